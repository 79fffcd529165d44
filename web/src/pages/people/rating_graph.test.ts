import { expect, test } from 'vitest';
import { curveOf, gainThisMonth, lately, size, sparkOf } from './rating_graph';

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

const day = 24 * 3600 * 1000;
const now = 1000 * day;
const ago = (days: number, rating: number) => ({ at: now - days * day, rating });

test('of the last month there is what was played in it, and where it began', () => {
    const points = [ago(200, 1500), ago(40, 1550), ago(20, 1600), ago(1, 1588)];
    expect(lately(points, 'month', now)).toEqual([ago(30, 1550), ago(20, 1600), ago(1, 1588)]);
    expect(lately(points, 'half', now).length).toBe(4);
    expect(lately(points, 'all', now)).toEqual(points);
    expect(gainThisMonth(points, now)).toBe(38);
    expect(lately(points.slice(0, 2), 'month', now)).toEqual([]);
    expect(gainThisMonth(points.slice(0, 2), now)).toBeUndefined();
    expect(gainThisMonth([ago(1, 1512)], now)).toBeUndefined();
});

test('a small curve fills its place, and a level one lies in its middle', () => {
    expect(sparkOf([ago(3, 1500), ago(2, 1600), ago(1, 1550)])).toBe('M0.0 26.0L60.0 2.0L120.0 14.0');
    expect(sparkOf([ago(2, 1500), ago(1, 1500)])).toBe('M0.0 14.0L120.0 14.0');
    expect(sparkOf([ago(1, 1500)])).toBe('');
});
