// What decided a finished game lights up: a line with its pieces, or the outline of groups.
import type { Snapshot } from '../core/types';
import type { Layout, Placed } from './geometry';
import { pathOf, unit } from './geometry';
import { around, Twice } from './highlights';

type Edge = [string, string];
const key = (x: number, y: number): string => `${Math.round(10 * x)} ${Math.round(10 * y)}`;

/** The corners of a cell, in order. */
function corners({ cell, x, y }: Placed): [number, number][] {
    const far = unit / 2;
    if (cell.shape === 'square') return [[x - far, y - far], [x + far, y - far], [x + far, y + far], [x - far, y + far]];
    const radius = unit / Math.sqrt(3);
    return [0, 1, 2, 3, 4, 5].map((k) => Math.PI / 6 + (k * Math.PI) / 3).map((angle) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
}

/** Closed lines around cells: the edges that only one of them has, put together. */
export function outlineOf(places: Placed[]): string {
    const points = new Map<string, [number, number]>();
    const edges = new Map<string, Edge>();
    for (const place of places) {
        const around = corners(place);
        around.forEach(([x, y], i) => {
            const [next_x, next_y] = around[(i + 1) % around.length]!;
            const [a, b] = [key(x, y), key(next_x, next_y)];
            points.set(a, [x, y]);
            if (!edges.delete(`${b}|${a}`)) edges.set(`${a}|${b}`, [a, b]);
        });
    }
    let path = '';
    while (edges.size > 0) path += ring(edges, points);
    return path;
}

function ring(edges: Map<string, Edge>, points: Map<string, [number, number]>): string {
    const [start] = [...edges.values()][0]!;
    const line: { x: number; y: number }[] = [];
    for (let at = start; ; ) {
        const next = [...edges].find(([, [from]]) => from === at);
        if (!next) break;
        edges.delete(next[0]);
        const [x, y] = points.get(at)!;
        line.push({ x, y });
        at = next[1][1];
        if (at === start) break;
    }
    return pathOf(line);
}

const isBeside = (a: Placed, b: Placed): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1.01 * unit;

/** Cells that hang together. */
export function groupsOf(places: Placed[]): Placed[][] {
    const left = new Set(places);
    const groups: Placed[][] = [];
    for (const first of places) {
        if (!left.delete(first)) continue;
        const group = [first];
        for (const each of group) for (const other of [...left]) if (isBeside(each, other) && left.delete(other)) group.push(other);
        groups.push(group);
    }
    return groups;
}

/** From end to end, if the cells stand in one line. */
export function lineThrough(places: Placed[]): [Placed, Placed] | undefined {
    const ordered = places.toSorted((a, b) => a.x - b.x || a.y - b.y);
    const [first, last] = [ordered[0], ordered.at(-1)];
    if (!first || !last || places.length < 3) return undefined;
    const off = ({ x, y }: Placed) => Math.abs((last.x - first.x) * (y - first.y) - (last.y - first.y) * (x - first.x));
    return places.every((place) => off(place) < unit) ? [first, last] : undefined;
}

/** What the core says; where it says nothing and only one colour is left, that has decided it. */
function decisivePlaces(snapshot: Snapshot, layout: Layout): Placed[] {
    if (snapshot.decisive.length > 0) return snapshot.decisive.flatMap((name) => layout.places.get(name) ?? []);
    const left = [...layout.places.values()].filter(({ cell }) => cell.piece);
    const winner = winnerOf(snapshot);
    return winner !== undefined && left.every(({ cell }) => cell.piece?.colour === winner) ? left : [];
}

/** Under the pieces: the band of a line, or of four in a square. */
export function WinBand({ snapshot, layout }: { snapshot: Snapshot; layout: Layout }) {
    const places = decisivePlaces(snapshot, layout);
    if (places.length === 0 || places.some(({ cell }) => cell.piece?.kind === 'tile') || snapshot.pieces.marker) return null;
    const ends = lineThrough(places);
    const d = ends ? `M${ends[0].x},${ends[0].y}L${ends[1].x},${ends[1].y}` : square(places);
    if (!d) return null;
    return (
        <g class="win-band">
            {['win-glow', 'win-line-edge', 'win-line'].map((kind) => (
                <path key={kind} class={kind} pathLength={1} d={d} />
            ))}
        </g>
    );
}

function square(places: Placed[]): string | undefined {
    if (places.length !== 4) return undefined;
    const middle = { x: places.reduce((sum, { x }) => sum + x / 4, 0), y: places.reduce((sum, { y }) => sum + y / 4, 0) };
    return pathOf(places.toSorted((a, b) => Math.atan2(a.y - middle.y, a.x - middle.x) - Math.atan2(b.y - middle.y, b.x - middle.x)));
}

const winnerOf = ({ result, seats }: Snapshot): string | undefined => (result === '1-0' ? seats[0]?.colour : result === '0-1' ? seats[1]?.colour : undefined);

/** Above the pieces: groups with their sizes, or a ring around each piece, the winner's in gold. */
export function WinRings({ snapshot, layout }: { snapshot: Snapshot; layout: Layout }) {
    const places = decisivePlaces(snapshot, layout);
    const winner = winnerOf(snapshot);
    if (places.some(({ cell }) => cell.piece?.kind === 'tile')) return <Groups places={places} />;
    return (
        <>
            {snapshot.pieces.marker !== undefined && places.length > 0 && <Twice kind="win group" d={outlineOf(places)} />}
            {places.map(({ cell: { name, piece }, x, y }, i) => {
                const other = winner !== undefined && piece && piece.colour !== winner;
                return (
                    <g key={name} class={`decisive${other ? ' other' : ''}`} transform={`translate(${x},${y})`}>
                        <g class="win-ring" style={{ '--i': i }}>
                            {other ? <path class="win-other" d={around(piece, -2)} /> : <Twice kind="win" d={around(piece, -2)} />}
                        </g>
                    </g>
                );
            })}
        </>
    );
}

function Groups({ places }: { places: Placed[] }) {
    return (
        <>
            {groupsOf(places).map((group) => {
                const first = group.toSorted((a, b) => a.y - b.y || a.x - b.x)[0]!;
                return (
                    <g key={first.cell.name} class="decisive">
                        <Twice kind="win group" d={outlineOf(group)} />
                        <g class="win-ring win-size" style={{ '--i': 3 }}>
                            <circle cx={first.x} cy={first.y} r="27" />
                            <text x={first.x} y={first.y + 1}>
                                {group.length}
                            </text>
                        </g>
                    </g>
                );
            })}
        </>
    );
}
