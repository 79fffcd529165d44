import { expect, test } from 'vitest';
import type { Snapshot, Piece } from '../core/types';
import { changes, slideTime } from './animate';

const black: Piece = { colour: 'Black', kind: 'disc' };
const white: Piece = { colour: 'White', kind: 'disc' };

function board(pieces: Record<string, Piece>): Snapshot {
    const names = ['a1', 'a2', 'b1', 'b2'];
    const cells = names.map((name) => ({ name, x: 0, y: 0, shape: 'square', ...(pieces[name] ? { piece: pieces[name] } : {}) }));
    const counter = { field: 'pins', name: 'pin', tint: 'white', sign: '↕', meaning: '', most: 9 };
    return { cells, pieces: { kind: 'disc', most: [4, 4], counters: [counter], can_exchange: false, marker: 'king' } } as unknown as Snapshot;
}

test('a moved piece comes from where it stood, also when it captures', () => {
    expect(changes(board({ a1: black }), board({ b2: black })).pieces).toEqual([{ cell: 'b2', from: 'a1' }]);
    expect(changes(board({ a1: black, b1: white }), board({ b1: black })).pieces).toEqual([{ cell: 'b1', from: 'a1' }]);
});

test('a dropped piece comes from nowhere', () => {
    expect(changes(board({ a1: black }), board({ a1: black, b1: white })).pieces).toEqual([{ cell: 'b1' }]);
});

test('a new pin is a change of the piece, its move with pins is a move', () => {
    const stilt = (pins: number): Piece => ({ colour: 'White', kind: 'stilt', pins });
    expect(changes(board({ a1: stilt(0) }), board({ a1: stilt(1) })).pieces).toEqual([{ cell: 'a1' }]);
    expect(changes(board({ a1: stilt(1) }), board({ a2: stilt(1) })).pieces).toEqual([{ cell: 'a2', from: 'a1' }]);
});

test('the marker walks by itself', () => {
    const before = board({ a1: { ...black, king: true } });
    const now = board({ a1: black, b2: { ...white, king: true } });
    expect(changes(before, now)).toEqual({ pieces: [{ cell: 'b2' }], marker: { cell: 'b2', from: 'a1' } });
});

test('a long way takes longer, but never long', () => {
    expect(slideTime(4, { move: 'slide' }, 'disc')).toBeGreaterThan(slideTime(1, { move: 'slide' }, 'disc'));
    expect(slideTime(20, { move: 'slide' }, 'disc')).toBe(320);
    expect(slideTime(20, { move: 'slide' }, 'stilt')).toBe(500);
    expect(slideTime(5, { move: 'drop' }, 'disc')).toBe(slideTime(1, { move: 'drop' }, 'disc'));
});
