// A touch appends to a prefix of steps; a complete move is played. No rules here.
import type { LegalMove, Step } from '../core/types';

export const stepKey = (step: Step): string => (typeof step === 'string' ? step : ' ' + step.choice);

const startsWith = (move: LegalMove, prefix: Step[]): boolean =>
    prefix.every((step, i) => move.steps[i] !== undefined && stepKey(move.steps[i]) === stepKey(step));

/** The moves that begin like this. */
export function movesFrom(moves: LegalMove[], prefix: Step[]): LegalMove[] {
    return moves.filter((move) => startsWith(move, prefix));
}

export interface Next {
    cells: Set<string>;
    choices: string[];
}

/** What may be touched next. */
export function nextSteps(moves: LegalMove[], prefix: Step[]): Next {
    const next: Next = { cells: new Set(), choices: [] };
    for (const move of movesFrom(moves, prefix)) {
        const step = move.steps[prefix.length];
        if (typeof step === 'string') next.cells.add(step);
        else if (step && !next.choices.includes(step.choice)) next.choices.push(step.choice);
    }
    return next;
}

export type Touched = { prefix: Step[] } | { move: string };

/** Where a touch leads: a longer prefix, a move, another beginning, or back to none. */
export function touch(moves: LegalMove[], prefix: Step[], step: Step): Touched {
    const longer = [...prefix, step];
    const found = movesFrom(moves, longer);
    const complete = found.find((move) => move.steps.length === longer.length);
    if (complete) return { move: complete.move };
    if (found.length > 0) return { prefix: longer };
    const again = prefix.length > 0 && stepKey(prefix[0]!) === stepKey(step);
    return again || prefix.length === 0 ? { prefix: [] } : touch(moves, [], step);
}

/** Whether this cell begins a move that needs further touches. */
export function begins(moves: LegalMove[], cell: string): boolean {
    return moves.some((move) => move.steps.length > 1 && move.steps[0] === cell);
}
