// Where things are on the picture, for a board of any shape. One step between neighbours is `unit` wide.
import type { Cell, Snapshot } from '../core/types';

export const unit = 100;
const hexagonRadius = unit / Math.sqrt(3);

export interface Point {
    x: number;
    y: number;
}

export interface Placed extends Point {
    cell: Cell; // whose centre it is
}

export interface Label extends Point {
    text: string;
}

export interface Layout {
    box: { x: number; y: number; width: number; height: number };
    places: Map<string, Placed>;
    rows: Placed[][]; // from the top, each from the left
    labels: Label[];
    labelSize: number; // grows with the board, so that it stays the same on the screen
    outline: string; // around all cells
    isBox: boolean; // the outline is a rectangle
    field: { left: number; top: number; right: number; bottom: number }; // what the cells cover
    frame: number; // the width of the rim
    key: string; // boards with the same one look the same, but for what stands on them
}

/** Whether the board turned by half covers itself: only then the side that sits opposite has it turned. */
export function canTurn(cells: Cell[]): boolean {
    const [left, right] = extent(cells.map((cell) => cell.x));
    const [top, bottom] = extent(cells.map((cell) => cell.y));
    const taken = new Set(cells.map(placeKey));
    return cells.every(({ x, y }) => taken.has(placeKey({ x: left + right - x, y: top + bottom - y })));
}

/** What is around the cells: a rim, into which the ground goes on a little. */
export interface Frame {
    rim: number;
    inset: number;
}

const usualFrame: Frame = { rim: 48, inset: 8 };

export type BoardShape = Pick<Snapshot, 'cells' | 'labels' | 'outline'>;

function extent(values: number[]): [number, number] {
    return [Math.min(...values), Math.max(...values)];
}

export function layOut(board: BoardShape, flipped: boolean, coordinates: boolean, { rim, inset } = usualFrame): Layout {
    const { cells } = board;
    const [left, right] = extent(cells.map((cell) => cell.x));
    const [top, bottom] = extent(cells.map((cell) => cell.y));
    const place = ({ x, y }: Point): Point => ({
        x: unit * (flipped ? right - x : x - left),
        y: unit * (flipped ? bottom - y : y - top),
    });
    const placed = cells.map((cell) => ({ cell, ...place(cell) }));
    const labelSize = 0.025 * unit * Math.sqrt((right - left + 1) * (bottom - top + 1)) + 4;
    const isBox = cells[0]?.shape === 'square' && board.outline.length === 1 && board.outline[0]?.length === 4;
    const across = Math.max(right - left, bottom - top) + 1;
    const whole = Math.min(rim, isBox ? 30 + 4 * across : 30); // small boards and those of many corners have a narrow one
    const frame = coordinates ? whole : whole / 2;
    const labels = coordinates ? labelsOf(board, flipped, (isBox ? whole + inset : whole) / 2, place) : [];
    const field = fieldOf(placed);
    return {
        box: { x: field.left - frame, y: field.top - frame, width: field.right - field.left + 2 * frame, height: field.bottom - field.top + 2 * frame },
        places: new Map(placed.map((each) => [each.cell.name, each])),
        rows: rowsOf(placed),
        labels,
        labelSize,
        outline: board.outline.map((line) => pathOf(line.map(([x, y]) => place({ x, y })))).join(''),
        isBox,
        field,
        frame,
        key: `${cells.length} ${right - left} ${bottom - top} ${flipped} ${frame} ${labels.length}`,
    };
}

export const pathOf = (corners: Point[]): string => `M${corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`;

/** Half the height of a cell: a hexagon stands on a corner. */
const halfHeight = ({ shape }: Cell): number => (shape === 'hexagon' ? hexagonRadius : unit / 2);

function fieldOf(placed: Placed[]): Layout['field'] {
    const [left, right] = extent(placed.flatMap(({ x }) => [x - unit / 2, x + unit / 2]));
    const [top, bottom] = extent(placed.flatMap(({ cell, y }) => [y - halfHeight(cell), y + halfHeight(cell)]));
    return { left, top, right, bottom };
}

function rowsOf(placed: Placed[]): Placed[][] {
    const rows = new Map<number, Placed[]>();
    for (const place of placed) {
        const key = Math.round(place.y);
        rows.set(key, [...(rows.get(key) ?? []), place]);
    }
    return [...rows.entries()]
        .sort(([a], [b]) => a - b)
        .map(([, row]) => row.sort((a, b) => a.x - b.x));
}

/** The core's labels, moved from where the next cell would be into the rim, so far from the edge of the cell. */
function labelsOf({ cells, labels }: BoardShape, flipped: boolean, offset: number, place: (at: Point) => Point): Label[] {
    const places = new Map(cells.map((cell) => [placeKey(cell), cell]));
    return labels.flatMap(({ text, cell: name, x, y }) => {
        const beside = cells.find((cell) => cell.name === name);
        if (!beside) return [];
        const length = Math.hypot(x - beside.x, y - beside.y);
        const way = { x: (x - beside.x) / length, y: (y - beside.y) / length };
        const at = flipped ? otherEnd(places, beside, way) : { x, y };
        const outwards = flipped ? -1 : 1;
        const inwards = (unit / 2 - offset) / unit;
        return [{ text, ...place({ x: at.x - outwards * inwards * way.x, y: at.y - outwards * inwards * way.y }) }];
    });
}

const placeKey = ({ x, y }: Point): string => `${Math.round(100 * x)} ${Math.round(100 * y)}`;

/** Labels stay left of and below a flipped board: the place behind the last cell of the line that a label ends. */
function otherEnd(places: Map<string, Cell>, from: Cell, way: Point): Point {
    for (let at: Point = from; ; at = { x: at.x - way.x, y: at.y - way.y }) if (!places.has(placeKey(at))) return at;
}

/** The outline of a cell around (x, y), `by` larger than the cell itself. */
export function outline(shape: Cell['shape'], x: number, y: number, by = 0, round = 9): string {
    if (shape === 'hexagon') {
        const angles = [0, 1, 2, 3, 4, 5].map((k) => Math.PI / 2 + (k * Math.PI) / 3);
        const radius = hexagonRadius + by;
        return pathOf(angles.map((angle) => ({ x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) })));
    }
    return roundedBox(x - unit / 2 - by, y - unit / 2 - by, unit + 2 * by, unit + 2 * by, [round, round, round, round]);
}

/** A box whose corners (from the top left, clockwise) are rounded by these radii. */
export function roundedBox(x: number, y: number, w: number, h: number, [a, b, c, d]: [number, number, number, number]): string {
    return (
        `M${x + a},${y}h${w - a - b}a${b},${b} 0 0 1 ${b},${b}v${h - b - c}a${c},${c} 0 0 1 ${-c},${c}` +
        `h${-(w - c - d)}a${d},${d} 0 0 1 ${-d},${-d}v${-(h - d - a)}a${a},${a} 0 0 1 ${a},${-a}Z`
    );
}

const arrows: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};

/** The cell that an arrow key leads to: the nearest one that lies mostly in its direction. */
export function neighbour(layout: Layout, from: string, key: string): string | undefined {
    const direction = arrows[key];
    const start = layout.places.get(from);
    if (!direction || !start) return undefined;
    let best: string | undefined;
    let least = Infinity;
    for (const place of layout.places.values()) {
        const [dx, dy] = [place.x - start.x, place.y - start.y];
        const ahead = dx * direction[0] + dy * direction[1];
        const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
        const far = ahead + aside;
        if (ahead > 1 && aside < ahead + 1 && far < least) [best, least] = [place.cell.name, far];
    }
    return best;
}
