// What is written can be read: nothing lies over it, is squeezed, or begins out of sight.
import type { Locator, Page } from 'playwright-core';
import { test } from 'vitest';
import { attribute, begin, cell, count, eventually, goTo, headline, isOff, text, useBrowser, value, visit } from './harness';

useBrowser();

const screens = [
    { width: 1280, height: 800 },
    { width: 844, height: 390 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
];

const style = (of: Locator, name: 'stroke' | 'fill') => eventually(() => of.evaluate((element, key) => getComputedStyle(element)[key], name));

test('values of winning moves are written, not smeared', async () => {
    const page = await visit({ path: '#/analysis/teeko/c3.c4.d3.b3.d4.e1.d2.d5' });
    await page.getByRole('button', { name: 'Values' }).click();
    const values = page.locator('.board .badge.win text');
    await values.first().waitFor();
    for (const each of await values.all()) await style(each, 'stroke').toBe('none');
});

test('the way of a slide begins beside the piece, not on it', async () => {
    const page = await visit();
    await begin(page, 'neutreeko');
    await cell(page, 'b1').click();
    const begins = () =>
        page.evaluate(() => {
            const piece = document.querySelector('.board [data-piece="b1"]')!.getBoundingClientRect();
            const [x, y] = [(piece.left + piece.right) / 2, (piece.top + piece.bottom) / 2];
            const way = document.querySelector<SVGPathElement>('.board .slide')!;
            const to = way.getScreenCTM()!;
            const starts = [...way.getAttribute('d')!.matchAll(/M([-\d.]+),([-\d.]+)/g)].map(([, a, b]) => new DOMPoint(Number(a), Number(b)).matrixTransform(to));
            return Math.min(...starts.map((start) => Math.hypot(start.x - x, start.y - y))) / (piece.width / 2);
        });
    await eventually(begins).toBeGreaterThan(1);
});

/** How far a dialog's heading and its way out stand inside what is seen of it, and above what is written below. */
async function headIsInSight(page: Page, first: string): Promise<void> {
    const dialog = page.getByRole('dialog');
    await dialog.locator(first).first().waitFor();
    const wrong = () =>
        dialog.evaluate((element, below) => {
            const box = element.getBoundingClientRect();
            const [title, close] = [element.querySelector('h2')!, element.querySelector('button')!].map((each) => each.getBoundingClientRect());
            const text = element.querySelector(below)!;
            const { left, top } = text.getBoundingClientRect();
            return {
                scrolled: element.scrollTop,
                title: title!.top < box.top || title!.right > close!.left,
                close: close!.top < box.top || close!.right > box.right,
                covered: !text.contains(document.elementFromPoint(left + 4, top + 3)),
            };
        }, first);
    await eventually(wrong).toEqual({ scrolled: 0, title: false, close: false, covered: false });
}

test.each(screens)('the rules beside a game are wide enough to read at $width × $height', async (viewport) => {
    const page = await visit({ viewport });
    await begin(page, 'teeko');
    await page.keyboard.press('i');
    await headIsInSight(page, 'section h2');
    const narrowest = () => page.locator('.rules-dialog .prose').evaluateAll((all) => Math.min(...all.map((each) => each.getBoundingClientRect().width)));
    await eventually(narrowest).toBeGreaterThan(Math.min(viewport.width - 90, 300));
    await count(page.locator('.rules-dialog .diagram [role=grid]')).toBeGreaterThan(0);
});

test.each(screens)('the keys are shown from their heading on at $width × $height', async (viewport) => {
    const page = await visit({ viewport });
    await begin(page, 'teeko');
    await page.keyboard.press('?');
    await headIsInSight(page, '.keys dt');
});

test('an option that will not do says why, at its field and at the button', async () => {
    const page = await visit({ path: '#/play/trike/new' });
    await page.locator('summary').click();
    const side = page.locator('#option-side');
    await side.fill('99');
    const start = page.getByRole('button', { name: 'Start the game' });
    await text(page.locator('#option-side-wrong')).toBe('A whole number from 2 to 15, please.');
    await attribute(side, 'aria-invalid').toBe('true');
    await text(page.locator('.start-bar [role=alert]')).toBe('Points on a side: A whole number from 2 to 15, please.');
    await isOff(start).toBe(true);
    await side.fill('5');
    await count(page.locator('.wishes .error')).toBe(0);
    await isOff(start).toBe(false);
    await goTo(page, '#/play/teeko/new?game=teeko%20goals%3Dfoo');
    await text(page.locator('.start-bar [role=alert]')).toBe('What wins: There is no “foo”: choose standard, advanced.');
    await page.getByRole('radio', { name: 'Any square' }).check();
    await isOff(start).toBe(false);
});

test.each([screens[2]!, screens[3]!])('what the tabs of an analysis hold begins above the bar at $width × $height', async (viewport) => {
    const page = await visit({ viewport, path: '#/analysis/teeko/c3.c4.d3.b3.d4.e1.d2' });
    await page.getByRole('button', { name: 'Engine' }).click();
    await page.locator('.lines .line').first().waitFor();
    const seen = () =>
        page.evaluate(() => {
            const [walk, engine, bar] = ['.panel .walk', '.engine .row', '.actions.bar'].map((name) => document.querySelector(name)!.getBoundingClientRect());
            const below = document.querySelector(innerHeight > 700 ? '.move-tree .move' : '.lines li')!.getBoundingClientRect();
            const nested = [...document.querySelectorAll('.panel, .panel .tab-panel, .move-tree')].filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY));
            return { apart: walk!.right <= engine!.left + 1 || walk!.bottom <= engine!.top + 1, above: below.bottom <= bar!.top, nested: nested.length };
        });
    await eventually(seen).toEqual({ apart: true, above: true, nested: 0 });
});

