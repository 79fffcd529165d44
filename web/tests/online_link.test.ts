// The connection fails, the server is killed, pages are closed and opened again: games go on, nothing is doubled or lost.
import { test } from 'vitest';
import { cell, count, eventually, forgive, headline, moves, plainFiles, text, useBrowser, visit } from './harness';
import { atBoard, begin, gameId, person, playOn, sameBoards, serve, useServers } from './online_harness';

useServers();
useBrowser();

const gaps = /WebSocket|ERR_CONNECTION|ERR_INTERNET|ERR_NETWORK/;

test('a reload and a second tab go on with the game where it is', async () => {
    const server = await serve();
    const [ana, ben] = await begin(server, 'teeko', { side: 'Black' });
    await playOn(ana, ben, ['c3']);
    await ana.reload();
    await atBoard(ana);
    await moves(ana).toEqual(['c3']);
    await playOn(ben, ana, ['c3', 'd4']);
    const second = await ana.context().newPage();
    await second.goto(ana.url());
    await atBoard(second);
    await playOn(second, ben, ['c3', 'd4', 'e5']);
    await moves(ana).toEqual(['c3', 'd4', 'e5']);
    await playOn(ben, ana, ['c3', 'd4', 'e5', 'a1']);
    await playOn(ana, second, ['c3', 'd4', 'e5', 'a1', 'b2']);
    await sameBoards(ana, second, ben);
});

test('the server is killed and comes back: a move made meanwhile is played once', async () => {
    forgive(gaps);
    const server = await serve();
    const [ana, ben] = await begin(server, 'teeko', { side: 'Black' });
    await playOn(ana, ben, ['c3']);
    await server.kill();
    for (const page of [ana, ben]) await page.locator('.link-lost').waitFor();
    await cell(ben, 'd4').click();
    await moves(ben).toEqual(['c3', 'd4']);
    await text(ben.locator('.status')).toContain('Your move is sent when the connection is back.');
    await text(headline(ben)).toBe('Ana to move');
    await server.start();
    for (const page of [ana, ben]) {
        await count(page.locator('.link-lost')).toBe(0);
        await moves(page).toEqual(['c3', 'd4']);
    }
    await playOn(ana, ben, ['c3', 'd4', 'e5']);
    await sameBoards(ana, ben);
});

test('a move that was not sent outlives the page', async () => {
    forgive(gaps);
    const server = await serve();
    const [ana, ben] = await begin(server, 'teeko', { side: 'Black' });
    const game = ana.url();
    await server.kill();
    await ana.locator('.link-lost').waitFor();
    await cell(ana, 'c3').click();
    await moves(ana).toEqual(['c3']);
    const context = ana.context();
    await ana.close();
    await server.start();
    const again = await context.newPage();
    await again.goto(game);
    for (const page of [again, ben]) await moves(page).toEqual(['c3']);
    await playOn(ben, again, ['c3', 'd4']);
});

test('without a network the game waits, and goes on when it is back', async () => {
    forgive(gaps);
    const [ana, ben] = await begin(await serve(), 'neutreeko', { side: 'Black' });
    await ana.context().setOffline(true);
    await ana.evaluate(() => dispatchEvent(new Event('online'))); // the network is another one now: is the connection alive?
    await ana.locator('.link-lost').waitFor();
    await cell(ana, 'd1').click();
    await cell(ana, 'c1').click();
    await moves(ana).toEqual(['d1-c1']);
    await ana.context().setOffline(false);
    for (const page of [ana, ben]) await moves(page).toEqual(['d1-c1']);
    await count(ana.locator('.link-lost')).toBe(0);
    await playOn(ben, ana, ['d1-c1', 'c2-a2']);
});

test('whoever logs out in another tab is told so in this one, and plays no move there', async () => {
    const server = await serve();
    const [ana, ben] = await begin(server, 'teeko', { side: 'Black' });
    await playOn(ana, ben, ['c3']);
    await playOn(ben, ana, ['c3', 'd4']);
    const second = await ana.context().newPage();
    await second.goto(`${server.address}#/online/account`);
    await second.getByRole('button', { name: 'Log out' }).click();
    await text(ana.locator('.link-lost')).toBe('You are logged out here. Log in again');
    await cell(ana, 'e5').click();
    await text(ana.locator('.refusal')).toBe('You are logged out here.');
    await ana.evaluate(() => dispatchEvent(new Event('focus')));
    await text(ana.locator('.link-lost')).toContain('Log in again');
    await moves(ana).toEqual(['c3', 'd4']);
    await ana.locator('.link-lost').getByRole('link', { name: 'Log in again' }).click();
    await ana.getByRole('heading', { name: 'Your account' }).waitFor();
});

test('somebody’s account goes on with the game on another machine', async () => {
    const server = await serve();
    const [ana, ben] = await begin(server, 'teeko', { side: 'Black' });
    await playOn(ana, ben, ['c3']);
    const cookies = await ben.context().cookies();
    const phone = await person(server, '', { viewport: { width: 390, height: 844 } });
    await phone.context().addCookies(cookies);
    await phone.goto(`${server.address}#/online/game/${gameId(ana)}`);
    await phone.reload();
    await eventually(() => headline(phone).textContent()).toContain('Your turn');
    await playOn(phone, ana, ['c3', 'd4']);
    await moves(ben).toEqual(['c3', 'd4']);
});

test('where nobody can be met, the page works and says how to get there', async () => {
    const server = await serve('--no-online');
    const page = await visit({ at: server.address, path: '#/online' });
    await page.getByRole('heading', { name: 'Play a person' }).waitFor();
    await page.getByText('this server was started with --no-online').waitFor();
    await page.getByRole('link', { name: 'Choose a game' }).click();
    await page.locator('.game .board').last().waitFor();
});

test('plain files without any server behind them work, too', async () => {
    forgive(/404/);
    const page = await visit({ at: await plainFiles(), path: '#/online' });
    await page.getByRole('heading', { name: 'Play a person' }).waitFor();
});
