import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { barsOfLengths, isOf, openingGroups, type Figures } from './figures';

const folder = join(import.meta.dirname, '../../../../docs/figures');
const kept = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, figures: JSON.parse(readFileSync(join(folder, name), 'utf8')) as Figures }));

test('a file belongs to the game that it is named by', () => {
    expect(isOf('/assets/one-Ab12.json', 'one')).toBe(true);
    expect(isOf('../one.json', 'one')).toBe(true);
    expect(isOf('/assets/onetwo.json', 'one')).toBe(false);
    for (const { name, figures } of kept) expect(name).toBe(`${figures.game.replaceAll(/[ =]/g, '-')}.json`);
});

test('first moves stand together by what they are worth', () => {
    const groups = openingGroups([
        { move: 'a', value: 'loss', plies: 4 },
        { move: 'b', value: null },
        { move: 'c', value: 'loss', plies: 10 },
        { move: 'd', value: 'win', plies: 7 },
    ]);
    expect(groups.map(({ value, moves }) => [value, moves.map((each) => each.move)])).toEqual([
        ['win', ['d']],
        ['loss', ['c', 'a']],
        [null, ['b']],
    ]);
});

test('every game has a bar, and no bar is too many', () => {
    const bars = barsOfLengths([[1, 2], [40, 3], [99, 1]], 99, 20);
    expect(bars).toHaveLength(20);
    expect(bars.reduce((sum, bar) => sum + bar.games, 0)).toBe(6);
    expect(bars[8]).toEqual({ from: 40, games: 3 });
    expect(barsOfLengths([[2, 1]], 2, 20)).toEqual([{ from: 0, games: 0 }, { from: 1, games: 0 }, { from: 2, games: 1 }]);
});

test('what is kept is whole', () => {
    expect(kept.length).toBeGreaterThan(4);
    for (const { figures } of kept) {
        expect(figures.command).toContain(`quinta stats ${figures.game}`);
        expect(figures.openings).toHaveLength(figures.first_moves);
        for (const played of figures.self_play) expect(played.first_wins + played.second_wins + played.drawn).toBe(played.games);
    }
});
