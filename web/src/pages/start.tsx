// Choose a game by its picture.
import { useEffect, useState } from 'preact/hooks';
import { games, snapshotOf } from '../app/api';
import { address } from '../app/router';
import { Board } from '../board/board';
import type { GameInfo, Snapshot } from '../core/types';
import { said, t } from '../i18n/t';
import { storedMatch } from './play/stored';

/** The picture of a game, drawn when the core is there. */
export function GamePicture({ info }: { info: GameInfo }) {
    const [picture, setPicture] = useState<Snapshot>();
    useEffect(() => {
        let here = true;
        snapshotOf({ game: info.name, start: '', moves: info.sample }).then(
            (found) => here && setPicture(found),
            () => undefined,
        );
        return () => {
            here = false;
        };
    }, [info.name]);
    return <div class="picture">{picture && <Board snapshot={picture} label={t('Board of {game}', { game: info.title })} plain />}</div>;
}

function Card({ game }: { game: GameInfo }) {
    const left = storedMatch(game.name);
    const goesOn = left && !left.over;
    return (
        <li class="card game">
            <a href={address('play', [game.name])}>
                <GamePicture info={game} />
                <span class="words">
                    <span class="title">{game.title}</span>
                    <span>{said(game.summary)}</span>
                    <span class="quiet origin">{game.origin}</span>
                    {goesOn && <span class="goes-on">{t('Go on with your game')}</span>}
                </span>
            </a>
        </li>
    );
}

export default function StartPage() {
    return (
        <div class="start">
            <header>
                <h1>{t('Five games, easy to learn, hard to leave')}</h1>
                <p class="quiet">{t('Play on this screen against a person or the computer. Everything runs in your browser, also offline.')}</p>
            </header>
            <ul class="games">
                {games.value.map((game) => (
                    <Card key={game.name} game={game} />
                ))}
            </ul>
        </div>
    );
}
