// #/online and what is below it: people who play each other.
import { useEffect } from 'preact/hooks';
import { games } from '../../app/api';
import type { PageProps } from '../../app/pages';
import { address } from '../../app/router';
import { t, told } from '../../i18n/t';
import { place, visitOnce, whyOff } from '../../online/session';
import '../../style/online.css';
import '../../style/online_game.css';
import { AccountPage } from './account_page';
import { ChallengePage } from './challenge_page';
import { GamePage } from './game_page';
import { Lobby } from './lobby';
import './lobby_state';
import { OfferPage } from './offer_page';
import { NameDialog } from './who';

/** Nobody can be met here: how to get there. */
function Nobody() {
    const why = told(whyOff.value);
    return (
        <div class="narrow">
            <h1>{t('Play a person')}</h1>
            {place.value === 'away' ? (
                <p role="status">{t('The server does not answer. This page tries again by itself.')}</p>
            ) : (
                <>
                    {why && <p class="error">{t('People cannot play each other here: {why}', { why })}</p>}
                    <p>{t('This page comes from a server that brings nobody together. Run “quinta web” on your machine, or visit a server that plays online. Two can also play at this screen.')}</p>
                </>
            )}
            <p>
                <a class="button" href={address('')}>
                    {t('Choose a game')}
                </a>
            </p>
        </div>
    );
}

export default function OnlinePage({ route }: PageProps) {
    useEffect(() => void visitOnce(), []);
    if (place.value === 'unknown' || games.value.length === 0) return null;
    if (place.value !== 'online') return <Nobody />;
    return (
        <>
            <Inside route={route} />
            <NameDialog />
        </>
    );
}

function Inside({ route: { rest, query } }: PageProps) {
    const [what = '', id = ''] = rest;
    if (what === 'game') return <GamePage key={id} id={id} />;
    if (what === 'challenge') return <ChallengePage key={id} id={id} />;
    if (what === 'new') return <OfferPage query={query} />;
    if (what === 'account') return <AccountPage />;
    return <Lobby key={query.get('game')} game={query.get('game')} />;
}
