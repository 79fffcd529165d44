// What a value is called: proved ones by how and when they end, estimates in percent.
import type { Evaluation, MoveValue } from '../../core/types';
import { counted, percentText } from '../../i18n/numbers';
import { t } from '../../i18n/t';

export function valueLabel({ value, plies }: Pick<MoveValue, 'value' | 'plies'>): string {
    if (value === 'draw') return t('draws, proved');
    if (value === 'win') return plies === undefined ? t('wins, proved') : plies === 1 ? t('wins at once, proved') : t('wins in {n} turns, proved', { n: plies });
    if (value === 'loss') return plies === undefined ? t('loses, proved') : t('loses in {n} turns, proved', { n: plies });
    return t('not known');
}

/** The same beside a sign that says "proved" or "estimate". */
export function resultWords({ proved, value, plies, expectation }: Pick<Evaluation, 'proved' | 'value' | 'plies' | 'expectation'>): string {
    if (!proved || !value) return percentText(expectation);
    if (value === 'draw') return t('a draw with best play');
    if (plies === undefined) return value === 'win' ? t('wins') : t('loses');
    if (value === 'win') return plies === 1 ? t('wins at once') : t('wins in {n} turns', { n: plies });
    return t('loses in {n} turns', { n: plies });
}

/** "wins in 5 turns, proved"; "62 %, +3 points, estimate". */
export function evaluationWords({ proved, value, plies, expectation, lead }: Omit<Evaluation, 'words'>): string {
    if (proved && value) return valueLabel({ value, ...(plies === undefined ? {} : { plies }) });
    const share = percentText(expectation);
    if (lead === undefined) return t('{share}, estimate', { share });
    const sign = lead > 0 ? '+' : lead < 0 ? '−' : '';
    return t('{share}, {points}, estimate', { share, points: sign + counted(Math.abs(lead), '1 point', '{n} points') });
}
