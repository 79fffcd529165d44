import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, ask, attribute, cell, count, eventually, games, goTo, isOff, text, useBrowser, visit } from './harness';

useBrowser();

const pieces = (board: Locator) => (): Promise<string> =>
    board.locator('[data-piece]').evaluateAll((all) => all.map((piece) => (piece as SVGElement).dataset.piece + piece.innerHTML).join());

test.each(games)('the rules of %s have boards to try', async (game) => {
    const page = await visit({ path: `#/rules/${game}` });
    const board = page.locator('.diagram .board').first();
    await board.waitFor();
    await count(page.locator('.rules section')).toBeGreaterThan(2);
    const before = await pieces(board)();
    await board.locator('[role=gridcell]:has(.possible)').first().click();
    await eventually(async () => (await pieces(board)()) !== before || (await board.locator('[aria-selected=true], .choice').count()) > 0).toBe(true);
    const next = board.locator('[role=gridcell]:has(.possible):not([aria-selected=true]), .choice').first();
    if ((await pieces(board)()) === before) await next.click(); // one touch was not all
    await eventually(pieces(board)).not.toBe(before);
    await page.getByRole('button', { name: 'Reset' }).first().click();
    await eventually(pieces(board)).toBe(before);
});

test.each(games)('the first lesson of %s is taken to its end, and that is remembered', async (game) => {
    const lesson = ask('lessons', { game })[0]!;
    const page = await visit({ path: `#/learn/${game}` });
    await page.locator('.lesson-list a').first().click();
    for (const step of lesson.steps) {
        await text(page.locator('p.task')).toBe(step.text);
        const next = page.locator('.lesson .bar .primary');
        await isOff(next).toBe(step.accepted.length > 0);
        if (step.accepted.length > 0) {
            const { moves } = ask('snapshot', { game: step.game, start: step.position, moves: [] });
            const wrong = moves.find(({ move }) => !step.accepted.includes(move));
            if (wrong) await type(page, wrong.move, step.hint);
            await type(page, step.accepted[0]!, step.praise);
        }
        await next.click();
    }
    await goTo(page, `#/learn/${game}`);
    const first = page.locator('.lesson-list li').first();
    await text(first).toContain('done');
    await page.reload();
    await text(first).toContain('done');
});

test('tiles are drawn whole in rules, lessons and puzzles', async () => {
    const game = games.find((name) => ask('snapshot', { game: name, start: '', moves: [] }).pieces.kind === 'tile')!;
    const lesson = ask('lessons', { game })[0]!;
    const halves = (start: string, of: string) => ask('snapshot', { game: of, start, moves: [] }).cells.filter(({ piece }) => piece).length;
    const step = lesson.steps[0]!;
    const page = await visit({ path: `#/learn/${game}/${lesson.id}` });
    const isWhole = (board: Locator) => board.locator('[data-piece] use:is([href$="-right"], [href$="-left"], [href$="-down"], [href$="-up"])');
    await count(isWhole(page.locator('.board').first())).toBe(halves(step.position, step.game) / 2);
    const { example } = ask('rules', { game }).sections.find((section) => section.example)!;
    await goTo(page, `#/rules/${game}`);
    await count(isWhole(page.locator('.diagram .board').first())).toBe(halves(example!.position, example!.game) / 2);
    await goTo(page, `#/puzzles/${game}`);
    await eventually(() => isWhole(page.locator('.board').first()).count()).toBeGreaterThan(5);
    await count(page.locator('.board').first().locator('[data-piece] use[href$="-white"], [data-piece] use[href$="-black"]')).toBe(0);
});

async function type(page: Page, move: string, reply: string): Promise<void> {
    await page.locator('.typed input').fill(move);
    await page.keyboard.press('Enter');
    await text(page.locator('.reply')).toContain(reply);
}

