// The built page in a real browser. QUINTA_PAGE tests a page that is served already, QUINTA_THROTTLE=6 makes the
// page's processor six times slower. Nothing on a page may be looked at once: it comes when it comes, on a slow
// machine later. So everything is waited for, by `eventually` and its kin, as long as `patience` allows.
import { readFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Locator, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { preview, type PreviewServer } from 'vite';
import { Core } from 'quinta-core';
import type { Api } from 'quinta-core';

export let base = process.env.QUINTA_PAGE ?? '';
const throttle = Number(process.env.QUINTA_THROTTLE ?? 1);
const patience = Number(process.env.QUINTA_PATIENCE ?? 120_000); // milliseconds; less shows sooner what never comes
let browser: Browser;
let server: PreviewServer | undefined;
const contexts: BrowserContext[] = [];
const complaints: string[] = [];
let forgiven: RegExp | undefined;

/** What the real server allows the page: the tests must get by with it. */
function serverPolicy(): string {
    const source = readFileSync(new URL('../../src/server/reply.cpp', import.meta.url), 'utf8');
    const words = /policy =([^;]*?"[^]*?");\n/.exec(source)?.[1] ?? '';
    return [...words.matchAll(/"(.*?)"/g)].map((match) => match[1]).join('');
}

/** The address of the built page, served as plain files. */
export async function plainFiles(): Promise<string> {
    const headers = { 'Content-Security-Policy': serverPolicy() };
    server ??= await preview({ root: new URL('..', import.meta.url).pathname, preview: { port: 0, host: '127.0.0.1', headers } });
    return server.resolvedUrls?.local[0] ?? '';
}

/** To be called once in every file. */
export function useBrowser(): void {
    beforeAll(async () => {
        base ||= await plainFiles();
        browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'], timeout: patience });
    });
    afterAll(async () => {
        await browser.close();
        await server?.close();
        server = undefined;
        if (!process.env.QUINTA_PAGE) base = '';
    });
    afterEach(async () => {
        for (const context of contexts.splice(0)) await context.close();
        forgiven = undefined;
        expect(complaints.splice(0)).toEqual([]);
    });
}

/** What browsers say of a server that refuses, or is away, while a test wants just that. */
export function forgive(words: RegExp | undefined): void {
    forgiven = words;
}

interface Visit extends BrowserContextOptions {
    settings?: Record<string, unknown>;
    path?: string;
    core?: string; // a file to load instead of quinta.wasm
    at?: string; // the address of another server
}

/** A fresh visitor. Whatever the page complains about fails the test. */
export async function visit({ settings = {}, path = '', core: file, at = base, ...options }: Visit = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    contexts.push(context);
    if (file) await context.route('**/quinta.wasm', (route) => route.fulfill({ path: file, contentType: 'application/wasm' }));
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    if (throttle > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: throttle });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
        if (message.type() === 'error' && !forgiven?.test(message.text())) complaints.push(message.text());
    });
    const wanted = { language: 'en', sound: false, ...settings };
    await page.addInitScript((value) => {
        localStorage.getItem('quinta.settings') ?? localStorage.setItem('quinta.settings', value);
    }, JSON.stringify(wanted));
    await page.goto(at + path);
    return page;
}

/** Goes to another address of the page. Nothing of the one before is there any more when it returns. */
export async function goTo(page: Page, hash: string): Promise<void> {
    await page.evaluate(async (there) => {
        if (location.hash === there) return;
        const gone = new Promise((done) => addEventListener('hashchange', () => setTimeout(done), { once: true }));
        location.hash = there;
        await gone;
    }, hash);
}

/** What is seen meets the expectation sooner or later: `await eventually(() => …).toBe(…)`. */
export const eventually = <T>(seen: () => T | Promise<T>) => expect.poll(seen, { timeout: patience });
export const text = (of: Locator) => eventually(() => of.textContent());
export const texts = (of: Locator) => eventually(() => of.allTextContents());
export const count = (of: Locator) => eventually(() => of.count());
export const value = (of: Locator) => eventually(() => of.inputValue());
export const attribute = (of: Locator, name: string) => eventually(() => of.getAttribute(name));
export const label = (of: Locator) => attribute(of, 'aria-label');
export const address = (page: Page) => eventually(() => page.url());
export const spoken = (page: Page) => text(page.locator('[role=status].unseen'));
export const isOff = (of: Locator) => eventually(() => of.isDisabled());

/** Whatever moves on the page and will come to rest has come to rest. */
export async function settled(page: Page): Promise<void> {
    await page.waitForFunction(() =>
        document.getAnimations().every((each) => each.playState !== 'running' || each.effect?.getComputedTiming().endTime === Infinity),
    );
}

