// What the page may cost and how it keeps still: bytes of a first load, layout shift, and the board's place.
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atRest, base, begin, eventually, goTo, useBrowser, visit } from './harness';

useBrowser();

const sizes = [[390, 844], [844, 390], [1440, 900], [2560, 1440]] as const;
const at = ([width, height]: readonly [number, number]) => ({ viewport: { width, height } });

/** As the server sends it. */
function compressed(path: string): number {
    const file = readFileSync(new URL(`../dist/${path || 'index.html'}`, import.meta.url));
    return brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

test('a first load is at most 350 KB with the font', async () => {
    const page = await visit({ serviceWorkers: 'block' });
    await atRest(page);
    const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await eventually(async () => (await loaded()).some((name) => name.endsWith('.woff2'))).toBe(true);
    const names = new Set((await loaded()).filter((name) => name.startsWith(base)).map((name) => name.slice(base.length).replace(/[#?].*/, '')));
    for (const name of ['', 'quinta.wasm']) names.add(name); // the page itself; a worker fetches the core
    const bytes = [...names].reduce((sum, path) => sum + compressed(path), 0);
    expect(bytes).toBeLessThanOrEqual(350 * 1024);
});

/** Everything that moved without being asked to. */
async function watchShifts(page: Page): Promise<void> {
    await page.addInitScript(() => {
        const seen = ((globalThis as unknown as { shifts: string[] }).shifts = []) as string[];
        new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[])
                seen.push(`${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => node?.className ?? '').join(' | ')}`);
        }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.reload();
}

const shifts = (page: Page) => eventually(() => page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts));

test.each(sizes)('nothing shifts while a page appears at %i × %i', async (...size) => {
    for (const [path, shown] of [['#/', '.game .board'], ['#/play/teeko/new', '.setup .slab'], ['#/analysis/taiji', '.analysis .slab'], ['#/puzzles/neutreeko', '.puzzle .slab']] as const) {
        const page = await visit({ ...at(size), path });
        await watchShifts(page);
        await page.locator(shown).last().waitFor();
        await page.evaluate(() => document.fonts.ready);
        await shifts(page).toEqual([]);
    }
});

const boardBox = (page: Page, shown: string) => async () => {
    const box = await page.locator(`${shown} .board > svg`).boundingBox();
    return box && [box.x, box.y, box.width, box.height].map(Math.round);
};

test.each(sizes)('the board is large and in sight at %i × %i', async (width, height) => {
    const page = await visit(at([width, height]));
    for (const game of ['stlts', 'trike']) {
        await begin(page, game);
        const inSight = async () => {
            const [x = -1, y = -1, w = 0, h = 0] = (await boardBox(page, '.play')()) ?? [];
            return x >= 0 && y >= 0 && x + w <= width && y + h <= height && Math.min(w, h) >= 0.75 * Math.min(width, height);
        };
        await eventually(inSight).toBe(true);
        await eventually(() => page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    }
});

test.each([[1440, 900], [2560, 1440], [1366, 650]] as const)('the board stays where it is from set-up to game to puzzle at %i × %i', async (...size) => {
    const page = await visit({ ...at(size), path: '#/play/neutreeko/new' });
    await page.locator('.setup .slab').waitFor();
    const place = await boardBox(page, '.setup')();
    await begin(page, 'neutreeko');
    await eventually(boardBox(page, '.play')).toEqual(place);
    await goTo(page, '#/puzzles/neutreeko');
    await eventually(boardBox(page, '.puzzle')).toEqual(place);
});
