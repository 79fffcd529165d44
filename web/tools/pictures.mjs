// Takes the pictures of the README anew: node tools/pictures.mjs [http://localhost:8080/] (else of the page in dist)
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const wide = { width: 1240, height: 775 };
const phone = { width: 390, height: 844 };

/** A page, what is done on it, and what must be seen before the picture is taken. */
const pictures = {
    start: { size: wide, place: '#/', shown: '.game .board' },
    analysis: { size: wide, theme: 'dark', place: '#/analysis/teeko/c3.b3.c4.d3.c2.c1.d4', keys: 'ev', shown: '.badge.rest' },
    phone: { size: phone, place: '#/analysis/trike/f3.c3.c1.d2.g5.f5.e4.e1', shown: '.analysis .slab' },
};

const server = process.argv[2] ? undefined : await preview({ root: new URL('..', import.meta.url).pathname, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } });
const address = process.argv[2] ?? server.resolvedUrls.local[0];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [name, { size, theme = 'light', place, keys = '', shown }] of Object.entries(pictures)) {
    const page = await browser.newPage({ viewport: size, colorScheme: theme, reducedMotion: 'reduce', serviceWorkers: 'block' });
    await page.goto(address + place);
    await page.locator('.slab').first().waitFor();
    for (const key of keys) await page.keyboard.press(key);
    await page.locator(shown).last().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: new URL(`../../docs/pictures/${name}.png`, import.meta.url).pathname });
    await page.close();
}
await browser.close();
await server?.close();
process.exit(0);
