import { beforeEach, expect, test, vi } from 'vitest';
import { isBeingPlayed, keepRunning } from './fair_play';

const kept = new Map<string, string>();
beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
});

const line = (...moves: string[]) => ({ game: 'somegame', start: '', moves });

test('the position of a running game, and what may come of it, is nothing for an engine', () => {
    keepRunning('a', line('c3', 'd4'));
    expect(isBeingPlayed(line('c3', 'd4'))).toBe(true);
    expect(isBeingPlayed(line('c3', 'd4', 'e5'))).toBe(true);
    expect(isBeingPlayed(line('c3'))).toBe(false);
    expect(isBeingPlayed({ ...line('c3', 'd4'), game: 'somegame square=any' })).toBe(false);
    keepRunning('a', undefined);
    expect(isBeingPlayed(line('c3', 'd4'))).toBe(false);
});

test('a game that has hardly begun keeps nobody from studying', () => {
    keepRunning('a', line('c3'));
    expect(isBeingPlayed(line('c3'))).toBe(false);
});
