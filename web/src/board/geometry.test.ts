import { expect, test } from 'vitest';
import type { Cell } from '../core/types';
import { layOut, neighbour } from './geometry';

const square = (name: string, x: number, y: number): Cell => ({ name, x, y, shape: 'square' });
const hexagon = (name: string, x: number, y: number): Cell => ({ name, x, y: (y * Math.sqrt(3)) / 2, shape: 'hexagon' });
const grid = [square('a1', 0, 1), square('b1', 1, 1), square('a2', 0, 0), square('b2', 1, 0)];
const triangle = [hexagon('a1', 1, 0), hexagon('b1', 0.5, 1), hexagon('b2', 1.5, 1), hexagon('c1', 0, 2), hexagon('c2', 1, 2), hexagon('c3', 2, 2)];

test('arrow keys lead to neighbours and stop at the edge', () => {
    const layout = layOut(grid, false, true);
    expect(neighbour(layout, 'a1', 'ArrowRight')).toBe('b1');
    expect(neighbour(layout, 'a1', 'ArrowUp')).toBe('a2');
    expect(neighbour(layout, 'a1', 'ArrowLeft')).toBeUndefined();
    expect(neighbour(layout, 'a1', 'x')).toBeUndefined();
});

test('in a triangle up and down lead to the next row, not over it', () => {
    const layout = layOut(triangle, false, true);
    expect(neighbour(layout, 'c2', 'ArrowUp')).toMatch(/^b[12]$/);
    expect(neighbour(layout, 'a1', 'ArrowDown')).toMatch(/^b[12]$/);
});

test('a flipped board is turned, and so are the keys', () => {
    const layout = layOut(grid, true, true);
    expect(neighbour(layout, 'a1', 'ArrowLeft')).toBe('b1');
    expect(layout.rows[0]?.map((place) => place.cell.name)).toEqual(['b1', 'a1']);
});

test('what a row shares stands beside it, the rest below', () => {
    const texts = (cells: Cell[]) => layOut(cells, false, true).labels.map((label) => label.text);
    expect(texts(grid)).toEqual(['2', '1', 'a', 'b']);
    expect(texts(triangle)).toEqual(['a', 'b', 'c', '1', '2', '3']);
    expect(layOut(grid, false, false).labels).toEqual([]);
});
