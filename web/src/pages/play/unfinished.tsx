import { address } from '../../app/router';
import { t } from '../../i18n/t';
import { dateText } from '../../i18n/numbers';
import { opponentLabel } from './labels';
import { nameOf, type Match } from './match';

/** Games that were left, each with a link to go on. */
export function UnfinishedList({ matches }: { matches: Match[] }) {
    if (matches.length === 0) return null;
    return (
        <section class="unfinished" aria-label={t('Unfinished games')}>
            <h2>{t('Unfinished games')}</h2>
            <ul>
                {matches.map((match) => (
                    <li key={match.id}>
                        <a class="button" href={address('play', [nameOf(match), match.id])}>
                            {t('Go on: {opponent}', { opponent: opponentLabel(match) })}
                        </a>
                        <span class="quiet small">
                            {t('Move {n}', { n: match.line.moves.length })}
                            {match.changed > 0 && ` · ${dateText(match.changed)}`}
                        </span>
                    </li>
                ))}
            </ul>
        </section>
    );
}
