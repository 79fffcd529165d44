import { expect, test } from 'vitest';
import { begin, cell, games, headline, moves, playScript, scripts, useBrowser, visit } from './harness';

useBrowser();

test.each(games)('a whole game of %s by mouse', async (game) => {
    const page = await visit();
    const script = scripts[game]!;
    await begin(page, game, 'person', script.options);
    await playScript(page, script, (target) => target.click());
    if (game !== 'stlts') expect(await page.locator('.board .decisive').count()).toBeGreaterThan(0);
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
    expect(await moves(page)).toEqual([]);
    await cell(page, 'b1').dragTo(cell(page, 'b4'));
    await expect.poll(() => moves(page)).toEqual(['b1-b4']);
});

test('a wrong touch lets go, a second piece is taken instead', async () => {
    const page = await visit();
    await begin(page, 'neutreeko');
    await cell(page, 'b1').click();
    await cell(page, 'd1').click();
    expect(await page.locator('[aria-selected=true]').getAttribute('data-cell')).toBe('d1');
    await cell(page, 'd1').click();
    expect(await page.locator('[aria-selected=true]').count()).toBe(0);
});

test('pins are given by buttons and by keys', async () => {
    const page = await visit();
    await begin(page, 'stlts');
    await cell(page, 'c5').click();
    await page.getByRole('button', { name: 'white pin' }).click();
    await expect.poll(() => moves(page)).toEqual(['c5+w']);
    await cell(page, 'e5').click();
    await page.keyboard.press('b');
    await expect.poll(() => moves(page)).toEqual(['c5+w', 'e5+b']);
    expect(await cell(page, 'c5').getAttribute('aria-label')).toContain('white pins 1, black pins 0');
});

test('a touch shows what it would do: the first half of a tile is light', async () => {
    const page = await visit();
    await begin(page, 'taiji');
    await cell(page, 'c3').click();
    await page.locator('.ghost .tile.white').waitFor();
    await cell(page, 'd3').hover();
    await page.locator('.ghost .tile.black').waitFor();
    await cell(page, 'd3').click();
    await expect.poll(() => moves(page)).toEqual(['c3,d3']);
});

test('Trike lets the second player swap', async () => {
    const page = await visit();
    await begin(page, 'trike');
    await cell(page, 'd2').click();
    await page.getByRole('button', { name: 'swap' }).click();
    await expect.poll(() => moves(page)).toEqual(['d2', 'swap']);
    expect(await page.locator('.seat.turn').textContent()).toContain('White');
});

test('a move may be typed, and a wrong one is explained', async () => {
    const page = await visit();
    await begin(page, 'teeko');
    await page.getByRole('textbox', { name: 'Move' }).fill('c3');
    await page.keyboard.press('Enter');
    await expect.poll(() => moves(page)).toEqual(['c3']);
    await page.getByRole('textbox', { name: 'Move' }).fill('c3');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#typed-error').textContent()).toContain('occupied');
    expect(await moves(page)).toEqual(['c3']);
});

test('undo and redo, resign with confirmation, rematch with colours exchanged', async () => {
    const page = await visit();
    await begin(page, 'teeko', 'Level 1');
    await cell(page, 'c3').click();
    await expect.poll(async () => (await moves(page)).length).toBe(2);
    const both = await moves(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => moves(page)).toEqual([]);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => moves(page)).toEqual(both);
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Play on' }).click();
    expect(await headline(page).textContent()).toContain('Your turn');
    await page.keyboard.press('x');
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    expect(await page.locator('.status').textContent()).toContain('Black resigned');
    await page.getByRole('button', { name: 'Rematch' }).click();
    await expect.poll(async () => (await moves(page)).length).toBe(1); // the computer began
    expect(await page.locator('.seat').last().textContent()).toContain('You Red');
});

test('a hint shows a move', async () => {
    const page = await visit();
    await begin(page, 'neutreeko', 'Level 1');
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.status .hint').waitFor();
    expect(await page.locator('.board .arrow').count()).toBe(1);
});

test('two computers play, pause and go on', async () => {
    const page = await visit({ path: '#/play/trike' });
    await page.getByRole('radio', { name: 'Watch' }).check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.getByRole('slider', { name: 'Speed' }).fill('2900');
    await expect.poll(async () => (await moves(page)).length).toBeGreaterThan(2);
    await page.keyboard.press('p');
    const stood = (await moves(page)).length;
    await page.waitForTimeout(500);
    expect((await moves(page)).length).toBe(stood);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.locator('.status.over').waitFor({ timeout: 30_000 });
});

test('two clicks from the start page start a game', async () => {
    const page = await visit();
    await page.getByRole('link', { name: 'Trike' }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await cell(page, 'd2').click();
    await expect.poll(async () => (await moves(page)).length).toBe(2);
});

test('a game survives a reload', async () => {
    const page = await visit();
    await begin(page, 'neutreeko');
    await cell(page, 'b1').click();
    await cell(page, 'b4').click();
    await expect.poll(() => moves(page)).toEqual(['b1-b4']);
    await page.reload();
    await expect.poll(() => moves(page)).toEqual(['b1-b4']);
    expect(await cell(page, 'b4').getAttribute('aria-label')).toBe('b4, Black, last move');
});

test('a game goes on in the analysis with all its moves', async () => {
    const page = await visit();
    await begin(page, 'teeko', 'person', {});
    for (const name of ['c3', 'd4']) await cell(page, name).click();
    await expect.poll(() => moves(page)).toEqual(['c3', 'd4']);
    await page.keyboard.press('a');
    await expect.poll(() => page.url()).toContain('#/analysis/teeko/c3.d4');
    await page.goBack();
    await expect.poll(() => moves(page)).toEqual(['c3', 'd4']);
});

test('the clock runs out', async () => {
    const page = await visit({ path: '#/play/teeko' });
    await page.clock.install();
    await page.reload();
    await page.getByRole('radio', { name: 'Person here' }).check();
    await page.locator('summary').click();
    await page.getByLabel('Clock').selectOption('1 min + 1 s');
    await page.getByRole('button', { name: 'Start the game' }).click();
    for (const name of ['c3', 'd3']) await cell(page, name).click();
    await expect.poll(async () => (await moves(page)).length).toBe(2);
    await page.clock.runFor(61_000);
    await expect.poll(() => headline(page).textContent()).toBe('Red wins.');
    expect(await page.locator('.status').textContent()).toContain('Black ran out of time');
});

test('a wrong option is refused in words', async () => {
    const page = await visit({ path: '#/play/trike' });
    await page.locator('summary').click();
    await page.locator('#option-side').fill('99');
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/15/);
    expect(await page.getByRole('button', { name: 'Start the game' }).isDisabled()).toBe(true);
});
