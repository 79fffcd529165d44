// How soon a press is seen while the engine thinks: node tools/press.mjs [--presses 40] [--trace FILE] [http://…]
// (needs the built page in dist). For each game, at this machine's speed and four times slower: milliseconds from the
// press to the frame that shows what came of it, as Chromium's event timing tells it (in steps of 8), and to the end
// of the page's own work on it. All of these grow when other programs want the processor; `busy` does not: what the
// page's own thread worked, from the press until a tenth of a second after it, by the clock that runs only while it does,
// and how much of that was script, style and layout; the rest is painting, and handling of input and messages.
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const argument = (name) => {
    const at = process.argv.indexOf(name);
    return at < 0 ? undefined : process.argv.splice(at, 2)[1];
};
const presses = Number(argument('--presses') ?? 40);
const traceFile = argument('--trace');
const only = argument('--game');
const only_rate = argument('--slower');
const root = new URL('../', import.meta.url).pathname;
const server = process.argv[2] ? undefined : await preview({ root, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } });
const base = process.argv[2] ?? server.resolvedUrls.local[0];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });

/** Notes every press: how long its handlers took, and when the next frame was shown. */
function watch() {
    globalThis.seen = [];
    const note = ({ name, startTime, processingStart, processingEnd, duration }) =>
        ['pointerdown', 'pointerup'].includes(name) && globalThis.seen.push({ name, startTime, waited: processingStart - startTime, worked: processingEnd - processingStart, shown: duration });
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

const kinds = ['Task', 'Script', 'RecalcStyle', 'Layout']; // the first is all of it

async function measured(place, rate) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.addInitScript(() => {
        localStorage.setItem('quinta.engine', JSON.stringify({ on: true, values: false, lines: 3, limit: 't0' }));
        localStorage.setItem('quinta.settings', JSON.stringify({ language: 'en' }));
    });
    const tools = await context.newCDPSession(page);
    if (rate > 1) await tools.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(base + place);
    await page.locator('.lines li').first().waitFor();
    if (traceFile) await browser.startTracing(page, { path: traceFile });
    await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const worked = async () => {
        const { metrics } = await tools.send('Performance.getMetrics');
        return kinds.map((kind) => 1000 * metrics.find(({ name }) => name === `${kind}Duration`).value);
    };
    const busy = [];
    let random = 7;
    for (let i = 0; i < presses; i++) {
        await page.locator('.lines li').first().waitFor({ timeout: 20_000 }).catch(() => undefined); // it is at it
        const open = await page.locator('.cell.possible').count();
        if (open === 0) {
            const choice = page.locator('.choices button').first();
            if (await choice.isVisible()) await choice.click();
            else await page.keyboard.press('Home');
            continue;
        }
        random = (random * 1103515245 + 12345) % 2147483648;
        const box = await page.locator('.cell.possible').nth(random % open).boundingBox();
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
        await page.waitForTimeout(150); // a hand does not press before it has arrived
        const before = await worked();
        await page.mouse.down();
        await page.waitForTimeout(60);
        await page.mouse.up();
        await page.waitForTimeout(100);
        busy.push((await worked()).map((after, kind) => after - before[kind]));
    }
    if (traceFile) writeFileSync(traceFile, await browser.stopTracing());
    const seen = await page.evaluate(() => globalThis.seen);
    await context.close();
    return { seen, busy };
}

const at = (numbers, part) => Math.round(numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? 0);
const places = { trike: '#/analysis/trike?side=9', taiji: '#/analysis/taiji', stlts: '#/analysis/stlts' };
for (const rate of only_rate ? [Number(only_rate)] : traceFile ? [1] : [1, 4])
    for (const [game, place] of Object.entries(places).filter(([game]) => !only || game === only)) {
        const { seen, busy } = await measured(place, rate);
        const both = (part) => seen.map(part);
        const shown = both(({ shown }) => shown);
        console.log(
            `${game}, ${rate} times slower: ${seen.length} presses; to the frame ${at(shown, 0.5)} ms, 95 %: ${at(shown, 0.95)}, most ${at(shown, 1)}; ` +
                `waited ${at(both(({ waited }) => waited), 0.5)} / ${at(both(({ waited }) => waited), 0.95)}, worked ${at(both(({ worked }) => worked), 0.5)} / ${at(both(({ worked }) => worked), 0.95)}, busy ${at(busy.map(([all]) => all), 0.5)} / ${at(busy.map(([all]) => all), 0.95)}, of which ` +
                kinds.slice(1).map((kind, i) => `${kind} ${at(busy.map((parts) => parts[i + 1]), 0.5)} / ${at(busy.map((parts) => parts[i + 1]), 0.95)}`).join(', '),
        );
    }
await browser.close();
await server?.close();
process.exit(0);
