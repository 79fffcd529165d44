// A hint in words that need no explanation.
import type { Analysis, Line as Game, Snapshot } from '../../core/types';
import { ask, snapshotOf } from '../../app/api';
import { t } from '../../i18n/t';

type Line = Analysis['lines'][number];

/** Whether the other side may take this move over by exchanging colours. */
const canBeTaken = ({ pieces, moves }: Snapshot): boolean =>
    pieces.can_exchange && moves.some(({ steps }) => steps.length === 1 && typeof steps[0] !== 'string');

/** What is to be said of the best move, given what follows it. */
export function hintWords(move: string, best: Line, after: Snapshot): string {
    if (canBeTaken(after)) return t('Hint: {move}. The other player may swap colours, so a first move should be neither too good nor too bad.', { move });
    const { value, plies, proved, expectation } = best;
    if (proved && value === 'win') {
        if (plies === undefined) return t('Hint: {move} wins.', { move });
        return plies === 1 ? t('Hint: {move} wins at once.', { move }) : t('Hint: {move} wins in {n} turns.', { move, n: plies });
    }
    if (proved && value === 'draw') return t('Hint: {move} keeps the draw.', { move });
    if (proved && value === 'loss') {
        return plies === undefined
            ? t('Hint: {move}. Every move loses against best play, but the other side still has to find it.', { move })
            : t('Hint: {move} holds out longest: every move loses in the end, if the other side makes no mistake.', { move });
    }
    if (expectation >= 0.7) return t('Hint: {move} gives you a big advantage.', { move });
    if (expectation >= 0.55) return t('Hint: {move} gives you the better chances.', { move });
    if (expectation >= 0.45) return t('Hint: {move} keeps the game even.', { move });
    return t('Hint: {move} is the best try. You are behind.', { move });
}

export interface Hint {
    move: string;
    words: string;
}

/** Asks the engine for a moment. */
export async function askedHint(line: Game, signal: AbortSignal): Promise<Hint | undefined> {
    const { lines } = await ask('analyse', { ...line, budget: { milliseconds: 800, lines: 1 } }, { signal });
    const move = lines[0]?.moves[0];
    if (!lines[0] || move === undefined) return undefined;
    return { move, words: hintWords(move, lines[0], await snapshotOf({ ...line, moves: [...line.moves, move] })) };
}
