// Who stands better: a proved value is a plain bar with a seal, an estimate is hatched where it is unsure.
import type { Judgement, Look, Truths } from '../../core/types';
import { said, t } from '../../i18n/t';
import { forFirst, shortWords } from './verdicts';

type Shown = Pick<Judgement, 'proved' | 'expectation' | 'value' | 'plies'>;

const certain = { win: 1, draw: 0.5, loss: 0 } as const;
const results: Record<string, number> = { '1-0': 1, '0-1': 0, '1/2-1/2': 0.5 };

/** The best that is known of a position, for the side to move. */
export function judgementOf(best: Judgement | undefined, truths: Truths | null): Shown | undefined {
    if (truths?.value) return { proved: true, expectation: certain[truths.value], value: truths.value, ...(truths.plies === undefined ? {} : { plies: truths.plies }) };
    return best;
}

function barWords(look: Look, judged: Shown | undefined): string {
    if (!judged) return t('No evaluation yet');
    const colour = said(look.colour);
    const chance = Math.round(100 * judged.expectation);
    if (!judged.proved) return t('Estimate: {colour} to move expects {n} %', { colour, n: chance });
    if (judged.value === 'draw') return t('Proved: a draw');
    const n = judged.plies;
    if (judged.value === 'win') return n === undefined ? t('Proved: {colour} to move wins', { colour }) : t('Proved: {colour} to move wins in {n}', { colour, n });
    return n === undefined ? t('Proved: {colour} to move loses', { colour }) : t('Proved: {colour} to move loses in {n}', { colour, n });
}

const tintOf = (look: Look, side: 1 | 2): string => look.colours.find((each) => each.name === look.seats[side - 1]?.colour)?.tint ?? 'black';

export function EvalBar({ look, judged, flipped }: { look: Look; judged: Shown | undefined; flipped: boolean }) {
    const over = results[look.result];
    const first = over ?? (judged ? forFirst(judged.expectation, look.side) : 0.5);
    const share = `${(100 * first).toFixed(1)}%`;
    const proved = over !== undefined || !!judged?.proved;
    const sign = over !== undefined ? look.result.replace('1/2-1/2', '½') : judged ? shortWords(judged) + (judged.proved ? '' : '%') : '';
    return (
        <div
            class={`eval ${proved ? 'proved' : judged ? 'guess' : 'unknown'} ${flipped ? 'flipped' : ''} first-${tintOf(look, 1)} second-${tintOf(look, 2)}`}
            role="img"
            aria-label={over !== undefined ? t('The game is over') : barWords(look, judged)}
            title={over !== undefined ? t('The game is over') : barWords(look, judged)}
        >
            <div class="share" style={{ '--share': share }} />
            <span class="sign" aria-hidden="true">
                {sign}
            </span>
        </div>
    );
}
