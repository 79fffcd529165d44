// For everyone: axe on every page and theme, ARIA snapshots, sizes, languages, no motion.
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { expectNoViolations } from './axe';
import { attribute, begin, cell, count, eventually, games, goTo, isKept, label, moves, useBrowser, visit } from './harness';

useBrowser();

const themes = ['light', 'dark', 'contrast'];

test.each(themes)('axe finds nothing on any page in %s', async (theme) => {
    const page = await visit({ settings: { theme } });
    await page.locator('.game .board').last().waitFor();
    await expectNoViolations(page, theme, 'start');
    for (const path of ['#/settings', '#/games', '#/nowhere', '#/play/chess', '#/play/trike', '#/play/taiji']) {
        await goTo(page, path);
        await page.locator('h1').waitFor();
        if (/trike|taiji/.test(path)) {
            await page.locator('.setup .slab').waitFor();
            await page.locator('details:not([open]) summary').click();
        }
        await expectNoViolations(page, theme, path);
    }
});

test.each(themes)('axe finds nothing in a game in %s', async (theme) => {
    const page = await visit({ settings: { theme } });
    for (const game of theme === 'light' ? games : ['teeko', 'stlts']) {
        await begin(page, game);
        await page.locator('[role=gridcell]:has(.possible)').first().click();
        await expectNoViolations(page, theme, game);
    }
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await expectNoViolations(page, theme, 'help');
});

test('the board is a grid that says what it holds', async () => {
    const page = await visit();
    await begin(page, 'neutreeko', 'person');
    const grid = () => page.getByRole('grid').ariaSnapshot();
    await eventually(grid).toContain('grid "Board of Neutreeko"');
    await eventually(grid).toContain('gridcell "b1, Black, possible"');
    await eventually(grid).toContain('gridcell "a1, empty"');
    await eventually(async () => (await grid()).match(/- row\b/g)?.length).toBe(5);
});

test.each([320, 768, 1440])('nothing is cut off at %i pixels', async (width) => {
    const page = await visit({ viewport: { width, height: 720 } });
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await page.locator('.game .board').last().waitFor();
    await eventually(tooWide).toBeLessThanOrEqual(0);
    for (const game of games) {
        await goTo(page, `#/play/${game}`);
        await page.locator('.setup .slab').waitFor();
        await eventually(tooWide).toBeLessThanOrEqual(0);
        await begin(page, game);
        await eventually(tooWide).toBeLessThanOrEqual(0);
        await eventually(async () => (await page.getByRole('grid').boundingBox())?.width).toBeGreaterThan(Math.min(width, 600) * 0.5);
    }
});

test.each([
    ['en', 320],
    ['en', 390],
    ['pt', 320],
    ['pt', 390],
])('the names in the bar of a phone have room, in %s at %i pixels', async (language, width) => {
    const page = await visit({ viewport: { width, height: 844 }, settings: { language } });
    await page.locator('.top nav a').last().waitFor();
    const rooms = () =>
        page.evaluate(() => {
            const edges = [...document.querySelectorAll('.top nav a span')].flatMap((name) => {
                const { left, right } = name.getBoundingClientRect();
                return [left, right];
            });
            const all = [0, ...edges, innerWidth];
            return Math.min(...all.flatMap((x, i) => (i % 2 === 1 ? [x - all[i - 1]!] : [])));
        });
    await eventually(rooms).toBeGreaterThanOrEqual(1.5);
});

const pressed = 'main :is(button, summary, select, .segments label, .switch, li a), nav a, nav button';
const tooSmall = (page: Page) => () =>
    page.locator(pressed).evaluateAll((all) => {
        const size = (each: Element) => Math.min(each.getBoundingClientRect().height, each.getBoundingClientRect().width);
        return all.filter((each) => each.getClientRects().length > 0 && size(each) < 24).map((each) => each.outerHTML);
    });

test('every target is at least 24 pixels', async () => {
    const page = await visit({ viewport: { width: 320, height: 720 } });
    for (const [path, shown] of [['#/', '.game .board'], ['#/settings', '.switch'], ['#/play/stlts', '.setup .slab']] as const) {
        await goTo(page, path);
        await page.locator(shown).last().waitFor();
        await eventually(tooSmall(page)).toEqual([]);
    }
    await begin(page, 'stlts');
    // Twelve cells and their numbers on 320 pixels.
    await eventually(async () => (await cell(page, 'a1').boundingBox())?.width).toBeGreaterThanOrEqual(24);
});

test('the page speaks Portuguese', async () => {
    const page = await visit({ path: '#/settings' });
    await page.getByRole('radio', { name: 'Português' }).check();
    await page.getByRole('heading', { name: 'Definições' }).waitFor();
    await attribute(page.locator('html'), 'lang').toBe('pt');
    await page.reload();
    await page.getByRole('heading', { name: 'Definições' }).waitFor();
    await goTo(page, '#/play/teeko');
    await page.getByRole('button', { name: 'Começar o jogo' }).click();
    await label(cell(page, 'a1')).toBe('a1, vazia, possível');
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
    await moves(page).toEqual(['b1-b4']);
    await label(cell(page, 'b4')).toContain('last move'); // the board has been drawn
    await eventually(() => page.evaluate(() => (globalThis as unknown as { animated: number }).animated)).toBe(0);
});

test('settings are kept', async () => {
    const page = await visit({ path: '#/settings' });
    await page.getByRole('radio', { name: 'High contrast' }).check();
    await page.getByLabel('Coordinates at the board').uncheck();
    await isKept(page, 'settings', '"coordinates":false');
    await page.reload();
    await attribute(page.locator('html'), 'data-theme').toBe('contrast');
    await goTo(page, '#/play/teeko');
    await page.locator('.setup .slab').waitFor();
    await count(page.locator('.coordinate')).toBe(0);
});
