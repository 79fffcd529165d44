// The core as the page asks it.
import { signal } from '@preact/signals';
import type { Desk, GameInfo, Line, Look } from '../core/types';

export interface Options {
    report?: (news: unknown) => void;
    signal?: AbortSignal; // ends the thinking
}
type Ask = <K extends keyof Desk>(what: K, request: Desk[K]['ask'], options?: Options) => Promise<Desk[K]['answer']>;

export const games = signal<GameInfo[]>([]);
export const coreFailure = signal('');

/** Rejects with the reason in words. */
export const ask: Ask = () => Promise.reject(new Error('the core is not there yet'));

export const look = (line: Line): Promise<Look> => ask('look', line);
