// What analysis draws on a board: arrows, marked cells, a short text on a cell.
import type { Step } from '../core/types';
import { outline, unit, type Layout } from './geometry';
import { tileOutline } from './highlights';

/** `proved` and `guess` look different; `rank` 0 is the best. */
export interface Arrow {
    from: string;
    to: string;
    rank?: number;
    proved?: boolean;
    kind?: 'plan' | 'threat' | 'own'; // own: drawn by the reader
}

export interface Mark {
    cell: string;
    kind: 'plan' | 'goal' | 'wrong' | 'own';
}

export interface Badge {
    cell: string;
    text: string;
    kind: 'win' | 'loss' | 'draw' | 'guess';
    best?: boolean; // the others are small and pale
    words?: string; // spoken
}

export interface Drawing {
    arrows?: Arrow[];
    marks?: Mark[];
    badges?: Badge[];
}

/** Draws a move whatever its steps: an arrow between two cells, a mark on a single one. */
export function drawMove(steps: Step[], rank = 0, proved = false): Drawing {
    const cells = steps.filter((step): step is string => typeof step === 'string');
    const [from, to] = cells;
    if (from && to) return { arrows: [{ from, to, rank, proved }] };
    return from ? { marks: [{ cell: from, kind: 'plan' }] } : {};
}

function ArrowShape({ arrow, layout }: { arrow: Arrow; layout: Layout }) {
    const [a, b] = [layout.places.get(arrow.from), layout.places.get(arrow.to)];
    if (!a || !b) return null;
    if (!a.cell.piece && !b.cell.piece && arrow.kind !== 'own') return <path class={`mark plan ${arrow.proved ? 'proved' : 'guess'} rank${Math.min(arrow.rank ?? 0, 3)}`} d={tileOutline(a, b)} />;
    const length = Math.hypot(b.x - a.x, b.y - a.y) - 18;
    const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    const w = 9 - 2 * Math.min(arrow.rank ?? 0, 2);
    const head = 34;
    const d = `M10,${-w}H${length - head}V${-w - 16}L${length},0L${length - head},${w + 16}V${w}H10A${w},${w} 0 0 1 10,${-w}Z`;
    const kind = `${arrow.kind ?? 'plan'} ${arrow.proved ? 'proved' : 'guess'} rank${Math.min(arrow.rank ?? 0, 3)}`;
    return <path class={`arrow ${kind}`} d={d} transform={`translate(${a.x},${a.y}) rotate(${angle})`} />;
}

/** In the middle of an empty cell, in the corner of a piece; the best one is bright, the others are small and pale. */
function BadgeShape({ badge, layout }: { badge: Badge; layout: Layout }) {
    const at = layout.places.get(badge.cell);
    if (!at) return null;
    const scale = Math.max(1, layout.labelSize / 22) * (badge.best ? 1.25 : 0.9);
    const width = Math.max(40, 20 + 16 * badge.text.length);
    const corner = at.cell.piece ? { x: 0.3, y: -0.32 } : { x: 0, y: 0 };
    return (
        <g class={`badge ${badge.kind} ${badge.best ? 'best' : 'rest'}`} transform={`translate(${at.x + corner.x * unit},${at.y + corner.y * unit}) scale(${scale.toFixed(2)})`}>
            <rect x={-width / 2} y="-16" width={width} height="32" rx="9" />
            <text y="1">{badge.text}</text>
        </g>
    );
}

function MarkShape({ mark, layout }: { mark: Mark; layout: Layout }) {
    const at = layout.places.get(mark.cell);
    if (at && mark.kind === 'own') return <circle class="mark own" cx={at.x} cy={at.y} r={0.44 * unit} />;
    return at ? <path class={`mark ${mark.kind}`} d={outline(at.cell.shape, at.x, at.y, -5)} /> : null;
}

export function Drawn({ drawing, layout }: { drawing: Drawing; layout: Layout }) {
    const isBest = (cell: string) => drawing.badges?.some((badge) => badge.cell === cell && badge.best);
    return (
        <g class="drawn">
            {drawing.marks?.filter(({ cell, kind }) => kind !== 'plan' || !isBest(cell)).map((mark) => <MarkShape key={`${mark.kind} ${mark.cell}`} mark={mark} layout={layout} />)}
            {(drawing.arrows ?? []).toReversed().map((arrow) => (
                <ArrowShape key={`${arrow.kind ?? 'plan'} ${arrow.from} ${arrow.to}`} arrow={arrow} layout={layout} />
            ))}
            {drawing.badges?.map((badge) => <BadgeShape key={badge.cell} badge={badge} layout={layout} />)}
        </g>
    );
}
