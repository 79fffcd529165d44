import { expect, test } from 'vitest';
import type { Cell } from '../core/types';
import { canTurn, layOut, neighbour, unit, type BoardShape } from './geometry';

const square = (name: string, x: number, y: number): Cell => ({ name, x, y, shape: 'square' });
const hexagon = (name: string, x: number, y: number): Cell => ({ name, x, y: (y * Math.sqrt(3)) / 2, shape: 'hexagon' });
const label = (text: string, cell: string, x: number, y: number) => ({ text, cell, x, y: (y * Math.sqrt(3)) / 2 });
const grid: BoardShape = {
    cells: [square('a1', 0, 1), square('b1', 1, 1), square('a2', 0, 0), square('b2', 1, 0)],
    labels: [
        { text: '2', cell: 'a2', x: -1, y: 0 },
        { text: '1', cell: 'a1', x: -1, y: 1 },
        { text: 'a', cell: 'a1', x: 0, y: 2 },
        { text: 'b', cell: 'b1', x: 1, y: 2 },
    ],
    outline: [[[-0.5, -0.5], [1.5, -0.5], [1.5, 1.5], [-0.5, 1.5]]],
};
const triangle: BoardShape = {
    cells: [hexagon('a1', 1, 0), hexagon('b1', 0.5, 1), hexagon('b2', 1.5, 1), hexagon('c1', 0, 2), hexagon('c2', 1, 2), hexagon('c3', 2, 2)],
    labels: [label('a', 'a1', 0, 0), label('1', 'c1', -0.5, 3), label('3', 'c3', 1.5, 3)],
    outline: [],
};

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

/** Which labels stand left of all cells, and which below. */
const around = (board: BoardShape, flipped: boolean) => {
    const { labels, places } = layOut(board, flipped, true);
    const [left, bottom] = [Math.min(...[...places.values()].map(({ x }) => x)), Math.max(...[...places.values()].map(({ y }) => y))];
    const names = (some: typeof labels) => some.map(({ text }) => text).join('');
    return [names(labels.filter(({ x }) => x < left - unit / 2)), names(labels.filter(({ y }) => y > bottom + unit / 2))];
};

test('labels stand close to the board, left and below, also when it is flipped', () => {
    for (const flipped of [false, true]) expect(around(grid, flipped)).toEqual(['21', 'ab']);
    const { labels, box } = layOut(grid, false, true);
    for (const { x, y } of labels) expect([x > box.x, y < box.y + box.height, x > -unit, y < 2 * unit]).toEqual([true, true, true, true]);
    expect(layOut(grid, false, false).labels).toEqual([]);
});

test('slanting lines of a triangle have their labels at the lower end', () => {
    for (const flipped of [false, true]) expect(around(triangle, flipped)[1]).toBe(flipped ? '1' : '13');
});

test('a triangle is not turned for whoever sits opposite: it would stand on its tip', () => {
    expect([canTurn(grid.cells), canTurn(triangle.cells)]).toEqual([true, false]);
});

test('the outline is turned with the board', () => {
    expect(layOut(grid, false, true).outline).toBe('M-50.0,-50.0L150.0,-50.0L150.0,150.0L-50.0,150.0Z');
    expect(layOut(grid, true, true).outline).toBe('M150.0,150.0L-50.0,150.0L-50.0,-50.0L150.0,-50.0Z');
});
