// #/online/challenge/ID: a challenge before it is taken, with its board; for whoever made it, the link to send.
import { useEffect, useState } from 'preact/hooks';
import { address, go, replaceAddress } from '../../app/router';
import { Board } from '../../board/board';
import { said, t } from '../../i18n/t';
import { connection } from '../../online/link';
import type { Challenge } from '../../online/messages';
import { RefusedError } from '../../online/outbox';
import { addresses, me, whyNot } from '../../online/session';
import { copyText } from '../../ui/clipboard';
import { Icon } from '../../ui/icon';
import { Portrait } from '../../ui/portrait';
import { usePreview } from '../play/preview';
import { RulesDialog } from '../play/rules_dialog';
import { Seat } from '../seat';
import { shareLink } from '../share';
import { controlLabel } from './control';
import { gameLabel, infoOf, ratedLabel } from './names';
import { QrCode } from './qr_code';
import { LinkLost } from './game_status';
import { openChallenges } from './lobby_state';
import { withName } from './who';

/** The challenge, or why there is none. One that was taken leads to its game. */
function useChallenge(id: string): { challenge: Challenge | undefined; error: string } {
    const [found, setFound] = useState<{ challenge?: Challenge; error?: string }>({});
    const isOpen = connection.state.value === 'open';
    const person = me.value?.id;
    const isForOne = found.challenge?.audience === 'person';
    const news = isForOne ? openChallenges.value : null; // it may have been declined
    useEffect(() => (isForOne ? connection.inLobby() : undefined), [isForOne]);
    useEffect(() => {
        if (!isOpen) return;
        connection.ask({ type: 'look', challenge: id }).then(
            (answer) => answer.type === 'challenge' && setFound({ challenge: answer.challenge }),
            (wrong) => {
                if (wrong instanceof RefusedError && wrong.refusal.game) return replaceAddress(address('online', ['game', wrong.refusal.game]));
                setFound({ error: whyNot(wrong) });
            },
        );
    }, [id, isOpen, person, news]);
    return { challenge: found.challenge, error: found.error ?? '' };
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The link, by an address that other machines nearby can reach where there is one. */
export function linkOf(id: string): { link: string; isHere: boolean } {
    const here = location.href.replace(/#.*/, '');
    const there = loopback.test(location.hostname) ? addresses.value[0] : undefined;
    const base = there ? new URL(location.pathname, there).href : here;
    return { link: base + address('online', ['challenge', id]), isHere: loopback.test(location.hostname) && !there };
}

function Invite({ challenge }: { challenge: Challenge }) {
    const { link, isHere } = linkOf(challenge.id);
    const withdraw = () =>
        void connection.ask({ type: 'withdraw', challenge: challenge.id }).then(
            () => go(address('online')),
            () => undefined,
        );
    if (challenge.audience === 'person')
        return (
            <>
                <h1>{t('Waiting for the other player')}</h1>
                <p class="quiet">{t('Your challenge is seen in the lobby by whom it is for. Keep this page open, or come back later.')}</p>
                <p>
                    <button onClick={withdraw}>{t('Withdraw')}</button>
                </p>
            </>
        );
    return (
        <>
            <h1>{t('Waiting for the other player')}</h1>
            <p class="quiet">{t('Whoever opens the link first plays you. Keep this page open, or come back later.')}</p>
            <div class="invite">
                <QrCode text={link} />
                <div class="invite-link">
                    <label class="field">
                        <span>{t('Link')}</span>
                        <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
                    </label>
                    <p class="row">
                        <button class="primary" onClick={() => void copyText(link, t('Link copied'))}>
                            <Icon name="copy" /> {t('Copy')}
                        </button>
                        <button onClick={() => void shareLink(gameLabel(challenge.settings), link)}>
                            <Icon name="share" /> {t('Share')}
                        </button>
                        <button onClick={withdraw}>{t('Withdraw')}</button>
                    </p>
                    {isHere && <p class="quiet small">{t('This address works on this machine only. So that phones nearby can join, start with: quinta web --host 0.0.0.0')}</p>}
                </div>
            </div>
        </>
    );
}

function Terms({ challenge }: { challenge: Challenge }) {
    const { settings, side } = challenge;
    const colours = infoOf(settings)?.colours;
    const isMine = challenge.by.id === me.value?.id;
    const index = side === null ? undefined : (side === 'first') === isMine ? 0 : 1; // of the reader
    return (
        <dl class="terms">
            <div>
                <dt>{t('Game')}</dt>
                <dd>{gameLabel(settings)}</dd>
            </div>
            <div>
                <dt>{t('Clock')}</dt>
                <dd>{controlLabel(settings.control)}</dd>
            </div>
            <div>
                <dt>{t('Your colour')}</dt>
                <dd>{index === undefined || !colours ? t('Random colour') : said(colours[index])}</dd>
            </div>
            <div>
                <dt>{t('Kind')}</dt>
                <dd>{ratedLabel(settings)}</dd>
            </div>
        </dl>
    );
}

function Invited({ challenge }: { challenge: Challenge }) {
    const [error, setError] = useState('');
    const accept = () => {
        setError('');
        connection.ask({ type: 'accept', challenge: challenge.id }).then(
            (answer) => answer.type === 'done' && answer.made && go(address('online', ['game', answer.made])),
            (wrong) => setError(whyNot(wrong)),
        );
    };
    return (
        <>
            <h1>
                <Portrait of={challenge.by} /> {t('{name} wants to play', { name: challenge.by.name })}
            </h1>
            <Terms challenge={challenge} />
            <p class="row">
                <button class="primary big" onClick={() => withName(accept)}>
                    {t('Play')}
                </button>
                <a class="button" href={address('online')}>
                    {t('Not now')}
                </a>
            </p>
            {error && (
                <p class="error" role="alert">
                    {error}
                </p>
            )}
        </>
    );
}

function Gone({ why }: { why: string }) {
    return (
        <div class="narrow">
            <h1>{why}</h1>
            <a href={address('online')}>{t('Play online')}</a>
        </div>
    );
}

export function ChallengePage({ id }: { id: string }) {
    const { challenge, error } = useChallenge(id);
    if (error) return <Gone why={error} />;
    if (!challenge)
        return (
            <div class="narrow">
                <p class="quiet" role="status">
                    {t('The challenge is being fetched…')}
                </p>
            </div>
        );
    return <Shown challenge={challenge} />;
}

function Shown({ challenge }: { challenge: Challenge }) {
    const info = infoOf(challenge.settings);
    const { snapshot } = usePreview(challenge.settings.game, '');
    const [rules, setRules] = useState(false);
    const isMine = challenge.by.id === me.value?.id;
    return (
        <div class="stage play setup challenge">
            <div class="far">{snapshot && <Seat snapshot={snapshot} side={2} />}</div>
            <section class="board-area" aria-label={t('Board')}>
                {snapshot && <Board snapshot={snapshot} label={t('Board of {game}', { game: info?.title ?? '' })} />}
            </section>
            <div class="near">{snapshot && <Seat snapshot={snapshot} side={1} />}</div>
            <div class="side">
                <div class="card fill pad">
                    <LinkLost />
                    {isMine ? <Invite challenge={challenge} /> : <Invited challenge={challenge} />}
                    {isMine && <Terms challenge={challenge} />}
                    <p>
                        <button class="slim" onClick={() => setRules(true)}>
                            <Icon name="book" /> {t('Rules')}
                        </button>
                    </p>
                </div>
            </div>
            {rules && info && <RulesDialog info={info} onClose={() => setRules(false)} />}
        </div>
    );
}
