// Analysis and learning for everyone: axe in every theme, sizes from 320 px, Portuguese.
import { expect, test } from 'vitest';
import { violations } from './axe';
import { base, cell, useBrowser, visit } from './harness';

useBrowser();

const pages = [
    '#/analysis',
    '#/analysis/teeko/c3.c4(b2).d4',
    '#/analysis/stlts',
    '#/analysis/trike/d2.d3',
    '#/analysis/taiji/d4,d5.e4,e5',
    '#/learn',
    '#/learn/teeko',
    '#/learn/teeko/goal',
    '#/rules/neutreeko',
    '#/rules/trike',
    '#/puzzles/teeko',
    '#/explorer/neutreeko',
];

test.each(['light', 'dark', 'contrast'])('axe finds nothing in %s', async (theme) => {
    const page = await visit({ settings: { theme } });
    for (const path of pages) {
        await page.goto(base + path);
        await page.locator('h1').first().waitFor();
        await page.locator('.board svg, .lesson-list a').first().waitFor({ timeout: 30_000 });
        expect(await violations(page, theme), path).toEqual([]);
    }
}, 240_000);

test.each(['light', 'dark', 'contrast'])('axe finds nothing while the engine thinks, in dialogs and in the editor in %s', async (theme) => {
    const page = await visit({ settings: { theme }, path: '#/analysis/neutreeko/b1-b4.b5-a4.c4-c3' });
    await page.getByRole('grid').waitFor();
    await page.keyboard.press('e');
    await page.keyboard.press('v');
    await page.locator('.lines li').first().waitFor();
    await page.locator('.values li').first().waitFor();
    expect(await violations(page, theme), 'engine').toEqual([]);
    await page.keyboard.press('g');
    await page.locator('.faults button').first().waitFor({ timeout: 30_000 });
    expect(await violations(page, theme), 'review').toEqual([]);
    await page.keyboard.press('o');
    await page.locator('dialog[open]').waitFor();
    expect(await violations(page, theme), 'records').toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('d');
    await page.locator('.palette button').first().waitFor();
    expect(await violations(page, theme), 'editor').toEqual([]);
});

test.each([320, 768, 1440])('nothing is wider than a screen of %i px', async (width) => {
    const page = await visit({ viewport: { width, height: 800 } });
    for (const path of pages) {
        await page.goto(base + path);
        await page.locator('h1').first().waitFor();
        await page.locator('.board svg, .lesson-list a').first().waitFor({ timeout: 30_000 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
    }
}, 120_000);

test('what can be pressed is at least 24 px large', async () => {
    const page = await visit({ viewport: { width: 320, height: 800 } });
    for (const path of pages) {
        await page.goto(base + path);
        await page.locator('.board svg, .lesson-list a').first().waitFor({ timeout: 30_000 });
        const small = await page.locator('button:visible, a:visible, select:visible').evaluateAll((all) =>
            all.filter((each) => each.isConnected && each.getBoundingClientRect().height < 24 && !each.closest('.top, .skip')).map((each) => each.outerHTML.slice(0, 120)),
        );
        expect(small, path).toEqual([]);
    }
}, 120_000);

test('moves and hints are spoken', async () => {
    const page = await visit({ path: '#/analysis/teeko' });
    await page.getByRole('grid').waitFor();
    await cell(page, 'c3').click();
    await expect.poll(() => page.locator('[role=status].unseen').textContent()).toContain('Played: c3. Red to move.');
});

test('everything is there in Portuguese', async () => {
    const page = await visit({ settings: { language: 'pt' }, path: '#/analysis/teeko/c3' });
    await page.getByRole('button', { name: 'Motor' }).waitFor();
    await page.getByRole('button', { name: 'Copiar ligação' }).waitFor();
    await page.goto(`${base}#/learn`);
    await page.getByText('Problemas').first().waitFor();
});
