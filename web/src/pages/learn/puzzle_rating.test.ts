import { expect, test } from 'vitest';
import { puzzleRecord, rated, withTry } from './puzzle_rating';

test('the example of the paper', () => {
    // Glickman's player of 1500 ± 200 wins against 1400 ± 30.
    const after = rated({ rating: 1500, deviation: 200 }, { rating: 1400, deviation: 30 }, 1);
    expect(after.rating).toBeCloseTo(1563.4, 0);
    expect(after.deviation).toBeCloseTo(175.2, 0);
});

test('a rating rises by what is solved, falls by what is missed, and grows sure', () => {
    const start = puzzleRecord('nowhere');
    const up = withTry(start, { id: 'a', grade: 3 }, 'solved', 1);
    expect(up.rating).toBeGreaterThan(start.rating);
    const down = withTry(up, { id: 'b', grade: 1 }, 'missed', 2);
    expect(down.rating).toBeLessThan(up.rating);
    expect(down.deviation).toBeLessThan(start.deviation);
    expect(down.tries.map(({ id, solved }) => [id, solved])).toEqual([['a', true], ['b', false]]);
});

test('only the first try counts, and none with help', () => {
    const start = puzzleRecord('nowhere');
    const once = withTry(start, { id: 'a', grade: 3 }, 'missed', 1);
    expect(withTry(once, { id: 'a', grade: 3 }, 'solved', 2)).toBe(once);
    const helped = withTry(start, { id: 'b', grade: 5 }, 'helped', 3);
    expect(helped.rating).toBe(start.rating);
    expect(helped.tries[0]).toMatchObject({ id: 'b', helped: true });
});

test('a grade is as hard as its rating: half of it is expected there', () => {
    let now = { rating: 1400, deviation: 60 };
    for (let i = 0; i < 40; i++) now = rated(now, { rating: 1400, deviation: 80 }, i % 2 === 0 ? 1 : 0);
    expect(Math.abs(now.rating - 1400)).toBeLessThan(25);
});
