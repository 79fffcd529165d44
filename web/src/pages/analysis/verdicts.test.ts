import { expect, test } from 'vitest';
import type { Evaluation, Verdict } from '../../core/types';
import { graphPoints, indexAt, isBetter, placeOf, shortLabel } from './verdicts';

const evaluation = (expectation: number, proved = false): Evaluation => ({ expectation, proved, words: '' });
const verdict = (mover: 1 | 2, best: number, played: number, fault: Verdict['fault'] = 'none'): Verdict => ({ ply: 1, move: 'x', fault, best: evaluation(best), played: evaluation(played, played === 0), better: [], mover });

test('a graph is always that of side 1, whoever moves', () => {
    const points = graphPoints([verdict(1, 0.6, 0.5), verdict(2, 0.5, 0, 'blunder'), verdict(2, 1, 1)]);
    expect(points.map((point) => point.value)).toEqual([0.6, 0.5, 1, 0]);
    expect(points.map((point) => point.fault)).toEqual(['none', 'none', 'blunder', 'none']);
    expect(points[2]?.proved).toBe(true);
    expect(graphPoints([])).toEqual([]);
});

test('a point is found again where it was drawn', () => {
    const frame = { width: 300, height: 100, margin: 10 };
    for (let i = 0; i < 8; i++) expect(indexAt(frame, 8, placeOf(frame, 8, i, 0.3).x / frame.width)).toBe(i);
    expect(placeOf(frame, 1, 0, 1)).toEqual({ x: 10, y: 10 });
    expect(placeOf(frame, 2, 1, 0)).toEqual({ x: 290, y: 90 });
    expect(indexAt(frame, 8, -5)).toBe(0);
    expect(indexAt(frame, 8, 7)).toBe(7);
    expect(indexAt(frame, 1, 0.5)).toBe(0);
});

test('short words differ by sign', () => {
    expect(shortLabel({ value: 'win', plies: 5 })).toBe('+5');
    expect(shortLabel({ value: 'loss' })).toBe('−');
    expect(shortLabel({ value: 'draw', plies: 2 })).toBe('=');
    expect(shortLabel({ expectation: 0.644 })).toBe('64');
});

test('win soon, lose late', () => {
    const proven = (value: 'win' | 'loss' | 'draw' | null, plies?: number) => ({ move: '', value, ...(plies === undefined ? {} : { plies }) });
    const order = [proven('win', 3), proven('win', 5), proven(null), proven('draw'), proven('loss', 8), proven('loss', 2)];
    for (const [i, a] of order.entries()) for (const b of order.slice(i + 1)) expect([isBetter(a, b), isBetter(b, a)]).toEqual([true, false]);
});
