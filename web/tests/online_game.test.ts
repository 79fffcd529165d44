// Two and more people play through a real server, each with a browser of their own.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, attribute, cell, count, eventually, headline, moves, scripts, spoken, text, texts, useBrowser } from './harness';
import { atBoard, begin, gameId, makeLink, person, playOn, sameBoards, serve, useServers } from './online_harness';

useServers();
useBrowser();

const button = (page: Page, name: string) => page.getByRole('button', { name });
const refusal = (page: Page) => page.locator('.refusal');
const premove = (page: Page) => page.locator('.premove');
const over = (page: Page) => page.locator('.status.over .headline');

test('two guests play a whole game by clicks, and both see the same', async () => {
    const [ana, ben] = await begin(await serve(), 'teeko', { side: 'Black' });
    const { moves: all } = scripts['teeko']!;
    for (let i = 0; i < all.length; i++) {
        const [mover, other] = i % 2 === 0 ? [ana, ben] : [ben, ana];
        await playOn(mover, other, all.slice(0, i + 1));
        await sameBoards(ana, ben);
    }
    await text(over(ana)).toBe('You win!');
    await text(over(ben)).toBe('You lose this one.');
    await texts(ben.locator('.status.over > p:not(.buttons)')).toEqual(['You lose this one.', 'Black has four in a line.']);
    await ana.getByRole('link', { name: 'Analyse' }).click();
    await ana.locator('.analysis').waitFor();
    await eventually(() => ana.url()).toContain(all.join('.'));
});

test.each(['stlts', 'trike', 'taiji'])('moves of several steps are made by touch: %s', async (game) => {
    const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
    const { options, moves: all } = scripts[game]!;
    const first = { stlts: 'White', trike: 'Black', taiji: 'Light' }[game]!;
    const [ana, ben] = await begin(await serve(), game, { side: first, options }, [phone, phone]);
    for (let i = 0; i < all.length; i++) {
        const { side } = ask('snapshot', { game: [game, ...Object.entries(options).map((each) => each.join('='))].join(' '), start: '', moves: all.slice(0, i) });
        const [mover, other] = side === 1 ? [ana, ben] : [ben, ana];
        await playOn(mover, other, all.slice(0, i + 1), 'tap');
    }
    for (const page of [ana, ben]) await over(page).waitFor();
    await sameBoards(ana, ben);
});

test('Trike’s swap is one touch', async () => {
    const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
    const [ana, ben] = await begin(await serve(), 'trike', { side: 'Black' }, [{}, phone]);
    await playOn(ana, ben, ['d3']);
    await ben.getByRole('button', { name: 'Swap' }).tap();
    for (const page of [ana, ben]) await moves(page).toEqual(['d3', 'swap']);
    await text(ben.locator('.seat.online', { hasText: 'You' }).locator('.name .quiet')).toContain('Black');
    await playOn(ana, ben, ['d3', 'swap', 'd4']);
});

test('a draw is offered, declined, offered again and agreed; then a rematch with the colours exchanged', async () => {
    const [ana, ben] = await begin(await serve(), 'neutreeko', { side: 'Black' });
    await playOn(ana, ben, ['d1-c1']);
    await button(ana, 'Offer draw').click();
    await text(ben.locator('.offer')).toContain('Ana offers a draw.');
    await spoken(ben).toContain('Ana offers a draw.');
    await button(ben, 'Decline').click();
    await count(ana.locator('.offer')).toBe(0);
    await spoken(ana).toContain('Ben declines the draw.');
    await playOn(ben, ana, ['d1-c1', 'c2-a2']);
    await button(ben, 'Offer draw').click();
    await ana.locator('.offer').waitFor();
    await ana.keyboard.press('y');
    for (const page of [ana, ben]) await text(over(page)).toBe('A draw.');
    const before = gameId(ana);
    await button(ben, 'Rematch').click();
    await button(ana, 'Accept').click();
    for (const page of [ana, ben]) await eventually(() => gameId(page)).not.toBe(before);
    await eventually(() => headline(ben).textContent()).toContain('Your turn: Black');
    expect(gameId(ana)).toBe(gameId(ben));
});

