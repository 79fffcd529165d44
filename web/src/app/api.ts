// The core as the page asks it.
import { signal } from '@preact/signals';
import { connect, type Client } from '../core/client';
import type { GameInfo, Line, Snapshot } from '../core/types';

const client = connect();

/** What every page needs; empty until the core is there. */
export const games = signal<GameInfo[]>([]);
export const coreFailure = signal('');

/** Rejects with the reason in words, or when its signal is aborted. */
export const ask: Client['ask'] = (...question) => client.ask(...question);
export const snapshotOf = (line: Line): Promise<Snapshot> => ask('snapshot', line);

export async function loadGames(): Promise<void> {
    try {
        games.value = await ask('games', {});
    } catch (error) {
        coreFailure.value = (error as Error).message;
    }
}
