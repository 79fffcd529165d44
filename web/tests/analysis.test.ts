import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, attribute, base, begin, cell, count, eventually, goTo, isKept, isOff, label, more, play, spoken, tab, text, texts, useBrowser, value, visit } from './harness';

useBrowser();

const moveTree = (page: Page) => page.locator('.move-tree .move');
const tree = (page: Page) => texts(moveTree(page));
const here = (page: Page) => page.locator('.move-tree [aria-current=step]');

async function analyse(path: string, options = {}): Promise<Page> {
    const page = await visit({ path: `#/analysis/${path}`, ...options });
    await page.getByRole('grid').waitFor();
    return page;
}

test('both sides are moved, and what is tried becomes a variation that stays', async () => {
    const page = await analyse('neutreeko');
    await play(page, 'b1', 'b4');
    await play(page, 'b5', 'a4');
    await tree(page).toEqual(['b1-b4', 'b5-a4']);
    await page.keyboard.press('j');
    await label(cell(page, 'b4')).toContain('last move');
    await play(page, 'd5', 'd2');
    await tree(page).toEqual(['b1-b4', 'b5-a4', 'd5-d2']);
    await count(page.locator('.variation')).toBe(1);
    await page.keyboard.press('m');
    await tree(page).toEqual(['b1-b4', 'd5-d2', 'b5-a4']);
});

