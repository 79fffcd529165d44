import type { ComponentChildren } from 'preact';
import { t } from '../i18n/t';

/** What a long dialog is about, and the way out of it: both stay in sight while the rest scrolls below. */
export function DialogHead({ id, children }: { id: string; children: ComponentChildren }) {
    return (
        <form method="dialog" class="dialog-head">
            <h2 id={id}>{children}</h2>
            <button>{t('Close')}</button>
        </form>
    );
}
