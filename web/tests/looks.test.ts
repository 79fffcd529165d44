// What people see: materials, marks, what lights up at the end, and a start page with life.
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { ask, attribute, begin, cell, count, eventually, games, goTo, play, playScript, scripts, text, texts, useBrowser, value, visit } from './harness';

useBrowser();

test('each game is drawn in its own material, or all in plain tiles', async () => {
    const page = await visit();
    for (const game of games) await page.locator(`.game .material.art-${game}, .game .art-${game} use[href^="#${game}-"]`).nth(1).waitFor();
    await goTo(page, '#/settings');
    await page.getByLabel('Each game in its own material').uncheck();
    await goTo(page, '#/');
    await count(page.locator('.game .material.art-plain')).toBe(games.length);
    await count(page.locator('.game use:not([href^="#plain-"])')).toBe(0);
});

test('board and pieces of a game are chosen apart, seen at once, and kept', async () => {
    const page = await visit({ path: '#/settings' });
    const look = page.getByRole('group', { name: 'Neutreeko' });
    await look.locator('.material.art-neutreeko').waitFor();
    await look.getByRole('combobox', { name: 'Board' }).selectOption('Oiled wood');
    await look.getByRole('combobox', { name: 'Pieces' }).selectOption('Glazed stones');
    await look.locator('.material.art-stlts').waitFor();
    await count(look.locator('[data-piece] use:not([href^="#trike-"])')).toBe(0);
    await page.reload();
    await value(look.getByRole('combobox', { name: 'Board' })).toBe('stlts');
    await begin(page, 'neutreeko');
    await page.locator('.play .material.art-stlts').waitFor();
    await count(page.locator('.play [data-piece] use[href^="#trike-"]')).toBe(6);
    await count(page.locator('.play .seat .art-trike')).toBe(2);
});

test('a look that does not suit a game is as if it had not been chosen', async () => {
    const settings = { boards: { trike: 'teeko', teeko: 'nonsense' }, pieces: { teeko: 'neutreeko', trike: 7 } };
    const page = await visit({ settings });
    for (const game of ['trike', 'teeko']) await page.locator(`.game .material.art-${game}`).waitFor();
    await count(page.locator('.game .material.art-teeko')).toBe(1);
    await count(page.locator('.game use[href="#neutreeko-red"]')).toBe(0);
});

test('what every drawing uses is there', async () => {
    const page = await visit();
    const missing = () =>
        page.evaluate(() => {
            const ids = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href')!.slice(1));
            return [...new Set(ids)].filter((id) => !document.getElementById(id));
        });
    for (const game of games) {
        await begin(page, game, 'person', scripts[game]!.options);
        await playScript(page, scripts[game]!, (target) => target.click());
        await eventually(missing).toEqual([]);
    }
});

