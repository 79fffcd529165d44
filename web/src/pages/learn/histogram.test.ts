import { expect, test } from 'vitest';
import { barsOf, ticksOf } from './histogram';

const area = { width: 220, height: 100, left: 20, bottom: 20 };

test('bars stay in their area and grow with the count', () => {
    const bars = barsOf([0, 1, 10, 1000, 1_000_000], area);
    expect(bars.map((bar) => bar.won)).toEqual([false, true, false, true, false]);
    expect(bars[0]?.height).toBe(0);
    for (const [i, bar] of bars.entries()) {
        expect(bar.x).toBeGreaterThanOrEqual(area.left);
        expect(bar.x + bar.width).toBeLessThanOrEqual(area.width);
        expect(bar.y).toBeGreaterThanOrEqual(0);
        expect(bar.y + bar.height).toBeCloseTo(80);
        if (i > 1) expect(bar.height).toBeGreaterThan(bars[i - 1]!.height);
    }
});

test('nothing to show is no trouble', () => {
    expect(barsOf([], area)).toEqual([]);
    expect(ticksOf([], area).length).toBeGreaterThan(0);
});

test('a bar of a power of ten ends at its tick', () => {
    const counts = [1000, 5];
    const tick = ticksOf(counts, area).find(({ label }) => label === '1K');
    expect(tick?.y).toBeCloseTo(barsOf(counts, area)[0]!.y);
});
