// Profiles, leaders and accounts in a browser, with a real `quinta web --online`.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectNoViolations } from './axe';
import { address, count, eventually, useBrowser, visit } from './harness';
import { addressSaid } from './online_harness';

useBrowser();

const program = process.env.QUINTA_PROGRAM ?? new URL('../../build/dev/bin/quinta_web', import.meta.url).pathname;
const password = 'correct horse';
let folder: string;
let child: ChildProcess;
let server: string;

beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'quinta-people-'));
    child = spawn(program, ['web', '--port', '0', '--online', '--store', join(folder, 'games.sqlite')], { stdio: ['ignore', 'pipe', 'inherit'] });
    server = await addressSaid(child);
});

afterEach(async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
});

/** Somebody with an account, on a page of the server. */
async function enter(name: string, options = {}): Promise<Page> {
    const page = await visit(options);
    await page.goto(server);
    const status = await page.evaluate(
        async ([user, secret]) => (await fetch('online/register', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ name: user, password: secret }) })).status,
        [name, password] as const,
    );
    expect(status).toBe(200);
    return page;
}

let said = 0;
/** Says something over a connection of its own; what was made by it. */
async function say(page: Page, message: object): Promise<string> {
    return page.evaluate(
        (text) =>
            new Promise<string>((done, failed) => {
                const socket = new WebSocket('online', 'quinta.1');
                socket.onopen = () => socket.send(text);
                socket.onmessage = ({ data }) => {
                    const answer = JSON.parse(String(data)) as { type: string; id?: string; made?: string; why?: string };
                    if (answer.id !== (JSON.parse(text) as { id: string }).id) return;
                    socket.close();
                    if (answer.type === 'done') done(answer.made ?? '');
                    else failed(new Error(answer.why));
                };
            }),
        JSON.stringify({ id: `test-${++said}`, ...message }),
    );
}

async function play(first: Page, second: Page, loser?: Page): Promise<string> {
    const challenge = await say(first, { type: 'challenge', game: 'teeko', control: '300+3', rated: true, side: 'first', audience: 'link' });
    const game = await say(second, { type: 'accept', challenge });
    await say(first, { type: 'move', game, seen: 0, move: 'c3' });
    await say(second, { type: 'move', game, seen: 1, move: 'd4' });
    if (loser) await say(loser, { type: 'resign', game });
    return game;
}

const go = (page: Page, hash: string) => page.evaluate((to) => void (location.hash = to), hash);

