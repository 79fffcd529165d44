import { test } from 'vitest';
import { address, attribute, begin, cell, choose, count, eventually, games, goTo, headline, isOff, label, more, moves, play, played, playScript, scripts, text, useBrowser, visit } from './harness';

useBrowser();

test.each(games)('a whole game of %s by mouse', async (game) => {
    const page = await visit();
    const script = scripts[game]!;
    await begin(page, game, 'person', script.options);
    await playScript(page, script, (target) => target.click());
    if (game !== 'stlts') await count(page.locator('.board .decisive')).toBeGreaterThan(0);
});

test.each(games)('a whole game of %s by touch on a small screen', async (game) => {
    const page = await visit({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
    const script = scripts[game]!;
    await begin(page, game, 'person', script.options);
    await playScript(page, script, (target) => target.tap());
});

test('a piece is dragged to where it may go, and goes back from where it may not', async () => {
    const page = await visit();
    await begin(page, 'neutreeko');
    await cell(page, 'b1').dragTo(cell(page, 'c3'));
    await cell(page, 'b1').dragTo(cell(page, 'b4'));
    await moves(page).toEqual(['b1-b4']); // and nothing before it
});

test('a wrong touch lets go, a second piece is taken instead', async () => {
    const page = await visit();
    await begin(page, 'neutreeko');
    await cell(page, 'b1').click();
    await cell(page, 'd1').click();
    await attribute(page.locator('[aria-selected=true]'), 'data-cell').toBe('d1');
    await cell(page, 'd1').click();
    await count(page.locator('[aria-selected=true]')).toBe(0);
});

test('pins are given by buttons and by keys', async () => {
    const page = await visit();
    await begin(page, 'stlts');
    await cell(page, 'c5').click();
    await page.getByRole('button', { name: 'white pin' }).click();
    await moves(page).toEqual(['c5+w']);
    await cell(page, 'e5').click();
    await page.keyboard.press('b');
    await moves(page).toEqual(['c5+w', 'e5+b']);
    await label(cell(page, 'c5')).toContain('white pins 1, black pins 0');
});

test('a touch shows what it would do: the first half of a tile is light', async () => {
    const page = await visit();
    await begin(page, 'taiji');
    await cell(page, 'c3').click();
    await page.locator('.ghost use[href="#taiji-white"]').waitFor();
    await cell(page, 'd3').hover();
    await page.locator('.ghost use[href="#taiji-white-right"]').waitFor();
    await cell(page, 'd3').click();
    await moves(page).toEqual(['c3,d3']);
});

test('Trike lets the second player swap', async () => {
    const page = await visit();
    await begin(page, 'trike');
    await play(page, 'd2');
    await page.getByRole('button', { name: 'swap' }).click();
    await moves(page).toEqual(['d2', 'swap']);
    await text(page.locator('.seat.turn')).toContain('White');
});

test('a move may be typed, and a wrong one is explained', async () => {
    const page = await visit();
    await begin(page, 'teeko');
    await page.getByRole('textbox', { name: 'Move' }).fill('c3');
    await page.keyboard.press('Enter');
    await moves(page).toEqual(['c3']);
    await page.getByRole('textbox', { name: 'Move' }).fill('c3');
    await page.keyboard.press('Enter');
    await text(page.locator('#typed-error')).toContain('occupied');
    await moves(page).toEqual(['c3']);
});

test('a move that is a word may be typed in Portuguese', async () => {
    const page = await visit({ settings: { language: 'pt' } });
    const begun = { id: 'abc', begun: 1, changed: 2, line: { game: 'trike', start: '', moves: ['d2'] }, ahead: [], seats: ['human', 'human'], seed: 1, flipped: false };
    await page.evaluate((game) => localStorage.setItem('quinta.game.abc', JSON.stringify(game)), begun);
    await goTo(page, '#/play/trike/abc');
    const field = page.locator('#typed-move');
    await field.fill('Trocar');
    await field.press('Enter');
    await moves(page).toEqual(['d2', 'swap']); // as the game writes it
    await field.fill('trocar');
    await field.press('Enter');
    await text(page.locator('#typed-error')).toBe('Só a primeira vez do segundo jogador pode ser uma troca.');
});

test('undo and redo, resign with confirmation, rematch with colours exchanged', async () => {
    const page = await visit();
    await begin(page, 'teeko', 'Level 1');
    await cell(page, 'c3').click();
    await count(played(page)).toBe(2);
    const both = await played(page).allTextContents(); // nobody moves now but the reader
    await page.getByRole('button', { name: 'Undo' }).click();
    await moves(page).toEqual([]);
    await more(page);
    await page.getByRole('button', { name: 'Redo' }).click();
    await moves(page).toEqual(both);
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Play on' }).click();
    await count(page.getByRole('dialog')).toBe(0);
    await text(headline(page)).toContain('Your turn');
    await page.keyboard.press('x');
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await text(page.locator('.status')).toContain('Black resigned');
    await page.getByRole('button', { name: 'Rematch' }).click();
    await count(played(page)).toBe(1); // the computer began
    await text(page.locator('.seat').last()).toContain('You Red');
});

test('a hint shows a move', async () => {
    const page = await visit();
    await begin(page, 'neutreeko', 'Level 1');
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.status .hint').waitFor();
    await count(page.locator('.board .hinted .ghost')).toBe(1);
});

test('two computers play, pause and go on', async () => {
    const page = await visit({ path: '#/play/trike' });
    await page.clock.install();
    await page.reload();
    await page.getByRole('radio', { name: 'Watch' }).check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.getByRole('slider', { name: 'Speed' }).fill('2900');
    await count(played(page)).toBeGreaterThan(2);
    await page.keyboard.press('p');
    await page.getByRole('button', { name: 'Go on' }).waitFor();
    const stood = await played(page).allTextContents();
    await page.clock.runFor(60_000);
    await page.getByRole('button', { name: 'Undo' }).click(); // the core shows it after whatever it was asked before
    await moves(page).toEqual(stood.slice(0, -1));
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.locator('.status.over').waitFor();
});

test('looking back takes nothing back', async () => {
    const page = await visit();
    await begin(page, 'teeko');
    const line = ['c3', 'd4', 'b2', 'e5'];
    for (const name of line) await play(page, name);
    await page.keyboard.press('ArrowLeft');
    await text(headline(page)).toBe('Move 3 of 4');
    await label(cell(page, 'e5')).toBe('e5, empty');
    await page.keyboard.press('Home');
    await text(headline(page)).toBe('Move 0 of 4');
    await page.keyboard.press('ArrowRight');
    await label(cell(page, 'c3')).toContain('last move');
    await moves(page).toEqual(line);
    await played(page).nth(1).click();
    await text(headline(page)).toBe('Move 2 of 4');
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await text(headline(page)).toBe('Black to move');
    await played(page).nth(0).click();
    await text(headline(page)).toBe('Move 1 of 4');
    await page.keyboard.press('End');
    await play(page, 'a1');
    await moves(page).toEqual([...line, 'a1']);
});

test('two clicks from the start page start a game', async () => {
    const page = await visit();
    await page.getByRole('link', { name: 'Trike' }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await cell(page, 'd2').click();
    await count(played(page)).toBe(2);
});

test('a game survives a reload', async () => {
    const page = await visit();
    await begin(page, 'neutreeko');
    await cell(page, 'b1').click();
    await cell(page, 'b4').click();
    await moves(page).toEqual(['b1-b4']);
    await page.reload();
    await moves(page).toEqual(['b1-b4']);
    await label(cell(page, 'b4')).toBe('b4, Black, last move');
});

test('a game goes on in the analysis with all its moves', async () => {
    const page = await visit();
    await begin(page, 'teeko');
    for (const name of ['c3', 'd4']) await play(page, name);
    await moves(page).toEqual(['c3', 'd4']);
    await page.keyboard.press('a');
    await address(page).toContain('#/analysis/teeko/c3.d4');
    await page.goBack();
    await moves(page).toEqual(['c3', 'd4']);
});

test('the clock runs out', async () => {
    const page = await visit({ path: '#/play/teeko' });
    await page.clock.install();
    await page.reload();
    await choose(page, 'person');
    await page.locator('summary').click();
    await page.getByLabel('Clock').selectOption('1 min + 1 s');
    await page.getByRole('button', { name: 'Start the game' }).click();
    for (const name of ['c3', 'd3']) await play(page, name);
    await eventually(async () => {
        await page.clock.runFor(20_000);
        return headline(page).textContent();
    }).toBe('Red wins.');
    await text(page.locator('.status')).toContain('Black ran out of time');
});

test('a wrong option is refused in words', async () => {
    const page = await visit({ path: '#/play/trike' });
    await page.locator('summary').click();
    await page.locator('#option-side').fill('99');
    await text(page.locator('form [role=alert]')).toMatch(/15/);
    await isOff(page.getByRole('button', { name: 'Start the game' })).toBe(true);
});

test.each([
    ['teeko', [], ['c3'], 'c3', 'c3 is occupied.'],
    ['neutreeko', [], [], 'a1', 'a1 is empty.'],
    ['neutreeko', ['b1'], [], 'b2', 'A piece slides as far as it can; this one stops on b4.'],
    ['neutreeko', [], [], 'b5', 'The piece on b5 is not yours.'],
    ['trike', [], ['d2'], 'a1', 'a1 is not in a straight line from the pawn on d2.'],
    ['stlts', [], [], 'e5', 'The piece on e5 is not yours.'],
    ['stlts', ['c5'], [], 'c7', 'c7 cannot be chosen now.'],
])('a touch that does nothing in %s says why: after %s', async (game, chosen, before, touched, words) => {
    const page = await visit();
    await begin(page, game);
    for (const name of before) await play(page, name);
    for (const name of [...chosen, touched]) await cell(page, name).click();
    await text(page.locator('.refusal')).toBe(words);
    await moves(page).toEqual(before);
});

test('a touch that does nothing says why in Portuguese, too', async () => {
    const page = await visit({ settings: { language: 'pt' }, path: '#/play/neutreeko' });
    await page.getByRole('button', { name: 'Começar o jogo' }).click();
    await page.locator('.seat').first().waitFor();
    await cell(page, 'b5').click();
    await text(page.locator('.refusal')).toBe('A peça em b5 não é sua.');
    await cell(page, 'b1').click();
    await cell(page, 'b2').click();
    await text(page.locator('.refusal')).toBe('Uma peça desliza até onde pode; esta para em b4.');
});

test('a piece dragged to where it may not go says why', async () => {
    const page = await visit();
    await begin(page, 'neutreeko');
    await cell(page, 'b1').dragTo(cell(page, 'b3'));
    await text(page.locator('.refusal')).toContain('slides as far as it can');
});

test('a touch while looking back or when all is over says so', async () => {
    const page = await visit();
    await begin(page, 'teeko');
    await play(page, 'c3');
    await page.keyboard.press('Home');
    await text(headline(page)).toBe('Move 0 of 1');
    await cell(page, 'a1').click();
    await text(page.locator('.refusal')).toContain('looking back');
    await page.keyboard.press('End');
    await page.keyboard.press('x');
    await page.locator('dialog[open]').getByRole('button', { name: 'Resign' }).click();
    await cell(page, 'a1').click();
    await text(page.locator('.refusal')).toBe('The game is over.');
});

test('a hint says what the move is good for', async () => {
    const page = await visit();
    await begin(page, 'teeko', 'person');
    for (const name of ['c2', 'a1', 'c3', 'a3', 'c4', 'e1']) await play(page, name);
    await page.keyboard.press('h');
    await text(page.locator('.status .hint')).toMatch(/^Hint: c[15] wins at once\.$/);
    await begin(page, 'trike', 'person');
    await page.keyboard.press('h');
    await text(page.locator('.status .hint')).toContain('may swap colours');
});
