import { expect, test } from 'vitest';
import type { Placed } from './geometry';
import { groupsOf, lineThrough, outlineOf } from './win';

const at = (x: number, y: number, shape: 'square' | 'hexagon' = 'square'): Placed => ({ x: 100 * x, y: 100 * y, cell: { name: `${x} ${y}`, x, y, shape } });
const cornersOf = (path: string): number => path.split(/[ML]/).filter(Boolean).length;

test('cells that touch at an edge hang together, at a corner they do not', () => {
    const groups = groupsOf([at(0, 0), at(1, 1), at(1, 0), at(3, 0), at(2, 2)]);
    expect(groups.map((group) => group.length).sort()).toEqual([1, 1, 3]);
});

test('the outline of a group has no edge inside', () => {
    expect(cornersOf(outlineOf([at(0, 0)]))).toBe(4);
    expect(cornersOf(outlineOf([at(0, 0), at(1, 0)]))).toBe(6); // four corners, and two where the cells meet
    expect(cornersOf(outlineOf([at(0, 0, 'hexagon')]))).toBe(6);
});

test('a ring of cells has a line inside, too', () => {
    const ring = [[0, 0], [1, 0], [2, 0], [0, 1], [2, 1], [0, 2], [1, 2], [2, 2]].map(([x, y]) => at(x!, y!));
    expect(outlineOf(ring).match(/M/g)).toHaveLength(2);
});

test('only cells in one line are joined by a band', () => {
    expect(lineThrough([at(2, 1), at(0, 3), at(1, 2)])?.map(({ x }) => x)).toEqual([0, 200]);
    expect(lineThrough([at(0, 0), at(1, 0), at(0, 1), at(1, 1)])).toBeUndefined();
});
