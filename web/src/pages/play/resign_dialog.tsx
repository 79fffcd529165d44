import type { RefObject } from 'preact';
import { t } from '../../i18n/t';
import { AskDialog } from '../../ui/ask_dialog';

/** Asks before a game is given up. */
export function ResignDialog({ dialog, onYes }: { dialog: RefObject<HTMLDialogElement | null>; onYes: () => void }) {
    return <AskDialog dialog={dialog} question={t('Resign this game?')} no={t('Play on')} yes={t('Resign')} onYes={onYes} />;
}
