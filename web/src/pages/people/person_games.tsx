// The games of somebody, with filters, page by page, and as one file.
import { useEffect, useState } from 'preact/hooks';
import { games } from '../../app/api';
import { address } from '../../app/router';
import { dateText } from '../../i18n/numbers';
import { t } from '../../i18n/t';
import type { Person } from '../../online/messages';
import { gamesOf, recordsAddress, type ArchivedGame, type GamesFilter } from '../../online/people';
import { me, whyNot } from '../../online/session';
import { Select } from '../../ui/select';
import { linkTo } from '../analysis/link';
import { newTree } from '../analysis/tree';
import { changeText, gameLabel, howLabel, personLabel, reached, reachedLabels, sideOf, type Reached } from './words';

const noFilter: GamesFilter = { game: '', opponent: '', result: '', rated: '' };

function Filters({ filter, onChange }: { filter: GamesFilter; onChange: (filter: GamesFilter) => void }) {
    const results = Object.entries(reachedLabels).map(([name, words]): [string, string] => [name, t(words)]);
    return (
        <div class="row filters" role="group" aria-label={t('Filter')}>
            <Select label={t('Game')} value={filter.game} choices={games.value.map(({ name, title }) => [name, title])} onChange={(game) => onChange({ ...filter, game })} />
            <Select label={t('Result')} value={filter.result} choices={results} onChange={(result) => onChange({ ...filter, result })} />
            <Select label={t('Kind')} value={filter.rated} choices={[['true', t('Rated')], ['false', t('Casual')]]} onChange={(rated) => onChange({ ...filter, rated })} />
            <label class="field">
                <span>{t('Opponent')}</span>
                <input type="text" spellcheck={false} maxLength={20} value={filter.opponent} onChange={(event) => onChange({ ...filter, opponent: event.currentTarget.value.trim() })} />
            </label>
        </div>
    );
}

export function PersonLink({ person }: { person: Person }) {
    return person.kind === 'guest' ? <>{person.name}</> : <a href={address('people', [person.name])}>{personLabel(person)}</a>;
}

function Gain({ game, side }: { game: ArchivedGame; side: 'first' | 'second' }) {
    const change = game.ratings[side === 'first' ? 0 : 1];
    if (!change) return null;
    return <span class="nowrap"> · {t('rating {change}', { change: changeText(change) })}</span>;
}

/** What can be done with a game: looked at again, played on, or watched. */
function Open({ game, label }: { game: ArchivedGame; label: string }) {
    if (game.result && game.moves.length === 0) return null; // aborted: there is nothing to see
    const isMine = game.players.some(({ id }) => id === me.value?.id);
    const href = game.result ? linkTo(newTree(game.settings.game, '', game.moves)) : address('online', ['game', game.id]);
    const words = game.result ? t('Analyse') : isMine ? t('Play on') : t('Watch');
    return (
        <a class="button" href={href} aria-label={`${words}: ${label}`}>
            {words}
        </a>
    );
}

function Row({ game, person }: { game: ArchivedGame; person: Person }) {
    const side = sideOf(game, person);
    const outcome: Reached = reached(game.result, side);
    const other = game.players[side === 'first' ? 1 : 0];
    const label = t('{game}: {opponent}', { game: gameLabel(game.settings.game), opponent: personLabel(other) });
    return (
        <li class={`archived is-${outcome}`}>
            <span class="title">
                {gameLabel(game.settings.game)}: <PersonLink person={other} />
            </span>
            <span class="outcome">{t(reachedLabels[outcome])}</span>
            <span class="quiet small about">
                {[howLabel(game.result), t('Moves: {n}', { n: game.moves.length }), dateText(game.began)].filter(Boolean).join(' · ')}
                <Gain game={game} side={side} />
            </span>
            <Open game={game} label={label} />
        </li>
    );
}

/** What has been read so far; begins anew with another filter. */
function useGames(name: string, filter: GamesFilter) {
    const [list, setList] = useState<ArchivedGame[]>();
    const [next, setNext] = useState<string | null>(null);
    const [error, setError] = useState('');
    const more = (before?: string) =>
        gamesOf(name, { ...filter, ...(before ? { before } : {}) }).then((page) => {
            setList((known) => [...(before ? (known ?? []) : []), ...page.games]);
            setNext(page.next);
            setError('');
        });
    useEffect(() => {
        let isOver = false;
        gamesOf(name, filter).then(
            (page) => isOver || (setList(page.games), setNext(page.next), setError('')),
            (wrong) => isOver || (setList([]), setNext(null), setError(whyNot(wrong))),
        );
        return () => void (isOver = true);
    }, [name, filter]);
    return { list, next, error, more: () => void more(next ?? undefined).catch((wrong) => setError(whyNot(wrong))) };
}

export function PersonGames({ person }: { person: Person }) {
    const [filter, setFilter] = useState(noFilter);
    const { list, next, error, more } = useGames(person.name, filter);
    return (
        <section class="stack archive">
            <h2>{t('Games')}</h2>
            <Filters filter={filter} onChange={setFilter} />
            <p class="row">
                <a class="button" href={recordsAddress(person.name, filter)} download>
                    {t('Export these games')}
                </a>
            </p>
            <p class="error small" role="alert">
                {error}
            </p>
            {list?.length === 0 && !error && <p class="empty">{t('No games here yet.')}</p>}
            <ul class="archive-list" aria-label={t('Games')}>
                {list?.map((game) => <Row key={game.id} game={game} person={person} />)}
            </ul>
            {next && (
                <p>
                    <button onClick={more}>{t('Show more')}</button>
                </p>
            )}
        </section>
    );
}
