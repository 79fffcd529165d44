import { expect, test } from 'vitest';
import type { Cell } from '../core/types';
import { cropTo } from './crop';
import { layOut } from './geometry';

function board(side: number, pieces: string[]) {
    const names = Array.from({ length: side * side }, (_, i) => ({ x: i % side, y: Math.floor(i / side) }));
    const cells: Cell[] = names.map(({ x, y }) => {
        const name = `${x},${y}`;
        return { name, x, y, shape: 'square', ...(pieces.includes(name) ? { piece: { colour: 'Black', kind: 'disc' } } : {}) };
    });
    const corners: [number, number][] = [[-0.5, -0.5], [side - 0.5, -0.5], [side - 0.5, side - 0.5], [-0.5, side - 0.5]];
    return { cells, labels: [], outline: [corners] };
}
const crop = (side: number, pieces: string[], across: number) => {
    const drawn = board(side, pieces);
    return cropTo(layOut(drawn, false, false), drawn, across);
};

test('a picture of a large board is where its pieces stand, and shows nothing of the cells around', () => {
    expect(crop(12, ['0,0', '2,1', '11,11'], 6)).toEqual({ x: -50, y: -50, width: 600, height: 600 });
    expect(crop(12, ['11,11', '9,10', '0,0'], 6)).toEqual({ x: 550, y: 550, width: 600, height: 600 });
    expect(crop(12, [], 6)).toEqual({ x: 250, y: 250, width: 600, height: 600 });
});

test('a picture of a small board shows all of it without the rim', () => {
    expect(crop(5, ['0,0'], 6)).toEqual({ x: -60, y: -60, width: 520, height: 520 });
    expect(crop(5, ['0,0'], 0)).toEqual({ x: -60, y: -60, width: 520, height: 520 });
});
