// What a cell, a step and a move are called aloud.
import type { Cell, LegalMove, Piece, PieceSet, PlayedMove, Snapshot, Step } from '../core/types';
import { said, t } from '../i18n/t';
import { announce } from '../ui/live';
import { countOf, hasMarker } from './pieces';
import type { Next } from './steps';

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

/** Says what has been chosen and which choices there are now, or that nothing is chosen any more. */
export function tellChosen(prefix: Step[], before: Step[], next: Next): void {
    if (prefix.length === 0) return before.length > 0 ? announce(t('Cancelled.')) : undefined;
    const choices = next.choices.map((choice) => said(choice)).join(', ');
    const chosen = t('{cell} chosen.', { cell: prefix.map(stepLabel).join(' – ') });
    announce(choices ? `${chosen} ${t('Choices')}: ${choices}.` : chosen);
}

/** Whether a move exchanges the colours: it touches no cell. */
export const isExchange = (move: LegalMove | PlayedMove): boolean => move.steps.every((step) => typeof step !== 'string');

/** A move with the colour that made it. A swap exchanges the colours, so it has none. */
export function playedBy(snapshot: Snapshot, { side, ...move }: PlayedMove): string {
    if (isExchange(move)) return t('Played: {move}.', { move: moveLabel(move) });
    return t('{colour} plays {move}.', { colour: said(snapshot.seats[side - 1]?.colour ?? ''), move: moveLabel(move) });
}

export function announcement(snapshot: Snapshot): string {
    const last = snapshot.played.at(-1);
    const words = last ? [playedBy(snapshot, last)] : [];
    if (snapshot.result === '*') words.push(t('{colour} to move.', { colour: said(snapshot.colour) }));
    return words.join(' ');
}
