// Numbers and labels for evaluations: whose they are, how they look, where they stand on a graph.
import type { Evaluation, MoveValue, Verdict } from '../../core/types';

export type Side = 1 | 2;

/** The expectation of side 1 from one that was given for `side`. */
export const forFirst = (expectation: number, side: Side): number => (side === 1 ? expectation : 1 - expectation);

/** "+5" wins in 5 plies, "−4" loses in 4, "=" is a draw, "64" an estimate in percent, of which there is no room to say so. */
export function shortLabel(evaluation: Pick<Evaluation, 'value' | 'plies'> & { expectation?: number }): string {
    const plies = evaluation.plies ?? '';
    if (evaluation.value === 'win') return `+${plies}`;
    if (evaluation.value === 'loss') return `−${plies}`;
    if (evaluation.value === 'draw') return '=';
    return evaluation.expectation === undefined ? '' : String(Math.round(100 * evaluation.expectation));
}

const worth = { win: 3, draw: 2, loss: 1 } as const;

/** The better of two values for the side that moves: win soon, unknown, draw, lose late. */
export function isBetter(a: MoveValue, b: MoveValue): boolean {
    const value = (proven: MoveValue) => (proven.value ? worth[proven.value] : 2.5);
    if (value(a) !== value(b)) return value(a) > value(b);
    const plies = (a.plies ?? 0) - (b.plies ?? 0);
    return a.value === 'win' ? plies < 0 : plies > 0;
}

export interface Point {
    value: number; // 0 … 1 for side 1
    proved: boolean;
    fault: Verdict['fault'];
}

/** One point before each move and one at the end. */
export function graphPoints(verdicts: Verdict[]): Point[] {
    const first = verdicts[0];
    if (!first) return [];
    const start: Point = { value: forFirst(first.best.expectation, first.mover), proved: first.best.proved, fault: 'none' };
    return [
        start,
        ...verdicts.map(({ played, fault, mover }) => ({ value: forFirst(played.expectation, mover), proved: played.proved, fault })),
    ];
}

export interface Frame {
    width: number;
    height: number;
    margin: number;
}

/** `count` points share the width; a value of 1 is at the top. */
export function placeOf(frame: Frame, count: number, index: number, value: number): { x: number; y: number } {
    const inner = frame.width - 2 * frame.margin;
    const x = frame.margin + (count > 1 ? (inner * index) / (count - 1) : 0);
    return { x, y: frame.margin + (frame.height - 2 * frame.margin) * (1 - value) };
}

/** The point that is nearest to x, a part (0 … 1) of the width. */
export function indexAt(frame: Frame, count: number, part: number): number {
    const inner = frame.width - 2 * frame.margin;
    const index = Math.round(((part * frame.width - frame.margin) / inner) * (count - 1));
    return Math.min(Math.max(index, 0), count - 1);
}
