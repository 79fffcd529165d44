// How many watch a game, as everybody at it sees it.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { count, eventually, text, useBrowser } from './harness';
import { atBoard, begin, gameId, person, serve, useServers } from './online_harness';

useServers();
useBrowser();

const shown = (page: Page) => page.locator('.watchers:visible');

/** The rest in Portuguese, and as small as a phone gets. */
async function goesOnSmall(page: Page): Promise<void> {
    await page.evaluate(() => localStorage.setItem('quinta.settings', JSON.stringify({ language: 'pt', sound: false })));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.reload();
    await atBoard(page);
}

test('whoever plays or watches sees how many watch, in both languages', async () => {
    const server = await serve();
    const [ana, ben] = await begin(server, 'teeko', { side: 'Black' });
    await goesOnSmall(ben);
    await count(shown(ana)).toBe(0);
    const path = `#/online/game/${gameId(ana)}`;
    const eve = await person(server, 'Eve', { path });
    await atBoard(eve);
    for (const page of [ana, eve]) await text(shown(page)).toBe('1 watching');
    await text(shown(ben)).toBe('1 a ver');
    const nobody = await person(server, '', { path });
    await atBoard(nobody);
    for (const page of [ana, eve, nobody]) await text(shown(page)).toBe('2 watching');
    await text(shown(ben)).toBe('2 a ver');
    await nobody.context().close();
    await eve.goto(`${server.address}#/online`);
    for (const page of [ana, ben]) await count(shown(page)).toBe(0);
});

test('the games to watch say how many do', async () => {
    const server = await serve();
    const [ana] = await begin(server, 'teeko', { side: 'Black' });
    const eve = await person(server, 'Eve', { path: `#/online/game/${gameId(ana)}` });
    await atBoard(eve);
    const dan = await person(server, 'Dan', { path: '#/people' });
    await text(dan.locator('.live li')).toContain('1 watching');
});

test('a flood of comings and goings tells those who watch at most once a second', async () => {
    const server = await serve();
    const [ana] = await begin(server, 'teeko', { side: 'Black' });
    const game = gameId(ana);
    let told = 0;
    ana.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => String(payload).includes('"type":"spectators"') && told++));
    await ana.reload();
    await atBoard(ana);
    const eve = await person(server, 'Eve');
    const began = Date.now();
    await eve.evaluate(
        async ([address, id]) => {
            const socket = new WebSocket(address.replace('http', 'ws') + 'online', 'quinta.1');
            await new Promise((open) => (socket.onmessage = open));
            for (let i = 0; i < 30; i++) {
                socket.send(JSON.stringify({ type: i % 2 ? 'unwatch' : 'watch', id: `flood-${i}`, game: id }));
                await new Promise((later) => setTimeout(later, 110));
            }
            socket.send(JSON.stringify({ type: 'watch', id: 'flood-end', game: id }));
        },
        [server.address, game] as const,
    );
    await text(shown(ana)).toBe('1 watching');
    await eventually(() => told).toBeGreaterThan(0);
    expect(told).toBeLessThanOrEqual(2 + (Date.now() - began) / 1000);
});
