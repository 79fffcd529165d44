// A clock that is seen to run and gives no time away, whatever else is done.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, attribute, cell, choose, count, eventually, goTo, isKept, more, moves, play, spoken, text, useBrowser, visit } from './harness';

useBrowser();

const clock = (page: Page) => page.getByRole('timer').last(); // of the side below
const seconds = async (page: Page): Promise<number> => {
    const [minutes = 0, rest = 0] = ((await clock(page).textContent()) ?? '').split(':').map(Number);
    return 60 * minutes + rest;
};

/** A game of two people with a clock of its own, in which both have moved: time runs when the test lets it. */
async function begin(minutes: number, extra: number): Promise<Page> {
    const page = await visit({ path: '#/play/teeko' });
    await page.clock.install();
    await page.reload();
    await choose(page, 'person');
    await page.locator('summary').click();
    await page.getByLabel('Clock').selectOption('own');
    await page.getByLabel('Minutes').fill(String(minutes));
    await page.getByLabel('Seconds per move').fill(String(extra));
    await page.getByRole('button', { name: 'Start the game' }).click();
    for (const name of ['c3', 'd3']) await play(page, name);
    await moves(page).toEqual(['c3', 'd3']);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    return page;
}

test('the clock is seen to run', async () => {
    const page = await begin(2, 3);
    const before = await seconds(page);
    expect(before).toBeGreaterThan(100);
    await page.clock.runFor(10_000);
    await eventually(() => seconds(page)).toBeLessThanOrEqual(before - 9);
    await text(page.getByRole('timer').first()).toBe('2:00');
});

test('taking back, analysing, a new game and a reload give no time away', async () => {
    const page = await begin(2, 30);
    await page.clock.runFor(20_000);
    await eventually(() => seconds(page)).toBeLessThanOrEqual(100);
    await page.clock.resume();
    let left = await seconds(page);
    const noMore = async () => {
        await moves(page).toEqual(['c3', 'd3']);
        await page.getByRole('timer').last().waitFor();
        const now = await seconds(page);
        expect(now).toBeLessThanOrEqual(left);
        left = now;
    };
    await more(page);
    for (let i = 0; i < 3; i++) {
        await page.getByRole('button', { name: 'Undo' }).click();
        await moves(page).toEqual(['c3']);
        await page.getByRole('button', { name: 'Redo' }).click();
        await noMore();
    }
    await page.keyboard.press('a');
    await page.locator('.analysis').waitFor();
    await page.goBack();
    await noMore();
    await page.keyboard.press('n');
    await page.getByRole('link', { name: 'Go on: Two players' }).click();
    await noMore();
    await page.reload();
    await noMore();
    await page.clock.runFor(30_000);
    await eventually(() => seconds(page)).toBeLessThanOrEqual(left - 29);
});

test('little time is said in words', async () => {
    const page = await begin(1, 0);
    await page.clock.runFor(39_000);
    await eventually(async () => {
        await page.clock.runFor(500);
        return page.locator('[role=status].unseen').textContent();
    }).toMatch(/Low time: (20|19) seconds left/);
    await attribute(clock(page), 'class').toContain('short');
    await page.clock.runFor(9_500);
    await spoken(page).toContain('Low time: 10 seconds left');
});

test('a clock of one’s own is kept for the next game', async () => {
    const page = await visit({ path: '#/play/teeko' });
    await page.locator('summary').click();
    await page.getByLabel('Clock').selectOption('own');
    await page.getByLabel('Minutes').fill('7');
    await page.getByLabel('Seconds per move').fill('');
    await page.keyboard.type('4');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await text(clock(page)).toBe('7:00');
    await isKept(page, 'wishes.teeko', '7 min + 4 s');
    await goTo(page, '#/');
    await count(page.getByRole('timer')).toBe(0);
});

test('against the clock the next move may be chosen before its turn', async () => {
    const page = await visit({ path: '#/play/teeko' });
    await page.addInitScript(() => (Math.random = () => 0.42)); // so that the computer's move is known
    await page.clock.install();
    await page.reload();
    await page.getByRole('radio', { name: 'Level 1', exact: true }).check();
    await page.locator('summary').click();
    await page.getByLabel('Clock').selectOption('10 min + 5 s');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.seat').first().waitFor();
    const { move: reply } = ask('move', { game: 'teeko', start: '', moves: ['c3'], player: 'level1', seed: Math.floor(0.42 * 2 ** 31) });
    const ahead = reply === 'e1' ? 'e2' : 'e1';
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await cell(page, 'c3').click(); // the computer waits a little before it answers: now for ever
    await moves(page).toEqual(['c3']);
    await cell(page, 'b5').click();
    await text(page.locator('.premove')).toContain('Premove: b5');
    await page.keyboard.press('Escape');
    await text(page.locator('.refusal')).toBe('');
    await cell(page, ahead).click();
    await count(page.locator('.board .mark')).toBe(1);
    await eventually(async () => {
        await page.clock.runFor(100);
        return (await page.locator('.moves .move').allTextContents()).slice(0, 3);
    }).toEqual(['c3', reply, ahead]);
});
