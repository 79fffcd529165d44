// Fair play in a browser: while a rated game runs, nothing there tells what to play.
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { count, goTo, text, useBrowser } from './harness';
import { atBoard, begin, person, playOn, serve, useServers } from './online_harness';

useServers();
useBrowser();

const button = (page: Page, name: string) => page.getByRole('button', { name });
const words = 'You are playing a rated game of Teeko. Until it is over, the engine and the tables are off for Teeko.';

test('neither another order of moves nor a set-up position brings the engine into a rated game', async () => {
    const server = await serve();
    const [ana, ben] = await begin(server, 'teeko', { side: 'Black', rated: true, clock: '10 min + 5 s' });
    await playOn(ana, ben, ['c3']);
    await playOn(ben, ana, ['c3', 'd4']);
    await playOn(ana, ben, ['c3', 'd4', 'e5']);
    await text(ana.locator('.fair')).toBe('Engine and tables are off for Teeko until the game is over.');
    const game = ana.url();
    const study = await ana.context().newPage();
    const open = (path: string) => study.goto(game.replace(/#.*/, path));
    for (const path of ['#/analysis/teeko/c3.d4.e5', '#/analysis/teeko/e5.d4.c3', '#/analysis/teeko?position=4b/3r1/2b2/5/5+2', '#/analysis/teeko/c3?goals=advanced']) {
        await open(path);
        await text(study.locator('.engine .unfair')).toContain(words);
        await study.keyboard.press('e');
        await study.keyboard.press('v');
        for (const help of ['.lines li', '.values li', '.engine button']) await count(study.locator(help)).toBe(0);
        await study.keyboard.press('e');
        await study.keyboard.press('v');
    }
    await open('#/explorer/teeko');
    await text(study.locator('.unfair')).toContain(words);
    await open('#/analysis/neutreeko');
    await button(study, 'Engine').click();
    await study.locator('.lines li').first().waitFor();
    const phone = await person(server);
    await phone.context().addCookies(await ana.context().cookies());
    await phone.reload();
    await phone.locator('.my-games li').waitFor();
    await goTo(phone, '#/analysis/teeko/c3');
    await text(phone.locator('.engine .unfair')).toContain(words);
    await open('#/analysis/teeko/c3.d4.e5');
    await study.locator('.unfair').getByRole('link', { name: 'To the game' }).click();
    await atBoard(study);
    await study.goBack();
    await study.locator('.unfair').waitFor();
    await button(ben, 'Resign').click();
    await ben.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await ana.locator('.status.over').waitFor();
    await study.locator('.lines li').first().waitFor(); // the engine was on, and is again
});
