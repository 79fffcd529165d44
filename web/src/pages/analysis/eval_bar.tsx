// Who stands better: a proved value is a plain bar with a seal, an estimate is hatched where it is unsure.
import type { Evaluation, Snapshot, ProvenValues } from '../../core/types';
import { percentText } from '../../i18n/numbers';
import { said, t } from '../../i18n/t';
import { forFirst, shortLabel } from './verdicts';

type Shown = Pick<Evaluation, 'proved' | 'expectation' | 'value' | 'plies'>;

const certain = { win: 1, draw: 0.5, loss: 0 } as const;
const results: Record<string, number> = { '1-0': 1, '0-1': 0, '1/2-1/2': 0.5 };

/** The best that is known of a position, for the side to move. */
export function evaluationOf(best: Evaluation | undefined, provenValues: ProvenValues | null): Shown | undefined {
    if (provenValues?.value) return { proved: true, expectation: certain[provenValues.value], value: provenValues.value, ...(provenValues.plies === undefined ? {} : { plies: provenValues.plies }) };
    return best;
}

function evaluationLabel(snapshot: Snapshot, evaluation: Shown | undefined): string {
    if (!evaluation) return t('No evaluation yet');
    const colour = said(snapshot.colour);
    if (!evaluation.proved) return t('Estimate: {colour} to move expects {share}', { colour, share: percentText(evaluation.expectation) });
    if (evaluation.value === 'draw') return t('Proved: a draw');
    const n = evaluation.plies;
    if (evaluation.value === 'win') return n === undefined ? t('Proved: {colour} to move wins', { colour }) : n === 1 ? t('Proved: {colour} to move wins at once', { colour }) : t('Proved: {colour} to move wins in {n} turns', { colour, n });
    return n === undefined ? t('Proved: {colour} to move loses', { colour }) : t('Proved: {colour} to move loses in {n} turns', { colour, n });
}

const tintOf = (snapshot: Snapshot, side: 1 | 2): string => snapshot.colours.find((each) => each.name === snapshot.seats[side - 1]?.colour)?.tint ?? 'black';

export function EvalBar({ snapshot, evaluation, flipped }: { snapshot: Snapshot; evaluation: Shown | undefined; flipped: boolean }) {
    const over = results[snapshot.result];
    const first = over ?? (evaluation ? forFirst(evaluation.expectation, snapshot.side) : 0.5);
    const share = `${(100 * first).toFixed(1)}%`;
    const proved = over !== undefined || !!evaluation?.proved;
    const sign = over !== undefined ? snapshot.result.replace('1/2-1/2', '½') : evaluation ? (evaluation.proved ? shortLabel(evaluation) : percentText(evaluation.expectation)) : '';
    return (
        <div
            class={`eval ${proved ? 'proved' : evaluation ? 'guess' : 'unknown'} ${flipped ? 'flipped' : ''} first-${tintOf(snapshot, 1)} second-${tintOf(snapshot, 2)}`}
            role="img"
            aria-label={over !== undefined ? t('The game is over') : evaluationLabel(snapshot, evaluation)}
            title={over !== undefined ? t('The game is over') : evaluationLabel(snapshot, evaluation)}
        >
            <div class="share" style={{ '--share': share }} />
            <span class="sign" aria-hidden="true">
                {sign}
            </span>
        </div>
    );
}
