// What is spoken: moves, results, hints. One polite region for the whole page.
import { signal } from '@preact/signals';

const message = signal('');

export function announce(words: string): void {
    // The same words twice are spoken twice: a space makes them new.
    message.value = words === message.peek() ? words + ' ' : words;
}

export function LiveRegion() {
    return (
        <div class="unseen" role="status" aria-live="polite">
            {message}
        </div>
    );
}
