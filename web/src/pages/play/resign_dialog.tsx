import type { RefObject } from 'preact';
import { t } from '../../i18n/t';

/** Asks before a game is given up. */
export function ResignDialog({ dialog, onYes }: { dialog: RefObject<HTMLDialogElement | null>; onYes: () => void }) {
    return (
        <dialog ref={dialog} aria-labelledby="resign-title" onClose={() => dialog.current?.returnValue === 'yes' && onYes()}>
            <h2 id="resign-title">{t('Resign this game?')}</h2>
            <form method="dialog" class="buttons">
                <button value="no" class="primary">
                    {t('Play on')}
                </button>
                <button value="yes" class="danger">
                    {t('Resign')}
                </button>
            </form>
        </dialog>
    );
}
