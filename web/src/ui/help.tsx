// All keys in one place. A page adds its own while it is shown.
import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/t';
import { text } from '../i18n/text';
import { DialogHead } from './dialog_head';

export interface Shortcut {
    keys: string;
    what: string; // English, a key of the catalogue
}

export const helpOpen = signal(false);
const pageShortcuts = signal<Shortcut[]>([]);

const boardShortcuts: Shortcut[] = [
    { keys: '← ↑ ↓ →', what: text('Walk over the board') },
    { keys: 'Enter', what: text('Select, then play') },
    { keys: 'Esc', what: text('Cancel the selection') },
    { keys: 'Home End', what: text('Ends of the row') },
    { keys: '?', what: text('This help') },
];

/** Shows these shortcuts in the help while the component lives. */
export function useShortcutHelp(shortcuts: Shortcut[]): void {
    useEffect(() => {
        pageShortcuts.value = shortcuts;
        return () => {
            pageShortcuts.value = [];
        };
    }, []);
}

export function Help() {
    const dialog = useRef<HTMLDialogElement>(null);
    useLayoutEffect(() => {
        if (helpOpen.value) dialog.current?.showModal();
    }, [helpOpen.value]);
    const rows = [...pageShortcuts.value, ...boardShortcuts];
    return (
        <dialog ref={dialog} aria-labelledby="help-title" onClose={() => (helpOpen.value = false)}>
            <DialogHead id="help-title">{t('Keys')}</DialogHead>
            <dl class="keys">
                {rows.map((row) => (
                    <div key={row.what}>
                        <dt>
                            <kbd>{row.keys}</kbd>
                        </dt>
                        <dd>{t(row.what)}</dd>
                    </div>
                ))}
            </dl>
            <p class="quiet">{t('A move can also be typed in the box below the board.')}</p>
        </dialog>
    );
}
