// Computers that are online and play whoever challenges them.
import { address } from '../../app/router';
import { t } from '../../i18n/t';
import { Icon } from '../../ui/icon';
import { Portrait } from '../../ui/portrait';
import { presentBots } from './lobby_state';
import { challengeAddress } from './names';

export function Bots({ game }: { game: string | null }) {
    const all = presentBots.value;
    if (all.length === 0) return null;
    return (
        <section class="card pad" aria-labelledby="bots-title">
            <h2 id="bots-title">{t('Computers')}</h2>
            <p class="quiet small">{t('They play at once, and never rated.')}</p>
            <ul class="my-games bots">
                {all.map(({ id, name, games }) => (
                    <li key={id}>
                        <Portrait of={{ id }} />
                        <a href={address('people', [name])}>{name}</a>
                        <a class="button slim" href={challengeAddress(name, games && !games.includes(game ?? '') ? games[0] : game)} aria-label={t('Challenge {name}', { name })}>
                            <Icon name="play" /> {t('Challenge')}
                        </a>
                    </li>
                ))}
            </ul>
        </section>
    );
}
