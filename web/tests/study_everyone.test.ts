// Analysis and learning for everyone: axe in every theme, sizes from 320 px, Portuguese.
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { expectNoViolations } from './axe';
import { count, eventually, goTo, play, spoken, useBrowser, visit } from './harness';

useBrowser();

/** The pages, and what is there when all is there. */
const pages: [string, string][] = [
    ['#/analysis', '.game:last-child .board'],
    ['#/analysis/teeko/c3.c4(b2).d4', '[role=grid]'],
    ['#/analysis/stlts', '[role=grid]'],
    ['#/analysis/trike/d2.d3', '[role=grid]'],
    ['#/analysis/taiji/d4,d5.e4,e5', '[role=grid]'],
    ['#/learn', '.subject:last-child .board'],
    ['#/welcome', '[role=grid]'],
    ['#/learn/teeko', '.lesson-list a'],
    ['#/learn/teeko/goal', '[role=grid]'],
    ['#/rules/neutreeko', '.diagram [role=grid]'],
    ['#/rules/trike', '.diagram [role=grid]'],
    ['#/rules/stlts', '.diagram [role=grid]'],
    ['#/puzzles/teeko', '[role=grid]'],
    ['#/explorer/neutreeko', '.values li'],
];

async function open(page: Page, path: string, shown: string): Promise<void> {
    await goTo(page, path);
    await page.locator(shown).first().waitFor();
}

test.each(['light', 'dark', 'contrast'])('axe finds nothing in %s', async (theme) => {
    const page = await visit({ settings: { theme } });
    for (const [path, shown] of pages) {
        await open(page, path, shown);
        await expectNoViolations(page, theme, path);
    }
});

test.each(['light', 'dark', 'contrast'])('axe finds nothing while the engine thinks, in dialogs and in the editor in %s', async (theme) => {
    const page = await visit({ settings: { theme }, path: '#/analysis/neutreeko/b1-b4.b5-a4.c4-c3' });
    await page.getByRole('grid').waitFor();
    await page.keyboard.press('e');
    await page.keyboard.press('v');
    await page.locator('.lines li').first().waitFor();
    await page.locator('.values li').first().waitFor();
    await expectNoViolations(page, theme, 'engine');
    await page.keyboard.press('g');
    await page.locator('.faults button').first().waitFor();
    await expectNoViolations(page, theme, 'review');
    await page.keyboard.press('o');
    await page.getByRole('dialog').waitFor();
    await expectNoViolations(page, theme, 'records');
    await page.keyboard.press('Escape');
    await count(page.getByRole('dialog')).toBe(0);
    await page.keyboard.press('d');
    await page.locator('.palette button[aria-pressed=true]').waitFor();
    await expectNoViolations(page, theme, 'editor');
});

test.each([320, 390, 768, 1440])('nothing is wider than a screen of %i px', async (width) => {
    const page = await visit({ viewport: { width, height: 800 } });
    for (const [path, shown] of pages) {
        await open(page, path, shown);
        await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
});

const tooSmall = (page: Page) => () =>
    page.locator('button:visible, a:visible, select:visible').evaluateAll((all) => {
        const counts = (each: Element) => each.isConnected && !each.closest('.top, .skip');
        return all.filter((each) => counts(each) && each.getBoundingClientRect().height < 24).map((each) => each.outerHTML.slice(0, 120));
    });

/** Controls that are partly hidden by what they stand in, and names of tools that do not fit. */
const cutOff = (page: Page) => () =>
    page.evaluate(() => {
        const isCut = (element: Element) => {
            const { left, right } = element.getBoundingClientRect();
            for (let box = element.parentElement; box; box = box.parentElement) {
                const { overflowX } = getComputedStyle(box);
                if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth) return false; // it can be brought into view
                const around = box.getBoundingClientRect();
                if (overflowX !== 'visible' && (left < around.left - 1 || right > around.right + 1)) return true;
            }
            return right > innerWidth + 1;
        };
        const seen = (element: Element) => element.getClientRects().length > 0;
        const controls = [...document.querySelectorAll('.stage :is(button, select, input, a.button), .bar .tip')].filter(seen);
        const isNarrow = (words: Element) => {
            const range = document.createRange();
            range.selectNodeContents(words.firstChild!);
            const [written, box] = [range.getBoundingClientRect(), words.closest('.tool')!.getBoundingClientRect()];
            return words.scrollWidth > words.clientWidth + 1 || written.left < box.left || written.right > box.right;
        };
        const tips = controls.filter((each) => each.matches('.tip') && isNarrow(each));
        return [...controls.filter(isCut), ...tips].map((each) => each.outerHTML);
    });

const screens = [
    [320, 640],
    [390, 844],
    [844, 390],
    [1024, 768],
    [1280, 800],
    [1440, 900],
];

test.each(screens.flatMap(([width = 0, height = 0]) => ['en', 'pt'].map((language) => ({ width, height, language }))))(
    'no control is cut off beside a board at $width × $height ($language)',
    async ({ width, height, language }) => {
        const page = await visit({ viewport: { width, height }, settings: { language }, path: '#/analysis/teeko/c3.b3.c4.d3.c2.c1.d4' });
        const everyTool = async () => {
            await page.getByRole('button', { name: language === 'pt' ? 'Mais' : 'More', exact: true }).click();
            await page.locator('.more .tool').first().waitFor();
            await eventually(cutOff(page)).toEqual([]);
        };
        await page.getByRole('button', { name: language === 'pt' ? 'Motor' : 'Engine' }).click();
        await page.locator('.lines .line').first().waitFor();
        await eventually(cutOff(page)).toEqual([]);
        await everyTool();
        await goTo(page, '#/play/teeko');
        await page.locator('.start-button').click();
        await page.locator('.moves-panel').waitFor();
        await everyTool();
        await open(page, '#/explorer/neutreeko', '.values li');
        await everyTool();
        await open(page, '#/puzzles/stlts', '[role=grid]');
        await eventually(cutOff(page)).toEqual([]);
    },
);

test('what can be pressed is at least 24 px large', async () => {
    const page = await visit({ viewport: { width: 320, height: 800 } });
    for (const [path, shown] of pages) {
        await open(page, path, shown);
        await eventually(tooSmall(page)).toEqual([]);
    }
});

test('moves and hints are spoken', async () => {
    const page = await visit({ path: '#/analysis/teeko' });
    await play(page, 'c3');
    await spoken(page).toContain('Black plays c3. Red to move.');
});

test('everything is there in Portuguese', async () => {
    const page = await visit({ settings: { language: 'pt' }, path: '#/analysis/teeko/c3' });
    await page.getByRole('button', { name: 'Motor' }).waitFor();
    await page.getByRole('button', { name: 'Partilhar' }).waitFor();
    await goTo(page, '#/learn');
    await page.getByText('Problemas').first().waitFor();
});
