import { games } from '../app/api';
import { address } from '../app/router';
import { said, t } from '../i18n/t';
import { GameIcon } from '../ui/game_icon';

/** The other games, one click away. */
export function GameList({ here }: { here: string }) {
    return (
        <aside class="rail" aria-label={t('Choose a game')}>
            <ul class="card game-list">
                {games.value.map(({ name, title, summary }) => (
                    <li key={name}>
                        <a href={address('play', [name, 'new'])} aria-current={name === here ? 'page' : undefined}>
                            <GameIcon game={name} />
                            <span>
                                <strong>{title}</strong>
                                <span class="quiet small">{said(summary)}</span>
                            </span>
                        </a>
                    </li>
                ))}
            </ul>
        </aside>
    );
}
