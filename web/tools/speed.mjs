// How fast the core is in Node and in Chromium beside the native program: node tools/speed.mjs [quinta]
// Prints positions per second, and what the tables of Teeko take.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { Core } from 'quinta-core';
import { createServer } from 'vite';

const root = new URL('../', import.meta.url).pathname;
const program = process.argv[2] ?? `${root}../build/release/bin/quinta`;
const THINKERS = ['stlts', 'trike', 'taiji'];
const MILLISECONDS = 3000;

const rate = (nodes, milliseconds) => Math.round(nodes / milliseconds);

function native() {
    const run = (...words) => JSON.parse(execFileSync(program, [...words, '--json'], { encoding: 'utf8' }));
    const think = (game) => run('analyse', game, '--time', String(MILLISECONDS / 1000));
    return { bench: run('bench'), thoughts: Object.fromEntries(THINKERS.map((game) => [game, think(game)])) };
}

/** With `ask(name, request)` of whatever runs the module. */
async function measured(ask) {
    const bench = await ask('bench', {});
    const thoughts = {};
    for (const game of THINKERS) {
        thoughts[game] = await ask('analyse', { game, start: '', moves: [], budget: { milliseconds: MILLISECONDS } });
    }
    const tables = {};
    for (const game of ['neutreeko', 'teeko', 'teeko goals=advanced']) {
        const start = performance.now();
        await ask('prepare', { game });
        tables[game] = Math.round(performance.now() - start);
    }
    return { bench, thoughts, tables };
}

async function inNode() {
    const core = new Core(new WebAssembly.Module(readFileSync(`${root}public/quinta.wasm`)));
    return measured((name, request) => JSON.parse(core.ask(JSON.stringify({ ...request, do: name }))).answer);
}

async function inChromium(server) {
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
    const page = await browser.newPage();
    await page.goto(server.resolvedUrls.local[0]);
    const asked = (name, request) =>
        page.evaluate(
            async ([what, with_]) => {
                globalThis.core ??= (await import('/src/core/client.ts')).connect();
                return globalThis.core.ask(what, with_);
            },
            [name, request],
        );
    const found = await measured(asked);
    await browser.close();
    return found;
}

function print(title, { bench, thoughts, tables }) {
    console.log(`${title}: ${bench.signature}, thousand positions a second:`);
    for (const { game, nodes, milliseconds } of bench.games) console.log(`  bench ${game} ${rate(nodes, milliseconds)}`);
    for (const [game, { nodes, milliseconds }] of Object.entries(thoughts)) {
        console.log(`  think ${game} ${(nodes / milliseconds).toFixed(1)}`);
    }
    for (const [game, milliseconds] of Object.entries(tables ?? {})) console.log(`  tables of ${game}: ${milliseconds} ms`);
}

const server = await createServer({ root, logLevel: 'error', server: { port: 0 } });
await server.listen();
print('native', native());
print('Node', await inNode());
print('Chromium', await inChromium(server));
await server.close();
