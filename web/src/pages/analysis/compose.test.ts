import { expect, test } from 'vitest';
import type { Cell, Piece } from '../../core/types';
import { positionText, withPawn, withPiece } from './compose';

function board(pieces: Record<string, Piece> = {}): Cell[] {
    return ['a2', 'b2', 'c2', 'a1', 'b1', 'c1'].map((name, i) => ({ name, x: i % 3, y: Math.floor(i / 3), shape: 'square', ...(pieces[name] ? { piece: pieces[name] } : {}) }));
}
const black: Piece = { colour: 'Black', kind: 'disc' };
const stilt: Piece = { colour: 'White', kind: 'stilt', white_pins: 2, black_pins: 11 };

test('empty cells are counted, pieces have their letters', () => {
    expect(positionText(board(), '1', [])).toBe('3/3 1');
    expect(positionText(board({ b2: black, c1: black }), '2', [])).toBe('1b1/2b 2');
    expect(positionText(board({ a1: stilt }), '1', [])).toBe('3/W2b2 1');
    expect(positionText(board({ a2: { ...black, pawn: true } }), '1', ['owner=2'])).toBe('B2/3 1 owner=2');
});

test('the same piece again takes it off', () => {
    const once = withPiece(board(), 'b1', black);
    expect(positionText(once, '1', [])).toBe('3/1b1 1');
    expect(withPiece(once, 'b1', black)).toEqual(board());
    expect(withPiece(once, 'b1', null)).toEqual(board());
    expect(positionText(withPiece(once, 'b1', stilt), '1', [])).toBe('3/1W2b1 1');
});

test('there is one pawn, and it stands on a piece', () => {
    const two = board({ a1: { ...black, pawn: true }, b1: black });
    expect(positionText(withPawn(two, 'b1'), '1', [])).toBe('3/bB1 1');
    expect(withPawn(two, 'c1')).toBe(two);
});
