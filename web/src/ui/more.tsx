import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../i18n/t';
import { Tool } from './tool';

/** The last tool of a bar: it shows those that are seldom needed, in rows below. */
export function MoreTools({ children }: { children: ComponentChildren }) {
    const [isOpen, setOpen] = useState(false);
    return (
        <>
            <Tool icon="more" name={t('More')} expanded={isOpen} onClick={() => setOpen(!isOpen)} />
            {isOpen && (
                <div class="more bar" role="group" aria-label={t('More')}>
                    {children}
                </div>
            )}
        </>
    );
}
