// What is written can be read: nothing lies over it, is squeezed, or begins out of sight.
import type { Locator } from 'playwright-core';
import { test } from 'vitest';
import { begin, cell, eventually, useBrowser, visit } from './harness';

useBrowser();

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
