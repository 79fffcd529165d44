// Marks that are seen: the last move, what is chosen, where it may go, a hint. Each has a shape of its own, and a light
// and a dark line, so that one of the two stands out from any ground.
import type { LegalMove, Piece, Snapshot, Step } from '../core/types';
import type { Art } from './art';
import type { Ghosts } from './ghosts';
import { outline, type Layout, type Placed } from './geometry';
import { movesFrom, type Next } from './steps';
import { partners } from './tiles';

const brackets = 'M-44-26V-44H-26M26-44H44V-26M44 26V44H26M-26 44H-44V26';
const arcs = 'M-22-46A51 51 0 0 1 22-46M46-22A51 51 0 0 1 46 22M22 46A51 51 0 0 1-22 46M-46 22A51 51 0 0 1-46-22';
const rim = 54; // of a chosen disc, with the ring around it
const at = ({ x, y }: Placed) => `translate(${x},${y})`;
const cellsOf = (steps: Step[]): string[] => steps.filter((step): step is string => typeof step === 'string');

/** The outline of a tile, or of one half where the other is not known. */
export function tileOutline(a: Placed, b: Placed | undefined, by = 45, round = 19): string {
    const [left, top] = [Math.min(a.x, b?.x ?? a.x) - by, Math.min(a.y, b?.y ?? a.y) - by];
    const [width, height] = [Math.abs((b?.x ?? a.x) - a.x) + 2 * by, Math.abs((b?.y ?? a.y) - a.y) + 2 * by];
    const arc = (x: number, y: number) => `a${round},${round} 0 0 1 ${x * round},${y * round}`;
    const [w, h] = [width - 2 * round, height - 2 * round];
    return `M${left + round},${top}h${w}${arc(1, 1)}v${h}${arc(-1, 1)}h${-w}${arc(-1, -1)}v${-h}${arc(1, -1)}Z`;
}

/** Around a piece of this kind: a ring for a disc, a rounded box for a block. */
export const around = (piece: Piece | undefined, by = 0): string => {
    if (piece && piece.kind !== 'disc') return tileOutline({ x: 0, y: -2 } as Placed, undefined, 46 + by, 26 + by);
    const r = 42 + by;
    return `M0,${-r - 1}A${r},${r} 0 1 1 0,${r - 1}A${r},${r} 0 1 1 0,${-r - 1}Z`;
};

function Twice({ kind, d, transform }: { kind: string; d: string; transform?: string }) {
    return (
        <g transform={transform}>
            <path class={`${kind}-edge`} d={d} />
            <path class={kind} d={d} />
        </g>
    );
}

/** Where the last move went, strong, and where it came from, faint. */
export function LastMove({ snapshot, art, layout }: { snapshot: Snapshot; art: Art; layout: Layout }) {
    const last = snapshot.played.at(-1);
    if (!last) return null;
    const places = cellsOf(last.steps).flatMap((name) => layout.places.get(name) ?? []);
    const to = places.at(-1);
    if (!to) return null;
    if (to.cell.piece?.kind === 'tile') return <Twice kind="last" d={tileOutline(to, places.at(-2))} />;
    const shape = to.cell.shape === 'hexagon' ? outline('hexagon', 0, 0, -7) : art.last === 'ring' ? around(undefined) : brackets;
    const before = places.length > 1 ? places[0] : markerBefore(snapshot, layout);
    return (
        <>
            {before && before !== to && <path class="last from" d={shape} transform={at(before)} />}
            <Twice kind="last" d={shape} transform={at(to)} />
        </>
    );
}

/** A marker that walks by itself has come from where the move before ended. */
function markerBefore({ pieces, played }: Snapshot, layout: Layout): Placed | undefined {
    const cell = pieces.marker === undefined ? undefined : cellsOf(played.at(-2)?.steps ?? []).at(-1);
    return layout.places.get(cell ?? '');
}

interface TargetProps {
    snapshot: Snapshot;
    layout: Layout;
    prefix: Step[];
    next: Next;
    moves: LegalMove[];
    ghosts: Ghosts;
}

/** Dots help where not every empty cell will do. */
function shownTargets({ snapshot, prefix, next, moves }: TargetProps): Set<string> {
    if (prefix.length > 0) return next.cells;
    const single = new Set(movesFrom(moves, []).filter((move) => move.steps.length === 1).map((move) => move.steps[0]));
    const empty = snapshot.cells.filter((cell) => !cell.piece);
    return empty.every((cell) => single.has(cell.name)) ? new Set() : new Set([...next.cells].filter((cell) => single.has(cell)));
}

/** Where pieces slide, dots show the way, from the rim of the piece on. */
function Slides({ art, layout, prefix, next }: TargetProps & { art: Art }) {
    const from = layout.places.get(typeof prefix[0] === 'string' ? prefix[0] : '');
    if (!from || prefix.length !== 1 || art.move !== 'slide' || from.cell.piece?.kind !== 'disc') return null;
    const ways = [...next.cells].flatMap((name) => layout.places.get(name) ?? []).map(({ x, y }) => {
        const part = rim / Math.hypot(x - from.x, y - from.y);
        return `M${from.x + part * (x - from.x)},${from.y + part * (y - from.y)}L${x},${y}`;
    });
    return <path class="slide" d={ways.join('')} />;
}

export function Targets(props: TargetProps & { art: Art }) {
    const { layout, ghosts } = props;
    const r = Math.max(11, Math.min(16, 0.5 * layout.labelSize));
    return (
        <>
            <Slides {...props} />
            {[...shownTargets(props)].map((name) => {
                const place = layout.places.get(name);
                if (!place || ghosts.has(name)) return null;
                if (place.cell.piece) return <Twice key={name} kind="target taken" d={arcs} transform={at(place)} />;
                return <circle key={name} class="target" cx={place.x} cy={place.y} r={r} />;
            })}
        </>
    );
}

/** A double ring around what is chosen; an empty cell that was touched is shown as half a tile. */
export function Chosen({ layout, prefix, ghosts }: Pick<TargetProps, 'layout' | 'prefix' | 'ghosts'>) {
    return (
        <>
            {cellsOf(prefix).map((name) => {
                const place = layout.places.get(name);
                const piece = place?.cell.piece ?? ghosts.get(name);
                if (!place) return null;
                const lifted = place.cell.piece ? { ...place, y: place.y - 5 } : place;
                return <Twice key={name} kind="select" d={around(piece ?? { colour: '', kind: 'tile' })} transform={at(lifted)} />;
            })}
        </>
    );
}

/** Dashes around the pale pieces of a hint, and around the piece that would move. */
export function Hinted({ layout, ghosts, steps }: { layout: Layout; ghosts: Ghosts; steps: Step[] }) {
    const cells = [...new Set([...cellsOf(steps), ...ghosts.keys()])];
    const tiles = cells.map((name) => layout.places.get(name));
    if (cells.length === 2 && [...ghosts.values()].every(({ kind }) => kind === 'tile') && ghosts.size === 2 && tiles[0])
        return <Twice kind="hint" d={tileOutline(tiles[0], tiles[1], 47, 22)} />;
    return (
        <>
            {cells.map((name) => {
                const place = layout.places.get(name);
                return place && <Twice key={name} kind="hint" d={around(ghosts.get(name) ?? place.cell.piece, -1)} transform={at(place)} />;
            })}
        </>
    );
}

export { partners, Twice };
