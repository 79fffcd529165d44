import { t } from '../i18n/t';
import { copyText } from '../ui/clipboard';

/** By the system's share sheet where there is one, else the link is copied. */
export async function shareLink(title: string, url: string): Promise<void> {
    if (typeof navigator.share !== 'function') return copyText(url, t('Link copied'));
    try {
        await navigator.share({ title, url });
    } catch (error) {
        if ((error as Error).name !== 'AbortError') await copyText(url, t('Link copied')); // it may not be shared
    }
}
