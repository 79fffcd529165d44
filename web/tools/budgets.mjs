// What a visitor waits for, in Chromium: node tools/budgets.mjs [http://…] (needs the built page in dist)
// Prints when the page can be used and when the core is there (also at a processor four times slower), and what a full repaint of the largest
// board takes.
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const root = new URL('../', import.meta.url).pathname;
const server = process.argv[2] ? undefined : await preview({ root, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } });
const base = process.argv[2] ?? server.resolvedUrls.local[0];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Notes when a board that takes a move has been painted, and a picture that only the core can have told. */
function watch() {
    const awaited = { usable: '.hero-board .possible', answered: '.game .board' };
    globalThis.seen = {};
    const note = (name) => requestAnimationFrame(() => setTimeout(() => (globalThis.seen[name] ??= performance.now()))); // it has been painted
    const look = () => Object.entries(awaited).forEach(([name, shown]) => !globalThis.seen[name] && document.querySelector(shown) && note(name));
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
}

/** A fresh visitor's page; `rate` times slower than this machine. */
async function visit(path, rate) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    if (rate > 1) await tools.send('Emulation.setCPUThrottlingRate', { rate });
    await page.addInitScript(watch);
    await page.goto(base + path, { waitUntil: 'commit' });
    return { context, page, tools };
}

/** Milliseconds until the first board takes a move, and until the core has answered. */
async function usable(rate) {
    const { context, page } = await visit('', rate);
    const times = await page.waitForFunction(() => globalThis.seen.usable && globalThis.seen.answered && globalThis.seen).then((seen) => seen.jsonValue());
    await context.close();
    return times;
}

/** Style, layout and paint of everything on the board, as the browser itself counts it. */
async function repaint(path) {
    const { context, page, tools } = await visit(path, 1);
    await page.locator('.setup .slab').waitFor();
    const spent = async () => {
        const { metrics } = await tools.send('Performance.getMetrics');
        return Object.fromEntries(metrics.map(({ name, value }) => [name, 1000 * value]));
    };
    await tools.send('Performance.enable');
    const rounds = 50;
    const before = await spent();
    await page.evaluate(async (count) => {
        const board = document.querySelector('.board > svg');
        for (let i = 0; i < count; i++) {
            board.setAttribute('viewBox', board.getAttribute('viewBox').replace(/^\S+/, (x) => String(Number(x) + (i % 2 ? 1 : -1)))); // all of it is painted anew
            await new Promise(requestAnimationFrame);
        }
    }, rounds);
    const after = await spent();
    const cost = (name) => (after[name] - before[name]) / rounds;
    const each = ['RecalcStyleDuration', 'LayoutDuration', 'TaskDuration', 'ScriptDuration'].map(cost);
    await context.close();
    return { style: each[0], layout: each[1], all: each[2] - each[3] };
}

for (const rate of [1, 4]) {
    const times = [];
    for (let i = 0; i < 5; i++) times.push(await usable(rate));
    for (const [name, said] of [['usable', 'the first board takes a move'], ['answered', 'the core has answered']]) {
        const each = times.map((time) => time[name]);
        console.log(`${rate} times slower, ${said}: ${Math.round(median(each))} ms (best ${Math.round(Math.min(...each))} ms)`);
    }
}
const { style, layout, all } = await repaint('#/play/stlts/new');
console.log(`full repaint of the Stlts board: ${all.toFixed(1)} ms on the main thread (style ${style.toFixed(1)}, layout ${layout.toFixed(1)})`);
await browser.close();
await server?.close();
process.exit(0);