test('what was right in one step of a lesson opens the next one, and no other', async () => {
    const isTask = (step: { accepted: string[] } | undefined) => !!step && step.accepted.length > 0;
    const all = games.flatMap((game) => ask('lessons', { game }).map((lesson) => ({ game, ...lesson })));
    const { game, id, steps } = all.find((lesson) => isTask(lesson.steps[0]) && isTask(lesson.steps[1]))!;
    const page = await visit({ path: `#/learn/${game}/${id}` });
    await type(page, steps[0]!.accepted[0]!, steps[0]!.praise);
    const seen = await page.evaluate(async () => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
        await Promise.resolve().then(() => Promise.resolve()); // drawn anew, and nothing else has happened
        const next = document.querySelector<HTMLButtonElement>('.lesson .bar .primary');
        return { task: document.querySelector('p.task')?.textContent, isOff: next?.disabled };
    });
    expect(seen).toEqual({ task: steps[1]!.text, isOff: true });
});

test('a wrong address in learning has a way out', async () => {
    const page = await visit({ path: '#/learn/teeko/nothing' });
    await page.getByText('There is no lesson “nothing”').waitFor();
    await goTo(page, '#/puzzles/teeko/teeko-99999');
    await page.getByText('There is no puzzle “teeko-99999”').waitFor();
    await goTo(page, '#/puzzles/chess');
    await page.getByText('There is no game “chess”').waitFor();
});

const score = (page: Page, name: string) => page.locator('.scores div', { hasText: name }).locator('dd');
const reply = (page: Page) => page.locator('.reply');
const played = (page: Page) => page.locator('.played');
const pliesPlayed = (page: Page) => eventually(async () => ((await played(page).textContent()) ?? '').split(' ').filter(Boolean).length);

/** The first puzzle of a game, as the page shows it and as the core has it. */
async function puzzle(game: string) {
    const page = await visit({ path: `#/puzzles/${game}` });
    await page.getByRole('grid').waitFor();
    const { id = '' } = /(?<id>\w+-\d+)/.exec((await page.locator('.card.task').textContent()) ?? '')?.groups ?? {};
    const { position, game: rules, solution } = ask('puzzles', { game }).find((each) => each.id === id)!;
    expect(solution.length).toBeGreaterThan(0);
    return { page, solution, moves: ask('snapshot', { game: rules, start: position, moves: [] }).moves };
}

