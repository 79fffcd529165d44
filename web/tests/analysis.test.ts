import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { base, begin, cell, useBrowser, visit } from './harness';

useBrowser();

const tree = (page: Page): Promise<string[]> => page.locator('.move-tree .move').allTextContents();
const here = (page: Page) => page.locator('.move-tree [aria-current=step]');

async function analyse(path: string, options = {}): Promise<Page> {
    const page = await visit({ path: `#/analysis/${path}`, ...options });
    await page.getByRole('grid').waitFor();
    return page;
}

test('both sides are moved, and what is tried becomes a variation that stays', async () => {
    const page = await analyse('neutreeko');
    await cell(page, 'b1').click();
    await cell(page, 'b4').click();
    await cell(page, 'b5').click();
    await cell(page, 'a4').click();
    await expect.poll(() => tree(page)).toEqual(['b1-b4', 'b5-a4']);
    await page.keyboard.press('j');
    await cell(page, 'd5').click();
    await cell(page, 'd2').click();
    await expect.poll(() => tree(page)).toEqual(['b1-b4', 'b5-a4', 'd5-d2']);
    expect(await page.locator('.variation').count()).toBe(1);
    await page.keyboard.press('m');
    await expect.poll(() => tree(page)).toEqual(['b1-b4', 'd5-d2', 'b5-a4']);
});

test('the keyboard walks through the game', async () => {
    const page = await analyse('teeko/c3.c4.d4.d3(b2.a1)');
    await expect.poll(() => here(page).textContent()).toBe('d3');
    await page.locator('h1').first().evaluate((element) => (element.ownerDocument.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => here(page).textContent()).toBe('d4');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => here(page).count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => here(page).textContent()).toBe('c3');
    await page.keyboard.press('End');
    await expect.poll(() => here(page).textContent()).toBe('d3');
    await page.keyboard.press('y');
    await expect.poll(() => here(page).textContent()).toBe('b2');
});

test('only an explicit command deletes', async () => {
    const page = await analyse('teeko/c3.c4.d4');
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    expect(await tree(page)).toEqual(['c3', 'c4', 'd4']);
    await page.keyboard.press('x');
    await page.locator('dialog[open]').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => tree(page)).toEqual(['c3', 'c4']);
});

test('a study survives a reload with its variations and comments', async () => {
    const page = await analyse('teeko/c3.c4(b2).d4?at=1');
    await page.getByLabel('Comment on this move').fill('the centre');
    await page.getByLabel('Comment on this move').blur();
    await page.waitForTimeout(400);
    await page.reload();
    await expect.poll(() => page.locator('.move-tree .comment').textContent()).toContain('the centre');
    expect(await tree(page)).toEqual(['c3', 'c4', 'b2', 'd4']);
    expect(await here(page).textContent()).toBe('c3');
});

test('the link in the address opens the same study elsewhere', async () => {
    const page = await analyse('trike?side=5');
    await cell(page, 'c2').click();
    await cell(page, 'd3').click();
    await expect.poll(() => page.url()).toContain('#/analysis/trike/c2.d3?side=5');
    const other = await visit({ path: page.url().slice(base.length) });
    await expect.poll(() => tree(other)).toEqual(['c2', 'd3']);
});

