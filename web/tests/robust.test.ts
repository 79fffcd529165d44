// Offline, hostile addresses and storage, and a page that never stalls.
import { expect, test } from 'vitest';
import { atRest, base, begin, cell, count, eventually, goTo, play, played, text, useBrowser, visit } from './harness';

useBrowser();

test('the page is served under the policy of the real server', async () => {
    const page = await visit();
    const policy = (await page.request.get(base)).headers()['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
});

test('the page works offline once it was loaded', async () => {
    const page = await visit();
    await page.locator('.game').last().waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.reload();
    await begin(page, 'neutreeko', 'Level 1');
    await cell(page, 'b1').click();
    await cell(page, 'b4').click();
    await count(played(page)).toBe(2);
});

test.each(['#/play/', '#/play/chess', '#/play/%E0%A4%A', '#/__proto__', '#/constructor/x', '#//', '#/play/teeko/<script>alert(1)</script>'])(
    'the address %s harms nobody',
    async (path) => {
        const page = await visit({ path });
        await page.locator('h1').waitFor();
        await text(page.locator('main')).not.toBe('');
    },
);

test('a wrong game or position in the address is explained', async () => {
    const page = await visit({ path: `#/play/teeko?start=${encodeURIComponent('rrrrr/5/5/5/5 1')}` });
    await text(page.getByRole('alert')).not.toBe('');
    await goTo(page, `#/play/trike?game=${encodeURIComponent('trike side=99')}`);
    await text(page.getByRole('alert')).toContain('15');
});

test.each(['{}', 'null', '[1]', 'not json', '{"line":{"game":"teeko","start":"","moves":["z9"]},"ahead":[],"seats":["person","person"],"seed":1}'])(
    'a stored game that reads %s loses nothing',
    async (stored) => {
        const page = await visit();
        await page.evaluate((value) => {
            localStorage.setItem('quinta.play.teeko', value); // as it was kept once
            localStorage.setItem('quinta.game.abc', value);
            localStorage.setItem('quinta.done.abd', value);
        }, stored);
        for (const path of ['#/play/teeko', '#/play/teeko/abc', '#/play/teeko/abd']) {
            await goTo(page, path);
            await page.getByRole('button', { name: /Start the game|New game/ }).first().waitFor();
        }
        await goTo(page, '#/play/teeko/new');
        await page.getByRole('button', { name: 'Start the game' }).click();
        await play(page, 'c3');
    },
);

test('the page answers while the engine thinks without end', async () => {
    const page = await visit({ path: '#/analysis/stlts' });
    await page.getByLabel('How long to think').selectOption('t0');
    await page.getByRole('button', { name: 'Engine' }).click();
    await page.locator('.lines li').first().waitFor();
    const place = () => cell(page, 'a1').locator('path').first().getAttribute('d');
    for (let i = 0; i < 6; i++) {
        const before = await place();
        await page.getByRole('button', { name: 'Flip' }).click();
        await eventually(place).not.toBe(before);
    }
    await page.locator('.lines li').first().waitFor(); // it is still at it
});

/** What the start page and the first game fetch, by kind of file, in bytes before they are packed. */
test('the first visit fetches little', async () => {
    const page = await visit();
    await atRest(page);
    const fetched = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, decodedBodySize }) => ({ name, decodedBodySize })),
    );
    const bytes = (kind: RegExp) => fetched.filter(({ name }) => kind.test(name)).reduce((sum, each) => sum + each.decodedBodySize, 0);
    expect(fetched.filter(({ name }) => /pt[-_.]|lessons|rules|analysis|study/.test(name))).toEqual([]);
    expect(bytes(/\.js$/)).toBeGreaterThan(10_000);
    expect(bytes(/\.js$/)).toBeLessThan(140_000); // with the art of all games, and what is seen before the core has come
    expect(bytes(/\.css$/)).toBeLessThan(60_000);
    expect(bytes(/\.wasm$/)).toBeLessThan(2_500_000);
});
