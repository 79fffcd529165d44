// For everyone: axe on every page and theme, ARIA snapshots, sizes, languages, no motion.
import { expect, test } from 'vitest';
import { violations } from './axe';
import { base, begin, cell, games, moves, useBrowser, visit } from './harness';

useBrowser();

const themes = ['light', 'dark', 'contrast'];

test.each(themes)('axe finds nothing on any page in %s', async (theme) => {
    const page = await visit({ settings: { theme } });
    await page.locator('.game').last().waitFor();
    expect(await violations(page, theme)).toEqual([]);
    for (const path of ['#/settings', '#/nowhere', '#/play/chess', '#/play/trike', '#/play/taiji']) {
        await page.goto(base + path);
        await page.locator('h1').waitFor();
        if (/trike|taiji/.test(path)) await page.locator('details:not([open]) summary').click();
        expect(await violations(page, theme), path).toEqual([]);
    }
});

test.each(themes)('axe finds nothing in a game in %s', async (theme) => {
    const page = await visit({ settings: { theme } });
    for (const game of theme === 'light' ? games : ['teeko', 'stlts']) {
        await begin(page, game);
        await page.locator('[role=gridcell]:has(.possible)').first().click();
        expect(await violations(page, theme), game).toEqual([]);
    }
    await page.keyboard.press('?');
    expect(await violations(page, theme), 'help').toEqual([]);
});

test('the board is a grid that says what it holds', async () => {
    const page = await visit();
    await begin(page, 'neutreeko', 'person');
    const grid = await page.getByRole('grid').ariaSnapshot();
    expect(grid).toContain('grid "Board of Neutreeko"');
    expect(grid).toContain('gridcell "b1, Black, possible"');
    expect(grid).toContain('gridcell "a1, empty"');
    expect(grid.match(/- row\b/g)?.length).toBe(5);
});

test.each([320, 768, 1440])('nothing is cut off at %i pixels', async (width) => {
    const page = await visit({ viewport: { width, height: 720 } });
    await page.locator('.game').last().waitFor();
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await tooWide()).toBeLessThanOrEqual(0);
    for (const game of games) {
        await page.goto(`${base}#/play/${game}`);
        await page.locator('.start-button').waitFor();
        expect(await tooWide(), game).toBeLessThanOrEqual(0);
        await begin(page, game);
        expect(await tooWide(), game).toBeLessThanOrEqual(0);
        const box = await page.locator('.board svg').nth(1).boundingBox();
        expect(box!.width).toBeGreaterThan(Math.min(width, 600) * 0.5);
    }
});

test('every target is at least 24 pixels', async () => {
    const page = await visit({ viewport: { width: 320, height: 720 } });
    for (const path of ['', '#/settings', '#/play/stlts']) {
        await page.goto(base + path);
        await page.locator('h1').waitFor();
        const small = await page.locator('main :is(button, summary, select, .segments label, .switch, li a), nav a, nav button').evaluateAll((all) =>
            all.filter((each) => each.getClientRects().length > 0 && Math.min(each.getBoundingClientRect().height, each.getBoundingClientRect().width) < 24).map((each) => each.outerHTML),
        );
        expect(small).toEqual([]);
    }
    await begin(page, 'stlts');
    const size = await cell(page, 'a1').boundingBox();
    expect(size!.width).toBeGreaterThanOrEqual(24); // twelve cells and their numbers on 320 pixels
});

test('the page speaks Portuguese', async () => {
    const page = await visit({ path: '#/settings' });
    await page.getByRole('radio', { name: 'Português' }).check();
    await page.getByRole('heading', { name: 'Definições' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('pt');
    await page.reload();
    await page.getByRole('heading', { name: 'Definições' }).waitFor();
    await page.goto(`${base}#/play/teeko`);
    await page.getByRole('button', { name: 'Começar o jogo' }).click();
    expect(await cell(page, 'a1').getAttribute('aria-label')).toBe('a1, vazia, possível');
});

test('nothing moves when the reader wants no motion', async () => {
    const page = await visit({ reducedMotion: 'reduce' });
    await begin(page, 'neutreeko');
    await page.evaluate(() => {
        const counts = globalThis as unknown as { animated: number };
        counts.animated = 0;
        Element.prototype.animate = function () {
            counts.animated++;
            return {} as Animation;
        };
    });
    await cell(page, 'b1').click();
    await cell(page, 'b4').click();
    await expect.poll(() => moves(page)).toEqual(['b1-b4']);
    expect(await page.evaluate(() => (globalThis as unknown as { animated: number }).animated)).toBe(0);
});

test('settings are kept', async () => {
    const page = await visit({ path: '#/settings' });
    await page.getByRole('radio', { name: 'High contrast' }).check();
    await page.getByLabel('Coordinates at the board').uncheck();
    await page.reload();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('contrast');
    await page.goto(`${base}#/play/teeko`);
    await page.locator('.start-button').waitFor();
    await page.locator('.board svg').first().waitFor();
    expect(await page.locator('.coordinate').count()).toBe(0);
});
