import { expect, test } from 'vitest';
import type { Cell, Piece } from '../../core/types';
import { withMarker, withPiece } from './compose';

function board(pieces: Record<string, Piece> = {}): Cell[] {
    return ['a2', 'b2', 'a1', 'b1'].map((name, i) => ({ name, x: i % 2, y: Math.floor(i / 2), shape: 'square', ...(pieces[name] ? { piece: pieces[name] } : {}) }));
}
const set = { marker: 'king' };
const black: Piece = { colour: 'Black', kind: 'disc' };
const block = (pins: number): Piece => ({ colour: 'Black', kind: 'stilt', pins });

test('the same piece again takes it off, another replaces it', () => {
    const once = withPiece(board(), 'b1', black, set);
    expect(once).toEqual(board({ b1: black }));
    expect(withPiece(once, 'b1', black, set)).toEqual(board());
    expect(withPiece(once, 'b1', null, set)).toEqual(board());
    expect(withPiece(board({ b1: { ...black, king: true } }), 'b1', black, set)).toEqual(board());
    expect(withPiece(board({ b1: block(2) }), 'b1', block(2), set)).toEqual(board());
    expect(withPiece(board({ b1: block(2) }), 'b1', block(3), set)).toEqual(board({ b1: block(3) }));
});

test('there is one marker, and it stands on a piece', () => {
    const two = board({ a1: { ...black, king: true }, b1: black });
    expect(withMarker(two, 'b1', set)).toEqual(board({ a1: black, b1: { ...black, king: true } }));
    expect(withMarker(two, 'a2', set)).toBe(two);
});