test('link and position are copied', async () => {
    const page = await analyse('teeko/c3.c4', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#/analysis/teeko/c3.c4');
    await page.keyboard.press('c');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('5/2r2/2b2/5/5 1');
    await expect.poll(() => page.locator('[role=status].unseen').textContent()).toContain('Position copied');
});

test.each([
    ['teeko/c3.c3.d4', 'occupied', ['c3']],
    ['teeko/c3.zz', 'zz', ['c3']],
    ['teeko/c3(c4', '(', ['c3', 'c4']],
])('what is right of a wrong address is shown, with the reason: %s', async (path, reason, moves) => {
    const page = await analyse(path);
    expect(await page.locator('.notice').textContent()).toContain(reason);
    expect(await tree(page)).toEqual(moves);
});

test.each(['teeko?position=nonsense', 'teeko?goals=none', 'trike?side=99', 'teeko?position=%00&x=%3Cscript%3E'])('a hostile address is explained, and the last study is still there: %s', async (path) => {
    const page = await analyse('teeko/c3');
    await page.waitForTimeout(300);
    await page.goto(`${base}#/analysis/${path}`);
    await page.getByRole('alert').waitFor();
    expect((await page.getByRole('alert').textContent())?.length).toBeGreaterThan(10);
    await page.goto(`${base}#/analysis/teeko`);
    await expect.poll(() => tree(page)).toEqual(['c3']);
});

test('an unknown game has a way out', async () => {
    const page = await visit({ path: '#/analysis/chess/e4' });
    await page.getByText('There is no game “chess”').waitFor();
    await page.goto(`${base}#/analysis`);
    expect(await page.locator('.game').count()).toBe(5);
});

test('the engine gives lines, an evaluation and arrows; estimates and proofs differ', async () => {
    const page = await analyse('stlts');
    await page.getByLabel('Lines', { exact: true }).selectOption('2');
    await page.getByLabel('How long to think').selectOption('n10000');
    await page.getByRole('button', { name: 'Engine' }).click();
    await expect.poll(() => page.locator('.lines li').count()).toBe(2);
    await expect.poll(() => page.locator('.eval').getAttribute('aria-label')).toContain('Estimate');
    expect(await page.locator('.lines .value.guess').first().textContent()).toMatch(/\d+%/);
    expect(await page.locator('.board .arrow, .board .mark').count()).toBeGreaterThan(0);
    await page.locator('.lines .line').first().click();
    await expect.poll(async () => (await tree(page)).length).toBeGreaterThan(0);
    await expect.poll(() => page.locator('[role=status].unseen').textContent()).toContain('The engine plays');
    await page.keyboard.press('e');
    await expect.poll(() => page.locator('.lines').count()).toBe(0);
});

test('every move has its value where the game is solved', async () => {
    const page = await analyse('neutreeko');
    await page.getByRole('button', { name: 'Values' }).click();
    await expect.poll(() => page.locator('.values li').count(), { timeout: 30_000 }).toBe(14);
    expect(await page.locator('.board .badge').count()).toBe(3);
    await expect.poll(() => page.locator('.eval').getAttribute('aria-label')).toContain('Proved: a draw');
    expect(await cell(page, 'b1').getAttribute('aria-label')).toContain('proved');
    await cell(page, 'b1').click();
    await expect.poll(() => page.locator('.board .badge').count()).toBeGreaterThan(3);
    await page.locator('.values button').first().click();
    await expect.poll(async () => (await tree(page)).length).toBe(1);
});

test('holding shows the position at the end of the line, letting go brings the board back', async () => {
    const page = await analyse('neutreeko');
    await page.getByLabel('How long to think').selectOption('d4');
    await page.keyboard.press('e');
    await page.getByRole('button', { name: 'Hold to look ahead' }).waitFor();
    const before = await page.locator('.board [data-piece]').evaluateAll((pieces) => pieces.map((piece) => (piece as SVGElement).dataset.piece));
    const now = () => page.locator('.board [data-piece]').evaluateAll((pieces) => pieces.map((piece) => (piece as SVGElement).dataset.piece));
    await page.keyboard.down('p');
    await expect.poll(now).not.toEqual(before);
    await page.keyboard.up('p');
    await expect.poll(now).toEqual(before);
    const button = await page.getByRole('button', { name: 'Hold to look ahead' }).boundingBox();
    await page.mouse.move(button!.x + 10, button!.y + 10);
    await page.mouse.down();
    await expect.poll(now).not.toEqual(before);
    await page.mouse.up();
    await expect.poll(now).toEqual(before);
    expect(await tree(page)).toEqual([]);
});

test('a review draws a graph, marks faults, and a click jumps there', async () => {
    const page = await analyse('neutreeko/b1-b4.b5-a4.c4-c3.d5-e4');
    await page.keyboard.press('g');
    await expect.poll(() => page.locator('.graph .curve').count(), { timeout: 30_000 }).toBe(4);
    const graph = page.getByRole('slider');
    const box = (await graph.boundingBox())!;
    await page.mouse.click(box.x + box.width * 0.5, box.y + box.height / 2);
    await expect.poll(() => here(page).textContent()).toContain('b5-a4');
    await graph.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => here(page).textContent()).toContain('c4-c3');
    expect(await graph.getAttribute('aria-valuetext')).toMatch(/3\. c4-c3: 0 % for the first side, proved, blunder/);
    await expect.poll(() => page.locator('.faults button').first().textContent()).toContain('blunder');
});

test('a position is set up by touches, checked by the core, and used', async () => {
    const page = await analyse('teeko');
    await page.keyboard.press('d');
    await page.getByRole('button', { name: 'Black' }).click();
    await cell(page, 'c3').click();
    await expect.poll(() => page.getByLabel('Position as text').inputValue()).toBe('5/5/2b2/5/5 1');
    await expect.poll(() => page.locator('#position-error').textContent()).not.toBe('');
    await page.getByRole('radio', { name: 'Red' }).check();
    await expect.poll(() => page.locator('#position-error').textContent()).toBe('');
    await page.getByRole('button', { name: 'Use this position' }).click();
    await expect.poll(() => page.url()).toContain('position=5/5/2b2/5/5+2');
    expect(await cell(page, 'c3').getAttribute('aria-label')).toContain('Black');
});

