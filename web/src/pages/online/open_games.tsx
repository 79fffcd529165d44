// What others offer, and what the reader offers.
import { address } from '../../app/router';
import { t } from '../../i18n/t';
import { connection } from '../../online/link';
import type { Challenge } from '../../online/messages';
import { me, whyNot } from '../../online/session';
import { GameIcon } from '../../ui/game_icon';
import { Icon } from '../../ui/icon';
import { notify } from '../../ui/toast';
import { gameNameOf } from '../../online/messages';
import { controlLabel } from './control';
import { openChallenges } from './lobby_state';
import { gameLabel, ratedLabel } from './names';

const withdraw = (challenge: string) => void connection.ask({ type: 'withdraw', challenge }).catch((wrong) => notify(whyNot(wrong)));

function kindLabel(challenge: Challenge): string {
    if (challenge.to !== undefined && challenge.to === me.value?.id) return t('Challenges you');
    return ratedLabel(challenge.settings);
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
                {isMine ? t('You') : by.name} {by.kind === 'bot' && <span class="tag">{t('Bot')}</span>}
            </th>
            <td>
                <span class="game-name">
                    <GameIcon game={name} /> {gameLabel(settings)}
                </span>
            </td>
            <td>{controlLabel(settings.control)}</td>
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

export function OpenGames({ game }: { game: string | null }) {
    const all = openChallenges.value;
    return (
        <section class="card open-games" aria-labelledby="open-title">
            <header class="row">
                <h2 id="open-title">{t('Open games')}</h2>
                <a class="button slim" href={address('online', ['new'], { to: 'lobby', ...(game ? { game } : {}) })}>
                    <Icon name="new" /> {t('Offer a game')}
                </a>
            </header>
            {all && all.length > 0 ? (
                <table>
                    <thead>
                        <tr>
                            <th scope="col">{t('Player')}</th>
                            <th scope="col">{t('Game')}</th>
                            <th scope="col">{t('Clock')}</th>
                            <th scope="col">{t('Kind')}</th>
                            <th scope="col">
                                <span class="unseen">{t('Play')}</span>
                            </th>
                        </tr>
                    </thead>
                    <tbody>
                        {all.map((challenge) => (
                            <Row key={challenge.id} challenge={challenge} />
                        ))}
                    </tbody>
                </table>
            ) : (
                <p class="quiet none">{all ? t('Nobody is waiting right now. Offer a game, and whoever comes next can take it.') : t('The open games are being fetched…')}</p>
            )}
        </section>
    );
}
