// #/people/NAME: ratings with their graph, results, and all games of somebody.
import { useState } from 'preact/hooks';
import { games } from '../../app/api';
import { address } from '../../app/router';
import { counted, dateText, percentText } from '../../i18n/numbers';
import { t } from '../../i18n/t';
import { profileOf, ratingsOf, versus, type Profile, type Tally } from '../../online/people';
import { me } from '../../online/session';
import { Portrait } from '../../ui/portrait';
import { challengeAddress } from '../online/names';
import { PersonGames } from './person_games';
import { Graph, Ratings } from './ratings';
import { useAnswer } from './use_answer';
import { personLabel, titleOf } from './words';

const sum = (counts: Tally[], of: 'won' | 'drawn' | 'lost'): number => counts.reduce((total, each) => total + each[of], 0);

function Head({ profile: { person, since, counts } }: { profile: Profile }) {
    const won = sum(counts, 'won');
    const all = won + sum(counts, 'drawn') + sum(counts, 'lost');
    return (
        <header class="profile-head">
            <Portrait of={person} large />
            <div>
                <h1 tabIndex={-1}>{personLabel(person)}</h1>
                <p class="quiet">
                    {t('Here since {date}', { date: dateText(since) })} · {counted(all, '1 game', '{n} games')}
                    {all > 0 && ` · ${t('{part} won', { part: percentText(won / all) })}`}
                </p>
            </div>
            {person.id !== me.value?.id && (
                <p>
                    <a class="button primary" href={challengeAddress(person.name)}>
                        {t('Challenge')}
                    </a>
                </p>
            )}
        </header>
    );
}

function Results({ caption, counts }: { caption: string; counts: Tally[] }) {
    return (
        <section class="card pad stack">
            <h2>{caption}</h2>
            {counts.length === 0 && <p class="quiet">{t('No finished games yet.')}</p>}
            {counts.map(({ game, won, drawn, lost }) => (
                <p key={game} class="tally">
                    <span>{titleOf(game)}</span>
                    <span class="bar" role="img" aria-label={t('{won} won, {drawn} drawn, {lost} lost', { won, drawn, lost })}>
                        <svg viewBox={`0 0 ${won + drawn + lost} 1`} preserveAspectRatio="none">
                            <rect class="won" width={won} height="1" />
                            <rect class="drawn" x={won} width={drawn} height="1" />
                            <rect class="lost" x={won + drawn} width={lost} height="1" />
                        </svg>
                    </span>
                    <span class="quiet" aria-hidden="true">
                        {won} · {drawn} · {lost}
                    </span>
                </p>
            ))}
            {counts.length > 0 && <p class="quiet small">{t('won · drawn · lost')}</p>}
        </section>
    );
}

function Versus({ name }: { name: string }) {
    const { value } = useAnswer(() => versus('me', name), [name]);
    return value ? <Results caption={t('You against {name}', { name })} counts={value.counts} /> : null;
}

function Inside({ profile }: { profile: Profile }) {
    const { name } = profile.person;
    const [game, setGame] = useState(profile.ratings[0]?.game ?? games.value[0]?.name ?? '');
    const { value } = useAnswer(() => ratingsOf(name), [name]);
    const isRated = profile.person.kind === 'account'; // bots play no rated games
    const isOther = me.value !== null && me.value.kind === 'account' && me.value.id !== profile.person.id;
    return (
        <>
            <Head profile={profile} />
            {isRated && <Ratings profile={profile} points={value?.ratings ?? []} chosen={game} onChoose={setGame} />}
            <div class="profile-parts">
                {isRated && value && <Graph game={game} points={value.ratings.filter((point) => point.game === game)} />}
                <Results caption={t('Results')} counts={profile.counts} />
                {isOther && <Versus name={name} />}
            </div>
            <PersonGames person={profile.person} />
            {me.value?.id === profile.person.id && (
                <p>
                    <a href={address('account')}>{t('Password, blocked people, deleting the account')}</a>
                </p>
            )}
        </>
    );
}

export function ProfilePage({ name }: { name: string }) {
    const { value, error } = useAnswer(() => profileOf(name), [name]);
    return (
        <div class="people">
            {error && <p class="error" role="alert">{error}</p>}
            {error && (
                <p>
                    <a href={address('people')}>{t('Leaders and games to watch')}</a>
                </p>
            )}
            {value && <Inside key={value.person.id} profile={value} />}
        </div>
    );
}
