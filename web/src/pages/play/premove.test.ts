import { expect, test } from 'vitest';
import { Premove, premoved } from './premove';

const moves = [
    { move: 'a1', steps: ['a1'] },
    { move: 'b1-b4', steps: ['b1', 'b4'] },
];

test('what was touched last decides', () => {
    expect(premoved(moves, ['b1', 'b4'])).toBe('b1-b4');
    expect(premoved(moves, ['c1', 'a1'])).toBe('a1');
    expect(premoved(moves, ['c1', 'b1', 'b4'])).toBe('b1-b4');
    expect(premoved(moves, ['b4'])).toBeUndefined();
    expect(premoved(moves, [])).toBeUndefined();
});

test('a premove is taken once, and a cell touched twice takes it back', () => {
    const premove = new Premove();
    premove.touch('a1');
    expect(premove.take(moves)).toBe('a1');
    expect(premove.take(moves)).toBeUndefined();
    premove.touch('b1');
    premove.touch('b1');
    expect(premove.cells.value).toEqual([]);
});
