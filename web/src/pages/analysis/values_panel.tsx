import type { Snapshot, ProvenValues } from '../../core/types';
import { t } from '../../i18n/t';
import { valueLabel } from './evaluation_words';
import { isBetter, shortLabel } from './verdicts';

/** Every legal move with its value, the best first; a press plays it. */
export function ValuesPanel({ provenValues, snapshot, onPlay }: { provenValues: ProvenValues; snapshot: Snapshot; onPlay: (move: string) => void }) {
    const known = provenValues.moves.filter((proven) => proven.value);
    if (snapshot.result !== '*') return null;
    if (known.length === 0) return <p class="quiet small">{t('Nothing is proved here yet.')}</p>;
    const ordered = known.toSorted((a, b) => (isBetter(a, b) ? -1 : isBetter(b, a) ? 1 : 0));
    return (
        <section class="values" aria-label={t('Value of every move')}>
            <ul>
                {ordered.map((proven) => (
                    <li key={proven.move}>
                        <button onClick={() => onPlay(proven.move)}>
                            {proven.move}
                            <span class={`value ${proven.value}`} aria-hidden="true">
                                {shortLabel({ value: proven.value!, ...(proven.plies === undefined ? {} : { plies: proven.plies }) })}
                            </span>
                            <span class="unseen">{valueLabel(proven)}</span>
                        </button>
                    </li>
                ))}
            </ul>
            {known.length < snapshot.moves.length && <p class="quiet small">{t('{n} other moves are not known.', { n: snapshot.moves.length - known.length })}</p>}
        </section>
    );
}
