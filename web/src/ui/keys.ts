import { useLayoutEffect } from 'preact/hooks';
import { settings } from '../app/settings';

/** Whether a key belongs to something being written or to the browser, not to the page. */
export function isTyping(event: KeyboardEvent): boolean {
    const target = event.target as HTMLElement | null;
    if (event.ctrlKey || event.metaKey || event.altKey) return true;
    if (event.key.length === 1 && !settings.peek().letterKeys) return true; // the reader wants no single keys
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

/** Ctrl+Z takes back and Ctrl+Y or Ctrl+Shift+Z plays again, except in a text that has such keys of its own. */
export function useUndoKeys(undo: () => unknown, redo: () => unknown): void {
    useLayoutEffect(() => {
        const onKey = (event: KeyboardEvent) => {
            const key = event.key.toLowerCase();
            if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
            if ((event.target as Element | null)?.closest?.('input, textarea, select, dialog[open]')) return;
            event.preventDefault();
            if (key === 'y' || event.shiftKey) redo();
            else undo();
        };
        addEventListener('keydown', onKey);
        return () => removeEventListener('keydown', onKey);
    });
}
