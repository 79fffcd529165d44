// What the core says to people, asked from the core itself, must be in the Portuguese catalogue of a game that has one.
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { Core } from '../core/module';
import type { Api, GameInfo } from '../core/types';
import { pt } from './pt';

const fileOf = (game: string): URL => new URL(`../../../src/games/${game}/pt.json`, import.meta.url);

/** The texts of a game that nobody has translated. */
function missing(game: string, texts: string[]): string[] {
    const catalogue = { ...(JSON.parse(readFileSync(fileOf(game), 'utf8')) as Record<string, string>), ...pt };
    return [...new Set(texts)].filter((text) => text && !(text in catalogue));
}

let core: Core;
let games: GameInfo[];

function ask<K extends keyof Api>(what: K, request: Api[K]['ask']): Api[K]['answer'] {
    return JSON.parse(core.ask(JSON.stringify({ ...request, do: what }))).answer;
}

beforeAll(() => {
    const file = new URL('../../public/quinta.wasm', import.meta.url); // web/build-wasm.sh makes it
    core = new Core(new WebAssembly.Module(readFileSync(file)));
    games = ask('games', {}).filter(({ name }) => existsSync(fileOf(name)));
    expect(games.length).toBeGreaterThan(0);
});

test('names and summaries', () => {
    for (const game of games) {
        const texts = [
            game.summary,
            ...game.colours,
            ...game.players.filter((player) => player.name !== 'engine').map((player) => player.summary),
            ...game.options.flatMap((option) => [option.name, option.summary]),
        ];
        expect(missing(game.name, texts), game.name).toEqual([]);
    }
});

test('rules', () => {
    for (const { name } of games) {
        const { sections } = ask('rules', { game: name });
        const texts = sections.flatMap(({ heading, paragraphs, example }) => [heading, ...paragraphs, example?.caption ?? '']);
        expect(missing(name, texts), name).toEqual([]);
    }
});

test('lessons', () => {
    for (const { name } of games) {
        const lessons = ask('lessons', { game: name });
        const texts = lessons.flatMap(({ title, steps }) => [title, ...steps.flatMap((step) => [step.text, step.praise, step.hint])]);
        expect(missing(name, texts), name).toEqual([]);
    }
});
