// Pieces slide from where they stood, appear, or pulse; a change of many cells just happens.
import type { Snapshot, Piece } from '../core/types';
import type { Layout } from './geometry';

export interface Change {
    cell: string;
    from?: string; // where the piece came from, if it moved
}

export interface Changes {
    pieces: Change[];
    pawn?: Change;
}

const pieceMap = (snapshot: Snapshot): Map<string, Piece> =>
    new Map(snapshot.cells.flatMap((cell) => (cell.piece ? [[cell.name, cell.piece] as const] : [])));

const pins = (piece: Piece) => (piece.white_pins ?? 0) * 16 + (piece.black_pins ?? 0);

/** What is different now, each new piece with a piece of its colour that has left. */
export function changes(before: Snapshot, now: Snapshot): Changes {
    const [old, fresh] = [pieceMap(before), pieceMap(now)];
    const gone = [...old].filter(([cell, piece]) => fresh.get(cell)?.colour !== piece.colour);
    const pieces: Change[] = [];
    for (const [cell, piece] of fresh) {
        const stood = old.get(cell);
        if (stood?.colour === piece.colour && pins(stood) === pins(piece)) continue;
        if (stood?.colour === piece.colour && gone.length === 0) pieces.push({ cell });
        else if (stood?.colour !== piece.colour) {
            const at = gone.findIndex(([, left]) => left.colour === piece.colour && piece.kind !== 'tile');
            const from = at < 0 ? undefined : gone.splice(at, 1)[0]?.[0];
            pieces.push(from === undefined ? { cell } : { cell, from });
        }
    }
    const pawn = { cell: pawnCell(fresh), from: pawnCell(old) };
    if (pieces.length > 3) return { pieces: [] };
    return pawn.cell && pawn.from && pawn.cell !== pawn.from ? { pieces, pawn: { cell: pawn.cell, from: pawn.from } } : { pieces };
}

function pawnCell(pieces: Map<string, Piece>): string | undefined {
    return [...pieces].find(([, piece]) => piece.pawn)?.[0];
}

function slide(element: Element, change: Change, layout: Layout): void {
    const [to, from] = [layout.places.get(change.cell), layout.places.get(change.from ?? '')];
    if (!to || !from) return;
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
    element.animate([{ transform: start }, { transform: 'none' }], { duration: 180, easing: 'cubic-bezier(.3,.7,.3,1)' });
}

/** Moves the pictures of the pieces (data-piece, data-pawn inside `board`) as they changed. */
export function animate(board: Element, changed: Changes, layout: Layout): void {
    for (const change of changed.pieces) {
        const element = board.querySelector(`[data-piece="${CSS.escape(change.cell)}"] > *`);
        if (!element) continue;
        if (change.from) slide(element, change, layout);
        else element.animate([{ transform: 'scale(.7)', opacity: 0.2 }, { transform: 'none', opacity: 1 }], { duration: 140, easing: 'ease-out' });
    }
    const pawn = board.querySelector('[data-pawn] > *');
    if (changed.pawn && pawn) slide(pawn, changed.pawn, layout);
}