test('moves are taken back when the other side grants it', async () => {
    const [ana, ben] = await begin(await serve(), 'teeko', { side: 'Black' });
    await playOn(ana, ben, ['c3']);
    await playOn(ben, ana, ['c3', 'd4']);
    await button(ana, 'Take back').click();
    await text(ben.locator('.offer')).toContain('Ana asks to take back.');
    await button(ben, 'Accept').click();
    for (const page of [ana, ben]) await moves(page).toEqual([]);
    await sameBoards(ana, ben);
    await count(button(ana, 'Abort')).toBe(0); // she has moved
    await playOn(ana, ben, ['b2']);
});

test('a move chosen ahead is played the moment its turn comes', async () => {
    const [ana, ben] = await begin(await serve(), 'teeko', { side: 'Black' });
    await playOn(ana, ben, ['c3']);
    await cell(ana, 'd3').click();
    await text(premove(ana)).toContain('Premove: d3');
    await ana.keyboard.press('Escape');
    await text(premove(ana)).toBe('');
    await cell(ana, 'd3').click();
    await button(ana, 'Take it back').click();
    await text(premove(ana)).toBe('');
    await cell(ana, 'e4').click();
    await text(premove(ana)).toContain('e4');
    await cell(ben, 'b4').click();
    for (const page of [ana, ben]) await moves(page).toEqual(['c3', 'b4', 'e4']);
});

test('a move chosen ahead is forgotten when the game ends', async () => {
    const [ana, ben] = await begin(await serve(), 'teeko', { side: 'Black' });
    await playOn(ana, ben, ['c3']);
    await playOn(ben, ana, ['c3', 'd4']);
    await playOn(ana, ben, ['c3', 'd4', 'e5']);
    await cell(ana, 'a1').click();
    await text(premove(ana)).toContain('a1');
    await button(ben, 'Resign').click();
    await ben.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await text(over(ana)).toBe('You win!');
    await text(refusal(ana)).toBe('');
    await count(ana.locator('.board .plan')).toBe(0);
});

test('before the first move a game is aborted, later it is resigned, and that is asked', async () => {
    const server = await serve();
    const [ana, ben] = await begin(server, 'taiji', { side: 'Light' });
    await ana.locator('[role=grid] [tabindex="0"]').focus();
    await ana.keyboard.press('x');
    await ana.getByRole('dialog').getByRole('button', { name: 'Play on' }).click();
    await button(ana, 'Abort').click();
    await ana.keyboard.press('Escape');
    await count(ana.getByRole('dialog')).toBe(0);
    await count(over(ana)).toBe(0);
    await button(ana, 'Abort').click();
    await ana.getByRole('dialog').getByRole('button', { name: 'Abort' }).click();
    for (const page of [ana, ben]) await text(over(page)).toBe('The game was aborted.');
    await button(ana, 'Rematch').click();
    await button(ben, 'Accept').click();
    await eventually(() => headline(ben).textContent()).toContain('Your turn');
    await playOn(ben, ana, ['b2,a2']);
    await button(ben, 'Resign').click();
    await button(ben, 'Play on').click();
    await button(ben, 'Resign').click();
    await ben.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await texts(ana.locator('.status.over > p:not(.buttons)')).toEqual(['You win!', 'Ben resigned.']);
});

test('time is given, and a flag falls', async () => {
    const server = await serve();
    const ana = await person(server, 'Ana');
    await ana.goto(`${server.address}#/online/new?to=link&game=teeko`);
    await ana.getByLabel('Clock').selectOption('own');
    await ana.getByLabel('Minutes').fill('0');
    await ana.getByLabel('Seconds per move').fill('3');
    await ana.getByRole('radio', { name: 'Black' }).check();
    await button(ana, 'Make the link').click();
    const link = await ana.getByRole('textbox', { name: 'Link' }).inputValue();
    const ben = await person(server, 'Ben', { path: link.slice(server.address.length) });
    await ben.getByRole('button', { name: 'Play', exact: true }).click();
    await text(ana.getByRole('timer').first()).toContain('0:03');
    await playOn(ana, ben, ['c3']);
    await button(ana, '+15 s').click(); // Ben has not moved: his clock stands
    await text(ben.getByRole('timer').last()).toBe('0:18.0');
    await playOn(ben, ana, ['c3', 'd4']);
    await attribute(ana.getByRole('timer').last(), 'class').toContain('runs');
    await texts(ana.locator('.status.over > p:not(.buttons)')).toEqual(['You lose this one.', 'You ran out of time.']);
    await texts(ben.locator('.status.over > p:not(.buttons)')).toEqual(['You win!', 'Ana ran out of time.']);
});

