// The package quinta-core as a stranger has it: packed, installed from the file into an empty project, and used there in
// Node, by TypeScript and in Chromium, plain and bundled. tests/checks/npm.sh makes the project: PROJECT, PACKED, WEB.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';

const { PROJECT: project, PACKED: packed, WEB: web } = process.env;
const run = promisify(execFile);
const require = createRequire(join(web, 'package.json'));
const package_ = join(project, 'node_modules/quinta-core');
const readme = readFileSync(join(package_, 'README.md'), 'utf8');
const blocks = (language) => [...readme.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map((match) => match[1]);

function write(name, text) {
    writeFileSync(join(project, name), text);
    return join(project, name);
}

test('what a browser loads of it is at most 300 KB by Brotli, the packed file 450 KB by gzip', () => {
    const files = ['quinta.wasm', ...readdirSync(join(package_, 'dist')).filter((name) => name.endsWith('.js')).map((name) => `dist/${name}`)];
    const sizes = files.map((name) => brotliCompressSync(readFileSync(join(package_, name)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length);
    const sum = sizes.reduce((a, b) => a + b);
    console.log(`# ${sum} bytes by Brotli, ${statSync(packed).size} packed`);
    assert.ok(sum <= 300 * 1024, `${sum} bytes`);
    assert.ok(statSync(packed).size <= 450 * 1024, `${statSync(packed).size} bytes`);
});

test('it brings no other package', () => {
    const lock = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'));
    assert.deepEqual(Object.keys(lock.packages), ['', 'node_modules/quinta-core']);
});

const examples = blocks('js');
const printed = blocks('text');
assert.ok(examples.length >= 4 && examples.length === printed.length);
for (const [i, example] of examples.entries()) {
    test(`example ${i + 1} of the README prints what stands there, and ends`, async () => {
        const { stdout, stderr } = await run(process.execPath, [write(`example${i}.mjs`, example)], { timeout: 120_000 });
        assert.equal(stderr, '');
        assert.equal(stdout, printed[i]);
    });
}

test('a core that was closed starts again', async () => {
    const program = write('close.mjs', `
        import { Cancelled, connect } from 'quinta-core';
        const core = connect();
        const thinking = core.ask('analyse', { game: 'stlts', budget: {} }, { report: () => core.close() });
        await thinking.catch((error) => console.log(error instanceof Cancelled));
        console.log((await core.ask('prepare', { game: 'stlts' })).has_tables);`);
    const { stdout } = await run(process.execPath, [program], { timeout: 120_000 });
    assert.equal(stdout, 'true\nfalse\n');
});

test('a module that is none is told in words', async () => {
    const program = write('wrong.mjs', `
        import { connect } from 'quinta-core';
        await connect(new Uint8Array(8)).ask('games', {}).catch((error) => console.log(error.message));`);
    const { stdout } = await run(process.execPath, [program], { timeout: 120_000 });
    assert.match(stdout, /^The core could not be loaded: CompileError/);
});

for (const [module, resolution] of [['nodenext', 'nodenext'], ['esnext', 'bundler']]) {
    test(`TypeScript knows its types, with ${resolution}`, async () => {
        write('program.mts', `
            import { connect, loadBlocking, type Snapshot } from 'quinta-core';
            import { Client } from 'quinta-core/client';
            const core: Client = connect();
            const snapshot: Snapshot = await core.ask('snapshot', { game: 'teeko', moves: ['c3'] });
            const side: 1 | 2 = snapshot.side;
            export const words: string = (await loadBlocking()).ask('analyse', { game: snapshot.game, budget: { nodes: side } }).lines[0]!.words;
            // @ts-expect-error A game is a text.
            await core.ask('snapshot', { game: 5 });
            // @ts-expect-error There is no such question.
            await core.ask('dance', {});`);
        const tsc = join(web, 'node_modules/.bin/tsc');
        const options = ['--noEmit', '--strict', '--module', module, '--moduleResolution', resolution, '--target', 'es2022', '--lib', 'es2022,dom', '--types', ''];
        const { stdout } = await run(tsc, [...options, 'program.mts'], { cwd: project }).catch((failed) => failed);
        assert.equal(stdout, '');
    });
}

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' };
let browser, server, address;

before(async () => {
    server = createServer((request, response) => {
        const path = new URL(request.url, 'http://x').pathname;
        try {
            const body = readFileSync(join(project, path));
            // What the README says that a strict page has to allow.
            const policy = path.startsWith('/built') ? { 'Content-Security-Policy': "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; img-src data:" } : {};
            response.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'text/plain', ...policy }).end(body);
        } catch {
            response.writeHead(404).end();
        }
    });
    await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
    address = `http://127.0.0.1:${server.address().port}`;
    const { chromium } = require('playwright-core');
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'], timeout: 120_000 });
});
after(async () => {
    await browser?.close();
    server?.close();
});

/** What the page shows in the end; whatever it complains about fails the test. */
async function shown(path, text) {
    const page = await browser.newPage();
    const complaints = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && !message.text().includes('favicon') && complaints.push(message.text()));
    await page.goto(address + path);
    try {
        await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), text, { timeout: 120_000 });
    } finally {
        assert.deepEqual(complaints, []);
        await page.close();
    }
}

const ICON = '<link rel="icon" href="data:,">';

test('the example of the README runs in Chromium, without a bundler', async () => {
    const [example] = blocks('html');
    write('plain.html', `<!doctype html>${ICON}<body>${example}</body>`);
    await shown('/plain.html', 'Trike');
});

test('a bundled page thinks in Chromium, under a strict policy', async () => {
    write('main.js', `
        import { connect, loadBlocking } from 'quinta-core';
        const question = { game: 'neutreeko board=4x4', moves: ['d2-b4'], budget: { nodes: 1000 } };
        const { lines } = await connect().ask('analyse', question);
        const here = (await loadBlocking()).ask('analyse', question);
        document.body.append(lines[0].words + ' and ' + here.lines[0].words);`);
    write('bundled.html', `<!doctype html>${ICON}<body><script type="module" src="/main.js"></script></body>`);
    const { build } = await import(pathToFileURL(require.resolve('vite')).href.replace(/index\.cjs$/, 'dist/node/index.js'));
    await build({ root: project, base: '/built/', configFile: false, logLevel: 'error', worker: { format: 'es' }, build: { outDir: 'built', target: 'es2022', rollupOptions: { input: join(project, 'bundled.html') } } });
    await shown('/built/bundled.html', 'wins in 3 (proved) and wins in 3 (proved)');
});