test('a swap by the computer is written, and how a move goes on', async () => {
    const page = await visit();
    const swapped = { id: 'abc', begun: 1, changed: 2, line: { game: 'trike', start: '', moves: ['b1', 'swap'] }, ahead: [], seats: ['human', 'level4'], seed: 1, flipped: false };
    await page.evaluate((game) => localStorage.setItem('quinta.game.abc', JSON.stringify(game)), swapped);
    await goTo(page, '#/play/trike/abc');
    await text(page.locator('.status')).toContain('Level 4 swaps: you are White now.');
    await begin(page, 'neutreeko');
    await cell(page, 'b1').click();
    await text(headline(page)).toBe('Choose where b1 goes');
    await page.keyboard.press('Escape');
    await text(headline(page)).toBe('Black to move');
});

test('who wants no single keys sees none', async () => {
    const page = await visit({ settings: { letterKeys: false } });
    await begin(page, 'teeko');
    await count(page.locator(':is(button, a, label) kbd:visible')).toBe(0);
    await attribute(page.locator('.actions .tool').first(), 'aria-label').toBe('Undo');
    await page.keyboard.press('/');
    await value(page.locator('#typed-move')).toBe('');
});

test('all that can be done after a game is above the bar of a phone', async () => {
    const page = await visit({ viewport: { width: 390, height: 844 } });
    const almost = { id: 'abc', begun: 1, changed: 2, line: { game: 'teeko', start: '', moves: ['c2', 'a1', 'c3', 'a3', 'c4', 'e1'] }, ahead: [], seats: ['human', 'level4'], seed: 1, flipped: false };
    await page.evaluate((game) => localStorage.setItem('quinta.game.abc', JSON.stringify(game)), almost);
    await goTo(page, '#/play/teeko/abc');
    await cell(page, 'c5').click();
    await page.locator('.status.over').waitFor();
    const hidden = () =>
        page.evaluate(() => {
            const bar = document.querySelector('.actions.bar')!.getBoundingClientRect();
            return [...document.querySelectorAll('.status.over .buttons > *')].filter((each) => each.getBoundingClientRect().bottom > bar.top).map((each) => each.textContent);
        });
    await eventually(hidden).toEqual([]);
});

const wide = [[901, 740], [1240, 760], [1280, 800], [2560, 1440]] as const;

test.each(wide)('pins to choose from lie over nothing that is written below the board at %i × %i', async (width, height) => {
    for (const language of ['en', 'pt'])
        for (const clock of [undefined, { minutes: 10, seconds: 5, left: [600_000, 600_000], paid: 1 }]) {
            const page = await visit({ viewport: { width, height }, settings: { language } });
            const game = { id: 'abc', begun: 1, changed: 2, line: { game: 'stlts', start: '', moves: ['c5+w'] }, ahead: [], seats: ['level4', 'human'], seed: 1, flipped: false, ...(clock ? { clock } : {}) };
            await page.evaluate((stored) => localStorage.setItem('quinta.game.abc', JSON.stringify(stored)), game);
            await goTo(page, '#/play/stlts/abc');
            await cell(page, 'j5').click();
            await count(page.locator('.choices button')).toBe(2);
            await count(page.locator('.near .clock')).toBe(clock ? 1 : 0);
            const wrong = () =>
                page.evaluate(() => {
                    const box = (each: Element) => each.getBoundingClientRect();
                    const [near, choices] = [document.querySelector('.near .seat')!, document.querySelector('.choices')!];
                    const seat = box(near);
                    const pins = box(choices);
                    const below = [...near.querySelectorAll('.name, .note, .clock, .piece-icon')].filter((each) => each.checkVisibility({ visibilityProperty: true }) && box(each).right > pins.left && box(each).left < pins.right);
                    return { covered: below.map((each) => each.className), outside: pins.left < seat.left || pins.right > seat.right + 1 || pins.bottom > seat.bottom + 1 };
                });
            await eventually(wrong).toEqual({ covered: [], outside: false });
        }
});