test('a position is written as text, and a wrong one is explained', async () => {
    const page = await analyse('stlts');
    await page.keyboard.press('d');
    await page.getByLabel('Position as text').fill('oops');
    await expect.poll(() => page.locator('#position-error').textContent()).toContain('field');
    expect(await page.getByRole('button', { name: 'Use this position' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Usual start' }).click();
    await page.getByRole('button', { name: 'Black', exact: true }).click();
    await page.locator('.palette input').first().fill('2');
    await cell(page, 'a1').click();
    await expect.poll(() => page.getByLabel('Position as text').inputValue()).toMatch(/\/B20/);
});

const record = `[Game "teeko"]
[First "Ann"]
[Second "Ben"]
[Result "*"]

{A start.} 1. c3 b3 2. c4 $1 d3 {Blocks nothing.} (2... c2 {Better.} 3. b4) *
`;

test('a record is pasted, and comes out again with its variations and comments', async () => {
    const page = await analyse('neutreeko');
    await page.keyboard.press('o');
    await page.locator('dialog textarea').fill(record);
    await page.getByRole('button', { name: 'Open this text' }).click();
    await expect.poll(() => tree(page)).toEqual(['c3', 'b3', 'c4!', 'd3', 'c2', 'b4']);
    expect(page.url()).toContain('#/analysis/teeko/');
    await page.keyboard.press('o');
    await expect.poll(() => page.locator('dialog textarea').inputValue()).toBe(record);
});

test('a record comes from a file and goes into one', async () => {
    const page = await analyse('teeko');
    const file = join(mkdtempSync(join(tmpdir(), 'quinta-')), 'game.pgn');
    writeFileSync(file, record);
    await page.keyboard.press('o');
    await page.locator('input[type=file]').setInputFiles(file);
    await expect.poll(() => tree(page)).toEqual(['c3', 'b3', 'c4!', 'd3', 'c2', 'b4']);
    await page.keyboard.press('o');
    await expect.poll(() => page.locator('dialog textarea').inputValue()).toBe(record);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
    expect(download.suggestedFilename()).toBe('teeko.pgn');
});

test.each([
    ['', 'no game'],
    ['rubbish', 'line 1'],
    ['[Game "teeko"] 1. c3 {never closed', 'line 1, column'],
    ['[Game "teeko"][First "a"][Second "b"][Result "*"] 1. c3 c3 *', 'ply 2: c3: c3 is occupied'],
])('a bad record is explained and nothing is lost: %s', async (text, reason) => {
    const page = await analyse('teeko/c3.c4');
    await page.keyboard.press('o');
    await expect.poll(() => page.locator('dialog textarea').inputValue()).toContain('1. c3 c4');
    await page.locator('dialog textarea').fill(text);
    await page.getByRole('button', { name: 'Open this text' }).click();
    await expect.poll(() => page.locator('dialog [role=alert]').textContent()).toContain(reason);
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await tree(page)).toEqual(['c3', 'c4']);
});

test('several games in a text are offered one by one', async () => {
    const page = await analyse('teeko');
    await page.keyboard.press('o');
    await page.locator('dialog textarea').fill(record + '\n' + record.replace('Ann', 'Eve'));
    await page.getByRole('button', { name: 'Open this text' }).click();
    await page.getByRole('button', { name: '2. Eve' }).click();
    await expect.poll(async () => (await tree(page)).length).toBe(6);
});

test('a link puts the last study aside, and it can be taken up again', async () => {
    const page = await analyse('teeko/c3.c4');
    await page.waitForTimeout(300);
    await page.goto(`${base}#/analysis/teeko/d4`);
    await expect.poll(() => tree(page)).toEqual(['d4']);
    await page.getByRole('button', { name: 'The study before' }).click();
    await expect.poll(() => tree(page)).toEqual(['c3', 'c4']);
});

test('other rules are chosen where a position is set up', async () => {
    const page = await analyse('trike');
    await page.keyboard.press('d');
    await page.locator('.editor summary').click();
    await page.locator('#option-side').fill('5');
    await expect.poll(() => page.getByRole('gridcell').count()).toBe(15);
    await page.getByRole('button', { name: 'Use this position' }).click();
    await expect.poll(() => page.url()).toContain('side=5');
});

test('a finished game goes on in the analysis', async () => {
    const page = await visit();
    await begin(page, 'teeko');
    await cell(page, 'c3').click();
    await page.keyboard.press('x');
    await page.locator('dialog[open]').getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('link', { name: 'Analyse' }).first().click();
    await expect.poll(() => tree(page)).toEqual(['c3']);
});
