// Pieces around (0, 0), as the game's art has them. Colours never differ by hue alone: each has its own engraving or shape.
import type { Piece, PieceSet, Snapshot } from '../core/types';
import { href, type Art } from './art';
import { unit } from './geometry';

export type Tint = 'black' | 'white' | 'red';

export const tintOf = (snapshot: Pick<Snapshot, 'colours'>, colour: string): Tint => snapshot.colours.find((each) => each.name === colour)?.tint ?? 'black';

/** How many a piece has of one of its counters. */
export const countOf = (piece: Piece, field: string): number => Number(piece[field] ?? 0);

/** Whether the marker of the game's pieces stands on this one. */
export const hasMarker = (piece: Piece | undefined, { marker }: PieceSet): boolean => marker !== undefined && piece?.[marker] === true;

type CounterInfo = PieceSet['counters'][number];

/** A few are drawn one by one, more are a number with the sign of what they are for. */
function Counter({ art, tint, counter, count, at }: { art: Art; tint: Tint; counter: CounterInfo; count: number; at: number }) {
    if (count === 0) return null;
    const few = `${tint}-${counter.field}${count}`;
    if (art.parts.has(few)) return <use href={href(art, few)} />;
    const many = `${tint}-${counter.field}-n`;
    if (!art.parts.has(many))
        return (
            <g class={`count-badge ${counter.tint}`} transform={`translate(28 ${-28 + 54 * at})`}>
                <circle r="19" />
                <text>{count}</text>
            </g>
        );
    return (
        <>
            <use href={href(art, many)} />
            <text class={`count ${counter.tint}`} {...numberPlace[at]}>
                {count}
            </text>
        </>
    );
}

const numberPlace = [
    { x: 11, y: -22 },
    { x: 12, y: 17 },
];

interface ShapeProps {
    art: Art;
    tint: Tint;
    piece: Piece;
    counters: CounterInfo[];
}

export function PieceShape({ art, tint, piece, counters }: ShapeProps) {
    const block = `${tint}-block`;
    const part = piece.kind !== 'disc' && art.parts.has(block) ? block : tint;
    return (
        <>
            <use href={href(art, part)} />
            {counters.map((counter, i) => (
                <Counter key={counter.field} {...{ art, tint, counter }} count={countOf(piece, counter.field)} at={i} />
            ))}
        </>
    );
}

const wayOf = (dx: number, dy: number): string => (dx > 0 ? 'right' : dx < 0 ? 'left' : dy > 0 ? 'down' : 'up');

/** The part that draws a whole tile, seen from one half whose other half is at (dx, dy); none where the other half draws it. */
export function tilePart(art: Art, tint: Tint, dx: number, dy: number): string | undefined {
    const part = `${tint}-${wayOf(dx, dy)}`;
    return art.parts.has(part) ? part : undefined;
}

/** A whole tile around the edge between its halves. */
export function TileShape({ art, part, dx, dy }: { art: Art; part: string; dx: number; dy: number }) {
    return <use href={href(art, part)} x={dx / 2} y={dy / 2} />;
}

/** What stands on one of the pieces. */
export function MarkerShape({ art }: { art: Art }) {
    return <use href={href(art, 'marker')} y={art.parts.has('marker') ? -8 : 0} />;
}

/** How far a piece reaches from its centre, for the rings around it. */
export const reach = (piece: Piece | undefined): number => (piece && piece.kind !== 'disc' ? 0.46 * unit : 0.4 * unit);
