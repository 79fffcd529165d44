import { expect, test } from 'vitest';
import { evaluationWords } from './evaluation_words';

test('a proved value says how soon, an estimate how likely', () => {
    const words = (part: Partial<Parameters<typeof evaluationWords>[0]>) => evaluationWords({ proved: true, expectation: 1, ...part });
    expect(words({ value: 'win', plies: 5 })).toBe('wins in 5 turns, proved');
    expect(words({ value: 'win', plies: 1 })).toBe('wins at once, proved');
    expect(words({ value: 'loss' })).toBe('loses, proved');
    expect(words({ value: 'draw' })).toBe('draws, proved');
    expect(words({ proved: false, expectation: 0.62 })).toMatch(/^62\s?%, estimate$/);
    expect(words({ proved: false, expectation: 0.62, lead: 3 })).toMatch(/, \+3 points, estimate$/);
    expect(words({ proved: false, expectation: 0.4, lead: -1 })).toMatch(/, −1 point, estimate$/);
});
