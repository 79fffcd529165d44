// #/account: what one changes about oneself: password, blocked people, leaving.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { PageProps } from '../../app/pages';
import { address } from '../../app/router';
import { t } from '../../i18n/t';
import { connection } from '../../online/link';
import { blockedPeople, changePassword, deleteAccount } from '../../online/people';
import { me, place, visitOnce, whyNot } from '../../online/session';
import { AskDialog } from '../../ui/ask_dialog';
import { notify } from '../../ui/toast';
import '../../style/people.css';
import { useAnswer } from './use_answer';

function Password({ label, name, value, onInput }: { label: string; name: 'current-password' | 'new-password'; value: string; onInput: (value: string) => void }) {
    return (
        <label class="field">
            <span>{label}</span>
            <input type="password" autocomplete={name} required value={value} onInput={(event) => onInput(event.currentTarget.value)} />
        </label>
    );
}

/** A form that says what went wrong. */
function Form({ act, children }: { act: () => Promise<void>; children: ComponentChildren }) {
    const [error, setError] = useState('');
    const submit = (event: Event) => {
        event.preventDefault();
        setError('');
        act().catch((wrong) => setError(whyNot(wrong)));
    };
    return (
        <form class="stack" onSubmit={submit}>
            {children}
            <p class="error small" role="alert">
                {error}
            </p>
        </form>
    );
}

function NewPassword() {
    const [old, setOld] = useState('');
    const [wish, setWish] = useState('');
    const change = async () => {
        await changePassword(old, wish);
        setOld('');
        setWish('');
        notify(t('Password changed. Other browsers have to log in again.'));
    };
    return (
        <section class="card pad stack">
            <h2>{t('Change the password')}</h2>
            <Form act={change}>
                <Password label={t('Password')} name="current-password" value={old} onInput={setOld} />
                <Password label={t('New password')} name="new-password" value={wish} onInput={setWish} />
                <p>
                    <button>{t('Change the password')}</button>
                </p>
            </Form>
        </section>
    );
}

function Blocks() {
    const { value, error, again } = useAnswer(blockedPeople, []);
    const free = (user: string) => void connection.ask({ type: 'block', user, yes: false }).then(again, (wrong) => notify(whyNot(wrong)));
    return (
        <section class="card pad stack">
            <h2>{t('Blocked people')}</h2>
            {error && <p class="error">{error}</p>}
            {value?.people.length === 0 && <p class="quiet">{t('Nobody. Whom you block sends you no challenges and no greetings.')}</p>}
            <ul class="live">
                {value?.people.map(({ id, name }) => (
                    <li key={id} class="row">
                        {name}
                        <button onClick={() => free(id)} aria-label={t('Unblock {name}', { name })}>
                            {t('Unblock')}
                        </button>
                    </li>
                ))}
            </ul>
        </section>
    );
}

function Leave({ isGuest }: { isGuest: boolean }) {
    const [password, setPassword] = useState('');
    const [error, setError] = useState('');
    const dialog = useRef<HTMLDialogElement>(null);
    const leave = () => deleteAccount(password).catch((wrong) => setError(whyNot(wrong)));
    const ask = (event: Event) => {
        event.preventDefault();
        setError('');
        dialog.current?.showModal();
    };
    return (
        <section class="card pad stack">
            <h2>{t('Delete the account')}</h2>
            <p>{t('Your name, ratings and blocks go at once and cannot be brought back. Games that are running are resigned. Your games stay, without your name: they are your opponents’, too.')}</p>
            <form class="stack" onSubmit={ask}>
                {!isGuest && <Password label={t('Password')} name="current-password" value={password} onInput={setPassword} />}
                <p class="error small" role="alert">
                    {error}
                </p>
                <p>
                    <button class="danger">{t('Delete the account')}</button>
                </p>
            </form>
            <AskDialog
                dialog={dialog}
                question={t('Delete this account for ever?')}
                more={t('Games that are running are resigned, and nothing brings the account back.')}
                no={t('Keep it')}
                yes={t('Delete')}
                onYes={() => void leave()}
            />
        </section>
    );
}

export default function AccountPage(_: PageProps) {
    useEffect(() => void visitOnce(), []);
    if (place.value === 'unknown') return null;
    const person = me.value;
    return (
        <div class="narrow people">
            <h1 tabIndex={-1}>{t('Your account')}</h1>
            {!person && <p role="status">{t('Nobody is logged in.')}</p>}
            {person && person.kind !== 'guest' && (
                <p>
                    <a href={address('people', [person.name])}>{t('Profile of {name}', { name: person.name })}</a>
                </p>
            )}
            {person?.kind === 'account' && <NewPassword />}
            {person && <Blocks />}
            {person && <Leave isGuest={person.kind === 'guest'} />}
            <p>
                <a href={address('privacy')}>{t('Privacy and fair play')}</a>
            </p>
        </div>
    );
}