test('a profile shows ratings, a graph, results and games', async () => {
    const ana = await enter('Ana', { viewport: { width: 320, height: 700 } });
    const ben = await enter('Ben');
    await play(ana, ben, ben);
    await play(ben, ana, ben);
    await play(ana, ben);
    await go(ana, '#/people/Ben');
    await ana.getByRole('heading', { name: 'Ben', exact: true }).waitFor();
    await ana.getByRole('img', { name: /^Teeko: from 1338 to \d+ in 2 rated games\.$/ }).waitFor();
    await ana.getByRole('img', { name: '0 won, 0 drawn, 2 lost' }).waitFor();
    await ana.getByRole('heading', { name: 'You against Ben' }).waitFor();
    await ana.getByRole('img', { name: '2 won, 0 drawn, 0 lost' }).waitFor();
    const games = ana.getByRole('list', { name: 'Games' }).getByRole('listitem');
    await count(games).toBe(3);
    await ana.getByLabel('Result').selectOption('Lost');
    await count(games).toBe(2);
    await ana.getByLabel('Kind').selectOption('Casual');
    await count(games).toBe(0);
    await ana.getByLabel('Kind').selectOption('Rated');
    await count(games).toBe(2);
    await eventually(() => ana.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expectNoViolations(ana, 'light', 'profile');
    const download = ana.waitForEvent('download');
    await ana.getByRole('link', { name: 'Export these games' }).click();
    expect((await download).suggestedFilename()).toBe('quinta-ben.pgn');
    await games.first().getByRole('link', { name: 'Analyse: Teeko: Ana' }).click();
    await address(ana).toContain('#/analysis/teeko/c3.d4');
    await go(ana, '#/people/Ana');
    await games.first().getByRole('link', { name: 'Play on: Teeko: Ben' }).waitFor();
    await count(ana.getByRole('link', { name: 'Challenge', exact: true })).toBe(0); // nobody challenges themselves
});

test('somebody has the same tile wherever their name stands', async () => {
    const ana = await enter('Ana', { viewport: { width: 320, height: 700 } });
    const ben = await enter('Ben');
    const tile = (page: Page, place: string) => page.locator(`${place} .portrait`).first().evaluate((svg) => svg.innerHTML);
    await go(ana, '#/people/Ana');
    const mine = await tile(ana, '.profile-head');
    await go(ana, '#/people/Ben');
    await ana.getByRole('heading', { name: 'Ben', exact: true }).waitFor();
    const his = await tile(ana, '.profile-head');
    expect(his).not.toBe(mine);
    const game = await play(ana, ben);
    await go(ana, `#/online/game/${game}`);
    await ana.locator('.seat.online').first().waitFor();
    await eventually(async () => [await tile(ana, '.far'), await tile(ana, '.near')]).toEqual([his, mine]);
    await eventually(() => ana.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expectNoViolations(ana, 'light', 'game');
    await go(ana, '#/online');
    await eventually(() => tile(ana, '.my-games')).toBe(his);
    await count(ana.locator('.portrait:not([aria-hidden=true])')).toBe(0);
});

test('of an aborted game there is nothing to analyse', async () => {
    const ana = await enter('Ana');
    const ben = await enter('Ben');
    const challenge = await say(ana, { type: 'challenge', game: 'teeko', control: '300+3', rated: true, side: 'first', audience: 'link' });
    const game = await say(ben, { type: 'accept', challenge });
    await say(ben, { type: 'abort', game });
    await go(ana, '#/people/Ben');
    const row = ana.getByRole('list', { name: 'Games' }).getByRole('listitem');
    await eventually(() => row.textContent()).toContain('Aborted');
    await count(row.getByRole('link', { name: /Analyse/ })).toBe(0);
});

test('running games can be watched, and nobody leads too soon', async () => {
    const ana = await enter('Ana');
    await play(ana, await enter('Ben'));
    const eve = await enter('Eve');
    await go(eve, '#/online');
    const card = eve.getByRole('link', { name: /Board of Teeko\s+Ana – Ben/ });
    await count(card.locator('[data-piece]')).toBe(2); // on its board
    await expectNoViolations(eve, 'light', 'lobby');
    await card.click();
    await eve.locator('.stage.online [role=grid]').waitFor();
    const live = ana.waitForResponse((response) => response.url().endsWith('/online/live'));
    await go(ana, '#/online');
    await (await live).finished();
    await count(ana.locator('.watch-now')).toBe(0); // nobody watches themselves
    await ana.getByRole('link', { name: 'Leaders and games to watch' }).click();
    await ana.getByRole('link', { name: 'Teeko: Ana – Ben' }).waitFor();
    await count(ana.getByText('Nobody has played enough rated games yet.')).toBe(5);
    await expectNoViolations(ana, 'light', 'leaders');
});

test('a password is changed and an account deleted', async () => {
    const ana = await enter('Ana', { settings: { language: 'pt' } });
    const ben = await enter('Ben');
    const user = await ben.evaluate(async () => ((await (await fetch('online/me')).json()) as { user: { id: string } }).user.id);
    await say(ana, { type: 'block', user, yes: true });
    await go(ana, '#/online/account');
    await ana.getByRole('link', { name: 'Palavra-passe, pessoas bloqueadas, apagar a conta' }).click();
    await ana.getByRole('button', { name: 'Desbloquear Ben' }).click();
    await ana.getByText('Ninguém. Quem bloquear').waitFor();
    await expectNoViolations(ana, 'light', 'account');
    await ana.getByLabel('Palavra-passe', { exact: true }).first().fill(password);
    await ana.getByLabel('Nova palavra-passe').fill('battery staple');
    await ana.getByRole('button', { name: 'Mudar a palavra-passe' }).click();
    await ana.getByText('Palavra-passe mudada.').first().waitFor();
    await ana.getByLabel('Palavra-passe', { exact: true }).last().fill('battery staple');
    await ana.getByRole('button', { name: 'Apagar a conta' }).click();
    await ana.getByRole('dialog').getByText('Desiste dos jogos a decorrer').waitFor();
    await expectNoViolations(ana, 'light', 'delete');
    await ana.getByRole('button', { name: 'Manter' }).click();
    await ana.getByRole('heading', { name: 'A sua conta' }).waitFor();
    await ana.getByRole('button', { name: 'Apagar a conta' }).click();
    await ana.getByRole('button', { name: 'Apagar', exact: true }).click();
    await ana.getByText('Ninguém entrou.').waitFor();
    await go(ana, '#/privacy');
    await ana.getByRole('heading', { name: 'Jogo limpo', exact: true }).waitFor();
});
