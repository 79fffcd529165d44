import type { Locator, Page } from 'playwright-core';
import { test } from 'vitest';
import { begin, count, eventually, games, headline, label, moves, play, played, playScript, scripts, spoken, text, useBrowser, visit } from './harness';

useBrowser();

const focused = (page: Page): Promise<string | undefined> =>
    page.evaluate(() => (document.activeElement as HTMLElement | SVGElement | null)?.dataset.cell);

/** Tab until the focus is where it should be: no other way in. */
async function tabTo(page: Page, css: string): Promise<void> {
    await page.locator(css).first().waitFor();
    for (let i = 0; i < 60; i++) {
        if (await page.evaluate((there) => !!document.activeElement?.matches(there), css)) return;
        await page.keyboard.press('Tab');
    }
    throw new Error('Tab does not lead there');
}

/** Arrow keys over the board, as an eye would go: rows first. */
async function walkTo(page: Page, target: Locator): Promise<void> {
    for (let i = 0; i < 60; i++) {
        const [dx, dy] = await target.evaluate((element) => {
            const [wanted, here] = [element.getBoundingClientRect(), document.activeElement!.getBoundingClientRect()];
            return [wanted.x - here.x, wanted.y - here.y] as const;
        });
        if (Math.abs(dx) < 3 && Math.abs(dy) < 3) return;
        const key = Math.abs(dy) >= 3 ? (dy > 0 ? 'ArrowDown' : 'ArrowUp') : dx > 0 ? 'ArrowRight' : 'ArrowLeft';
        await page.keyboard.press(key);
    }
    throw new Error(`the arrow keys do not lead to ${await target.getAttribute('data-cell')}`);
}

async function press(page: Page, target: Locator): Promise<void> {
    const name = await target.getAttribute('data-cell');
    if (name === null) return page.keyboard.press(((await target.locator('kbd').textContent()) ?? '').toLowerCase());
    if ((await focused(page)) === undefined) await tabTo(page, '[data-cell]');
    await walkTo(page, target);
    await page.keyboard.press('Enter');
}

test.each(games)('a whole game of %s by keyboard alone', async (game) => {
    const script = scripts[game]!;
    const options = Object.entries(script.options).map(([name, value]) => `${name}=${value}`);
    const page = await visit({ path: `#/play/${game}?game=${encodeURIComponent([game, ...options].join(' '))}` });
    await page.locator('.setup .slab').waitFor();
    await tabTo(page, 'input[name=mode]');
    await page.keyboard.press('ArrowRight'); // a person here
    await tabTo(page, '.start-button');
    await page.keyboard.press('Enter');
    await page.locator('.seat').first().waitFor();
    await playScript(page, script, (target) => press(page, target));
    await page.keyboard.press('m');
    await moves(page).toEqual([]);
});

test('from the start page to a move without a mouse', async () => {
    const page = await visit();
    await page.locator('.game').last().waitFor();
    await tabTo(page, 'a[href$="teeko"]');
    await page.keyboard.press('Enter');
    await page.locator('.start-button').waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await tabTo(page, '.start-button');
    await page.keyboard.press('Enter');
    await page.locator('.seat').first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('c3');
    await page.keyboard.press('Enter');
    await count(played(page)).toBe(2);
});

test('moves, results and cells are spoken', async () => {
    const page = await visit();
    await begin(page, 'teeko');
    await play(page, 'c2');
    await spoken(page).toBe('Black plays c2. Red to move.');
    for (const name of ['a1', 'c3', 'a3', 'c4', 'e1', 'c5']) await play(page, name);
    await spoken(page).toBe('Black plays c5. Black wins. Black has four in a line.');
    await label(page.locator('[data-cell=c3]')).toBe('c3, Black, decides the game');
    await label(page.locator('[data-cell=b1]')).toBe('b1, empty');
});

test('the board is one stop for Tab, and it is the last cell visited', async () => {
    const page = await visit({ path: '#/play/stlts' });
    await page.locator('.setup .slab').waitFor();
    await tabTo(page, '[data-cell]');
    const first = await focused(page);
    await page.keyboard.press('ArrowRight');
    await eventually(() => focused(page)).not.toBe(first);
    const stop = await focused(page);
    await page.keyboard.press('Tab');
    await eventually(() => focused(page)).toBeUndefined();
    await page.keyboard.press('Shift+Tab');
    await eventually(() => focused(page)).toBe(stop);
});

test('the help lists the keys, Escape closes it', async () => {
    const page = await visit();
    await page.locator('.game').last().waitFor();
    await page.keyboard.press('?');
    await text(page.getByRole('dialog')).toContain('Walk over the board');
    await page.keyboard.press('Escape');
    await count(page.getByRole('dialog')).toBe(0);
});

test('Escape lets go of a chosen piece', async () => {
    const page = await visit({ path: '#/play/neutreeko' });
    await page.locator('.start-button').click();
    await page.locator('.seat').first().waitFor();
    await page.locator('[data-cell=b1]').click();
    await count(page.locator('[aria-selected=true]')).toBe(1);
    await page.keyboard.press('Escape');
    await count(page.locator('[aria-selected=true]')).toBe(0);
    await text(headline(page)).toContain('Your turn');
});
