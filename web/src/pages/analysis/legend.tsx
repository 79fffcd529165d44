import { percentText } from '../../i18n/numbers';
import { t } from '../../i18n/t';

/** What the numbers at moves and lines mean. */
export function LegendList() {
    const rows: [string, string, string][] = [
        ['win', '+5', t('wins in {n} turns', { n: 5 })],
        ['loss', '−4', t('loses in {n} turns', { n: 4 })],
        ['draw', '=', t('a draw with best play')],
        ['guess', percentText(0.64), t('not proved: what the engine expects, a draw counted half')],
    ];
    return (
        <>
            <dl>
                {rows.map(([kind, sign, words]) => (
                    <div key={kind}>
                        <dt>
                            <span class={`value ${kind}`}>{sign}</span>
                        </dt>
                        <dd>{words}</dd>
                    </div>
                ))}
            </dl>
            <p class="quiet small">{t('A turn is one move by one side.')}</p>
        </>
    );
}

/** Folded, where there is no rail in which it stands open. */
export function Legend() {
    return (
        <details class="legend">
            <summary>{t('What the numbers mean')}</summary>
            <LegendList />
        </details>
    );
}
