// A few words at the foot of the page for a few seconds, spoken as well.
import { signal } from '@preact/signals';
import { announce } from './live';

interface Notice {
    words: string;
    button?: string;
    act?: () => void;
}

const shown = signal<Notice | null>(null);
const seconds = 5;
let timer = 0;

/** Says that something was done; `act` may take it back. */
export function notify(words: string, button?: string, act?: () => void): void {
    clearTimeout(timer);
    shown.value = { words, ...(button && act ? { button, act } : {}) };
    timer = setTimeout(() => (shown.value = null), 1000 * seconds) as unknown as number;
    announce(words);
}

export function Toast() {
    const notice = shown.value;
    if (!notice) return null;
    const act = () => {
        shown.value = null;
        notice.act?.();
    };
    return (
        <div class="toast">
            {notice.words}
            {notice.button && (
                <button class="slim" onClick={act}>
                    {notice.button}
                </button>
            )}
        </div>
    );
}
