// Pieces slide from where they stood, appear, or pulse; a change of many cells just happens.
import type { Piece, PieceSet, Snapshot } from '../core/types';
import { href, type Art } from './art';
import type { Look } from './look';
import { unit, type Layout } from './geometry';
import { countOf, hasMarker, tintOf } from './pieces';

export interface Change {
    cell: string;
    from?: string; // where the piece came from, if it moved
}

export interface Changes {
    pieces: Change[];
    marker?: Change;
}

const pieceMap = (snapshot: Snapshot): Map<string, Piece> =>
    new Map(snapshot.cells.flatMap((cell) => (cell.piece ? [[cell.name, cell.piece] as const] : [])));

const sameCounts = (a: Piece, b: Piece, { counters }: PieceSet) => counters.every(({ field }) => countOf(a, field) === countOf(b, field));

/** What is different now, each new piece with a piece of its colour that has left. */
export function changes(before: Snapshot, now: Snapshot): Changes {
    const [old, fresh] = [pieceMap(before), pieceMap(now)];
    const gone = [...old].filter(([cell, piece]) => fresh.get(cell)?.colour !== piece.colour);
    const pieces: Change[] = [];
    for (const [cell, piece] of fresh) {
        const stood = old.get(cell);
        if (stood?.colour === piece.colour && sameCounts(stood, piece, now.pieces)) continue;
        if (stood?.colour === piece.colour && gone.length === 0) pieces.push({ cell });
        else if (stood?.colour !== piece.colour) {
            const at = gone.findIndex(([, left]) => left.colour === piece.colour && piece.kind !== 'tile');
            const from = at < 0 ? undefined : gone.splice(at, 1)[0]?.[0];
            pieces.push(from === undefined ? { cell } : { cell, from });
        }
    }
    const marker = { cell: markedCell(fresh, now.pieces), from: markedCell(old, now.pieces) };
    if (pieces.length > 3) return { pieces: [] };
    return marker.cell && marker.from && marker.cell !== marker.from ? { pieces, marker: { cell: marker.cell, from: marker.from } } : { pieces };
}

function markedCell(pieces: Map<string, Piece>, set: PieceSet): string | undefined {
    return [...pieces].find(([, piece]) => hasMarker(piece, set))?.[0];
}

const ease = 'cubic-bezier(.3,.05,.2,1)';
const easeOut = 'cubic-bezier(.2,.7,.2,1)';

/** By how far it goes: a long way takes longer, but never long. */
export function slideTime(cells: number, art: Pick<Art, 'move'>, kind: Piece['kind']): number {
    if (kind === 'stilt') return Math.min(500, 160 + 70 * cells);
    return art.move === 'slide' ? Math.min(320, 160 + 40 * cells) : 240;
}

function slide(element: Element, change: Change, layout: Layout, art: Art, kind: Piece['kind']): void {
    const [to, from] = [layout.places.get(change.cell), layout.places.get(change.from ?? '')];
    if (!to || !from) return;
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    const duration = slideTime(Math.hypot(dx, dy) / unit, art, kind);
    element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], { duration, easing: art.move === 'slide' ? easeOut : ease });
}

/** The marker goes in an arc, and is pressed a little when it lands. */
function hop(element: Element, change: Change, layout: Layout): void {
    const [to, from] = [layout.places.get(change.cell), layout.places.get(change.from ?? '')];
    if (!to || !from) return;
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    const frames = [
        { transform: `translate(${dx}px, ${dy}px)` },
        { transform: `translate(${dx / 2}px, ${dy / 2 - 46}px) scale(1.08)`, offset: 0.5 },
        { transform: 'translate(0, 2px) scale(1.03, .94)', offset: 0.92 },
        { transform: 'none' },
    ];
    element.animate(frames, { duration: 360, easing: ease });
}

/** How a piece comes from nowhere. */
const arrivals: Record<Art['move'], Keyframe[]> = {
    drop: [
        { transform: 'translateY(-26px) scale(1.18)', opacity: 0 },
        { transform: 'translateY(1px) scale(.985)', opacity: 1, offset: 0.6 },
        { transform: 'none', opacity: 1 },
    ],
    slide: [{ transform: 'scale(.9)', opacity: 0.4 }, { transform: 'translateY(3px)', opacity: 1, offset: 0.7 }, { transform: 'none', opacity: 1 }],
    hop: [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }],
    snap: [
        { transform: 'scale(1.1) rotate(-1.5deg)', opacity: 0 },
        { transform: 'scale(.985)', opacity: 1, offset: 0.55 },
        { transform: 'none', opacity: 1 },
    ],
};

/** Pieces that were taken sink where they stood, for a moment. */
function sink(board: Element, before: Snapshot, now: Snapshot, layout: Layout, art: Art): void {
    const left = new Map(now.cells.map((cell) => [cell.name, cell.piece?.colour]));
    const count = (snapshot: Snapshot, colour: string) => snapshot.cells.filter((cell) => cell.piece?.colour === colour).length;
    const taken = before.cells.filter(({ name, piece }) => piece && left.get(name) !== piece.colour && count(now, piece.colour) < count(before, piece.colour));
    if (taken.length > 3) return;
    for (const { name, piece } of taken) {
        const at = layout.places.get(name);
        if (!at || !piece) continue;
        const picture = document.createElementNS('http://www.w3.org/2000/svg', 'use');
        picture.setAttribute('href', href(art, tintOf(now, piece.colour)));
        picture.setAttribute('aria-hidden', 'true');
        picture.setAttribute('class', `art-${art.name}`);
        board.append(picture);
        const place = `translate(${at.x}px, ${at.y}px)`;
        const sinking = picture.animate([{ transform: place }, { transform: `${place} translateY(8px) scale(.6)`, opacity: 0 }], { duration: 240, easing: easeOut });
        sinking.onfinish = sinking.oncancel = () => picture.remove();
    }
}

/** A touch that does nothing: what stands there shakes. */
export function shake(board: Element, cell: string): void {
    const steps = [0, -5, 5, -5, 5, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    board.querySelector(`[data-piece="${CSS.escape(cell)}"] > *`)?.animate(steps, { duration: 290 });
}

/** Moves the pictures of the pieces (data-piece, data-marker inside `board`) as they changed. */
export function animate(board: Element, changed: Changes, layout: Layout, { own: art, pieces }: Look, before: Snapshot, now: Snapshot): void {
    for (const change of changed.pieces) {
        const element = board.querySelector(`[data-piece="${CSS.escape(change.cell)}"] > *`);
        if (!element) continue;
        if (change.from) slide(element, change, layout, art, now.pieces.kind);
        else element.animate(arrivals[art.move], { duration: art.move === 'slide' ? 240 : 340, easing: easeOut });
    }
    sink(board, before, now, layout, pieces);
    const marker = board.querySelector('[data-marker] > *');
    if (changed.marker && marker) hop(marker, changed.marker, layout);
}
