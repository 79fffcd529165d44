// Draws the PNG icons from the SVG: node tools/icons.mjs (needs Chromium).
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const folder = new URL('../public/icons/', import.meta.url).pathname;
const svg = readFileSync(folder + 'quinta.svg', 'utf8');
const full = svg.replace('rx="22"', 'rx="0"').replace('<g ', '<g transform="scale(.8)" '); // for any mask
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [name, size, picture] of [['192', 192, svg], ['512', 512, svg], ['mask', 512, full]]) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${picture}`);
    await page.screenshot({ path: `${folder}quinta-${name}.png`, omitBackground: true });
}
await browser.close();