/** Everything on the start page is there, and nothing more is being fetched. */
export async function atRest(page: Page): Promise<void> {
    await page.locator('.game .board').last().waitFor();
    await page.locator('.hero-board [data-cell]').first().waitFor();
    await attribute(page.getByRole('link', { name: 'Solve it' }), 'href').toMatch(/puzzles\/\w+\/\w+/);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
}

/** Waits until the browser keeps something under this name. */
export async function isKept(page: Page, name: string, part: string): Promise<void> {
    await eventually(() => page.evaluate((key) => localStorage.getItem(key) ?? '', `quinta.${name}`)).toContain(part);
}

const core = new Core(new WebAssembly.Module(readFileSync(new URL('../public/quinta.wasm', import.meta.url))));

/** The core without a page, to know what is right. */
export function ask<K extends keyof Api>(name: K, request: Api[K]['ask']): Api[K]['answer'] {
    return JSON.parse(core.ask(JSON.stringify({ ...request, do: name }))).answer;
}

export const games = ['teeko', 'neutreeko', 'stlts', 'trike', 'taiji'];

interface Script {
    options: Record<string, string>;
    moves: string[];
    ending: string; // what the page says in the end
}

/** A short whole game of each kind. */
export const scripts: Record<string, Script> = {
    teeko: { options: {}, moves: ['c2', 'a1', 'c3', 'a3', 'c4', 'e1', 'c5'], ending: 'Black wins.\nBlack has four in a line.' },
    neutreeko: { options: {}, moves: ['d1-c1', 'c2-a2', 'c4-b3', 'a2-e2', 'b3-d1'], ending: 'Black wins.\nBlack has three in a line.' },
    stlts: {
        options: { quiet: '10' },
        moves: ['c5+w', 'e5+b', 'c5-c6', 'e5-d5', 'c6-c5', 'd5xc5', 'h5+w', 'h8+w', 'h5-h6', 'h8-h7', 'h6xh7', ...'b3+w e3+w b3+b e3+b c3+w j3+w c3+b j3+b h3+b k3+b'.split(' ')],
        ending: 'A draw.\n10 turns without a capture.',
    },
    trike: { options: { side: '3' }, moves: ['b2', 'c2', 'c3'], ending: 'Black wins.\nThe pawn is stuck, Black has 2 of the points around it, White 1.' },
    taiji: { options: { size: '3' }, moves: ['b2,a2', 'b3,a3', 'c2,c3', 'c1,b1'], ending: 'Light wins.\nNo tile fits any more, Light has 4, Dark 2.' },
};

/** What is touched for a move: cells, and the buttons of choices. */
export function touches(page: Page, move: string): Locator[] {
    const pin = { w: 'white pin', b: 'black pin' }[move.split('+')[1] ?? ''];
    const cells = move.split('+')[0]!.split(/[-,x]/).map((name) => cell(page, name));
    return pin ? [...cells, page.getByRole('button', { name: pin })] : cells;
}

export const cell = (page: Page, name: string): Locator => page.locator(`[data-cell="${name}"]`);
export const headline = (page: Page): Locator => page.locator('.status .headline');
export const played = (page: Page): Locator => page.locator('.moves .move');
/** The moves on the page of a game. The board shows them all as soon as they stand there. */
export const moves = (page: Page) => texts(played(page));

/** Opens the seldom needed tools of a study; chooses a tab beside its board. */
export const more = (page: Page) => page.getByRole('button', { name: 'More' }).click();
export const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

/** Touches cells one after the other, and waits until the board shows the move. */
export async function play(page: Page, ...names: string[]): Promise<void> {
    for (const name of names) await cell(page, name).click();
    await label(cell(page, names.at(-1)!)).toContain('last move');
}

export async function choose(page: Page, opponent: string): Promise<void> {
    if (opponent === 'person') await page.getByRole('radio', { name: 'Two players, one screen' }).check();
    else await page.getByRole('radio', { name: opponent, exact: true }).check();
}

/** Opens a game's page, fills in options, and starts. */
export async function begin(page: Page, game: string, opponent = 'person', options: Record<string, string> = {}): Promise<void> {
    await goTo(page, `#/play/${game}`);
    await choose(page, opponent);
    if (Object.keys(options).length > 0) await page.locator('summary').click();
    for (const [name, given] of Object.entries(options)) await page.locator(`#option-${name}`).fill(given);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.seat').first().waitFor();
}

/** Plays a script; `touch` is how a cell or a choice is touched. */
export async function playScript(page: Page, script: Script, touch: (target: Locator) => Promise<void>): Promise<void> {
    for (const [i, move] of script.moves.entries()) {
        for (const target of touches(page, move)) await touch(target);
        await moves(page).toEqual(script.moves.slice(0, i + 1));
    }
    await texts(page.locator('.status.over > p:not(.buttons)')).toEqual(script.ending.split('\n'));
}
