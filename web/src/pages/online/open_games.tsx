// What others offer, and what the reader offers.
import { useState } from 'preact/hooks';
import { games } from '../../app/api';
import { address } from '../../app/router';
import { said, t } from '../../i18n/t';
import { connection } from '../../online/link';
import type { Challenge } from '../../online/messages';
import { me, whyNot } from '../../online/session';
import { GameIcon } from '../../ui/game_icon';
import { Icon } from '../../ui/icon';
import { Portrait } from '../../ui/portrait';
import { Select } from '../../ui/select';
import { notify } from '../../ui/toast';
import { gameNameOf } from '../../online/messages';
import { controlLabel } from './control';
import { openChallenges } from './lobby_state';
import { ratingOf } from '../people/words';
import { gameLabel, infoOf, ratedLabel } from './names';

const withdraw = (challenge: string) => void connection.ask({ type: 'withdraw', challenge }).catch((wrong) => notify(whyNot(wrong)));

function kindLabel(challenge: Challenge): string {
    if (challenge.to !== undefined && challenge.to === me.value?.id) return t('Challenges you');
    return ratedLabel(challenge.settings);
}

/** What the reader would play with. */
export function colourLabel({ by, settings, side }: Challenge): string {
    const colours = infoOf(settings)?.colours;
    if (side === null || !colours) return t('Random');
    return said(colours[(side === 'first') === (by.id === me.value?.id) ? 0 : 1]);
}

function Row({ challenge }: { challenge: Challenge }) {
    const { by, settings, id } = challenge;
    const name = gameNameOf(settings);
    const isMine = by.id === me.value?.id;
    const isForMe = challenge.to !== undefined && challenge.to === me.value?.id;
    const about = `${by.name}, ${gameLabel(settings)}, ${controlLabel(settings.control)}`;
    return (
        <tr class={isForMe ? 'for-me' : ''}>
            <th scope="row">
                <Portrait of={by} /> {isMine ? t('You') : by.name} <span class="quiet rating">{ratingOf(by)}</span> {by.kind === 'bot' && <span class="tag">{t('Bot')}</span>}
            </th>
            <td>
                <span class="game-name">
                    <GameIcon game={name} /> {gameLabel(settings)}
                </span>
            </td>
            <td>{controlLabel(settings.control)}</td>
            <td>{colourLabel(challenge)}</td>
            <td>{kindLabel(challenge)}</td>
            <td class="act">
                {isForMe && (
                    <button class="slim" aria-label={`${t('Decline')}: ${about}`} onClick={() => withdraw(id)}>
                        {t('Decline')}
                    </button>
                )}
                {isMine && (
                    <button class="slim" aria-label={`${t('Withdraw')}: ${about}`} onClick={() => withdraw(id)}>
                        {t('Withdraw')}
                    </button>
                )}
                <a class={`button slim ${isMine ? '' : 'primary'}`} href={address('online', ['challenge', id])} aria-label={`${isMine ? t('Look') : t('Play')}: ${about}`}>
                    {isMine ? t('Look') : t('Play')}
                </a>
            </td>
        </tr>
    );
}

interface Filter {
    game: string;
    kind: string; // 'yes' for rated
}

const fits = (filter: Filter) => ({ settings }: Challenge) =>
    (!filter.game || gameNameOf(settings) === filter.game) && (!filter.kind || settings.rated === (filter.kind === 'yes'));

function Filters({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
    return (
        <div class="row filters" role="group" aria-label={t('Filter')}>
            <Select label={t('Game')} value={filter.game} choices={games.value.map(({ name, title }) => [name, title])} onChange={(game) => onChange({ ...filter, game })} />
            <Select label={t('Kind')} value={filter.kind} choices={[['yes', t('Rated')], ['no', t('Casual')]]} onChange={(kind) => onChange({ ...filter, kind })} />
        </div>
    );
}

function Table({ challenges }: { challenges: Challenge[] }) {
    return (
        <table>
            <thead>
                <tr>
                    <th scope="col">{t('Player')}</th>
                    <th scope="col">{t('Game')}</th>
                    <th scope="col">{t('Clock')}</th>
                    <th scope="col">{t('Your colour')}</th>
                    <th scope="col">{t('Kind')}</th>
                    <th scope="col">
                        <span class="unseen">{t('Play')}</span>
                    </th>
                </tr>
            </thead>
            <tbody>
                {challenges.map((challenge) => (
                    <Row key={challenge.id} challenge={challenge} />
                ))}
            </tbody>
        </table>
    );
}

export function OpenGames({ game }: { game: string | null }) {
    const [filter, setFilter] = useState<Filter>({ game: '', kind: '' });
    const all = openChallenges.value;
    const shown = all?.filter(fits(filter)) ?? [];
    return (
        <section class="card open-games" aria-labelledby="open-title">
            <header class="row">
                <h2 id="open-title">{t('Open games')}</h2>
                <a class="button slim" href={address('online', ['new'], { to: 'lobby', ...(game ? { game } : {}) })}>
                    <Icon name="new" /> {t('Offer a game')}
                </a>
            </header>
            {((all && all.length > 1) || filter.game || filter.kind) && <Filters filter={filter} onChange={setFilter} />}
            {shown.length > 0 ? <Table challenges={shown} /> : <p class="quiet none">{whyNone(all)}</p>}
        </section>
    );
}

function whyNone(all: Challenge[] | null): string {
    if (!all) return t('The open games are being fetched…');
    return all.length > 0 ? t('Nobody offers such a game right now.') : t('Nobody is waiting right now. Offer a game, and whoever comes next can take it.');
}
