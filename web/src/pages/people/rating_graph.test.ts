import { expect, test } from 'vitest';
import { curveOf, size } from './rating_graph';

test('a curve goes from left to right and stays within its box', () => {
    const curve = curveOf([{ at: 1000, rating: 1500 }, { at: 2000, rating: 1662 }, { at: 5000, rating: 1600 }])!;
    const places = [...curve.path.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    expect(places.map(([x]) => x)).toEqual([size.left, 193, size.width - size.right]);
    for (const [, y] of places) expect(y > size.top && y < size.height - size.bottom).toBe(true);
    expect(places[1]![1]).toBeLessThan(places[2]![1]); // better is higher
    expect(curve.lines.map(({ rating }) => rating)).toEqual([1500, 1550, 1600, 1650]);
});

test('one point makes no curve, and many at one moment do', () => {
    expect(curveOf([{ at: 1, rating: 1500 }])).toBeUndefined();
    expect(curveOf([{ at: 1, rating: 1500 }, { at: 1, rating: 1500 }])?.path).not.toContain('NaN');
});
