// The text of a position from what stands on its cells, as docs/notation.md writes it. Whether such
// a position can be is the core's business.
import type { Cell, Piece } from '../../core/types';

function token(piece: Piece): string {
    const letter = piece.colour.charAt(0);
    if (piece.kind === 'stilt') return letter.toUpperCase() + (piece.white_pins ?? 0).toString(16) + (piece.black_pins ?? 0).toString(16);
    return piece.pawn ? letter.toUpperCase() : letter.toLowerCase();
}

function rowText(row: Cell[]): string {
    let [words, empty] = ['', 0];
    for (const { piece } of row.toSorted((a, b) => a.x - b.x)) {
        if (!piece) empty++;
        else {
            words += (empty || '') + token(piece);
            empty = 0;
        }
    }
    return words + (empty || '');
}

/** `rest` are the fields after the side to move. */
export function positionText(cells: Cell[], side: string, rest: string[]): string {
    const heights = [...new Set(cells.map((cell) => Math.round(cell.y * 1000)))].toSorted((a, b) => a - b);
    const rows = heights.map((height) => rowText(cells.filter((cell) => Math.round(cell.y * 1000) === height)));
    return [rows.join('/'), side, ...rest].join(' ');
}

/** The cells with a piece put on one, or taken off when the same stands there. */
export function withPiece(cells: Cell[], name: string, piece: Piece | null): Cell[] {
    const same = (a: Piece | undefined) => !!a && !!piece && token({ ...a, ...(piece.pawn ? {} : { pawn: undefined }) } as Piece) === token(piece);
    return cells.map((cell) => {
        if (cell.name !== name) return cell;
        const { piece: old, ...bare } = cell;
        return piece && !same(old) ? { ...bare, piece } : bare;
    });
}

/** The pawn stands on one piece only. */
export function withPawn(cells: Cell[], name: string): Cell[] {
    if (!cells.find((cell) => cell.name === name)?.piece) return cells;
    return cells.map((cell) => {
        if (!cell.piece) return cell;
        const { pawn: _, ...piece } = cell.piece;
        return { ...cell, piece: cell.name === name ? { ...piece, pawn: true as const } : piece };
    });
}
