import { signal } from '@preact/signals';
import { keep, keptNames, recall } from '../../app/storage';

/** Whoever has played here, or has seen or refused the introduction, needs none. */
export const isWelcomed = signal(recall('welcomed') === true || ['game.', 'done.', 'play.', 'lessons.'].some((name) => keptNames(name).length > 0));

export function setWelcomed(): void {
    isWelcomed.value = true;
    keep('welcomed', true);
}
