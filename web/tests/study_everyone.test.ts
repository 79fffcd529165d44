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
