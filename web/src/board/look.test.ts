// Which boards and pieces a game may be drawn with.
import { existsSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { change } from '../app/settings';
import { pt } from '../i18n/pt';
import { arts, plain } from './art';
import { boardChoices, lookOf, pieceChoices } from './look';

const names = (choices: { name: string }[]) => choices.map(({ name }) => name);
const games = [...arts.keys()];

afterEach(() => change({ material: true, boards: {}, pieces: {} }));

test('each game has its own look first, plain ones last, and others between', () => {
    expect(games.length).toBeGreaterThan(0);
    for (const game of games) {
        for (const choices of [boardChoices(game), pieceChoices(game)]) {
            expect(choices[0]!.name).toBe(game);
            expect(choices.at(-1)).toBe(plain);
        }
        expect(boardChoices(game).length * pieceChoices(game).length, game).toBeGreaterThan(3);
    }
    expect(names(boardChoices('unheard-of'))).toEqual(['plain']);
});

test('pieces of another game have all the colours that are needed', () => {
    for (const game of games)
        for (const art of pieceChoices(game)) for (const tint of ['black', 'white', 'red']) if (arts.get(game)!.parts.has(tint)) expect(art.parts, `${art.name} for ${game}`).toContain(tint);
});

test('what is chosen is drawn, what does not suit is not', () => {
    const [game, other] = games.filter((name) => arts.get(name)!.cells === 'square') as [string, string];
    const hexagonal = games.find((name) => arts.get(name)!.cells === 'hexagon')!;
    change({ boards: { [game]: other }, pieces: { [game]: 'plain' } });
    expect(lookOf(`${game} with=options`)).toMatchObject({ own: { name: game }, board: { name: other }, pieces: { name: 'plain' } });
    change({ boards: { [game]: hexagonal }, pieces: { [game]: 'nobody' } });
    expect(lookOf(game)).toMatchObject({ board: { name: game }, pieces: { name: game } });
    change({ material: false });
    expect(lookOf(game)).toMatchObject({ board: { name: 'plain' }, pieces: { name: 'plain' } });
});

test('looks have names, also in Portuguese', () => {
    for (const [name, art] of [...arts, ['plain', plain] as const]) {
        const file = new URL(`../../../src/games/${name}/pt.json`, import.meta.url);
        const words = { ...pt, ...(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}) };
        for (const title of [art.boardTitle, art.piecesTitle]) expect(Object.keys(words)).toContain(title);
    }
});
