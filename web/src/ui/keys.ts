import { useLayoutEffect } from 'preact/hooks';

/** Whether a key belongs to something being written or to the browser, not to the page. */
export function isTyping(event: KeyboardEvent): boolean {
    const target = event.target as HTMLElement | null;
    if (event.ctrlKey || event.metaKey || event.altKey) return true;
    return !!target?.closest?.('input:not([type=checkbox], [type=radio], [type=range]), textarea, select, dialog[open]');
}

/** Single keys (lower case) of a page, while the component lives: as soon as it is seen, so no useEffect. */
export function useKeys(keys: Record<string, () => unknown>): void {
    useLayoutEffect(() => {
        const onKey = (event: KeyboardEvent) => {
            const act = isTyping(event) ? undefined : keys[event.key.toLowerCase()];
            if (!act) return;
            event.preventDefault();
            act();
        };
        addEventListener('keydown', onKey);
        return () => removeEventListener('keydown', onKey);
    });
}
