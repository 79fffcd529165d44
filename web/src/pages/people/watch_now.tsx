// A few of the games that are being played, by their boards.
import { useEffect } from 'preact/hooks';
import { address } from '../../app/router';
import { counted } from '../../i18n/numbers';
import { t } from '../../i18n/t';
import { liveGames, type ArchivedGame } from '../../online/people';
import { me } from '../../online/session';
import { Picture, usePicture } from '../start/cards';
import { useAnswer } from './use_answer';
import { gameLabel, personLabel } from './words';

const shown = 3;
const refresh = 20_000; // milliseconds

type Live = ArchivedGame & { spectators: number };

function LiveCard({ game }: { game: Live }) {
    const snapshot = usePicture({ game: game.settings.game, start: '', moves: game.moves });
    const players = game.players.map(personLabel).join(' – ');
    const label = gameLabel(game.settings.game);
    return (
        <li>
            <a class="card" href={address('online', ['game', game.id])}>
                <Picture snapshot={snapshot} label={t('Board of {game}', { game: label })} />
                <span class="players">{players}</span>
                <span class="quiet small">{counted(game.spectators, '1 watching', '{n} watching')}</span>
            </a>
        </li>
    );
}

/** Nothing where nobody but the reader plays. */
export function WatchNow() {
    const { value, again } = useAnswer(liveGames, []);
    useEffect(() => {
        const timer = setInterval(() => document.visibilityState === 'visible' && again(), refresh);
        return () => clearInterval(timer);
    }, []);
    const others = value?.games.filter(({ players }) => players.every(({ id }) => id !== me.value?.id)) ?? [];
    if (others.length === 0) return null;
    return (
        <section class="watch-now" aria-labelledby="watch-title">
            <h2 id="watch-title">{t('Watch now')}</h2>
            <a class="small" href={address('people')}>
                {t('All games: {n}', { n: value?.count ?? 0 })}
            </a>
            <ul>
                {others.slice(0, shown).map((game) => (
                    <LiveCard key={game.id} game={game} />
                ))}
            </ul>
        </section>
    );
}
