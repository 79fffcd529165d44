// Pieces slide from where they stood, appear, or pulse; a change of many cells just happens.
import type { Piece, PieceSet, Snapshot } from '../core/types';
import type { Layout } from './geometry';
import { countOf, hasMarker } from './pieces';

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

function slide(element: Element, change: Change, layout: Layout): void {
    const [to, from] = [layout.places.get(change.cell), layout.places.get(change.from ?? '')];
    if (!to || !from) return;
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
    element.animate([{ transform: start }, { transform: 'none' }], { duration: 180, easing: 'cubic-bezier(.3,.7,.3,1)' });
}

/** Moves the pictures of the pieces (data-piece, data-marker inside `board`) as they changed. */
export function animate(board: Element, changed: Changes, layout: Layout): void {
    for (const change of changed.pieces) {
        const element = board.querySelector(`[data-piece="${CSS.escape(change.cell)}"] > *`);
        if (!element) continue;
        if (change.from) slide(element, change, layout);
        else element.animate([{ transform: 'scale(.7)', opacity: 0.2 }, { transform: 'none', opacity: 1 }], { duration: 140, easing: 'ease-out' });
    }
    const marker = board.querySelector('[data-marker] > *');
    if (changed.marker && marker) slide(marker, changed.marker, layout);
}
