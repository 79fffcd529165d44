// The core as the page asks it.
import { signal } from '@preact/signals';
import { connect, type Client } from '../core/client';
import type { GameInfo, Line, Look } from '../core/types';

const client = connect();

/** What every page needs; empty until the core is there. */
export const games = signal<GameInfo[]>([]);
export const coreFailure = signal('');

/** Rejects with the reason in words, or when its signal is aborted. */
export const ask: Client['ask'] = (...question) => client.ask(...question);
export const look = (line: Line): Promise<Look> => ask('look', line);

export async function openDesk(): Promise<void> {
    try {
        games.value = await ask('games', {});
    } catch (error) {
        coreFailure.value = (error as Error).message;
    }
}
