import { expect, test } from 'vitest';
import type { Piece, Snapshot } from '../core/types';
import { partners } from './tiles';

const half = (colour: string, partner?: string): Piece => ({ colour, kind: 'tile', ...(partner ? { partner } : {}) });
const joined = (pieces: Record<string, Piece | undefined>) => {
    const cells = Object.entries(pieces).map(([name, piece]) => ({ name, x: 0, y: 0, shape: 'square', ...(piece ? { piece } : {}) }));
    return Object.fromEntries(partners({ cells } as unknown as Snapshot));
};

test('two halves that name each other are one tile', () => {
    expect(joined({ a1: half('Light', 'b1'), b1: half('Dark', 'a1'), c1: undefined })).toEqual({ a1: 'b1', b1: 'a1' });
});

test('a half that has lost the other is a loose square', () => {
    expect(joined({ a1: half('Light', 'b1'), b1: undefined })).toEqual({});
    expect(joined({ a1: half('Light', 'b1'), b1: half('Dark') })).toEqual({});
    expect(joined({ a1: half('Light', 'b1'), b1: half('Light', 'a1') })).toEqual({});
    expect(joined({ a1: half('Light'), b1: half('Dark') })).toEqual({});
});
