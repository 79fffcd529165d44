import { signal } from '@preact/signals';
import { address } from '../../app/router';
import { keep, keptNames, recall } from '../../app/storage';
import { t } from '../../i18n/t';

/** Whoever has played here, or has seen or refused the introduction, needs none. */
const isWelcomed = signal(recall('welcomed') === true || ['game.', 'done.', 'play.', 'lessons.'].some((name) => keptNames(name).length > 0));

export function setWelcomed(): void {
    isWelcomed.value = true;
    keep('welcomed', true);
}

/** On the first visit, above the start page. */
export function WelcomeBanner() {
    if (isWelcomed.value) return null;
    return (
        <p class="welcome-banner row" role="note">
            {t('First time here? Four steps show how it works.')}
            <a class="button slim" href={address('welcome')}>
                {t('Show me')}
            </a>
            <button class="slim" onClick={setWelcomed}>
                {t('No, thanks')}
            </button>
        </p>
    );
}
