// Where things are on the picture. One step between neighbours is `unit` wide.
import type { Cell } from '../core/types';

export const unit = 100;
const hexagonRadius = unit / Math.sqrt(3);

export interface Placed {
    cell: Cell;
    x: number; // of the centre
    y: number;
}

export interface Label {
    text: string;
    x: number;
    y: number;
}

export interface Layout {
    box: { x: number; y: number; width: number; height: number };
    places: Map<string, Placed>;
    rows: Placed[][]; // from the top, each from the left
    labels: Label[];
    labelSize: number; // grows with the board, so that it stays the same on the screen
}

function extent(values: number[]): [number, number] {
    return [Math.min(...values), Math.max(...values)];
}

export function layOut(cells: Cell[], flipped: boolean, coordinates: boolean): Layout {
    const [left, right] = extent(cells.map((cell) => cell.x));
    const [top, bottom] = extent(cells.map((cell) => cell.y));
    const placed = cells.map((cell) => ({
        cell,
        x: unit * (flipped ? right - cell.x : cell.x - left),
        y: unit * (flipped ? bottom - cell.y : cell.y - top),
    }));
    const rows = rowsOf(placed);
    const half = cells[0]?.shape === 'hexagon' ? hexagonRadius : unit / 2;
    const edge = 8;
    const labelSize = 0.025 * unit * Math.sqrt((right - left + 1) * (bottom - top + 1)) + 4;
    const gutter = coordinates ? 1.3 * labelSize : 0;
    return {
        box: {
            x: -unit / 2 - edge - gutter,
            y: -half - edge,
            width: unit * (right - left + 1) + 2 * edge + gutter,
            height: unit * (bottom - top) + 2 * half + 2 * edge + gutter,
        },
        places: new Map(placed.map((place) => [place.cell.name, place])),
        rows,
        labels: coordinates ? labelsOf(rows, unit / 2 + edge + gutter / 2, half + edge + gutter / 2) : [],
        labelSize,
    };
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

/** The part of the names that a row shares stands before it, the other part below the columns. */
function labelsOf(rows: Placed[][], aside: number, away: number): Label[] {
    const letter = (place: Placed) => place.cell.name.replace(/\d+/, '');
    const number = (place: Placed) => place.cell.name.replace(/\D+/, '');
    const widest = rows.reduce((best, row) => (row.length > best.length ? row : best), rows[0] ?? []);
    const shared = new Set(widest.map(letter)).size === 1 ? letter : number;
    const other = shared === letter ? number : letter;
    const beside = rows.flatMap((row) => (row[0] ? [{ text: shared(row[0]), x: row[0].x - aside, y: row[0].y }] : []));
    const lowest = new Map<string, Placed>();
    for (const row of rows) for (const place of row) lowest.set(other(place), place);
    const below = [...lowest.entries()].map(([text, place]) => ({ text, ...belowPlace(place, away) }));
    return [...beside, ...below];
}

function belowPlace(place: Placed, away: number): { x: number; y: number } {
    return { x: place.x - (place.cell.shape === 'hexagon' ? unit / 4 : 0), y: place.y + away };
}

/** The outline of a cell around (x, y), `by` larger than the cell itself. */
export function outline(shape: Cell['shape'], x: number, y: number, by = 0, round = 9): string {
    if (shape === 'hexagon') {
        const corners = [0, 1, 2, 3, 4, 5].map((k) => {
            const angle = Math.PI / 2 + (k * Math.PI) / 3;
            const radius = hexagonRadius + by;
            return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
        });
        return `M${corners.join('L')}Z`;
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
