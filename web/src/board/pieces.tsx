// Pieces around (0, 0). Colours never differ by hue alone: each has its own engraving.
import type { Piece } from '../core/types';
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

/** Pins of one colour: how far the piece may go up and down (white) or sideways (black). */
function Pins({ kind, count, x }: { kind: 'white' | 'black'; count: number; x: number }) {
    if (count === 0) return <circle class="hole" cx={x} r="5" />;
    return (
        <g class={`pins ${kind}`}>
            <rect x={x - 17} y="-26" width="34" height="52" rx="13" />
            <text class={count > 9 ? 'wide' : ''} x={x} y="1">
                {count}
            </text>
        </g>
    );
}

export function Stilt({ tint, piece }: { tint: Tint; piece: Piece }) {
    return (
        <g class={`stilt ${tint}`}>
            <rect class="shadow" x="-43" y="-39" width="86" height="86" rx="20" />
            <rect class="body" x="-43" y="-43" width="86" height="86" rx="20" />
            <Pins kind="white" count={piece.white_pins ?? 0} x={-20} />
            <Pins kind="black" count={piece.black_pins ?? 0} x={20} />
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

export function Pawn() {
    return (
        <g class="pawn">
            <path d="M-20,30C-20,18 -9,12 -8,-4A14,14 0 1 1 8,-4C9,12 20,18 20,30Q0,38 -20,30Z" />
        </g>
    );
}