test.each(games)('a puzzle of %s is solved by its hints, and that is remembered', async (game) => {
    const { page, solution } = await puzzle(game);
    for (const [ply, move] of solution.entries()) {
        if (ply % 2 === 1) continue; // the core's reply
        await page.getByRole('button', { name: 'Hint' }).click();
        await page.getByRole('button', { name: 'Hint' }).click();
        await page.locator('.board .arrow, .board .mark').first().waitFor();
        await page.locator('.typed input').fill(move);
        await page.keyboard.press('Enter');
        await pliesPlayed(page).toBe(Math.min(ply + 2, solution.length));
        await text(reply(page)).toContain(ply + 2 < solution.length ? 'What now' : 'Solved');
    }
    await text(score(page, 'Streak')).toBe('0');
    await text(score(page, 'Rating, provisional')).toBe('1200?'); // hints: it does not count
    await text(score(page, 'Solved')).toMatch(/^1\//);
    await page.reload();
    await text(score(page, 'Solved')).toMatch(/^1\//);
});

test('a wrong move is refuted on the board, ends the streak, and may be taken back', async () => {
    const { page, solution, moves } = await puzzle('neutreeko');
    const wrong = moves.find(({ move }) => move !== solution[0])!; // exactly one wins
    for (const step of wrong.steps) await cell(page, step as string).click();
    await text(reply(page)).toMatch(/loses|draws|not win/);
    await pliesPlayed(page).toBeGreaterThan(1);
    await text(score(page, 'Streak')).toBe('0');
    await eventually(async () => parseInt((await score(page, 'Rating').textContent()) ?? '', 10)).toBeLessThan(1200);
    await page.locator('.puzzle-history summary').click();
    await text(page.locator('.puzzle-history li')).toContain('missed');
    await page.getByRole('button', { name: 'Try again' }).click();
    await pliesPlayed(page).toBe(0);
    await page.getByRole('button', { name: 'Solution' }).click();
    await pliesPlayed(page).toBeGreaterThan(0);
    const before = page.url();
    await page.keyboard.press('n');
    await address(page).not.toBe(before);
});

test('grades choose the puzzles', async () => {
    const { page } = await puzzle('teeko');
    const grades = page.locator('.segments input[name=grade]');
    await count(grades).toBeGreaterThan(2);
    await grades.nth(2).check({ force: true });
    const grade = ask('puzzles', { game: 'teeko' }).map((each) => each.grade);
    await text(page.locator('.card.task')).toContain(`Grade ${[...new Set(grade)].sort()[1]}`);
});

test('the explorer of Neutreeko walks through perfect play and counts all positions', async () => {
    const page = await visit({ path: '#/explorer/neutreeko' });
    await count(page.locator('.values li')).toBe(14);
    await text(page.locator('.status')).toContain('draws, proved');
    await count(page.locator('.histogram .bar')).toBeGreaterThan(10);
    await text(page.locator('.statistics')).toContain('2,473,028');
    await page.getByRole('tab', { name: 'All positions' }).click();
    const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as CSV' }).click()]);
    expect(saved.suggestedFilename()).toBe('neutreeko-positions.csv');
    await page.getByRole('button', { name: 'Best move' }).click();
    await count(page.locator('.move-tree .move')).toBe(1);
    await page.getByRole('button', { name: 'Longest win' }).click();
    await count(page.locator('.move-tree .move')).toBeGreaterThan(20);
    await count(page.locator('.move-tree [aria-current]')).toBe(1);
});

test('the table of Teeko is made with a progress bar', async () => {
    const page = await visit();
    await page.addInitScript(() => {
        const seen = globalThis as { sawProgress?: true };
        const look = () => document.querySelector('progress[value]') && (seen.sawProgress = true);
        new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.reload();
    await goTo(page, '#/explorer/teeko');
    await count(page.locator('.values li')).toBe(25);
    await eventually(() => page.evaluate(() => (globalThis as { sawProgress?: true }).sawProgress)).toBe(true);
    await text(page.locator('.statistics')).toContain('longest win');
});

test('a game without tables says so', async () => {
    const page = await visit({ path: '#/explorer/taiji' });
    await text(page.getByRole('alert')).toContain('no table');
});

test('a first visit is introduced in four steps on a live board, once', async () => {
    const page = await visit();
    await page.getByRole('link', { name: 'Four steps show how it works' }).click();
    const move = async () => {
        await page.locator('[role=gridcell]:has(.possible)').first().click();
        await page.locator('[role=gridcell]:has(.possible):not([aria-selected=true])').first().click();
    };
    await text(page.locator('.welcome')).toContain('Step 1 of 4');
    await move();
    await text(page.locator('.welcome')).toContain('Step 2 of 4');
    await page.locator('[role=gridcell]:has(.possible)').first().waitFor();
    await move();
    await text(page.locator('.welcome')).toContain('Step 3 of 4');
    await page.getByRole('button', { name: 'Hint' }).click();
    await text(page.locator('.welcome')).toContain('Step 4 of 4');
    await page.getByRole('link', { name: /^Play / }).click();
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    await page.reload();
    await goTo(page, '#/');
    await page.getByRole('link', { name: /^Start with / }).waitFor();
    await count(page.getByRole('link', { name: 'Four steps show how it works' })).toBe(0);
});

test('the choice of puzzles has that of the day, and says what is solved', async () => {
    const page = await visit({ viewport: { width: 390, height: 844 }, path: '#/puzzles' });
    await attribute(page.getByRole('link', { name: 'Solve it' }), 'href').toMatch(/puzzles\/\w+\/\w+/);
    await page.evaluate(() => localStorage.setItem('quinta.puzzles.teeko', JSON.stringify({ solved: ['teeko-1'], streak: 1, best: 1 })));
    await page.reload();
    await text(page.locator('.game', { hasText: 'Teeko' }).locator('.small')).toBe(`1 of ${ask('puzzles', { game: 'teeko' }).length} solved`);
    const last = () => page.locator('.game').last().evaluate((game) => game.getBoundingClientRect().bottom);
    await eventually(last).toBeLessThan(1200); // five pictures as wide as the screen were some 1900
});
