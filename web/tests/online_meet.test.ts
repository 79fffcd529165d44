// How people meet: names, accounts, the lobby, pairing; and all of it for everyone.
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { expectNoViolations } from './axe';
import { cell, count, eventually, forgive, goTo, headline, moves, spoken, text, texts, useBrowser } from './harness';
import { atBoard, begin, enter, gameId, makeLink, person, playOn, serve, useServers } from './online_harness';

useServers();
useBrowser();

const rows = (page: Page) => page.locator('.open-games tbody tr');

test('a challenge in the lobby is seen by others, taken back, offered again and taken', async () => {
    const server = await serve();
    const [ana, ben] = [await person(server, 'Ana'), await person(server, 'Ben')];
    await ana.getByRole('link', { name: 'Offer a game' }).click();
    await ana.getByRole('combobox', { name: 'Game' }).selectOption('taiji');
    await ana.getByLabel('Clock').selectOption('3d');
    await ana.getByRole('button', { name: 'Offer the game' }).click();
    await ana.getByRole('button', { name: 'Withdraw' }).waitFor();
    await text(rows(ben)).toContain('3 days per move');
    await ana.getByRole('button', { name: 'Withdraw' }).click();
    await count(rows(ben)).toBe(0);
    await ana.getByRole('link', { name: 'Offer a game' }).click();
    await ana.getByRole('button', { name: 'Offer the game' }).click();
    await ben.getByRole('link', { name: /^Play: Ana/ }).click();
    await ben.getByRole('button', { name: 'Play', exact: true }).click();
    for (const page of [ana, ben]) await atBoard(page);
    await goTo(ben, '#/online');
    await ben.locator('.my-games').getByText('Ana', { exact: true }).waitFor();
});

test('two who want the same are paired, and a name is asked for on the way', async () => {
    const server = await serve();
    const [ana, ben] = [await person(server), await person(server, 'Ben')];
    for (const page of [ana, ben]) await page.getByRole('radio', { name: 'Neutreeko' }).check();
    await ana.getByRole('button', { name: 'Find an opponent' }).click();
    forgive(/400/);
    await ana.getByLabel('Your name').fill('A!');
    await ana.getByRole('button', { name: 'Play as a guest' }).click();
    await eventually(() => ana.locator('#name-error').textContent()).toMatch(/characters|letters/);
    await ana.getByLabel('Your name').fill('Ana');
    await ana.getByRole('button', { name: 'Play as a guest' }).click();
    await ana.getByText('Looking for an opponent…').first().waitFor();
    await ben.getByRole('button', { name: 'Find an opponent' }).click();
    for (const page of [ana, ben]) await atBoard(page);
});

test('open games are chosen by game and kind, and say with which colour one would play', async () => {
    const server = await serve();
    const [ana, ben] = [await person(server, 'Ana', { password: 'correct horse' }), await person(server, 'Ben', { viewport: { width: 320, height: 640 } })];
    const offer = async (game: string, colour: string, kind: string) => {
        await ana.goto(`${server.address}#/online/new?to=lobby&game=${game}`);
        await ana.getByLabel('Clock').selectOption('5 min + 3 s');
        await ana.getByRole('radio', { name: colour }).check();
        await ana.getByRole('radio', { name: kind }).check();
        await ana.getByRole('button', { name: 'Offer the game' }).click();
        await ana.locator('.terms').waitFor();
    };
    await offer('teeko', 'Black', 'Rated');
    await offer('taiji', 'Random colour', 'Casual');
    await count(rows(ben)).toBe(2);
    const filter = (name: string) => ben.locator('.open-games').getByLabel(name);
    await filter('Kind').selectOption('Rated');
    await texts(rows(ben).locator('td:not(.act)')).toEqual([' Teeko', '5 min + 3 s', 'Red', 'Rated']);
    await rows(ben).locator('td', { hasText: 'Rated' }).waitFor(); // on a phone, too
    await filter('Game').selectOption('Taiji');
    await ben.getByText('Nobody offers such a game right now.').waitFor();
    await filter('Kind').selectOption('Casual');
    await texts(rows(ben).locator('td:not(.act)')).toEqual([' Taiji', '5 min + 3 s', 'Random', 'Casual']);
});

