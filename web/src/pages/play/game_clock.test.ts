import { expect, test } from 'vitest';
import { withEarned, withLeft } from './game_clock';
import { newMatch, withMove, withRedone, withUndone, type Match } from './match';
import { clockName, clockRule } from './wishes';

const setup = { game: 'name', start: '', seats: ['human', 'human'] as [string, string], clock: { minutes: 1, seconds: 2 } };
const played = (match: Match, move: string): Match => withEarned(withMove(match, move), match.line.moves.length % 2 === 0 ? 1 : 2);
const begun = ['a', 'b', 'c', 'd'].reduce(played, newMatch(setup, 1));

test('the first moves earn nothing, later ones their seconds', () => {
    expect(begun.clock?.left).toEqual([62_000, 62_000]);
});

test('a move taken back and played again earns its seconds once', () => {
    const again = withRedone(withUndone(begun, 2), 2);
    expect(again.clock?.left).toEqual(begun.clock?.left);
    const other = ['x', 'y'].reduce(played, withUndone(begun, 2));
    expect(other.clock?.left).toEqual(begun.clock?.left);
    expect(played(other, 'z').clock?.left).toEqual([64_000, 62_000]);
});

test('what is left is written down only where there is a clock', () => {
    expect(withLeft(begun, [1, 2]).clock?.left).toEqual([1, 2]);
    const { clock: _, ...without } = begun;
    expect(withLeft(without, [1, 2])).toEqual(without);
});

test('a clock of one’s own is read back from its name, and nonsense is none', () => {
    expect(clockRule(clockName({ minutes: 7, seconds: 4 }))).toEqual({ minutes: 7, seconds: 4 });
    for (const wrong of ['', '0 min + 0 s', '999 min + 1 s', '-1 min + 2 s', 'x']) expect(clockRule(wrong)).toBeUndefined();
});
