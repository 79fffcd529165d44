// A name before one plays: at once as a guest, or with an account.
import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { address } from '../../app/router';
import { keep, recall } from '../../app/storage';
import { t } from '../../i18n/t';
import { enterAsGuest, me, whyNot } from '../../online/session';

/** What is to be done as soon as there is a name. */
const waiting = signal<(() => void) | null>(null);

/** Does it now, or asks for a name first. */
export function withName(act: () => void): void {
    if (me.peek()) act();
    else waiting.value = act;
}

export function NameForm({ button, onDone }: { button: string; onDone: () => void }) {
    const [name, setName] = useState(recall<string>('online.name') ?? '');
    const [error, setError] = useState('');
    const [busy, setBusy] = useState(false);
    const submit = async (event: Event) => {
        event.preventDefault();
        setBusy(true);
        try {
            await enterAsGuest(name.trim());
            keep('online.name', name.trim());
            onDone();
        } catch (wrong) {
            setError(whyNot(wrong));
        }
        setBusy(false);
    };
    return (
        <form class="name-form" onSubmit={(event) => void submit(event)}>
            <label class="field">
                <span>{t('Your name')}</span>
                <input
                    type="text"
                    name="nickname"
                    autocomplete="nickname"
                    maxLength={40}
                    spellcheck={false}
                    required
                    value={name}
                    aria-invalid={error !== ''}
                    aria-describedby="name-error"
                    onInput={(event) => (setName(event.currentTarget.value), setError(''))}
                />
            </label>
            <p id="name-error" class="error small" role="alert">
                {error}
            </p>
            <p class="row">
                <button class="primary" disabled={busy}>
                    {button}
                </button>
                <a class="button ghost" href={address('online', ['account'])}>
                    {t('Log in or make an account')}
                </a>
            </p>
        </form>
    );
}

/** Asks for a name where something needs one. */
export function NameDialog() {
    const dialog = useRef<HTMLDialogElement>(null);
    const act = waiting.value;
    useEffect(() => {
        if (act) dialog.current?.showModal();
    }, [act]);
    const done = () => {
        waiting.value = null;
        dialog.current?.close();
        act?.();
    };
    return (
        <dialog ref={dialog} class="who" aria-labelledby="who-title" onClose={() => (waiting.value = null)}>
            <h2 id="who-title">{t('What are you called?')}</h2>
            <p class="quiet small">{t('A name is all it takes. Others see it while you play.')}</p>
            {act && <NameForm button={t('Play as a guest')} onDone={done} />}
        </dialog>
    );
}
