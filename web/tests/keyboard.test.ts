import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { base, games, headline, moves, playScript, scripts, useBrowser, visit } from './harness';

useBrowser();

const focused = (page: Page): Promise<string | undefined> =>
    page.evaluate(() => (document.activeElement as HTMLElement | SVGElement | null)?.dataset.cell);

/** Tab until the focus is where it should be: no other way in. */
async function tabTo(page: Page, there: (page: Page) => Promise<boolean>): Promise<void> {
    for (let i = 0; i < 60; i++) {
        if (await there(page)) return;
        await page.keyboard.press('Tab');
    }
    throw new Error('Tab does not lead there');
}

const has = (selector: string) => (page: Page) => page.evaluate((css) => !!document.activeElement?.matches(css), selector);

/** Arrow keys over the board, as an eye would go: rows first. */
async function walkTo(page: Page, target: Locator): Promise<void> {
    const wanted = (await target.boundingBox())!;
    for (let i = 0; i < 60; i++) {
        const here = await page.evaluate(() => {
            const box = document.activeElement!.getBoundingClientRect();
            return { x: box.x, y: box.y };
        });
        const [dx, dy] = [wanted.x - here.x, wanted.y - here.y];
        if (Math.abs(dx) < 3 && Math.abs(dy) < 3) return;
        const key = Math.abs(dy) >= 3 ? (dy > 0 ? 'ArrowDown' : 'ArrowUp') : dx > 0 ? 'ArrowRight' : 'ArrowLeft';
        await page.keyboard.press(key);
    }
    throw new Error(`the arrow keys do not lead to ${await target.getAttribute('data-cell')}`);
}

async function press(page: Page, target: Locator): Promise<void> {
    const name = await target.getAttribute('data-cell');
    if (name === null) return page.keyboard.press(((await target.locator('kbd').textContent()) ?? '').toLowerCase());
    if ((await focused(page)) === undefined) await tabTo(page, has('[data-cell]'));
    await walkTo(page, target);
    await page.keyboard.press('Enter');
}

test.each(games)('a whole game of %s by keyboard alone', async (game) => {
    const page = await visit();
    const script = scripts[game]!;
    const options = Object.entries(script.options).map(([name, value]) => `${name}=${value}`);
    await page.goto(`${base}#/play/${game}?game=${encodeURIComponent([game, ...options].join(' '))}`);
    await page.locator('.setup .slab').waitFor();
    await tabTo(page, has('input[name=mode]'));
    await page.keyboard.press('ArrowRight'); // a person here
    await tabTo(page, has('.start-button'));
    await page.keyboard.press('Enter');
    await page.locator('.seat').first().waitFor();
    await playScript(page, script, (target) => press(page, target));
    await page.keyboard.press('m');
    await expect.poll(() => moves(page)).toEqual([]);
});

test('from the start page to a move without a mouse', async () => {
    const page = await visit();
    await page.locator('.game').last().waitFor();
    await tabTo(page, has('a[href$="teeko"]'));
    await page.keyboard.press('Enter');
    await page.locator('.start-button').waitFor();
    await tabTo(page, has('.start-button'));
    await page.keyboard.press('Enter');
    await page.locator('.seat').first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('c3');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await moves(page)).length).toBe(2);
});

test('moves, results and cells are spoken', async () => {
    const page = await visit();
    await page.goto(`${base}#/play/teeko`);
    await page.getByRole('radio', { name: 'Person here' }).check();
    await page.locator('.start-button').click();
    const spoken = () => page.locator('[role=status]').textContent();
    await page.locator('[data-cell=c2]').click();
    await expect.poll(spoken).toBe('Played: c2. Red to move.');
    for (const name of ['a1', 'c3', 'a3', 'c4', 'e1', 'c5']) {
        await page.locator(`[data-cell=${name}]`).click();
        await expect.poll(() => moves(page)).toContain(name);
    }
    await expect.poll(spoken).toBe('Played: c5. Black wins. Black has four in a line.');
    expect(await page.locator('[data-cell=c3]').getAttribute('aria-label')).toBe('c3, Black, decides the game');
    expect(await page.locator('[data-cell=b1]').getAttribute('aria-label')).toBe('b1, empty');
});

test('the board is one stop for Tab, and it is the last cell visited', async () => {
    const page = await visit({ path: '#/play/stlts' });
    await page.locator('.setup .slab').waitFor();
    await tabTo(page, has('[data-cell]'));
    await page.keyboard.press('ArrowRight');
    const stop = await focused(page);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBeUndefined();
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe(stop);
});

test('the help lists the keys, Escape closes it', async () => {
    const page = await visit();
    await page.locator('.game').last().waitFor();
    await page.keyboard.press('?');
    expect(await page.getByRole('dialog').textContent()).toContain('Walk over the board');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').isVisible()).toBe(false);
});

test('Escape lets go of a chosen piece', async () => {
    const page = await visit();
    await page.goto(`${base}#/play/neutreeko`);
    await page.locator('.start-button').click();
    await page.locator('[data-cell=b1]').click();
    expect(await page.locator('[aria-selected=true]').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await page.locator('[aria-selected=true]').count()).toBe(0);
    expect(await headline(page).textContent()).toContain('Your turn');
});
