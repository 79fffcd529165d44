// What the core says to people, asked from the core itself, must be in the Portuguese catalogue of a game that has one.
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { Core } from 'quinta-core';
import type { Api, GameInfo, Message } from '../core/types';
import { pt } from './pt';
import type { OptionTexts } from '../pages/play/option_texts';
import { numbered } from './t';

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

/** What the page calls the options of a game, where it has words of its own for them. */
const optionTextsOf = (game: string): OptionTexts | undefined => {
    const file = new URL(`../../../src/games/${game}/options.json`, import.meta.url);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as OptionTexts) : undefined;
};

test('names of options: every one of the game, in Portuguese too, with positions that it has', () => {
    for (const game of games) {
        const texts = optionTextsOf(game.name);
        if (!texts) continue;
        const choices = (of: { choices?: unknown }): string[] => (Array.isArray(of.choices) ? (of.choices as string[]) : Object.keys(of.choices ?? {}));
        expect(Object.keys(texts), game.name).toEqual(game.options.map(({ name }) => name));
        for (const option of game.options) expect(choices(texts[option.name]!), option.name).toEqual(choices(option));
        expect(missing(game.name, Object.values(texts).flatMap(({ title, note = '', choices: each = {} }) => [title, note, ...Object.values(each).filter((word) => /\p{L}/u.test(word))])), game.name).toEqual([]);
        for (const [name, { pictures = {} }] of Object.entries(texts))
            for (const [choice, start] of Object.entries(pictures)) expect(ask('snapshot', { game: `${game.name} ${name}=${choice}`, start, moves: [] }).cells.some(({ piece }) => piece)).toBe(true);
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

/** The sentences of which a message is made: its own and those of its parts. A part without blanks is a name or a number. */
function sentencesOf(message: Message): string[] {
    if (typeof message === 'string') return message.trim().includes(' ') ? [message] : [];
    return [message.id, ...message.args.flatMap(sentencesOf)];
}

/** What the core says of moves that nobody may make, from some positions of a game. */
function refusals(game: GameInfo): Message[] {
    const lines = [[], game.sample.slice(0, 1), game.sample];
    return lines.flatMap((moves) => {
        const { cells } = ask('snapshot', { game: game.name, start: '', moves });
        const names = cells.map(({ name }) => name);
        const some = names.filter((_, i) => i % 3 === 0);
        const pairs = some.flatMap((from) => some.flatMap((to) => [`${from}-${to}`, `${from}x${to}`, `${from},${to}`]));
        const wrong = ['zz', 'a0', '', 'swap', 'a1+x', 'a1-', ...names, ...some.map((name) => `${name}+w`), ...pairs];
        return wrong.flatMap((move) => {
            const said = JSON.parse(core.ask(JSON.stringify({ do: 'snapshot', game: game.name, start: '', moves: [...moves, move] })));
            return said.message === undefined ? [] : [said.message as Message];
        });
    });
}

test('refusals', () => {
    for (const game of games) {
        const file = JSON.parse(readFileSync(fileOf(game.name), 'utf8')) as Record<string, string>;
        const known = new Set(Object.entries({ ...file, ...pt }).map(([from, to]) => numbered(from, to)[0]));
        const said = [...new Set(refusals(game).flatMap(sentencesOf))];
        expect(said.length, game.name).toBeGreaterThan(3);
        expect(said.filter((sentence) => !known.has(sentence)), game.name).toEqual([]);
    }
});

test('broken records', () => {
    const game = games[0]?.name ?? '';
    const tags = `[Game "${game}"]\n`;
    const broken = [
        'zz', '[', '[Game', '[Game "x', '[Game "x" y]', `${tags}${tags}`, '[Result "2-0"]', '{', `${tags}{\u0001}`, '~', `${tags}$999`, `${tags}$1`, `${tags}(`,
        `${tags}a1 (`, `${tags}a1 ()`, `${tags}a1 )`, `${tags}a1 (a2 1-0)`, `${tags}[Result "1-0"]\na1 0-1`, `${tags}[Result "1-0"]\na1`,
        `${tags}${'a'.repeat(40)}`, `${tags}a1 ${'(a2 '.repeat(120)}`,
    ];
    const known = new Set(Object.entries(pt).map(([from, to]) => numbered(from, to)[0]));
    const said = broken.map((text) => ask('read_records', { text }).message);
    expect(broken.filter((_, i) => said[i] === undefined)).toEqual([]);
    const sentences = new Set(said.flatMap((message) => sentencesOf(message ?? '')));
    expect(sentences.size).toBeGreaterThan(15);
    expect([...sentences].filter((sentence) => !known.has(sentence))).toEqual([]);
});