test('the keyboard walks through the game', async () => {
    const page = await analyse('teeko/c3.c4.d4.d3(b2.a1)');
    await text(here(page)).toBe('d3');
    await page.locator('h1').first().evaluate((element) => (element.ownerDocument.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('ArrowLeft');
    await text(here(page)).toBe('d4');
    await page.keyboard.press('ArrowUp');
    await count(here(page)).toBe(0);
    await page.keyboard.press('ArrowRight');
    await text(here(page)).toBe('c3');
    await page.keyboard.press('End');
    await text(here(page)).toBe('d3');
    await page.keyboard.press('y');
    await text(here(page)).toBe('b2');
});

test('only an explicit command deletes', async () => {
    const page = await analyse('teeko/c3.c4.d4');
    await more(page);
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await count(page.getByRole('dialog')).toBe(0);
    await tree(page).toEqual(['c3', 'c4', 'd4']);
    await page.keyboard.press('x');
    await page.locator('dialog[open]').getByRole('button', { name: 'Delete' }).click();
    await tree(page).toEqual(['c3', 'c4']);
});

test('a study survives a reload with its variations and comments', async () => {
    const page = await analyse('teeko/c3.c4(b2).d4?at=1');
    await tab(page, 'Notes');
    await page.getByLabel('Comment on this move').fill('the centre');
    await page.getByLabel('Comment on this move').blur();
    await isKept(page, 'analysis.teeko', 'the centre');
    await page.reload();
    await text(page.locator('.move-tree .comment')).toContain('the centre');
    await tree(page).toEqual(['c3', 'c4', 'b2', 'd4']);
    await text(here(page)).toBe('c3');
});

test('the link in the address opens the same study elsewhere', async () => {
    const page = await analyse('trike?side=5');
    await play(page, 'c2');
    await play(page, 'd3');
    await address(page).toContain('#/analysis/trike/c2.d3?side=5');
    const other = await visit({ path: page.url().slice(base.length) });
    await tree(other).toEqual(['c2', 'd3']);
});

test('link and position are copied', async () => {
    const page = await analyse('teeko/c3.c4', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#/analysis/teeko/c3.c4');
    await page.keyboard.press('Escape');
    await count(page.getByRole('dialog')).toBe(0);
    await page.keyboard.press('c');
    await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe('5/2r2/2b2/5/5 1');
    await spoken(page).toContain('Position copied');
});

test.each([
    ['teeko/c3.c3.d4', 'occupied', ['c3']],
    ['teeko/c3.zz', 'zz', ['c3']],
    ['teeko/c3(c4', '(', ['c3', 'c4']],
])('what is right of a wrong address is shown, with the reason: %s', async (path, reason, moves) => {
    const page = await analyse(path);
    await text(page.locator('.notice')).toContain(reason);
    await tree(page).toEqual(moves);
});

test.each(['teeko?position=nonsense', 'teeko?goals=none', 'trike?side=99', 'teeko?position=%00&x=%3Cscript%3E'])('a hostile address is explained, and the last study is still there: %s', async (path) => {
    const page = await analyse('teeko/c3');
    await isKept(page, 'analysis.teeko', 'c3');
    await goTo(page, `#/analysis/${path}`);
    await text(page.locator('.narrow [role=alert]')).toMatch(/.{11}/);
    await goTo(page, '#/analysis/teeko');
    await tree(page).toEqual(['c3']);
});

test('an unknown game has a way out', async () => {
    const page = await visit({ path: '#/analysis/chess/e4' });
    await page.getByText('There is no game “chess”').waitFor();
    await goTo(page, '#/analysis');
    await count(page.locator('.game')).toBe(5);
});

test('the engine gives lines, an evaluation and arrows; estimates and proofs differ', async () => {
    const page = await analyse('stlts');
    await page.getByLabel('Lines', { exact: true }).selectOption('2');
    await page.getByLabel('How long to think').selectOption('n10000');
    await page.getByRole('button', { name: 'Engine' }).click();
    await count(page.locator('.lines li')).toBe(2);
    await label(page.locator('.eval')).toContain('Estimate');
    await text(page.locator('.lines .value.guess').first()).toMatch(/\d+%/);
    await count(page.locator('.board .arrow, .board .mark, .board .badge.best')).toBeGreaterThan(0);
    await page.locator('.lines .line').first().click();
    await count(moveTree(page)).toBeGreaterThan(0);
    await spoken(page).toContain('The engine plays');
    await page.keyboard.press('e');
    await count(page.locator('.lines')).toBe(0);
});

test('every move has its value where the game is solved', async () => {
    const page = await analyse('neutreeko');
    await page.getByRole('button', { name: 'Values' }).click();
    await count(page.locator('.values li')).toBe(14);
    await count(page.locator('.board .badge')).toBe(3);
    await label(page.locator('.eval')).toContain('Proved: a draw');
    await label(cell(page, 'b1')).toContain('proved');
    await cell(page, 'b1').click();
    await count(page.locator('.board .badge')).toBeGreaterThan(3);
    await page.locator('.values button').first().click();
    await count(moveTree(page)).toBe(1);
});

test('holding shows the position at the end of the line, letting go brings the board back', async () => {
    const page = await analyse('neutreeko');
    await page.getByLabel('How long to think').selectOption('d4');
    await page.keyboard.press('e');
    await page.getByRole('button', { name: 'Hold to look ahead' }).waitFor();
    const pieces = () => page.locator('.board [data-piece]').evaluateAll((all) => all.map((piece) => (piece as SVGElement).dataset.piece));
    const before = await pieces();
    await page.keyboard.down('p');
    await eventually(pieces).not.toEqual(before);
    await page.keyboard.up('p');
    await eventually(pieces).toEqual(before);
    await page.getByRole('button', { name: 'Hold to look ahead' }).hover();
    await page.mouse.down();
    await eventually(pieces).not.toEqual(before);
    await page.mouse.up();
    await eventually(pieces).toEqual(before);
    await tree(page).toEqual([]);
});

test('a review draws a graph, marks faults, and a click jumps there', async () => {
    const page = await analyse('neutreeko/b1-b4.b5-a4.c4-c3.d5-e4');
    await page.keyboard.press('g');
    await count(page.locator('.graph .curve')).toBe(4);
    const graph = page.getByRole('slider');
    await graph.click(); // in the middle
    await text(here(page)).toContain('b5-a4');
    await graph.focus();
    await page.keyboard.press('ArrowRight');
    await text(here(page)).toContain('c4-c3');
    await attribute(graph, 'aria-valuetext').toMatch(/2\. c4-c3: 0% for the first side, proved, blunder/);
    await eventually(async () => (await page.locator('.faults button').allTextContents()).join('\n')).toMatch(/^2\. c4-c3\?\? blunder/m); // numbered as in the tree
    await text(page.locator('.move-tree .ply', { hasText: 'c4-c3' })).toContain('2.');
});

test('a finished game is looked through for faults in one click', async () => {
    const page = await visit();
    await begin(page, 'neutreeko');
    for (const [from, to] of [['b1', 'b4'], ['b5', 'a4'], ['c4', 'c3']] as const) await play(page, from, to);
    await page.keyboard.press('x');
    await page.locator('dialog[open]').getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('link', { name: 'Check my game' }).click();
    await eventually(async () => (await page.locator('.faults button').allTextContents()).join('\n')).toMatch(/^2\. c4-c3\?\? blunder/m);
    await eventually(() => page.url()).toMatch(/#\/analysis\/neutreeko\/b1-b4\.b5-a4\.c4-c3$/); // once: a reload shows the study
});

test('a position is set up by touches, checked by the core, and used', async () => {
    const page = await analyse('teeko');
    await page.keyboard.press('d');
    await page.getByRole('button', { name: 'Black' }).click();
    await cell(page, 'c3').click();
    await value(page.getByLabel('Position as text')).toBe('5/5/2b2/5/5 1');
    await text(page.locator('#position-error')).not.toBe('');
    await page.getByRole('radio', { name: 'Red' }).check();
    await text(page.locator('#position-error')).toBe('');
    await page.getByRole('button', { name: 'Use this position' }).click();
    await address(page).toContain('position=5/5/2b2/5/5+2');
    await label(cell(page, 'c3')).toContain('Black');
});

test('a position is written as text, and a wrong one is explained', async () => {
    const page = await analyse('stlts');
    await page.keyboard.press('d');
    await page.getByLabel('Position as text').fill('oops');
    await text(page.locator('#position-error')).toContain('field');
    await isOff(page.getByRole('button', { name: 'Use this position' })).toBe(true);
    await page.getByRole('button', { name: 'Usual start' }).click();
    await page.getByRole('button', { name: 'Black', exact: true }).click();
    await page.locator('.palette input').first().fill('2');
    await cell(page, 'a1').click();
    await value(page.getByLabel('Position as text')).toMatch(/\/B20/);
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
    await tree(page).toEqual(['c3', 'b3', 'c4!', 'd3', 'c2', 'b4']);
    await address(page).toContain('#/analysis/teeko/');
    await count(page.getByRole('dialog')).toBe(0);
    await page.keyboard.press('o');
    await value(page.locator('dialog textarea')).toBe(record);
});

test('a record comes from a file and goes into one', async () => {
    const page = await analyse('teeko');
    const file = join(mkdtempSync(join(tmpdir(), 'quinta-')), 'game.pgn');
    writeFileSync(file, record);
    await page.keyboard.press('o');
    await page.locator('input[type=file]').setInputFiles(file);
    await tree(page).toEqual(['c3', 'b3', 'c4!', 'd3', 'c2', 'b4']);
    await count(page.getByRole('dialog')).toBe(0);
    await page.keyboard.press('o');
    await value(page.locator('dialog textarea')).toBe(record);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
    expect(download.suggestedFilename()).toBe('teeko.pgn');
});

test.each([
    ['', 'no game'],
    ['rubbish', "'rubbish' is not a cell"],
    ['[Game "teeko"] 1. c3 {never closed', 'line 1, column'],
    ['[Game "teeko"][First "a"][Second "b"][Result "*"] 1. c3 c3 *', 'turn 2: c3 is occupied'],
])('a bad record is explained and nothing is lost: %s', async (written, reason) => {
    const page = await analyse('teeko/c3.c4');
    await page.keyboard.press('o');
    await value(page.locator('dialog textarea')).toContain('1. c3 c4');
    await page.locator('dialog textarea').fill(written);
    await page.getByRole('button', { name: 'Open this text' }).click();
    await text(page.locator('dialog [role=alert]')).toContain(reason);
    await page.getByRole('button', { name: 'Close' }).click();
    await tree(page).toEqual(['c3', 'c4']);
});

test('moves without tags open on the game at hand', async () => {
    const page = await analyse('teeko');
    await page.keyboard.press('o');
    await page.locator('dialog textarea').fill('1. c3 b3 2. C4 d3');
    await page.getByRole('button', { name: 'Open this text' }).click();
    await tree(page).toEqual(['c3', 'b3', 'c4', 'd3']);
});

test('several games in a text are offered one by one', async () => {
    const page = await analyse('teeko');
    await page.keyboard.press('o');
    await page.locator('dialog textarea').fill(record + '\n' + record.replace('Ann', 'Eve'));
    await page.getByRole('button', { name: 'Open this text' }).click();
    await page.getByRole('button', { name: '2. Eve' }).click();
    await count(moveTree(page)).toBe(6);
});

test('a link puts the last study aside, and it can be taken up again', async () => {
    const page = await analyse('teeko/c3.c4');
    await isKept(page, 'analysis.teeko', 'c4');
    await goTo(page, '#/analysis/teeko/d4');
    await tree(page).toEqual(['d4']);
    await more(page);
    await page.getByRole('button', { name: 'Previous study' }).click();
    await tree(page).toEqual(['c3', 'c4']);
});

test('other rules are chosen where a position is set up', async () => {
    const page = await analyse('trike');
    await page.keyboard.press('d');
    await page.locator('.editor summary').click();
    await page.locator('#option-side').fill('5');
    await count(page.getByRole('gridcell')).toBe(15);
    await page.getByRole('button', { name: 'Use this position' }).click();
    await address(page).toContain('side=5');
});

test('a finished game goes on in the analysis', async () => {
    const page = await visit();
    await begin(page, 'teeko');
    await play(page, 'c3');
    await page.keyboard.press('x');
    await page.locator('dialog[open]').getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('link', { name: 'Analyse' }).first().click();
    await tree(page).toEqual(['c3']);
});
