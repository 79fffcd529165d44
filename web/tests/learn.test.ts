import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { base, cell, games, useBrowser, visit } from './harness';

useBrowser();

test.each(games)('the rules of %s have boards to try', async (game) => {
    const page = await visit({ path: `#/rules/${game}` });
    const board = page.locator('.diagram .board').first();
    await board.waitFor();
    expect(await page.locator('.rules section').count()).toBeGreaterThan(2);
    const pieces = () => board.locator('[data-piece]').evaluateAll((all) => all.map((piece) => piece.outerHTML).join());
    const before = await pieces();
    await board.locator('[role=gridcell]:has(.possible)').first().click();
    const next = board.locator('[role=gridcell]:has(.possible):not([aria-selected=true]):not(:has(.draggable))');
    if ((await pieces()) === before) await ((await next.count()) > 0 ? next.first() : board.locator('.choice').first()).click();
    await expect.poll(pieces).not.toBe(before);
    await page.getByRole('button', { name: 'Reset' }).first().click();
    await expect.poll(pieces).toBe(before);
});

/** Plays what the core accepts, found in its lessons. */
async function accepted(page: Page): Promise<string | undefined> {
    return page.locator('.typed input').count().then((n) => (n ? page.locator('.typed input').getAttribute('placeholder') : undefined)) as Promise<string | undefined>;
}

test.each(games)('the first lesson of %s is taken to its end, and that is remembered', async (game) => {
    const page = await visit({ path: `#/learn/${game}` });
    await page.locator('.lesson-list a').first().click();
    const title = await page.locator('h1').textContent();
    for (let step = 0; step < 40; step++) {
        await page.getByRole('grid').waitFor();
        if ((await page.locator('h1').count()) === 0 || (await page.locator('h1').textContent()) !== title) break;
        const next = page.locator('.lesson .row .primary');
        if (await next.isDisabled()) await solveStep(page);
        await next.click();
    }
    await page.goto(`${base}#/learn/${game}`);
    await expect.poll(() => page.locator('.lesson-list li').first().textContent()).toContain('done');
    await page.reload();
    await expect.poll(() => page.locator('.lesson-list li').first().textContent()).toContain('done');
});

/** Tries every move until one is praised. */
async function solveStep(page: Page): Promise<void> {
    const input = page.locator('.typed input');
    await input.waitFor();
    await accepted(page);
    const moves = await page.evaluate(() => (globalThis as { lessonMoves?: string[] }).lessonMoves ?? []);
    const candidates = moves.length > 0 ? moves : await legalMoves(page);
    for (const move of candidates) {
        await input.fill(move);
        await page.keyboard.press('Enter');
        await page.locator('.reply').waitFor();
        if ((await page.locator('.reply.right').count()) > 0) return;
        expect(await page.locator('.reply.wrong').textContent()).toContain(move);
    }
    throw new Error('no move was accepted');
}

/** One-step moves are the possible cells; two-step ones are found by touching. */
async function legalMoves(page: Page): Promise<string[]> {
    const names = () => page.locator('[role=gridcell]:has(.possible)').evaluateAll((cells) => cells.map((each) => (each as SVGElement).dataset.cell ?? ''));
    const game = (await page.locator('.lesson').getAttribute('data-game')) ?? '';
    const first = await names();
    if (game === 'trike') return [...first, 'swap'];
    const joined = game === 'taiji' ? [','] : game === 'stlts' ? ['-', 'x'] : ['-'];
    const moves: string[] = [];
    for (const from of first) {
        await cell(page, from).focus();
        await page.keyboard.press('Enter');
        if ((await page.locator('.reply.right').count()) > 0) return [];
        if ((await page.locator('[aria-selected=true]').count()) === 0) {
            moves.push(from);
            continue;
        }
        for (const to of await names()) for (const sign of joined) if (to !== from) moves.push(`${from}${sign}${to}`);
        if (game === 'stlts') moves.push(`${from}+w`, `${from}+b`);
        await page.keyboard.press('Escape');
    }
    return moves;
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
    await page.locator('.puzzle .board, .narrow .scores').first().waitFor();
    if ((await page.getByText('There are no puzzles').count()) > 0) return; // no proof reaches that far
    for (let move = 0; move < 12 && (await page.locator('.reply', { hasText: 'Solved' }).count()) === 0; move++) {
        await page.getByRole('button', { name: 'Hint' }).click();
        await page.getByRole('button', { name: 'Hint' }).click();
        const expected = page.locator('.board .arrow, .board .mark');
        await expected.first().waitFor();
        await playHint(page);
        await page.waitForTimeout(100);
        await expect.poll(() => page.locator('.reply').textContent(), { timeout: 40_000 }).toMatch(/Solved|What now/);
    }
    await expect.poll(() => page.locator('.reply').textContent()).toContain('Solved');
    expect(await score(page, 'Streak').textContent()).toBe('0');
    expect(await score(page, 'Solved').textContent()).toMatch(/^1\//);
    await page.reload();
    await expect.poll(() => score(page, 'Solved').textContent()).toMatch(/^1\//);
});

/** Plays the move that the second hint has drawn, by the title of the typed move. */
async function playHint(page: Page): Promise<void> {
    const move = await page.locator('.puzzle [data-hint]').getAttribute('data-hint');
    await page.locator('.typed input').fill(move ?? '');
    await page.keyboard.press('Enter');
}

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

test('a game without tables says so', async () => {
    const page = await visit({ path: '#/explorer/taiji' });
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('no table');
});
