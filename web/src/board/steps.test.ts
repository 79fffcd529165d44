import { expect, test } from 'vitest';
import type { LegalMove } from '../core/types';
import { begins, nextSteps, touch } from './steps';

const slides: LegalMove[] = [
    { move: 'a1-a3', steps: ['a1', 'a3'] },
    { move: 'a1-c1', steps: ['a1', 'c1'] },
    { move: 'b1-b3', steps: ['b1', 'b3'] },
    { move: 'b1+w', steps: ['b1', { choice: 'white pin' }] },
];

test('two touches make a move', () => {
    expect(touch(slides, [], 'a1')).toEqual({ prefix: ['a1'] });
    expect(touch(slides, ['a1'], 'c1')).toEqual({ move: 'a1-c1' });
});

test('a touch elsewhere begins anew, the same again lets go, nonsense lets go', () => {
    expect(touch(slides, ['a1'], 'b1')).toEqual({ prefix: ['b1'] });
    expect(touch(slides, ['a1'], 'a1')).toEqual({ prefix: [] });
    expect(touch(slides, ['a1'], 'e5')).toEqual({ prefix: [] });
    expect(touch(slides, [], 'e5')).toEqual({ prefix: [] });
});

test('what may be touched next are cells and choices', () => {
    expect([...nextSteps(slides, []).cells]).toEqual(['a1', 'b1']);
    expect(nextSteps(slides, ['b1'])).toEqual({ cells: new Set(['b3']), choices: ['white pin'] });
    expect(touch(slides, ['b1'], { choice: 'white pin' })).toEqual({ move: 'b1+w' });
    expect(begins(slides, 'b1')).toBe(true);
    expect(begins(slides, 'b3')).toBe(false);
});
