import { expect, test } from 'vitest';
import type { Evaluation, Verdict } from '../../core/types';
import { accuracyOf } from './accuracy';

const worth = (expectation: number): Evaluation => ({ expectation }) as Evaluation;
const verdict = (mover: 1 | 2, best: number, played: number, fault: Verdict['fault'] = 'none'): Verdict => ({ ply: 1, move: 'c3', fault, best: worth(best), played: worth(played), better: [], mover });

test('what was given away counts, of the reader’s own moves alone', () => {
    const all = [verdict(1, 0.5, 0.5), verdict(2, 0.5, 0, 'blunder'), verdict(1, 0.9, 0.6, 'mistake'), verdict(1, 0.5, 0.6)];
    expect(accuracyOf(all, 1)).toEqual({ part: 0.9, mistakes: 1 });
    expect(accuracyOf(all, 2)).toEqual({ part: 0.5, mistakes: 1 });
});

test('an inaccuracy is no mistake, and whoever made no move has no accuracy', () => {
    expect(accuracyOf([verdict(1, 0.5, 0.35, 'inaccuracy')], 1)?.mistakes).toBe(0);
    expect(accuracyOf([verdict(1, 1, 1)], 2)).toBeUndefined();
});
