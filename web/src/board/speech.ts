// What a cell, a step and a move are called aloud.
import type { Cell, LegalMove, Piece, PieceSet, Snapshot, Step } from '../core/types';
import { said, t } from '../i18n/t';
import { countOf, hasMarker } from './pieces';

/** What a counter's number is called: "white pins". */
export const counterLabel = (field: string): string => said(field.replaceAll('_', ' '));

export function pieceLabel(piece: Piece, set: PieceSet): string {
    const colour = said(piece.colour);
    const counts = set.counters.map(({ field }) => `${counterLabel(field)} ${countOf(piece, field)}`).join(', ');
    if (counts) return t('{colour} piece, {counts}', { colour, counts });
    return hasMarker(piece, set) ? t('{colour}, with {marker}', { colour, marker: said(`the ${set.marker}`) }) : colour;
}

export interface CellState {
    chosen: boolean;
    possible: boolean;
    last: boolean;
    decisive: boolean;
    badge?: string;
}

export function cellLabel(cell: Cell, set: PieceSet, state: CellState): string {
    const words = [cell.name, cell.piece ? pieceLabel(cell.piece, set) : t('empty')];
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
