import type { Look, Truths } from '../../core/types';
import { t } from '../../i18n/t';
import { truthWords } from './drawing';
import { isBetter, shortWords } from './verdicts';

/** Every legal move with its value, the best first; a press plays it. */
export function ValuesPanel({ truths, look, onPlay }: { truths: Truths; look: Look; onPlay: (move: string) => void }) {
    const known = truths.moves.filter((truth) => truth.value);
    if (look.result !== '*') return null;
    if (known.length === 0) return <p class="quiet small">{t('Nothing is proved here yet.')}</p>;
    const ordered = known.toSorted((a, b) => (isBetter(a, b) ? -1 : isBetter(b, a) ? 1 : 0));
    return (
        <section class="values" aria-label={t('Value of every move')}>
            <ul>
                {ordered.map((truth) => (
                    <li key={truth.move}>
                        <button onClick={() => onPlay(truth.move)}>
                            {truth.move}
                            <span class={`value ${truth.value}`} aria-hidden="true">
                                {shortWords({ value: truth.value!, ...(truth.plies === undefined ? {} : { plies: truth.plies }) })}
                            </span>
                            <span class="unseen">{truthWords(truth)}</span>
                        </button>
                    </li>
                ))}
            </ul>
            {known.length < look.moves.length && <p class="quiet small">{t('{n} other moves are not known.', { n: look.moves.length - known.length })}</p>}
        </section>
    );
}
