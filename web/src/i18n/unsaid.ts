// The way back: what somebody types in their own language, as the core says it.
import { catalogue } from './t';

/** A word of the core for its translation; anything else as it is, a cell or a move above all. */
export function unsaid(words: string): string {
    if (!/^\p{L}+$/u.test(words)) return words;
    const wanted = words.toLowerCase();
    return Object.entries(catalogue.peek()).find(([from, to]) => to === wanted && /^[a-z]+$/.test(from))?.[0] ?? words;
}
