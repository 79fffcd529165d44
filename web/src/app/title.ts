import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** What a page wants the tab to say instead of the page's name. */
export const tabTitle = signal('');

export function useTabTitle(title: string): void {
    useEffect(() => {
        tabTitle.value = title;
    }, [title]);
    useEffect(() => () => void (tabTitle.value = ''), []);
}
