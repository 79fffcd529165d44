// A game that is a folder and a line in the list is there on the page, which is not built anew for it: only the core is
// another one (tests/checks/web.sh builds it with tests/sixth_game).
import { test } from 'vitest';
import { begin, cell, count, goTo, headline, moves, play, text, useBrowser, visit } from './harness';

const core = process.env.QUINTA_SIXTH_CORE ?? '';
const visitor = () => visit({ core, serviceWorkers: 'block' });

useBrowser();

test.runIf(core)('a sixth game has a card and a board of its shape', async () => {
    const page = await visitor();
    await page.getByRole('link', { name: /Hexline/ }).first().waitFor();
    await begin(page, 'hexline');
    await count(page.locator('[data-cell]')).toBe(169);
    await count(page.locator('.board .art-plain use[href="#plain-hexagon"]')).toBe(169);
    for (const name of ['a1', 'a8', 'h1', 'h15', 'o1', 'o8']) await cell(page, name).waitFor();
});

test.runIf(core)('a sixth game is played to its end', async () => {
    const page = await visitor();
    await begin(page, 'hexline', 'person', { side: '3' });
    for (const name of ['c1', 'a1', 'c2', 'a2', 'c3', 'a3']) await play(page, name);
    await cell(page, 'c4').click();
    await text(headline(page)).toContain('Red wins');
    await count(page.locator('.board .decisive')).toBeGreaterThan(0);
});

test.runIf(core)('a sixth game is played against a level', async () => {
    const page = await visitor();
    await begin(page, 'hexline', 'Level 1', { side: '3' });
    await cell(page, 'c3').click();
    await moves(page).toHaveLength(2);
});

test.runIf(core)('a sixth game has rules', async () => {
    const page = await visitor();
    await goTo(page, '#/rules/hexline');
    await page.getByText('Be the first with four stones in a line.').first().waitFor();
});
