import { expect, test } from 'vitest';
import { CoreError } from '../core/client';
import { coreSentence } from './refusal';

test('a sentence of the core stands alone', () => {
    const occupied = { id: '{0} is occupied', args: ['c3'] };
    const parts = { id: 'turn {0}: {1}', args: ['2', { id: '{0}: {1}', args: ['c3', occupied] }] };
    expect(coreSentence(new CoreError('turn 2: c3: c3 is occupied', 2, parts))).toBe('c3 is occupied.');
    expect(coreSentence(new CoreError('the piece on d5 is not yours.'))).toBe('The piece on d5 is not yours.');
});
