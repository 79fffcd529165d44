import { expect, test } from 'vitest';
import type { Snapshot } from '../../core/types';
import { endingOf, isMatch, newMatch, human, rematch, withMove, withRedone, withUndone } from './match';

const setup = { game: 'name', start: '', seats: ['human', 'level3'] as [string, string] };

test('a move taken back can be played again, another move forgets it', () => {
    const two = withMove(withMove(newMatch(setup, 1), 'a1'), 'b1');
    const back = withUndone(two, 2);
    expect(back.line.moves).toEqual([]);
    expect(back.ahead).toEqual(['a1', 'b1']);
    expect(withRedone(back, 2)).toEqual(two);
    expect(withMove(back, 'a1').ahead).toEqual(['b1']);
    expect(withMove(back, 'e5').ahead).toEqual([]);
});

test('undo takes a resignation back', () => {
    const lost = { ...withMove(newMatch(setup, 1), 'a1'), lost: { side: 1, how: 'resigned' } as const };
    const snapshot = { result: '*' } as Snapshot;
    expect(endingOf(lost, snapshot)).toEqual({ result: '0-1', winner: 2, how: 'resigned' });
    expect(endingOf(withUndone(lost, 1), snapshot)).toBeUndefined();
});

test('a rematch exchanges the seats, starts anew and turns the board', () => {
    const again = rematch(withMove(newMatch({ ...setup, clock: { minutes: 3, seconds: 2 } }, 1), 'a1'), 2);
    expect(again.seats).toEqual(['level3', human]);
    expect(again.flipped).toBe(true);
    expect(again.line.moves).toEqual([]);
    expect(again.clock?.left).toEqual([180_000, 180_000]);
});

test('what is stored is not believed blindly', () => {
    expect(isMatch(newMatch(setup, 1))).toBe(true);
    for (const wrong of [undefined, null, 3, {}, { line: {} }, { ...newMatch(setup, 1), ahead: [1] }]) expect(isMatch(wrong)).toBe(false);
});
