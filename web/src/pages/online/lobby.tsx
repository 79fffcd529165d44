// #/online: who is waiting, quick pairing, a game with a friend, one's own games.
import { useEffect, useState } from 'preact/hooks';
import { games } from '../../app/api';
import { address } from '../../app/router';
import { keep, recall } from '../../app/storage';
import { t } from '../../i18n/t';
import { connection } from '../../online/link';
import { me } from '../../online/session';
import { Icon } from '../../ui/icon';
import { GameIcon } from '../../ui/game_icon';
import { Segments } from '../../ui/segments';
import { Bots } from './bots';
import { controlLabel, controlOf } from './control';
import { LinkLost } from './game_status';
import { findOpponent, pairing, stopLooking } from './lobby_state';
import { MyGames } from './my_games';
import { OpenGames } from './open_games';
import { WatchNow } from '../people/watch_now';
import { withName } from './who';

interface Wish {
    game: string;
    control: string;
    rated: boolean;
}

const quickControls = ['3 min + 2 s', '5 min + 3 s', '10 min + 5 s', '1d'].map(controlOf);

function usableWish(game: string | null): Wish {
    const kept = recall<Partial<Wish>>('online.quick') ?? {};
    const known = [game, kept.game].find((name) => games.value.some((each) => each.name === name));
    return { game: known ?? games.value[0]?.name ?? '', control: quickControls.find((each) => each === kept.control) ?? '300+3', rated: kept.rated === true };
}

function GameChoice({ value, onChange }: { value: string; onChange: (name: string) => void }) {
    return (
        <fieldset class="quick-games">
            <legend class="unseen">{t('Game')}</legend>
            {games.value.map(({ name, title }) => (
                <label key={name} class="quick-game">
                    <input type="radio" name="quick-game" checked={name === value} onChange={() => onChange(name)} />
                    <GameIcon game={name} />
                    <span class="display">{title}</span>
                </label>
            ))}
        </fieldset>
    );
}

function Quick({ game }: { game: string | null }) {
    const [wish, setWish] = useState<Wish>(() => usableWish(game));
    const hasAccount = me.value?.kind === 'account';
    const rated = wish.rated && hasAccount;
    const change = (part: Partial<Wish>) => {
        const next = { ...wish, ...part };
        setWish(next);
        keep('online.quick', next);
    };
    const looking = pairing.value;
    return (
        <section class="card pad quick" aria-labelledby="quick-title">
            <h2 id="quick-title">{t('Quick game')}</h2>
            <GameChoice value={wish.game} onChange={(name) => change({ game: name })} />
            <div class="quick-row">
                <Segments legend={t('Clock')} name="quick-control" value={wish.control} choices={quickControls.map((value) => ({ value, label: controlLabel(value) }))} onChange={(control) => change({ control })} />
                {hasAccount && (
                    <Segments
                        legend={t('Kind')}
                        name="quick-rated"
                        value={rated ? 'yes' : 'no'}
                        choices={[
                            { value: 'yes', label: t('Rated') },
                            { value: 'no', label: t('Casual') },
                        ]}
                        onChange={(value) => change({ rated: value === 'yes' })}
                    />
                )}
            </div>
            {looking ? (
                <p class="row looking" role="status">
                    <span class="thinking">{t('Looking for an opponent…')}</span>
                    <button onClick={stopLooking}>{t('Stop')}</button>
                </p>
            ) : (
                <button class="primary big" onClick={() => withName(() => void findOpponent({ ...wish, rated }))}>
                    {t('Find an opponent')}
                </button>
            )}
        </section>
    );
}

function Friend({ game }: { game: string | null }) {
    return (
        <section class="card pad" aria-labelledby="friend-title">
            <h2 id="friend-title">
                <Icon name="link" /> {t('Play a friend')}
            </h2>
            <p class="quiet small">{t('Send a link or show its code. No account is needed: whoever opens it first plays you, the rest watch.')}</p>
            <a class="button primary" href={address('online', ['new'], { to: 'link', ...(game ? { game } : {}) })}>
                {t('Make a link')}
            </a>
        </section>
    );
}

function Myself() {
    const person = me.value;
    return (
        <p class="row small myself">
            <span class="quiet">{person ? t('You play as {name}.', { name: person.name }) : t('You are looking on. A name is asked for when you play.')}</span>
            <a href={address('online', ['account'])}>{person && person.kind !== 'guest' ? t('Your account') : t('Log in or make an account')}</a>
            <a href={address('people')}>{t('Leaders and games to watch')}</a>
        </p>
    );
}

export function Lobby({ game }: { game: string | null }) {
    useEffect(() => connection.inLobby(), []);
    useEffect(() => stopLooking, []);
    return (
        <div class="lobby">
            <header class="lobby-head">
                <h1>{t('Play online')}</h1>
                <Myself />
            </header>
            {connection.state.value === 'ended' && <LinkLost />}
            <div class="lobby-columns">
                <div>
                    <Quick game={game} />
                    <OpenGames game={game} />
                </div>
                <div>
                    <Friend game={game} />
                    <Bots game={game} />
                    <MyGames />
                    <WatchNow />
                </div>
            </div>
        </div>
    );
}
