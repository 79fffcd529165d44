import { games } from '../app/api';
import { address } from '../app/router';
import { lookOf } from '../board/look';
import { said, t } from '../i18n/t';
import { PieceIcon } from '../ui/piece_icon';

/** The other games, one click away. */
export function GameList({ here }: { here: string }) {
    return (
        <aside class="rail" aria-label={t('Choose a game')}>
            <ul class="card game-list">
                {games.value.map(({ name, title, summary }) => (
                    <li key={name}>
                        <a href={address('play', [name, 'new'])} aria-current={name === here ? 'page' : undefined}>
                            <PieceIcon game={name} tint="black" kind={lookOf(name).pieces.parts.has('white-right') ? 'tile' : 'disc'} />
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
