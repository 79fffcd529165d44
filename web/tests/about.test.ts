// The games in figures: for each game what play and proof say, fetched by who reads it, for everyone.
import { test } from 'vitest';
import { expectNoViolations } from './axe';
import { count, eventually, games, goTo, useBrowser, visit } from './harness';

useBrowser();

const fetched = (page: { evaluate<T>(f: () => T): Promise<T> }) => () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\//, '')).filter((name) => name.endsWith('.json')));

test('every game has its figures, and they are fetched when they are read', async () => {
    const page = await visit({ serviceWorkers: 'block' });
    await page.locator('.game .board').last().waitFor();
    await eventually(fetched(page)).toEqual([]);
    for (const game of games) {
        await goTo(page, `#/about/${game}`);
        await count(page.locator('.self-play tbody tr')).toBe(7);
        await count(page.locator('.self-play .players li')).toBeGreaterThan(2);
        await page.locator('.proofs strong').waitFor();
        await eventually(async () => (await fetched(page)()).some((name) => name.startsWith(game))).toBe(true);
    }
});

test('it is reached from Learn, and says things in Portuguese', async () => {
    const page = await visit({ path: '#/learn', settings: { language: 'pt' } });
    await page.locator('.subject').first().getByRole('link', { name: 'Números' }).click();
    await page.getByRole('heading', { name: 'O que está provado' }).waitFor();
    await page.getByRole('heading', { name: 'Computadores contra si próprios' }).waitFor();
});

test('a game that there is not, and one without figures', async () => {
    const page = await visit({ path: '#/about/nowhere' });
    await page.getByText('There is no game “nowhere”').waitFor();
});

test.each(['light', 'dark', 'contrast'])('axe finds nothing in %s', async (theme) => {
    const page = await visit({ settings: { theme } });
    for (const path of ['#/about', ...games.map((game) => `#/about/${game}`)]) {
        await goTo(page, path);
        await page.locator(path === '#/about' ? '.game:last-child .board' : '.self-play td:last-child').first().waitFor();
        await expectNoViolations(page, theme, path);
    }
});

test.each([320, 768, 1440])('nothing is wider than a screen of %i px', async (width) => {
    const page = await visit({ viewport: { width, height: 800 } });
    for (const game of games) {
        await goTo(page, `#/about/${game}`);
        await page.locator('.self-play td:last-child').first().waitFor();
        await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
});
