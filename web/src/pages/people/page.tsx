// #/people and #/people/NAME: people who play online, their games and ratings.
import { useEffect } from 'preact/hooks';
import { games } from '../../app/api';
import type { PageProps } from '../../app/pages';
import { t } from '../../i18n/t';
import { place, visitOnce } from '../../online/session';
import '../../style/archive.css';
import '../../style/people.css';
import { LeadersPage } from './board_of_leaders';
import { ProfilePage } from './profile';

export default function PeoplePage({ route: { rest, query } }: PageProps) {
    useEffect(() => void visitOnce(), []);
    if (place.value === 'unknown' || games.value.length === 0) return null;
    if (place.value !== 'online') {
        return (
            <div class="narrow">
                <h1 tabIndex={-1}>{t('People')}</h1>
                <p role="status">{place.value === 'away' ? t('The server does not answer. This page tries again by itself.') : t('People cannot play each other here.')}</p>
            </div>
        );
    }
    const name = rest[0];
    return name ? <ProfilePage name={name} /> : <LeadersPage game={query.get('game') ?? ''} />;
}
