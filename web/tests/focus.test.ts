// The focus never falls to the body, keys can be switched off, and what happens is said with who did it.
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { ask, begin, cell, count, eventually, goTo, moves, play, spoken, text, useBrowser, visit } from './harness';

useBrowser();

/** Where the focus is: on the board, in the result of the game, elsewhere by its name, or lost. */
const focus = (page: Page) =>
    eventually(() =>
        page.evaluate(() => {
            const here = document.activeElement;
            if (!here || here === document.body) return 'lost';
            if (here.closest('[role=grid]')) return 'board';
            return here.closest('.status.over') ? 'result' : (here.getAttribute('aria-label') ?? here.textContent ?? '').trim();
        }),
    );

test('after a pin button the board has the focus', async () => {
    const page = await visit();
    await begin(page, 'stlts');
    await cell(page, 'c5').click();
    await page.getByRole('button', { name: 'White pin' }).focus();
    await page.keyboard.press('Enter');
    await moves(page).toEqual(['c5+w']);
    await focus(page).toBe('board');
});

test('after resigning the result has the focus, after a rematch the board', async () => {
    const page = await visit();
    await begin(page, 'teeko', 'Level 1');
    await cell(page, 'c3').click();
    await moves(page).toHaveLength(2);
    await page.getByRole('button', { name: 'Resign' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').getByRole('button', { name: 'Resign' }).click();
    await focus(page).toBe('result');
    await page.getByRole('button', { name: 'Rematch' }).focus();
    await page.keyboard.press('Enter');
    await count(page.locator('.status.over')).toBe(0);
    await focus(page).toBe('board');
});

test('after the last move the result has the focus', async () => {
    const page = await visit();
    await begin(page, 'teeko');
    for (const name of ['c2', 'a1', 'c3', 'a3', 'c4', 'e1', 'c5']) await play(page, name);
    await focus(page).toBe('result');
});

test('after a step of a lesson, after the lesson and after a puzzle the board has the focus', async () => {
    const [game, lesson] = ['teeko', ask('lessons', { game: 'teeko' })[0]!];
    const page = await visit({ path: `#/learn/${game}/${lesson.id}` });
    for (const step of lesson.steps) {
        await text(page.locator('p.task')).toBe(step.text);
        if (step.accepted.length > 0) {
            await page.locator('.typed input').fill(step.accepted[0]!);
            await page.keyboard.press('Enter');
            await text(page.locator('.reply')).toContain(step.praise);
        }
        await page.getByRole('button', { name: /^(Next|Finish)/ }).focus();
        await page.keyboard.press('Enter');
        await eventually(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
    }
    await goTo(page, `#/puzzles/${game}`);
    await page.getByRole('grid').waitFor();
    const before = page.url();
    await page.getByRole('button', { name: 'Next puzzle' }).focus();
    await page.keyboard.press('Enter');
    await eventually(() => page.url()).not.toBe(before);
    await focus(page).toBe('board');
});

test('setting up a position and cancelling it leaves the focus on the board', async () => {
    const page = await visit({ path: '#/analysis/teeko' });
    await page.getByRole('button', { name: 'Set up' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.editor').waitFor();
    await focus(page).toBe('board');
    await page.getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('Enter');
    await count(page.locator('.editor')).toBe(0);
    await focus(page).toBe('board');
});

test('single keys can be switched off, Ctrl+Z still takes back', async () => {
    const page = await visit({ path: '#/settings' });
    await page.getByLabel('Single keys as shortcuts').uncheck();
    await begin(page, 'teeko');
    for (const name of ['c3', 'd4', 'e5']) await play(page, name);
    for (const key of ['x', 'n', 'u', '?', '/']) await page.keyboard.press(key);
    await page.keyboard.press('Control+z'); // and nothing else was taken back before
    await moves(page).toEqual(['c3', 'd4']);
    await count(page.getByRole('dialog')).toBe(0);
    await page.keyboard.press('Control+y');
    await moves(page).toEqual(['c3', 'd4', 'e5']);
});

test('a move of the computer is said with its name, and the tab says whose turn it is', async () => {
    const page = await visit();
    await begin(page, 'teeko', 'Level 1');
    await eventually(() => page.title()).toBe('Your turn: Teeko · Quinta');
    await cell(page, 'c3').click();
    await spoken(page).toMatch(/^Level 1 plays [a-e][1-5]\. Your turn\.$/);
});

test('what is chosen and which choices there are is said', async () => {
    const page = await visit();
    await begin(page, 'stlts');
    await cell(page, 'c5').click();
    await spoken(page).toBe('c5 chosen. Choices: white pin, black pin.');
    await page.keyboard.press('Escape');
    await spoken(page).toBe('Cancelled.');
});
