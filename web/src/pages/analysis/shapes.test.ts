import { expect, test } from 'vitest';
import { commentParts, commentWith, shapesOf, shapesText } from './shapes';

const shapes = [{ from: 'a1', to: 'b12' }, { from: 'e5', to: 'e5' }];

test('what is drawn stands in a comment and comes back', () => {
    expect(commentWith('The centre.', shapes)).toBe('[%csl Ge5] [%cal Ga1b12] The centre.');
    expect(commentParts('[%csl Ge5] [%cal Ga1b12] The centre.')).toEqual({ comment: 'The centre.', shapes: [shapes[1], shapes[0]] });
    expect(commentWith(undefined, [])).toBe('');
    expect(commentParts(commentWith(undefined, shapes)).comment).toBeUndefined();
});

test('any colour is read, and what is no drawing stays in the words', () => {
    expect(commentParts('[%cal Rc3d4, Yd4c3] [%clk 1:00] good')).toEqual({ comment: '[%clk 1:00] good', shapes: [{ from: 'c3', to: 'd4' }, { from: 'd4', to: 'c3' }] });
    expect(commentParts('[%csl ???]')).toEqual({});
});

test('links write it in short', () => {
    expect(shapesText(shapes)).toBe('a1b12,e5');
    expect(shapesOf('a1b12,e5')).toEqual(shapes);
    expect(shapesOf('nonsense,,<x>')).toEqual([]);
});
