// #/people: who leads at each game, and what can be watched now.
import { address } from '../../app/router';
import { counted } from '../../i18n/numbers';
import { t } from '../../i18n/t';
import { leadersOf, liveGames } from '../../online/people';
import { Portrait } from '../../ui/portrait';
import { PersonLink } from './person_games';
import { useAnswer } from './use_answer';
import { gameLabel, personLabel, titleOf } from './words';

function Live() {
    const { value, error, again } = useAnswer(liveGames, []);
    return (
        <section class="card pad stack">
            <h2>{t('Watch now')}</h2>
            {error && <p class="error">{error}</p>}
            {value?.count === 0 && <p class="quiet">{t('Nobody is playing right now.')}</p>}
            <ul class="live">
                {value?.games.map((game) => {
                    const players = game.players.map(personLabel).join(' – ');
                    return (
                        <li key={game.id}>
                            <a href={address('online', ['game', game.id])}>
                                {gameLabel(game.settings.game)}: {players}
                            </a>{' '}
                            <span class="quiet small">
                                {t('Moves: {n}', { n: game.moves.length })} · {counted(game.spectators, '1 watching', '{n} watching')}
                            </span>
                        </li>
                    );
                })}
            </ul>
            <p>
                <button onClick={again}>{t('Look again')}</button>
            </p>
        </section>
    );
}

export function LeadersPage({ game }: { game: string }) {
    const { value, error } = useAnswer(() => leadersOf(game), [game]);
    return (
        <div class="people">
            <h1 tabIndex={-1}>{t('Leaders and games to watch')}</h1>
            {error && <p class="error">{error}</p>}
            <Live />
            <div class="profile-parts">
                {value?.leaders.map(({ game: name, people }) => (
                    <section key={name} class="card pad stack">
                        <h2>{titleOf(name)}</h2>
                        {people.length === 0 && <p class="quiet">{t('Nobody has played enough rated games yet.')}</p>}
                        <ol class="leaders">
                            {people.map(({ person, rating, games }) => (
                                <li key={person.id}>
                                    <Portrait of={person} /> <PersonLink person={person} /> <b>{Math.round(rating)}</b> <span class="quiet small">{counted(games, '1 rated game', '{n} rated games')}</span>
                                </li>
                            ))}
                        </ol>
                        {!game && people.length > 0 && <a href={address('people', [], { game: name })}>{t('All leaders')}</a>}
                    </section>
                ))}
            </div>
            {game && (
                <p>
                    <a href={address('people')}>{t('All games')}</a>
                </p>
            )}
            <p>
                <a href={address('privacy')}>{t('Privacy and fair play')}</a>
            </p>
        </div>
    );
}
