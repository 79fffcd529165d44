// What is written can be read: nothing lies over it, is squeezed, or begins out of sight.
import type { Locator, Page } from 'playwright-core';
import { test } from 'vitest';
import { begin, cell, count, eventually, useBrowser, visit } from './harness';

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
