import { expect, test } from 'vitest';
import { dayOf, puzzleOfDay } from './daily';

const lists = [['a1', 'a2', 'a3'], [], ['b1', 'b2'], ['c1']];

test('a day has one puzzle, and the games take turns', () => {
    for (let day = 20000; day < 20060; day++) {
        expect(puzzleOfDay(day, lists)).toBe(puzzleOfDay(day, lists));
        expect(puzzleOfDay(day, lists)?.[0]).toBe('abc'[day % 3]);
    }
});

test('all puzzles have their day', () => {
    const seen = new Set(Array.from({ length: 200 }, (_, i) => puzzleOfDay(20000 + i, lists)));
    expect([...seen].sort()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
});

test('without puzzles there is none', () => {
    expect(puzzleOfDay(20000, [[], []])).toBeUndefined();
});

test('the day changes at midnight where the reader is', () => {
    expect(dayOf(new Date(2026, 2, 2, 0, 1)) - dayOf(new Date(2026, 2, 1, 23, 59))).toBe(1);
});
