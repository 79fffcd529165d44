// What a study keeps: changes that can be undone, drawings, names; and what can be taken out of it.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, base, cell, count, eventually, isKept, more, play, texts, useBrowser, value, visit } from './harness';

useBrowser();

const tree = (page: Page) => texts(page.locator('.move-tree .move'));

async function analyse(path: string): Promise<Page> {
    const page = await visit({ path: `#/analysis/${path}` });
    await page.getByRole('grid').waitFor();
    return page;
}

test('changes of a study are undone and done again', async () => {
    const page = await analyse('teeko/c3.c4.d4');
    await page.keyboard.press('x');
    await page.locator('dialog[open]').getByRole('button', { name: 'Delete' }).click();
    await tree(page).toEqual(['c3', 'c4']);
    await play(page, 'e5');
    await tree(page).toEqual(['c3', 'c4', 'e5']);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await tree(page).toEqual(['c3', 'c4', 'd4']);
    await more(page);
    await page.getByRole('button', { name: 'Redo' }).click();
    await tree(page).toEqual(['c3', 'c4']);
});

async function dragRight(page: Page, from: string, to: string): Promise<void> {
    await cell(page, from).hover();
    await page.mouse.down({ button: 'right' });
    await cell(page, to).hover();
    await page.mouse.up({ button: 'right' });
}

test('arrows and circles are drawn by the right button, kept, and taken away', async () => {
    const page = await analyse('teeko/c3');
    await dragRight(page, 'a1', 'b3');
    await dragRight(page, 'e5', 'e5');
    await count(page.locator('.board .arrow.own')).toBe(1);
    await count(page.locator('.board .mark.own')).toBe(1);
    await tree(page).toEqual(['c3']);
    await isKept(page, 'analysis.teeko', '"from":"e5"');
    await address(page).toContain('drawn=1:a1b3,e5');
    await page.keyboard.press('o');
    await value(page.locator('dialog.records textarea')).toContain('1. c3 {[%csl Ge5] [%cal Ga1b3]}');
    await page.keyboard.press('Escape');
    const other = await visit({ path: page.url().slice(base.length) });
    await count(other.locator('.board .arrow.own')).toBe(1);
    await page.reload();
    await count(page.locator('.board .arrow.own')).toBe(1);
    await dragRight(page, 'a1', 'b3');
    await count(page.locator('.board .arrow.own')).toBe(0);
});

test('arrows and circles are drawn by touches, too', async () => {
    const page = await analyse('neutreeko');
    await page.getByRole('button', { name: 'Draw' }).click();
    for (const name of ['b1', 'b3', 'c2', 'c2']) await cell(page, name).click();
    await count(page.locator('.board .arrow.own')).toBe(1);
    await count(page.locator('.board .mark.own')).toBe(1);
    await page.getByRole('button', { name: 'Draw' }).click();
    await play(page, 'b1', 'b4');
    await tree(page).toEqual(['b1-b4']);
});

test('studies have names, change under them, and are found again', async () => {
    const page = await analyse('teeko/c3');
    const save = async (name: string) => {
        await page.getByRole('button', { name: 'Studies' }).click();
        await page.getByLabel('Name of this study').fill(name);
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await page.getByRole('dialog').getByRole('button', { name, exact: true }).waitFor();
        await page.getByRole('button', { name: 'Close' }).click();
        await count(page.getByRole('dialog')).toBe(0);
    };
    const open = async (name: string) => {
        await page.getByRole('button', { name: 'Studies' }).click();
        await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
        await count(page.getByRole('dialog')).toBe(0);
    };
    await save('Centre');
    await play(page, 'd4'); // kept under its name
    await more(page);
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await tree(page).toEqual([]);
    await play(page, 'a1');
    await save('Corner');
    await open('Centre');
    await tree(page).toEqual(['c3', 'd4']);
    await open('Corner');
    await tree(page).toEqual(['a1']);
    await page.reload();
    await page.getByRole('button', { name: 'Studies' }).click();
    await page.getByRole('button', { name: 'Delete: Centre' }).click();
    await texts(page.locator('.studies .found li > button:first-child')).toEqual(['Corner']);
});

test('values are saved for other programs', async () => {
    const page = await analyse('neutreeko');
    await page.getByRole('button', { name: 'Values' }).click();
    await count(page.locator('.values li')).toBe(14);
    await page.getByRole('button', { name: 'Share' }).click();
    const saved = async (kind: string) => {
        const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: `Save values as ${kind}` }).click()]);
        return { name: download.suggestedFilename(), words: readFileSync(await download.path(), 'utf8') };
    };
    const csv = await saved('CSV');
    expect(csv.name).toBe('neutreeko-values.csv');
    expect(csv.words.trim().split('\n')).toHaveLength(15);
    expect(csv.words).toMatch(/^b1-c1,draw,$/m);
    expect(JSON.parse((await saved('JSON')).words)).toMatchObject({ game: 'neutreeko', value: 'draw' });
});

test.each(['light', 'dark'])('a position goes out as a picture that needs nothing else, %s', async (theme) => {
    const page = await visit({ path: '#/analysis/stlts/c5+w.e5+b', settings: { theme } });
    await page.locator('[data-piece]').first().waitFor();
    await page.getByRole('button', { name: 'Share' }).click();
    const saved = async (kind: string) => {
        const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: `Picture as ${kind}` }).click()]);
        return readFileSync(await download.path());
    };
    const svg = (await saved('SVG')).toString();
    const used = [...svg.matchAll(/(?:href="|url\((?:&quot;)?)#([\w-]+)/g)].map((match) => match[1]!);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((id) => !svg.includes(`id="${id}"`))).toEqual([]);
    expect(svg).not.toMatch(/var\(--|class="|http:\/\/127/);
    const png = await saved('PNG');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(1000); // wide
    // It shows what the page shows: many colours, not one.
    const colours = await page.evaluate(async (data) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 60 });
        const context = canvas.getContext('2d')!;
        context.drawImage(image, 0, 0, 60, 60);
        return new Set(new Uint32Array(context.getImageData(0, 0, 60, 60).data.buffer)).size;
    }, png.toString('base64'));
    expect(colours).toBeGreaterThan(50);
});

test('a study is shared by the system, or its link is copied', async () => {
    const page = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.addInitScript(() => {
        const shared: unknown[] = ((globalThis as { shared?: unknown[] }).shared = []);
        Object.defineProperty(navigator, 'share', { value: async (what: unknown) => void shared.push(what), configurable: true });
    });
    await page.reload();
    await page.evaluate(() => void (location.hash = '#/analysis/teeko/c3.c4'));
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Share the link' }).click();
    await eventually(() => page.evaluate(() => JSON.stringify((globalThis as { shared?: unknown[] }).shared))).toContain('#/analysis/teeko/c3.c4');
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.getByRole('button', { name: 'Share the link' }).click();
    await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#/analysis/teeko/c3.c4');
});
