// Takes the pictures of the README anew: node tools/pictures.mjs http://localhost:8080/
import { chromium } from 'playwright-core';

const pictures = {
    start: '#/',
    analysis: '#/analysis/teeko/c3.b3.c4.d3.c2.c1.d4',
};

const [address] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [name, place] of Object.entries(pictures)) {
    const page = await browser.newPage({ viewport: { width: 1200, height: name === 'start' ? 620 : 800 } });
    await page.goto(address + place);
    await page.locator('svg').first().waitFor();
    await page.waitForLoadState('networkidle');
    if (name === 'analysis') {
        await page.keyboard.press('v');
        await page.getByText('−2').first().waitFor();
    }
    await page.screenshot({ path: new URL(`../../docs/pictures/${name}.png`, import.meta.url).pathname });
    await page.close();
}
await browser.close();