test('a computer is challenged in the lobby, and plays', async () => {
    const server = await serve('--online', '--house-bots', 'level1');
    const ana = await person(server, 'Ana');
    await ana.getByRole('link', { name: /^Challenge / }).click();
    await eventually(() => ana.getByRole('heading', { level: 1 }).textContent()).toMatch(/^Challenge \w+/);
    await ana.getByRole('combobox', { name: 'Game' }).selectOption('teeko');
    await ana.getByText('Computers never play rated games.').waitFor();
    await ana.getByRole('radio', { name: 'Black' }).check();
    await ana.getByRole('button', { name: 'Challenge' }).click();
    await atBoard(ana);
    await cell(ana, 'c3').click();
    await count(ana.locator('.moves .move')).toBe(2);
});

test('somebody is challenged on their profile, declines, and is challenged again', async () => {
    const server = await serve();
    const [ana, ben] = [await person(server, 'Ana', { password: 'correct horse' }), await person(server, 'Ben', { path: '#/people/Ana' })];
    const challenge = async () => {
        await ben.getByRole('link', { name: 'Challenge', exact: true }).click();
        await ben.getByRole('heading', { name: 'Challenge Ana' }).waitFor();
        await ben.getByRole('button', { name: 'Challenge' }).click();
        await ben.getByRole('heading', { name: 'Waiting for the other player' }).waitFor();
        await count(ben.locator('.qr')).toBe(0);
        await text(rows(ana)).toContain('Challenges you');
    };
    await challenge();
    await ana.getByRole('button', { name: /^Decline: Ben/ }).click();
    await ben.getByRole('heading', { name: 'This challenge is no longer open.' }).waitFor();
    await goTo(ben, '#/people/Ana');
    await challenge();
    await ana.getByRole('link', { name: /^Play: Ben/ }).click();
    await ana.getByRole('button', { name: 'Play', exact: true }).click();
    for (const page of [ana, ben]) await atBoard(page);
});

test('accounts play rated games; games in progress are marked when it is one’s turn', async () => {
    const server = await serve();
    const [ana, ben] = [await person(server), await person(server)];
    await goTo(ana, '#/online/account');
    await ana.getByRole('radio', { name: 'New account' }).check();
    await ana.getByLabel('Name', { exact: true }).fill('Ana');
    await ana.getByLabel('Password').fill('correct horse');
    await ana.getByRole('button', { name: 'Make the account' }).click();
    await ana.getByText('You play as Ana.').waitFor();
    await enter(ben, 'Ben', 'battery staple');
    await ana.goto(`${server.address}#/online/new?to=lobby&game=teeko`);
    await ana.getByLabel('Clock').selectOption('10 min + 5 s');
    await ana.getByRole('radio', { name: 'Black' }).check();
    await ana.getByRole('radio', { name: 'Rated' }).check();
    await ana.getByRole('button', { name: 'Offer the game' }).click();
    await ben.getByRole('link', { name: /^Play: Ana/ }).click();
    await texts(ben.locator('.terms dd')).toEqual(['Teeko', '10 min + 5 s', 'Red', 'Rated']);
    await ben.getByRole('button', { name: 'Play', exact: true }).click();
    for (const page of [ana, ben]) await atBoard(page);
    await texts(ana.locator('.seat .rating')).toEqual(['1500?', '1500?']);
    await count(ana.getByRole('button', { name: 'Take back' })).toBe(0);
    await goTo(ben, '#/online');
    await text(ben.locator('.my-games li')).toContain('Waiting for Ana');
    await cell(ana, 'c3').click();
    await text(ben.locator('.my-games .my-turn')).toContain('Your turn');
    await ben.getByRole('link', { name: /^Move: Ana/ }).click();
    await playOn(ben, ana, ['c3', 'd4']);
    await goTo(ana, '#/online/account');
    await ana.getByRole('button', { name: 'Log out' }).click();
    forgive(/401/);
    await ana.getByLabel('Name', { exact: true }).fill('Ana');
    await ana.getByLabel('Password').fill('wrong horse');
    await ana.getByRole('button', { name: 'Log in' }).click();
    await text(ana.locator('#account-error')).toBe('The name or the password is wrong.');
    await ana.getByLabel('Password').fill('correct horse');
    await ana.getByRole('button', { name: 'Log in' }).click();
    await ana.getByText('You play as Ana.').waitFor();
});

