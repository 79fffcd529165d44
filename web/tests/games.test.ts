// Several games at once: what was begun is found again, in whatever way it began and in whatever tab it goes on.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, ask, begin, cell, choose, count, eventually, goTo, label, moves, play, text, texts, useBrowser, value, visit } from './harness';

useBrowser();

const startButton = (page: Page) => page.getByRole('button', { name: 'Start the game' });

test('a game from a link survives a reload', async () => {
    const page = await visit({ path: `#/play/trike?game=${encodeURIComponent('trike side=5')}` });
    await choose(page, 'person');
    await startButton(page).click();
    await play(page, 'c2');
    await moves(page).toEqual(['c2']);
    await page.reload();
    await moves(page).toEqual(['c2']);
    await count(page.getByRole('gridcell')).toBe(15);
});

test('a game from a position of the analysis survives a reload', async () => {
    const page = await visit({ path: '#/analysis/teeko/c3.c4' });
    await page.getByRole('link', { name: 'Play from here' }).click();
    await choose(page, 'person');
    await startButton(page).click();
    await play(page, 'd4');
    await page.reload();
    await moves(page).toEqual(['d4']);
    await label(cell(page, 'c3')).toContain('Black');
});

test('a new game leaves the last one unfinished, and both are found again', async () => {
    const page = await visit();
    await begin(page, 'teeko');
    await play(page, 'c3');
    const first = page.url();
    await page.keyboard.press('n');
    await startButton(page).click();
    await play(page, 'd4');
    await moves(page).toEqual(['d4']);
    await page.keyboard.press('n');
    const links = page.getByRole('link', { name: 'Go on: Two players' });
    await count(links).toBe(2);
    await links.last().click();
    await moves(page).toEqual(['c3']);
    await address(page).toBe(first);
    await goTo(page, '#/play/teeko'); // the one that was touched last
    await moves(page).toEqual(['d4']);
});

test('two tabs do not play one game: the older says so and may take it back', async () => {
    const page = await visit();
    await begin(page, 'teeko');
    await play(page, 'c3');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await moves(other).toEqual(['c3']);
    await text(page.getByRole('alert')).toBe('This game goes on in another tab');
    await play(other, 'd4');
    await page.getByRole('button', { name: 'Take it here' }).click();
    await moves(page).toEqual(['c3', 'd4']);
    await text(other.getByRole('alert')).toBe('This game goes on in another tab');
    await play(page, 'e5');
    await other.getByRole('button', { name: 'Take it here' }).click();
    await moves(other).toEqual(['c3', 'd4', 'e5']);
});

test('a full storage gives up old finished games, never the one at hand', async () => {
    const page = await visit();
    await begin(page, 'teeko');
    await play(page, 'c3');
    await page.evaluate(() => {
        const own = Object.keys(localStorage).find((name) => name.startsWith('quinta.game.'))!;
        const match = { ...JSON.parse(localStorage.getItem(own)!), over: true, result: '1-0' };
        const room = 'x'.repeat(400_000);
        try {
            for (let i = 0; i < 100; i++) localStorage.setItem(`quinta.done.old${i}`, JSON.stringify({ ...match, id: `old${i}`, changed: i, room }));
        } catch {
            for (let text = room; text.length > 0; text = text.slice(1 + text.length / 2)) {
                try {
                    localStorage.setItem(`filler${text.length}`, text);
                } catch {
                    // Smaller pieces fit.
                }
            }
        }
    });
    await play(page, 'd4');
    await page.reload();
    await moves(page).toEqual(['c3', 'd4']);
    await eventually(() => page.evaluate(() => [localStorage.getItem('quinta.done.old0'), localStorage.getItem('quinta.done.old5') !== null])).toEqual([null, true]);
});

test('rules and clock stay open, and an emptied number can be written anew', async () => {
    const page = await visit({ path: '#/play/trike' });
    await page.locator('summary').click();
    const side = page.locator('#option-side');
    const usual = await side.inputValue();
    await side.fill('5');
    await side.fill(usual);
    await eventually(() => page.locator('details').evaluate((details) => (details as HTMLDetailsElement).open)).toBe(true);
    await side.press('Control+a');
    await side.press('Delete');
    await page.keyboard.type('6');
    await value(side).toBe('6');
    await count(page.getByRole('gridcell')).toBe(21);
});

test('what was chosen survives a look at the rules', async () => {
    const page = await visit({ path: '#/play/trike' });
    await choose(page, 'person');
    await page.locator('summary').click();
    await page.locator('#option-side').fill('6');
    await page.locator('form').getByRole('link', { name: 'Rules' }).click();
    await page.locator('.rules').waitFor();
    await page.goBack();
    await value(page.locator('#option-side')).toBe('6');
    await eventually(() => page.getByRole('radio', { name: 'Two players, one screen' }).isChecked()).toBe(true);
});

/** Plays a game of one move and gives it up. */
async function resignOne(page: Page, game: string, opponent: string, move: string): Promise<void> {
    await goTo(page, `#/play/${game}/new`);
    await choose(page, opponent);
    await startButton(page).click();
    await cell(page, move).click();
    await count(page.locator('.moves .move')).toBeGreaterThan(0);
    await page.keyboard.press('x');
    await page.locator('dialog[open]').getByRole('button', { name: 'Resign' }).click();
    await page.locator('.status.over').waitFor();
}

test('finished games are kept, counted by opponent, filtered, and exported as one file', async () => {
    const page = await visit();
    await resignOne(page, 'teeko', 'Level 1', 'c3');
    await resignOne(page, 'teeko', 'Level 2', 'c3');
    await resignOne(page, 'trike', 'Level 1', 'd2');
    await goTo(page, '#/games');
    await texts(page.locator('.results tbody tr')).toEqual(['TeekoLevel 1001', 'TeekoLevel 2001', 'TrikeLevel 1001']);
    await count(page.locator('.archived')).toBe(3);
    await page.getByRole('combobox', { name: 'Game' }).selectOption('teeko');
    await count(page.locator('.archived')).toBe(2);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export these games' }).click()]);
    const file = readFileSync(await download.path(), 'utf8');
    const { records, error } = ask('read_records', { text: file });
    expect(error).toBeUndefined();
    expect(records.map((record) => Object.fromEntries(record.tags))).toMatchObject([
        { Game: 'teeko', Second: 'level2', Result: '0-1', Termination: 'resignation' },
        { Game: 'teeko', Second: 'level1', Result: '0-1', Termination: 'resignation' },
    ]);
    await page.getByRole('combobox', { name: 'Opponent' }).selectOption('level2');
    await page.getByRole('button', { name: 'Delete: Teeko: Level 2' }).click();
    await count(page.locator('.archived')).toBe(0);
    await page.getByRole('button', { name: 'Put it back' }).click();
    await page.locator('.archived .title').click();
    await page.locator('.status.over').waitFor();
    await text(page.locator('.status')).toContain('Black resigned');
});

test('the rules are one key away, and the game goes on', async () => {
    const page = await visit();
    await begin(page, 'stlts', 'Level 1');
    await page.keyboard.press('i');
    await page.locator('.rules-dialog .diagram [role=grid]').first().waitFor();
    await page.keyboard.press('Escape');
    await count(page.locator('.rules-dialog')).toBe(0); // with its boards
    await cell(page, 'c5').click();
    await page.keyboard.press('w');
    await moves(page).toHaveLength(2);
});
