// A position being set up: what stands on the cells, and who is to move. Its text, and whether such a position can
// be, is the core's business.
import { ask, snapshotOf } from '../../app/api';
import type { Cell, Piece, PieceSet, Snapshot } from '../../core/types';
import { told } from '../../i18n/t';
import { why } from '../../i18n/why';

export interface Draft {
    cells: Cell[];
    side: 1 | 2; // to move
    firstColour: 1 | 2; // who has it
    text: string;
    error: string;
}

export function draftOf(snapshot: Snapshot): Draft {
    const firstColour = snapshot.seats[0]?.colour === snapshot.colours[0]?.name ? 1 : 2;
    return { cells: snapshot.cells, side: snapshot.side, firstColour, text: snapshot.position, error: '' };
}

/** The draft with the text of what stands on its cells. */
export async function composed(game: string, draft: Draft): Promise<Draft> {
    const { cells, side, firstColour } = draft;
    const { position, message } = await ask('set_up', { game, cells, side, first_colour: firstColour });
    return { ...draft, text: position, error: told(message ?? '') };
}

/** The draft with what its text says; the board stays as it is when it says nothing. */
export async function written(game: string, draft: Draft): Promise<Draft> {
    try {
        return { ...draftOf(await snapshotOf({ game, start: draft.text, moves: [] })), text: draft.text };
    } catch (wrong) {
        return { ...draft, error: why(wrong) };
    }
}

const without = (piece: Piece, marker: string | undefined): Piece =>
    Object.fromEntries(Object.entries(piece).filter(([field]) => field !== marker)) as unknown as Piece;

/** The cells with a piece put on one, or taken off when the same stands there. */
export function withPiece(cells: Cell[], name: string, piece: Piece | null, { marker }: Pick<PieceSet, 'marker'>): Cell[] {
    const isSame = (a: Piece, b: Piece) => Object.entries(b).every(([field, value]) => without(a, marker)[field] === value);
    return cells.map((cell) => {
        if (cell.name !== name) return cell;
        const { piece: old, ...bare } = cell;
        return piece && !(old && isSame(old, piece)) ? { ...bare, piece } : bare;
    });
}

/** The marker stands on one piece only. */
export function withMarker(cells: Cell[], name: string, { marker }: Pick<PieceSet, 'marker'>): Cell[] {
    if (marker === undefined || !cells.find((cell) => cell.name === name)?.piece) return cells;
    return cells.map((cell) => {
        if (!cell.piece) return cell;
        const bare = without(cell.piece, marker);
        return { ...cell, piece: cell.name === name ? { ...bare, [marker]: true } : bare };
    });
}
