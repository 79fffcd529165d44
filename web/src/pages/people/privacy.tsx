// #/privacy: what is kept of people who play online, and what is fair.
import { t } from '../../i18n/t';

export default function PrivacyPage() {
    return (
        <div class="narrow people">
            <h1 tabIndex={-1}>{t('Privacy and fair play')}</h1>
            <p>{t('Alone, against the computer or two at one screen, nothing leaves your browser.')}</p>
            <h2>{t('What the server keeps')}</h2>
            <ul>
                <li>{t('Your name, a hash of your password, and the day you came.')}</li>
                <li>{t('Your games with the time of each move, and your ratings. Everybody can see these.')}</li>
                <li>{t('Your open challenges, and whom you have blocked. Only you see the blocks.')}</li>
                <li>{t('A cookie says who you are for 30 days; a second one, for a year, that this browser has logged in before. There is no other use of them.')}</li>
            </ul>
            <p>{t('No mail address, no tracking, no advertising, and nothing is fetched from anybody else. Addresses of machines are used to slow down floods, and are not stored.')}</p>
            <p>{t('You can take all your games with you, and delete your account at any time. The games stay, without your name.')}</p>
            <h2>{t('Fair play')}</h2>
            <p>{t('In a rated game nobody may be helped: no engine, no table, no other person. While you play one, engine and tables are off for its game in your browser. Computers play as bots, are marked as such, and are never rated with people.')}</p>
        </div>
    );
}
