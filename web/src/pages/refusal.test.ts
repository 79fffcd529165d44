import { expect, test } from 'vitest';
import { CoreError } from '../core/client';
import { coreSentence, moveLike } from './refusal';

const slides = [
    { move: 'b1-b4', steps: ['b1', 'b4'] },
    { move: 'd1-d2', steps: ['d1', 'd2'] },
];

test('a move is written like those that may be made', () => {
    expect(moveLike(slides, [], 'c3')).toBe('c3-b4');
    expect(moveLike(slides, ['d1'], 'e5')).toBe('d1-e5');
    expect(moveLike([{ move: 'a1', steps: ['a1'] }], [], 'c3')).toBe('c3');
    expect(moveLike([{ move: 'a1+w', steps: ['a1', { choice: 'white pin' }] }], [], 'c3')).toBe('c3+w');
    expect(moveLike([{ move: 'a1+w', steps: ['a1', { choice: 'white pin' }] }], ['a1'], 'c3')).toBeUndefined();
    expect(moveLike([{ move: 'a11,a1', steps: ['a11', 'a1'] }], ['a11'], 'b2')).toBe('a11,b2');
    expect(moveLike([], [], 'c3')).toBeUndefined();
});

test('a sentence of the core stands alone', () => {
    const occupied = { id: '{0} is occupied', args: ['c3'] };
    const parts = { id: 'ply {0}: {1}', args: ['2', { id: '{0}: {1}', args: ['c3', occupied] }] };
    expect(coreSentence(new CoreError('ply 2: c3: c3 is occupied', 2, parts))).toBe('c3 is occupied.');
    expect(coreSentence(new CoreError('the piece on d5 is not yours.'))).toBe('The piece on d5 is not yours.');
});
