import { beforeEach, expect, test, vi } from 'vitest';
import { forgetRunning, keepRunning, ratedGameOf, runningGameOf } from './fair_play';

const kept = new Map<string, string>();
beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
    forgetRunning();
});

const line = (...moves: string[]) => ({ game: 'somegame', start: '', moves });
const played = (rated: boolean, ...moves: string[]) => ({ game: 'somegame', moves, rated });

test('the position of a running game, and what may come of it, is nothing for an engine', () => {
    keepRunning('a', played(false, 'c3', 'd4'));
    expect(runningGameOf(line('c3', 'd4'))).toBe('a');
    expect(runningGameOf(line('c3', 'd4', 'e5'))).toBe('a');
    expect(runningGameOf(line('c3'))).toBeUndefined();
    expect(runningGameOf({ ...line('c3', 'd4'), game: 'somegame square=any' })).toBeUndefined();
    expect(ratedGameOf('somegame')).toBeUndefined();
    keepRunning('a', undefined);
    expect(runningGameOf(line('c3', 'd4'))).toBeUndefined();
});

test('a casual game that has hardly begun keeps nobody from studying', () => {
    keepRunning('a', played(false, 'c3'));
    expect(runningGameOf(line('c3'))).toBeUndefined();
});

test('while a rated game runs, its game is off altogether, with whatever options', () => {
    keepRunning('a', played(true));
    for (const game of ['somegame', 'somegame size=7']) expect(ratedGameOf(game)).toBe('a');
    expect(ratedGameOf('another')).toBeUndefined();
    keepRunning('a', undefined);
    expect(ratedGameOf('somegame')).toBeUndefined();
});
