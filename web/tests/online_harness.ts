// A real `quinta web --online` with a store of its own for each test, and people who come to it. Every message that
// goes either way is held against the schemas in docs/online/.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { cell, eventually, headline, moves, touches, visit } from './harness';

const root = new URL('../../', import.meta.url).pathname;
const program = process.env.QUINTA_PROGRAM ?? join(root, 'build/dev/bin/quinta_web');

/** Where a server says that it can be found; it may say it in pieces. */
export async function addressSaid(child: ChildProcess): Promise<string> {
    let words = '';
    for (;;) {
        const found = /http:\S+\/(?=\s)/.exec(words);
        if (found) return found[0];
        const [more] = (await once(child.stdout!, 'data')) as [Buffer];
        words += String(more);
    }
}

/** One server; it can be killed, and comes back at the same address with the same store. */
export class Server {
    readonly #folder = mkdtempSync(join(tmpdir(), 'quinta-online-'));
    #child: ChildProcess | undefined;
    address = '';
    #port = '0';

    async start(...flags: string[]): Promise<this> {
        if (!existsSync(program)) throw new Error(`there is no ${program}: ninja -C build/dev quinta_web`);
        const wanted = flags.length > 0 ? flags : ['--online', '--store', join(this.#folder, 'games.sqlite')];
        const child = spawn(program, ['web', '--port', this.#port, ...wanted], { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, HOME: this.#folder, XDG_DATA_HOME: this.#folder } });
        this.#child = child;
        this.address = await addressSaid(child);
        this.#port = /:(\d+)\//.exec(this.address)?.[1] ?? '0';
        return this;
    }

    async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
        const child = this.#child;
        this.#child = undefined;
        if (!child || child.exitCode !== null) return;
        child.kill(signal);
        await once(child, 'exit');
    }

    async end(): Promise<void> {
        await this.kill();
        rmSync(this.#folder, { recursive: true, force: true });
    }
}

const servers: Server[] = [];
const broken: string[] = []; // messages that are not as the schemas say

/** To be called once in every file, before useBrowser: pages go before their servers. */
export function useServers(): void {
    afterEach(async () => {
        for (const server of servers.splice(0)) await server.end();
        expect(broken.splice(0)).toEqual([]);
    });
}

export async function serve(...flags: string[]): Promise<Server> {
    const server = new Server();
    servers.push(server);
    return server.start(...flags);
}

function schema(name: string): ValidateFunction {
    return new Ajv({ strict: false }).compile(JSON.parse(readFileSync(join(root, `docs/online/${name}.schema.json`), 'utf8')) as object);
}
const [said, heard] = [schema('client'), schema('server')];

function check(validate: ValidateFunction, payload: string | Buffer): void {
    if (!validate(JSON.parse(String(payload)))) broken.push(`${String(payload)}: ${JSON.stringify(validate.errors)}`);
}

export function watchMessages(page: Page): void {
    page.on('websocket', (socket) => {
        socket.on('framesent', ({ payload }) => check(said, payload));
        socket.on('framereceived', ({ payload }) => check(heard, payload));
    });
}

type Options = BrowserContextOptions & { path?: string; password?: string; settings?: Record<string, unknown> };

/** Somebody with a browser of their own; without a name they only look on. */
export async function person(server: Server, name = '', { path = '#/online', password = '', ...options }: Options = {}): Promise<Page> {
    const page = await visit({ at: server.address, path: '#/online/account', ...options });
    watchMessages(page);
    if (name) await enter(page, name, password);
    await page.goto(server.address + path);
    return page;
}

/** Becomes a guest, or with a password somebody with a new account. */
export async function enter(page: Page, name: string, password = ''): Promise<void> {
    const body = JSON.stringify(password ? { name, password } : { name });
    const status = await page.evaluate(
        async ([way, text]) => (await fetch(`online/${way}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: text })).status,
        [password ? 'register' : 'guest', body] as const,
    );
    if (status !== 200) throw new Error(`${name} cannot come in: ${status}`);
    await page.reload();
}

export const gameId = (page: Page): string => /game\/([\w-]{10})/.exec(page.url())?.[1] ?? '';
export const board = (page: Page) => page.locator('.stage.online [role=grid]');
/** Until the game is seen, and what the server says comes in. */
export const atBoard = (page: Page) => board(page).waitFor();

/** Makes a link, which is answered with its address. */
export async function makeLink(page: Page, server: Server, game: string, { clock = '', side = '', rated = false, options = {} }: Offered = {}): Promise<string> {
    await page.goto(`${server.address}#/online/new?to=link&game=${game}`);
    await page.locator('.setup .board > svg').waitFor();
    if (clock) await page.getByLabel('Clock').selectOption(clock);
    if (side) await page.getByRole('radio', { name: side }).check();
    if (rated) await page.getByRole('radio', { name: 'Rated' }).check();
    if (Object.keys(options).length > 0) await page.locator('summary').click();
    for (const [name, value] of Object.entries(options)) await page.locator(`#option-${name}`).fill(value);
    await page.getByRole('button', { name: 'Make the link' }).click();
    return page.getByRole('textbox', { name: 'Link' }).inputValue();
}

export interface Offered {
    clock?: string;
    side?: string; // the colour of whoever offers
    rated?: boolean; // between accounts then
    options?: Record<string, string>;
}

/** A game of Ana, who offers it, and Ben, two guests where it is not rated; Ana has the colour named. */
export async function begin(server: Server, game: string, offered: Offered = {}, options: Options[] = [{}, {}]): Promise<[Page, Page]> {
    const password = offered.rated ? 'correct horse' : '';
    const ana = await person(server, 'Ana', { password, ...options[0] });
    const link = await makeLink(ana, server, game, offered);
    const ben = await person(server, 'Ben', { password, ...options[1], path: link.slice(server.address.length) });
    await ben.getByRole('button', { name: 'Play', exact: true }).click();
    for (const page of [ana, ben]) await atBoard(page);
    return [ana, ben];
}

/** Touches what a move takes, and waits until both boards show it. */
export async function playOn(mover: Page, other: Page, all: string[], how: 'click' | 'tap' = 'click'): Promise<void> {
    const move = all.at(-1)!;
    await eventually(() => headline(mover).textContent()).toContain('Your turn');
    for (const target of touches(mover, move)) await target[how]();
    for (const page of [mover, other]) await moves(page).toEqual(all);
}

/** Both sides and whoever watches see the same. */
export async function sameBoards(...pages: Page[]): Promise<void> {
    const seen = (page: Page) => page.locator('[data-cell]').evaluateAll((cells) => cells.map((each) => `${(each as HTMLElement).dataset['cell']}: ${(each.getAttribute('aria-label') ?? '').replace(/, possible|, last move|, chosen/g, '')}`).sort());
    const first = pages[0]!;
    for (const page of pages.slice(1)) await eventually(async () => JSON.stringify(await seen(page)) === JSON.stringify(await seen(first))).toBe(true);
}

export { cell };