test('in a list each game has a piece that is told from the others', async () => {
    const page = await visit({ path: '#/play/teeko/new' });
    const shapes = () => page.locator('.game-list use').evaluateAll((all) => all.map((use) => use.getAttribute('href')!.replace(/^#[a-z]+-/, '')));
    await eventually(async () => (await shapes()).length).toBe(games.length);
    await eventually(async () => new Set(await shapes()).size).toBeGreaterThan(3); // and not five black discs
});

test('choice, targets and the last move are marked', async () => {
    const page = await visit();
    await begin(page, 'neutreeko');
    await cell(page, 'b1').click();
    await count(page.locator('.board .select')).toBe(1);
    const { moves } = ask('snapshot', { game: 'neutreeko', start: '', moves: [] });
    await count(page.locator('.board circle.target')).toBe(moves.filter(({ steps }) => steps[0] === 'b1').length);
    await cell(page, 'b4').click();
    await count(page.locator('.board .select, .board .target')).toBe(0);
    await count(page.locator('.board path.last')).toBe(2);
    await count(page.locator('.board path.last.from')).toBe(1);
});

test('what may be taken has a mark of its own', async () => {
    const page = await visit();
    await begin(page, 'stlts', 'person');
    for (const move of ['c5+w', 'e5+b', 'c5-c6', 'e5-d5', 'c6-c5']) {
        const [cells, pin] = move.split('+');
        for (const name of cells!.split('-')) await cell(page, name).click();
        if (pin) await page.keyboard.press(pin);
    }
    await cell(page, 'd5').click();
    await count(page.locator('.board path.taken')).toBe(1);
});

test('a line that wins lights up, groups show their sizes', async () => {
    const page = await visit();
    await begin(page, 'teeko');
    for (const name of scripts.teeko!.moves) await play(page, name);
    await count(page.locator('.board .win-band .win-line')).toBe(1);
    await count(page.locator('.board .decisive')).toBe(4);
    await begin(page, 'taiji', 'person', scripts.taiji!.options);
    await playScript(page, scripts.taiji!, (target) => target.click());
    await text(page.locator('.board .win-size text')).toBe('4');
});

const seats = ['human', 'level4'];
const almost = { id: 'abc', begun: 1, changed: 2, line: { game: 'teeko', start: '', moves: ['c2', 'a1', 'c3', 'a3', 'c4', 'e1'] }, ahead: [], seats, seed: 1, flipped: false };

/** A game that one move wins, as if it had been left. */
async function almostWon(page: Page): Promise<void> {
    await page.evaluate((game) => localStorage.setItem('quinta.game.abc', JSON.stringify(game)), almost);
    await goTo(page, '#/play/teeko/abc');
    await cell(page, 'c5').click();
    await page.locator('.status.over').waitFor();
}

test('a win is celebrated, and leads to the next level', async () => {
    const page = await visit();
    await almostWon(page);
    await count(page.locator('.confetti rect')).toBeGreaterThan(10);
    await texts(page.locator('.facts dt')).toEqual(['accuracy', 'mistakes', 'moves']); // one win is no row of wins
    await eventually(() => page.locator('.facts dd').first().textContent()).toMatch(/^\d+%$/);
    await page.getByRole('button', { name: 'Try level 5' }).click();
    await eventually(() => page.getByRole('radio', { name: 'Level 5', exact: true }).isChecked()).toBe(true);
});

test('nobody who wants no motion gets confetti', async () => {
    const page = await visit({ reducedMotion: 'reduce' });
    await almostWon(page);
    await count(page.locator('.confetti rect')).toBeGreaterThan(10); // there, and not seen
    await eventually(() => page.locator('.confetti').isVisible()).toBe(false);
});

test('the start page has a position to win, and goes on with another', async () => {
    const page = await visit();
    const hero = page.locator('.hero-board');
    await hero.locator('.possible').first().waitFor();
    const bottom = async (name: string) => (await hero.locator(`[data-cell=${name}]`).boundingBox())!.y;
    await eventually(async () => (await bottom('a1')) > (await bottom('a2'))).toBe(true); // never upside down
    const game = (await hero.locator('.material').getAttribute('class'))!.replace(/.*art-(\w+).*/, '$1');
    const puzzle = ask('puzzles', { game }).find(({ plies }) => plies === 1)!;
    const { moves } = ask('snapshot', { game: puzzle.game, start: puzzle.position, moves: [] });
    const wrong = moves.find(({ move }) => move !== puzzle.solution[0])!;
    const touch = async (move: string) => {
        const steps = moves.find((each) => each.move === move)!.steps;
        for (const step of steps) await hero.locator(`[data-cell="${step as string}"]`).click();
    };
    await touch(wrong.move);
    await text(hero.locator('.caption')).toContain('That does not win yet.');
    await hero.getByRole('button', { name: 'Try again' }).click();
    await hero.locator('.possible').first().waitFor();
    await touch(puzzle.solution[0]!);
    await text(hero.locator('.caption')).toContain('That wins!');
    await hero.getByRole('button', { name: 'Another one' }).click();
    await text(hero.locator('.caption')).toContain('Your move');
});

test('the board of a card stands in its middle', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } });
    await count(page.locator('.game .board > svg')).toBe(games.length);
    const aside = () =>
        page.locator('.game .picture').evaluateAll((all) =>
            all.map((picture) => {
                const [around, board] = [picture.getBoundingClientRect(), picture.querySelector('svg')!.getBoundingClientRect()];
                return Math.abs(Math.round(board.left - around.left - (around.right - board.right)));
            }),
        );
    await eventually(aside).toEqual(games.map(() => 0));
});

test('a card plays a few moves when it is pointed at', async () => {
    const page = await visit();
    const card = page.locator('.game').first();
    await card.locator('[data-piece]').first().waitFor();
    const pieces = () => card.locator('[data-piece]').evaluateAll((all) => all.map((piece) => (piece as SVGElement).dataset.piece).join());
    const still = await pieces();
    await card.hover();
    await eventually(pieces).not.toBe(still);
    await page.mouse.move(2, 2);
    await eventually(pieces).toBe(still);
});

test('what was left and the puzzle of the day are one click away', async () => {
    const page = await visit();
    await page.evaluate((game) => localStorage.setItem('quinta.game.abc', JSON.stringify(game)), almost);
    await page.reload();
    await page.getByRole('link', { name: 'Continue' }).click();
    await attribute(page.locator('.material').first(), 'class').toContain('art-teeko');
    await page.locator('.seat').first().waitFor();
    await goTo(page, '#/');
    await eventually(() => page.getByRole('link', { name: 'Solve it' }).getAttribute('href')).toMatch(/puzzles\/\w+\/\w+/);
    await page.getByRole('link', { name: 'Solve it' }).click();
    await page.locator('.puzzle .slab').waitFor();
});
