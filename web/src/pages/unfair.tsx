// Why nobody is told what to play: a rated game against a person goes on.
import { unfairWords } from '../app/api';
import { ratedGameOf } from '../app/fair_play';
import { address } from '../app/router';
import { t } from '../i18n/t';

/** Nothing where engine and tables may be used. */
export function Unfair({ game }: { game: string }) {
    const rated = ratedGameOf(game);
    if (rated === undefined) return null;
    return (
        <p class="notice unfair" role="status">
            {unfairWords(game)} <a href={address('online', ['game', rated])}>{t('To the game')}</a>
        </p>
    );
}
