// The core as the page asks it.
import { signal } from '@preact/signals';
import { firstVisit } from 'virtual:first-visit';
import { why } from '../i18n/why';
import { Snapshots } from './snapshots';
import { connect, type Client } from '../core/client';
import type { GameInfo, Line, Snapshot } from '../core/types';

const client = connect();

/** What every page needs: as it was when the page was built, then as the core says. */
export const games = signal<GameInfo[]>(firstVisit.games);
export const coreFailure = signal('');

/** Rejects with the reason in words, or when its signal is aborted. */
export const ask: Client['ask'] = (...question) => client.ask(...question);
const snapshots = new Snapshots((line) => ask('snapshot', line));
if (firstVisit.task) snapshots.learn(firstVisit.task.snapshot);
export const snapshotOf = (line: Line): Promise<Snapshot> => snapshots.get(line);
/** What was seen or pointed at before is there at once. */
export const knownSnapshot = (line: Line): Snapshot | undefined => snapshots.peek(line);

export async function loadGames(): Promise<void> {
    try {
        const now = await ask('games', {});
        if (JSON.stringify(now) !== JSON.stringify(games.value)) games.value = now;
    } catch (error) {
        coreFailure.value = why(error);
    }
}
