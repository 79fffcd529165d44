import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Core } from '../src/core/module';
import type { Desk } from '../src/core/types';
import { base, games, useBrowser, visit } from './harness';

useBrowser();

const core = new Core(new WebAssembly.Module(readFileSync(new URL('../public/quinta.wasm', import.meta.url))));

/** The core without a page, to know what is right. */
function ask<K extends keyof Desk>(name: K, request: Desk[K]['ask']): Desk[K]['answer'] {
    return JSON.parse(core.ask(JSON.stringify({ ...request, do: name }))).answer;
}

test.each(games)('the rules of %s have boards to try', async (game) => {
    const page = await visit({ path: `#/rules/${game}` });
    const board = page.locator('.diagram .board').first();
    await board.waitFor();
    expect(await page.locator('.rules section').count()).toBeGreaterThan(2);
    const pieces = () => board.locator('[data-piece]').evaluateAll((all) => all.map((piece) => piece.outerHTML).join());
    const before = await pieces();
    await board.locator('[role=gridcell]:has(.possible)').first().click();
    const next = board.locator('[role=gridcell]:has(.possible):not([aria-selected=true])');
    if ((await pieces()) === before) await ((await next.count()) > 0 ? next.first() : board.locator('.choice').first()).click();
    await expect.poll(pieces).not.toBe(before);
    await page.getByRole('button', { name: 'Reset' }).first().click();
    await expect.poll(pieces).toBe(before);
});

test.each(games)('the first lesson of %s is taken to its end, and that is remembered', async (game) => {
    const lesson = ask('lessons', { game })[0]!;
    const page = await visit({ path: `#/learn/${game}` });
    await page.locator('.lesson-list a').first().click();
    for (const step of lesson.steps) {
        await expect.poll(() => page.locator('p.task').textContent()).toBe(step.text);
        const next = page.locator('.lesson .row .primary');
        expect(await next.isDisabled()).toBe(step.accepted.length > 0);
        if (step.accepted.length > 0) {
            const { moves } = ask('look', { game: step.game, start: step.position, moves: [] });
            const wrong = moves.find(({ move }) => !step.accepted.includes(move));
            if (wrong) await type(page, wrong.move, step.hint);
            await type(page, step.accepted[0]!, step.praise);
        }
        await next.click();
    }
    await page.goto(`${base}#/learn/${game}`);
    await expect.poll(() => page.locator('.lesson-list li').first().textContent()).toContain('done');
    await page.reload();
    await expect.poll(() => page.locator('.lesson-list li').first().textContent()).toContain('done');
});

async function type(page: Page, move: string, reply: string): Promise<void> {
    await page.locator('.typed input').fill(move);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.reply').textContent()).toContain(reply);
}

test('a wrong address in learning has a way out', async () => {
    const page = await visit({ path: '#/learn/teeko/nothing' });
    await page.getByText('There is no lesson “nothing”').waitFor();
    await page.goto(`${base}#/puzzles/teeko/teeko-99999`);
    await page.getByText('There is no puzzle “teeko-99999”').waitFor();
    await page.goto(`${base}#/puzzles/chess`);
    await page.getByText('There is no game “chess”').waitFor();
});

async function puzzle(game: string): Promise<Page> {
    const page = await visit({ path: `#/puzzles/${game}` });
    await page.getByRole('grid').waitFor();
    return page;
}

const score = (page: Page, name: string) => page.locator('.scores div', { hasText: name }).locator('dd');

