// #/online/account: who the reader is. An account is a name and a password, and nothing else is asked.
import { useState } from 'preact/hooks';
import { address, go } from '../../app/router';
import { t } from '../../i18n/t';
import { logIn, logOut, me, register, whyNot } from '../../online/session';
import { Segments } from '../../ui/segments';
import { NameForm } from './who';

type Way = 'login' | 'register' | 'guest';

function PasswordForm({ way }: { way: 'login' | 'register' }) {
    const [name, setName] = useState('');
    const [password, setPassword] = useState('');
    const [error, setError] = useState('');
    const submit = (event: Event) => {
        event.preventDefault();
        (way === 'login' ? logIn : register)(name.trim(), password).then(
            () => go(address('online')),
            (wrong) => setError(whyNot(wrong)),
        );
    };
    return (
        <form class="name-form" onSubmit={submit}>
            <label class="field">
                <span>{t('Name')}</span>
                <input type="text" name="username" autocomplete="username" spellcheck={false} required value={name} onInput={(event) => (setName(event.currentTarget.value), setError(''))} />
            </label>
            <label class="field">
                <span>{t('Password')}</span>
                <input
                    type="password"
                    name="password"
                    autocomplete={way === 'login' ? 'current-password' : 'new-password'}
                    required
                    value={password}
                    aria-invalid={error !== ''}
                    aria-describedby="account-error"
                    onInput={(event) => (setPassword(event.currentTarget.value), setError(''))}
                />
            </label>
            {way === 'register' && <p class="quiet small">{t('3 to 20 letters, digits, - and _ for the name; at least 8 characters for the password. There is no mail to reset it: keep it well.')}</p>}
            <p id="account-error" class="error small" role="alert">
                {error}
            </p>
            <p class="row">
                <button class="primary">{way === 'login' ? t('Log in') : t('Make the account')}</button>
            </p>
        </form>
    );
}

export function AccountPage() {
    const [way, setWay] = useState<Way>('login');
    const person = me.value;
    return (
        <div class="narrow account">
            <h1>{person && person.kind !== 'guest' ? person.name : t('Your account')}</h1>
            {person && (
                <p class="row">
                    <span>{person.kind === 'guest' ? t('You play as the guest {name}.', { name: person.name }) : t('You are logged in.')}</span>
                    <button onClick={() => void logOut().catch(() => undefined)}>{t('Log out')}</button>
                    <a class="button" href={address('online')}>
                        {t('Play online')}
                    </a>
                </p>
            )}
            {(!person || person.kind === 'guest') && (
                <div class="card pad">
                    <Segments
                        legend={t('How do you want to play?')}
                        name="way"
                        value={way}
                        choices={[
                            { value: 'login', label: t('Log in') },
                            { value: 'register', label: t('New account') },
                            { value: 'guest', label: t('As a guest') },
                        ]}
                        onChange={setWay}
                    />
                    {way === 'guest' ? <NameForm button={t('Play as a guest')} onDone={() => go(address('online'))} /> : <PasswordForm key={way} way={way} />}
                    <p class="quiet small">{t('With an account your games are rated and kept, and you can play on from any device. Nothing but name and password is asked.')}</p>
                </div>
            )}
            {person && person.kind !== 'guest' && (
                <p>
                    <a href={address('people', [person.name])}>{t('Profile of {name}', { name: person.name })}</a>
                </p>
            )}
            {person && (
                <p>
                    <a href={address('account')}>{t('Password, blocked people, deleting the account')}</a>
                </p>
            )}
            <p>
                <a href={address('privacy')}>{t('Privacy and fair play')}</a>
            </p>
        </div>
    );
}
