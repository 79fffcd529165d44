import { expect, test } from 'vitest';
import type { Snapshot } from '../../core/types';
import { statisticsCsv, valuesCsv, valuesJson } from './values_file';

const values = { value: 'win' as const, plies: 3, moves: [{ move: 'a1,b1', value: 'win' as const, plies: 3 }, { move: 'c1', value: null }] };

test('values are written as rows, with commas guarded', () => {
    expect(valuesCsv(values)).toBe('move,value,plies\n"a1,b1",win,3\nc1,,\n');
});

test('values are written with the position they are of', () => {
    const written: unknown = JSON.parse(valuesJson({ game: 'name', position: 'x 1' } as Snapshot, values));
    expect(written).toEqual({ game: 'name', position: 'x 1', ...values });
});

test('counts are written by plies', () => {
    expect(statisticsCsv({ wins: 0, losses: 0, draws: 0, valid: 0, plies_to_end: [5, 7], longest: 1, example: '', line: [] })).toBe('plies,positions\n0,5\n1,7\n');
});