test.each(games)('a puzzle of %s is solved by its hints, and that is remembered', async (game) => {
    const page = await visit({ path: `#/puzzles/${game}` });
    await page.locator('.puzzle .board, .narrow p').first().waitFor();
    const id = /\w+-\d+/.exec((await page.locator('.card.task').textContent()) ?? '')?.[0];
    const solution = ask('puzzles', { game }).find((each) => each.id === id)?.solution ?? [];
    expect(solution.length).toBeGreaterThan(0);
    for (const [ply, move] of solution.entries()) {
        if (ply % 2 === 1) continue; // the core's reply
        await page.getByRole('button', { name: 'Hint' }).click();
        await page.getByRole('button', { name: 'Hint' }).click();
        await page.locator('.board .arrow, .board .mark').first().waitFor();
        await page.locator('.typed input').fill(move);
        await page.keyboard.press('Enter');
        await page.waitForTimeout(100);
        await expect.poll(() => page.locator('.reply').textContent(), { timeout: 40_000 }).toMatch(/Solved|What now/);
    }
    await expect.poll(() => page.locator('.reply').textContent()).toContain('Solved');
    expect(await score(page, 'Streak').textContent()).toBe('0');
    expect(await score(page, 'Solved').textContent()).toMatch(/^1\//);
    await page.reload();
    await expect.poll(() => score(page, 'Solved').textContent()).toMatch(/^1\//);
});

test('a wrong move is refuted on the board, ends the streak, and may be taken back', async () => {
    const page = await puzzle('neutreeko');
    const played = () => page.locator('.played').textContent();
    const moves = page.locator('[role=gridcell]:has(.possible)');
    for (let i = 0; i < (await moves.count()); i++) {
        await moves.nth(i).click();
        const target = page.locator('[role=gridcell]:has(.possible):not(:has(.draggable))').first();
        await target.click();
        await expect.poll(() => page.locator('.reply').textContent()).not.toContain('see');
        if ((await page.locator('.reply.wrong').count()) > 0) break;
        await page.reload();
        await page.getByRole('grid').waitFor();
    }
    await expect.poll(() => page.locator('.reply').textContent()).toMatch(/loses|draws|not win/);
    await expect.poll(async () => ((await played()) ?? '').split(' ').length).toBeGreaterThan(1);
    expect(await score(page, 'Streak').textContent()).toBe('0');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(played).toBe('');
    await page.getByRole('button', { name: 'Solution' }).click();
    await expect.poll(async () => ((await played()) ?? '').length, { timeout: 20_000 }).toBeGreaterThan(0);
    const before = page.url();
    await page.keyboard.press('n');
    await expect.poll(() => page.url()).not.toBe(before);
});

test('grades choose the puzzles', async () => {
    const page = await puzzle('teeko');
    const grades = page.locator('.segments input[name=grade]');
    expect(await grades.count()).toBeGreaterThan(1);
    await grades.nth(2).check({ force: true });
    await expect.poll(() => page.locator('.card.task').textContent()).toContain(`Grade ${await page.locator('.segments label').nth(2).textContent()}`);
});

test('the explorer of Neutreeko walks through perfect play and counts all positions', async () => {
    const page = await visit({ path: '#/explorer/neutreeko' });
    await page.getByRole('grid').waitFor({ timeout: 30_000 });
    await expect.poll(() => page.locator('.values li').count()).toBe(14);
    expect(await page.locator('.status').textContent()).toContain('draws, proved');
    await expect.poll(() => page.locator('.plot .bar').count(), { timeout: 30_000 }).toBeGreaterThan(10);
    expect(await page.locator('.statistics').textContent()).toContain('2,473,028');
    await page.getByRole('button', { name: 'Best move' }).click();
    await expect.poll(() => page.locator('.move-tree .move').count()).toBe(1);
    await page.getByRole('button', { name: 'Longest win' }).click();
    await expect.poll(() => page.locator('.move-tree .move').count()).toBeGreaterThan(20);
    await expect.poll(() => page.locator('.move-tree [aria-current]').count()).toBe(1);
    await page.keyboard.press('p');
});

test('the table of Teeko is made with a progress bar', async () => {
    const page = await visit({ path: '#/explorer/teeko' });
    await page.locator('progress').waitFor();
    await page.locator('.values li').first().waitFor({ timeout: 55_000 });
    expect(await page.locator('.values li').count()).toBe(25);
    expect(await page.locator('.statistics').textContent()).toContain('longest win');
});

test('a game without tables says so', async () => {
    const page = await visit({ path: '#/explorer/taiji' });
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('no table');
});
