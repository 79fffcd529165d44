// A game online on screens of all shapes: nothing covers what one needs to read, and no name of a button is cut off.
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { eventually, moves, useBrowser } from './harness';
import { begin, serve, useServers } from './online_harness';

useServers();
useBrowser();

/** What is covered, cut off or in the way of each other. */
function flaws(page: Page): Promise<string[]> {
    return page.evaluate(() => {
        const seen = (name: string) => [...document.querySelectorAll<HTMLElement>(name)].filter((each) => each.getClientRects().length > 0);
        const found: string[] = [];
        const isCovered = (each: HTMLElement) => {
            const { left, top, width, height } = each.getBoundingClientRect();
            const there = document.elementFromPoint(left + width / 2, top + height / 2);
            return !there || !(each.contains(there) || there.contains(each));
        };
        const notes = seen('.choice-note').length > 0 ? seen('.choice-note') : seen('.near .note');
        const moveList = innerWidth <= 320 && notes.length > 0 ? [] : seen('.moves .move'); // there the choice takes their place
        if (seen('.choices button').length > 0 && notes.length !== 1) found.push('nothing says what the choice does');
        for (const each of [...notes, ...seen('.choices button'), ...seen('.status .headline'), ...moveList]) if (isCovered(each)) found.push(`${each.textContent} is covered`);
        for (const each of notes) if (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1) found.push(`${each.textContent} is cut off`);
        const tips = seen('.actions .tip').map((tip) => {
            const range = document.createRange();
            range.selectNodeContents(tip.firstChild ?? tip);
            return { words: tip.textContent, box: range.getBoundingClientRect(), tip };
        });
        tips.forEach(({ words, box, tip }, i) => {
            const next = tips[i + 1]?.box;
            if (next && next.top < box.bottom && next.left < box.right) found.push(`${words} runs into the next`);
            if (getComputedStyle(tip).overflow === 'hidden' && tip.scrollWidth > tip.clientWidth + 1) found.push(`${words} is cut off`);
            if (box.right > innerWidth || box.left < 0) found.push(`${words} leaves the screen`);
        });
        for (const each of seen('.seat .clock, .seat .score')) if (each.getBoundingClientRect().right > innerWidth) found.push(`${each.textContent} leaves the screen`);
        return found;
    });
}

const screens = [[1440, 900], [1024, 768], [1280, 640], [390, 844], [320, 640], [844, 390]] as const;

test('nothing is covered or cut off in a game, whatever the screen, also while colours may be swapped', async () => {
    const [ana, ben] = await begin(await serve(), 'trike', { side: 'Black', clock: '3d' });
    await ben.evaluate(() => localStorage.setItem('quinta.settings', JSON.stringify({ language: 'pt', sound: false }))); // its words are longer
    await ben.reload();
    const everywhere = async () => {
        for (const [width, height] of screens) {
            await ben.setViewportSize({ width, height });
            await eventually(async () => [`${width} × ${height}`, ...(await flaws(ben))]).toEqual([`${width} × ${height}`]);
        }
    };
    await ana.locator('[data-cell=d3]').first().click();
    await ben.getByRole('button', { name: 'Trocar' }).waitFor();
    await everywhere();
    await ben.setViewportSize({ width: 1280, height: 800 });
    await ben.locator('[data-cell=d4]').first().click();
    await moves(ana).toEqual(['d3', 'd4']);
    await everywhere();
});
