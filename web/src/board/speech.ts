// What a cell, a step and a move are called aloud.
import type { Cell, LegalMove, Snapshot, Piece, Step } from '../core/types';
import { said, t } from '../i18n/t';

export function pieceLabel(piece: Piece): string {
    const colour = said(piece.colour);
    if (piece.kind === 'stilt')
        return t('{colour} piece, white pins {white}, black pins {black}', {
            colour,
            white: piece.white_pins ?? 0,
            black: piece.black_pins ?? 0,
        });
    return piece.pawn ? t('{colour}, with the pawn', { colour }) : colour;
}

export interface CellState {
    chosen: boolean;
    possible: boolean;
    last: boolean;
    decisive: boolean;
    badge?: string;
}

export function cellLabel(cell: Cell, state: CellState): string {
    const words = [cell.name, cell.piece ? pieceLabel(cell.piece) : t('empty')];
    if (state.chosen) words.push(t('chosen'));
    if (state.possible) words.push(t('possible'));
    if (state.last) words.push(t('last move'));
    if (state.decisive) words.push(t('decides the game'));
    if (state.badge) words.push(state.badge);
    return words.join(', ');
}

const stepLabel = (step: Step): string => (typeof step === 'string' ? step : said(step.choice));

export function moveLabel(move: LegalMove): string {
    return move.steps.map(stepLabel).join(' – ');
}

/** The side that made the last move: without history nobody knows, so the line tells. */
export function announcement(snapshot: Snapshot): string {
    const last = snapshot.played.at(-1);
    const words = last ? [t('Played: {move}.', { move: moveLabel(last) })] : [];
    if (snapshot.result === '*') words.push(t('{colour} to move.', { colour: said(snapshot.colour) }));
    return words.join(' ');
}
