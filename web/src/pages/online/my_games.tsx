// The reader's games: those that wait for a move first.
import { useEffect, useState } from 'preact/hooks';
import { address } from '../../app/router';
import { t } from '../../i18n/t';
import { connection } from '../../online/link';
import { LiveGame } from '../../online/live_game';
import type { ListedGame, Person } from '../../online/messages';
import { me } from '../../online/session';
import { Portrait } from '../../ui/portrait';
import { clockKind, longTimeText, timeLeft } from './game_clock';
import { fetchMyGames, myGames } from './lobby_state';
import { gameLabel } from './names';
import type { GameView } from '../../online/game_view';

const mostFollowed = 20;
const mostFinished = 5;

/** A game that goes on, as it stands. */
function useFollowed(id: string): GameView | null {
    const [game, setGame] = useState<LiveGame>();
    useEffect(() => {
        const made = new LiveGame(id);
        setGame(made);
        return () => made.leave();
    }, [id]);
    return game?.view.value ?? null;
}

const rivalOf = ({ players }: ListedGame): Person => players.find(({ id }) => id !== me.value?.id) ?? players[0];

function stateOf(view: GameView | null, rival: string): string {
    if (!view) return '';
    if (view.result) return t('Over');
    if (view.turn !== view.you) return t('Waiting for {name}', { name: rival });
    const left = clockKind(view) === 'days' && view.turn ? timeLeft(view, view.turn, performance.now()) : undefined;
    return left === undefined ? t('Your turn') : t('Your turn: {time} left', { time: longTimeText(left) });
}

function RunningRow({ game }: { game: ListedGame }) {
    const view = useFollowed(game.id);
    const person = rivalOf(game);
    const rival = person.name;
    const isMine = !!view?.turn && view.turn === view.you;
    return (
        <li class={isMine ? 'my-turn' : ''}>
            <Portrait of={person} />
            <span>
                <strong>{rival}</strong> <span class="quiet small">{gameLabel(game.settings)}</span>
                <span class="small state">{stateOf(view, rival)}</span>
            </span>
            <a class={`button slim ${isMine ? 'primary' : ''}`} href={address('online', ['game', game.id])} aria-label={`${isMine ? t('Move') : t('Look')}: ${rival}, ${gameLabel(game.settings)}`}>
                {isMine ? t('Move') : t('Look')}
            </a>
        </li>
    );
}

function outcome({ result, players }: ListedGame): string {
    if (!result || result.winner === 'none') return t('Aborted');
    if (result.winner === 'draw') return t('Drawn');
    const mine = players[0].id === me.value?.id ? 'first' : 'second';
    return result.winner === mine ? t('Won') : t('Lost');
}

function FinishedRow({ game }: { game: ListedGame }) {
    const person = rivalOf(game);
    const rival = person.name;
    return (
        <li>
            <Portrait of={person} />
            <span>
                <strong>{rival}</strong> <span class="quiet small">{gameLabel(game.settings)}</span>
                <span class="small state">{outcome(game)}</span>
            </span>
            <a class="button slim" href={address('online', ['game', game.id])} aria-label={`${t('Look')}: ${rival}, ${gameLabel(game.settings)}`}>
                {t('Look')}
            </a>
        </li>
    );
}

/** A move may take days there: these wait for whoever comes by. */
const isByDay = ({ settings }: ListedGame): boolean => /^\d+d$/.test(settings.control);

export function MyGames() {
    const person = me.value;
    const isOpen = connection.state.value === 'open';
    useEffect(() => {
        if (isOpen) void fetchMyGames();
    }, [isOpen, person?.id]);
    const all = myGames.value;
    if (!person || !all) return null;
    const running = all.filter(({ result }) => !result).slice(0, mostFollowed);
    const [byDay, rest] = [running.filter(isByDay), running.filter((game) => !isByDay(game))];
    const finished = all.filter(({ result }) => result).slice(0, mostFinished);
    return (
        <section class="card pad" aria-labelledby="mine-title">
            <h2 id="mine-title">{t('Your games')}</h2>
            {all.length === 0 && <p class="quiet small">{t('Your games against people are listed here. Where a move may take days, come back whenever it is your turn.')}</p>}
            {byDay.length > 0 && (
                <>
                    <h3>{t('Your games by day')}</h3>
                    <ul class="my-games">
                        {byDay.map((game) => (
                            <RunningRow key={game.id} game={game} />
                        ))}
                    </ul>
                    {rest.length + finished.length > 0 && <h3>{t('Other games')}</h3>}
                </>
            )}
            <ul class="my-games">
                {rest.map((game) => (
                    <RunningRow key={game.id} game={game} />
                ))}
                {finished.map((game) => (
                    <FinishedRow key={game.id} game={game} />
                ))}
            </ul>
        </section>
    );
}
