// How the last games against this opponent went.
import { t } from '../../i18n/t';
import { text } from '../../i18n/text';
import { opponentOf, outcomeOf, type Outcome } from './archive';
import { playerLabel } from './labels';
import { nameOf, type Match } from './match';
import { finishedGames } from './stored';

const most = 10;

/** A letter and a word for each. */
const signs: Partial<Record<Outcome, [string, string]>> = { won: [text('W'), text('Won')], drawn: [text('D'), text('Drawn')], lost: [text('L'), text('Lost')] };

/** The outcomes of the last games of this kind, the newest last. */
export const formOf = (match: Match, finished: Match[]): Outcome[] =>
    finished
        .filter((each) => nameOf(each) === nameOf(match) && opponentOf(each) === opponentOf(match))
        .slice(0, most)
        .map(outcomeOf)
        .reverse();

/** Nothing where the reader does not play alone, or for the first time. */
export function Form({ match }: { match: Match }) {
    const opponent = opponentOf(match);
    const outcomes = opponent ? formOf(match, finishedGames()) : [];
    if (outcomes.length === 0) return null;
    return (
        <div class="card pad">
            <p class="eyebrow">{t('You against {player}', { player: playerLabel(opponent) })}</p>
            <ul class="form" aria-label={t('The last games')}>
                {outcomes.map((outcome, i) => {
                    const [sign, word] = signs[outcome] ?? ['', ''];
                    return (
                        <li key={i} class={outcome} title={t(word)}>
                            <span aria-hidden="true">{t(sign)}</span>
                            <span class="unseen">{t(word)}</span>
                        </li>
                    );
                })}
            </ul>
        </div>
    );
}
