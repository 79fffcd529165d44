// Pieces around (0, 0). Colours never differ by hue alone: each has its own engraving.
import type { Piece, PieceSet } from '../core/types';
import { roundedBox, unit } from './geometry';

export type Tint = 'black' | 'white' | 'red';

function Engraving({ tint }: { tint: Tint }) {
    if (tint === 'black') return <circle class="engraving" r="21" />;
    if (tint === 'red') return <path class="engraving" d="M0,-25 25,0 0,25 -25,0Z" />;
    return <circle class="engraving dot" r="7" />;
}

export function Disc({ tint }: { tint: Tint }) {
    return (
        <g class={`disc ${tint}`}>
            <circle class="shadow" r="38" cy="4" />
            <circle class="body" r="38" />
            <Engraving tint={tint} />
        </g>
    );
}

/** How many a piece has of one of its counters. */
export const countOf = (piece: Piece, field: string): number => Number(piece[field] ?? 0);

/** Whether the marker of the game's pieces stands on this one. */
export const hasMarker = (piece: Piece | undefined, { marker }: PieceSet): boolean => marker !== undefined && piece?.[marker] === true;

function Counter({ tint, count, x }: { tint: Tint; count: number; x: number }) {
    if (count === 0) return <circle class="hole" cx={x} r="5" />;
    return (
        <g class={`pins ${tint}`}>
            <rect x={x - 17} y="-26" width="34" height="52" rx="13" />
            <text class={count > 9 ? 'wide' : ''} x={x} y="1">
                {count}
            </text>
        </g>
    );
}

/** A block with the numbers of its counters side by side. */
export function Stilt({ tint, piece, counters }: { tint: Tint; piece: Piece; counters: PieceSet['counters'] }) {
    return (
        <g class={`stilt ${tint}`}>
            <rect class="shadow" x="-43" y="-39" width="86" height="86" rx="20" />
            <rect class="body" x="-43" y="-43" width="86" height="86" rx="20" />
            {counters.map((counter, i) => (
                <Counter key={counter.field} tint={counter.tint} count={countOf(piece, counter.field)} x={40 * (i - (counters.length - 1) / 2)} />
            ))}
        </g>
    );
}

/** Half a tile, open towards its other half at (dx, dy), if that is known. */
export function HalfTile({ tint, dx, dy }: { tint: Tint; dx: number; dy: number }) {
    const gap = 5;
    const far = unit / 2 - gap;
    const side = (towards: boolean) => (towards ? unit / 2 : far);
    const [left, right, top, bottom] = [side(dx < 0), side(dx > 0), side(dy < 0), side(dy > 0)];
    const round = (...open: boolean[]) => (open.some(Boolean) ? 0 : 18);
    const d = roundedBox(-left, -top, left + right, top + bottom, [
        round(dx < 0, dy < 0),
        round(dx > 0, dy < 0),
        round(dx > 0, dy > 0),
        round(dx < 0, dy > 0),
    ]);
    return (
        <g class={`tile ${tint}`}>
            <path class="body" d={d} />
            <circle class="engraving dot" r="9" />
        </g>
    );
}

/** What stands on one of the pieces. */
export function Marker() {
    return (
        <g class="pawn">
            <path d="M-20,30C-20,18 -9,12 -8,-4A14,14 0 1 1 8,-4C9,12 20,18 20,30Q0,38 -20,30Z" />
        </g>
    );
}