test('people say kind things, and whoever is blocked says nothing more', async () => {
    const [ana, ben] = await begin(await serve(), 'teeko', { side: 'Black' });
    await ana.keyboard.press('c');
    await button(ana, 'Good luck!').click();
    await text(ben.locator('.said')).toContain('Ana Good luck!');
    await spoken(ben).toContain('Ana says: Good luck!');
    await button(ben, 'More').click();
    await button(ben, 'Block').click();
    await text(ben.locator('.toast')).toContain('Ana is blocked.');
    await button(ana, 'Say').click();
    await button(ana, 'Hello!').click();
    await text(refusal(ana)).toBe('This player does not take messages.');
    await button(ben, 'Unblock').click();
    await text(ben.locator('.toast')).toContain('Ana is no longer blocked.');
    await button(ana, 'Say').click();
    await button(ana, 'Hello!').click();
    await text(ben.locator('.said')).toContain('Ana Hello!');
});

test('others watch and do nothing; they see who is there', async () => {
    const server = await serve();
    const [ana, ben] = await begin(server, 'teeko', { side: 'Black' });
    const eve = await person(server, '', { path: `#/online/game/${gameId(ana)}` });
    await atBoard(eve);
    await playOn(ana, ben, ['c3']);
    await moves(eve).toEqual(['c3']);
    await sameBoards(ana, eve);
    await text(headline(eve)).toBe('Ben to move');
    await text(eve.locator('.fair')).toBe('You are watching.');
    for (const name of ['Offer draw', 'Resign', 'Say', 'Take back']) await count(button(eve, name)).toBe(0);
    await cell(eve, 'd4').click();
    await text(refusal(eve)).toBe('It is not your turn.');
    const presence = (page: Page, name: string) => page.locator('.seat', { hasText: name }).locator('.presence');
    await attribute(presence(eve, 'Ben'), 'aria-label').toBe('here');
    await ben.close();
    await attribute(presence(eve, 'Ben'), 'aria-label').toBe('away');
    await attribute(presence(ana, 'Ben'), 'aria-label').toBe('away');
});

test('the engine says nothing about a running game, and the page says so', async () => {
    const [ana, ben] = await begin(await serve(), 'teeko', { side: 'Black' });
    await playOn(ana, ben, ['c3']);
    await playOn(ben, ana, ['c3', 'd4']);
    await text(ana.locator('.fair')).toBe('The engine does not look at this game until it is over.');
    const game = ana.url();
    await ana.goto(`${game.replace(/#.*/, '')}#/analysis/teeko/c3.d4`);
    await ana.getByRole('button', { name: 'Engine' }).click();
    await ana.getByText('The engine is off until that game is over.').first().waitFor();
    await ana.getByRole('button', { name: 'Engine' }).click();
    await ana.goto(game);
    await atBoard(ana);
    await ana.keyboard.press('x');
    await ana.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await over(ana).waitFor();
    await ana.getByRole('link', { name: 'Analyse' }).click();
    await ana.getByRole('button', { name: 'Engine' }).click();
    await ana.locator('.lines li').first().waitFor();
});

test('a link is shown before it is taken; whoever comes later watches', async () => {
    const server = await serve();
    const ana = await person(server, 'Ana');
    const link = await makeLink(ana, server, 'trike', { clock: '5 min + 3 s', side: 'White', options: { side: '9' } });
    await ana.getByRole('img', { name: 'The link as a QR code' }).waitFor();
    const [ben, eve] = [await person(server, '', { path: link.slice(server.address.length) }), await person(server, '', { path: link.slice(server.address.length) })];
    await texts(ben.locator('.terms dd')).toEqual(['Trike, side 9', '5 min + 3 s', 'Black', 'Casual']);
    await count(ben.locator('.board [data-cell]')).toBe(45);
    await ben.getByRole('button', { name: 'Play', exact: true }).click();
    await ben.getByLabel('Your name').fill('Ben');
    await ben.getByRole('button', { name: 'Play as a guest' }).click();
    for (const page of [ana, ben]) await atBoard(page);
    await eve.reload();
    await atBoard(eve);
    await text(headline(eve)).toBe('Ben to move');
});