test('a game by keyboard alone, with all that happens in words', async () => {
    const [ana, ben] = await begin(await serve(), 'teeko', { side: 'Black' });
    await ana.locator('[role=grid] [tabindex="0"]').focus();
    await ana.keyboard.press('Enter');
    for (const page of [ana, ben]) await count(page.locator('.moves .move')).toBe(1);
    await spoken(ben).toMatch(/Ana plays .* Your turn\./);
    await ben.keyboard.press('/');
    await ben.keyboard.type('D 4');
    await ben.keyboard.press('Enter');
    await eventually(async () => (await ana.locator('.moves .move').allTextContents()).at(-1)).toBe('d4');
    await spoken(ana).toMatch(/Ben plays d4\. Your turn\./);
    await ana.locator('[role=grid] [tabindex="0"]').focus();
    await ana.keyboard.press('x');
    await ana.getByRole('dialog').waitFor();
    await ana.keyboard.press('Tab');
    await ana.keyboard.press('Enter');
    await spoken(ben).toContain('You win! Ana resigned.');
});

const sizes = [[320, 'light'], [1440, 'light'], [1440, 'dark'], [390, 'contrast']] as const;

test.each(sizes)('axe finds nothing at %i pixels in %s, and nothing is cut off', async (width, theme) => {
    const server = await serve();
    const look = { viewport: { width, height: 800 }, settings: { theme } };
    const fits = (page: Page) => eventually(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const well = async (page: Page, where: string) => {
        await fits(page);
        await expectNoViolations(page, theme, where);
    };
    const ana = await person(server, '', look);
    await ana.locator('.open-games .none').waitFor();
    await well(ana, 'lobby');
    await ana.getByRole('button', { name: 'Find an opponent' }).click();
    await ana.getByLabel('Your name').waitFor();
    await well(ana, 'name');
    await goTo(ana, '#/online/account');
    await ana.locator('.account').waitFor();
    await well(ana, 'account');
    await enter(ana, 'Ana');
    await makeLink(ana, server, 'trike');
    await well(ana, 'invitation');
    const link = await ana.getByRole('textbox', { name: 'Link' }).inputValue();
    await goTo(ana, '#/online/new?to=lobby&game=stlts');
    await ana.locator('.setup .board > svg').waitFor();
    await well(ana, 'offer');
    await ana.getByRole('button', { name: 'Offer the game' }).click();
    await ana.locator('.terms').waitFor();
    const ben = await person(server, 'Ben', look);
    await rows(ben).first().waitFor();
    await well(ben, 'open games');
    await ben.goto(link);
    await ben.locator('.terms').waitFor();
    await well(ben, 'challenge');
    await ben.getByRole('button', { name: 'Play', exact: true }).click();
    for (const page of [ana, ben]) await atBoard(page);
    await well(ana, 'game');
    await ana.keyboard.press('c');
    await ana.getByRole('dialog').waitFor();
    await well(ana, 'say');
    await ana.keyboard.press('Escape');
    await ana.getByRole('button', { name: 'Abort' }).click();
    await well(ana, 'abort');
    await ana.getByRole('dialog').getByRole('button', { name: 'Abort' }).click();
    await ana.locator('.status.over').waitFor();
    await well(ana, 'result');
});

test('it all speaks Portuguese, refusals too', async () => {
    const server = await serve();
    const settings = { language: 'pt' };
    const ana = await person(server, 'Ana', { settings });
    await ana.getByRole('heading', { name: 'Jogar em linha' }).waitFor();
    await goTo(ana, '#/online/new?to=link&game=teeko');
    await ana.getByRole('radio', { name: 'Pretas' }).check();
    await ana.getByRole('button', { name: 'Criar a ligação' }).click();
    const link = await ana.getByRole('textbox', { name: 'Ligação' }).inputValue();
    const ben = await person(server, 'Ben', { settings, path: link.slice(server.address.length) });
    await ben.getByRole('heading', { name: 'Ana quer jogar' }).waitFor();
    await ben.getByRole('button', { name: 'Jogar', exact: true }).click();
    for (const page of [ana, ben]) await atBoard(page);
    await cell(ana, 'c3').click();
    await moves(ben).toEqual(['c3']);
    await eventually(() => headline(ben).textContent()).toContain('A sua vez');
    await ana.getByRole('button', { name: 'Propor empate' }).click();
    await text(ben.locator('.offer')).toContain('Ana propõe empate.');
    await ben.getByRole('button', { name: 'Recusar' }).click();
    await count(ana.locator('.offer')).toBe(0);
    await ana.getByRole('button', { name: 'Propor empate' }).click();
    await text(ana.locator('.refusal')).toBe('Basta uma proposta por cada lance seu.');
    await goTo(ana, `#/online/challenge/${gameId(ana)}`);
    await ana.getByText('este desafio já não está aberto').first().waitFor();
});
