import type { ComponentChildren } from 'preact';
import { games } from '../app/api';
import type { GameInfo } from '../core/types';
import { address } from '../app/router';
import { t } from '../i18n/t';
import { GamePicture } from './start/cards';

interface Props {
    title: string;
    page: string;
    only?: (game: GameInfo) => boolean;
    note?: (game: GameInfo) => string; // below a game's name
    children?: ComponentChildren; // before the games
}

/** The games as pictures that lead to one page each. */
export function GameChoice({ title, page, only, note, children }: Props) {
    return (
        <div class="start">
            <h1>{title}</h1>
            {children}
            <ul class="games">
                {games.value.filter((game) => only?.(game) ?? true).map((game) => (
                    <li class="card game" key={game.name}>
                        <a href={address(page, [game.name])}>
                            <GamePicture info={game} />
                            <span class="words">
                                <span class="title">{game.title}</span>
                                {note && <span class="quiet small">{note(game)}</span>}
                            </span>
                        </a>
                    </li>
                ))}
            </ul>
        </div>
    );
}

export function NoSuchGame({ name }: { name: string }) {
    return (
        <div class="narrow">
            <h1>{t('There is no game “{name}”', { name })}</h1>
            <a href={address('')}>{t('Choose a game')}</a>
        </div>
    );
}
