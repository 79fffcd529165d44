// The core as the page asks it.
import { signal } from '@preact/signals';
import { firstVisit } from 'virtual:first-visit';
import { t } from '../i18n/t';
import { why } from '../i18n/why';
import { ratedGameOf, runningGameOf } from './fair_play';
import { Snapshots } from './snapshots';
import { connect, type Client } from '../core/client';
import type { Api, GameInfo, Line, Snapshot } from '../core/types';

const client = connect();

/** What every page needs: as it was when the page was built, then as the core says. */
export const games = signal<GameInfo[]>(firstVisit.games);
export const coreFailure = signal('');

/** What tells somebody what to play. */
const advice: readonly (keyof Api)[] = ['analyse', 'values', 'review', 'move'];

/** Rejects with the reason in words, or when its signal is aborted. */
export const ask: Client['ask'] = (name, request, options) => {
    const unfair = advice.includes(name) && 'moves' in request ? whyUnfair(request as unknown as Line) : '';
    return unfair ? Promise.reject(new Error(unfair)) : client.ask(name, request, options);
};

/** Why nobody is told what to play there; '' where everybody may be. */
function whyUnfair(line: Line): string {
    if (ratedGameOf(line.game) !== undefined) return unfairWords(line.game);
    return runningGameOf(line) === undefined ? '' : t('You are playing this position against a person. The engine is off until that game is over.');
}

/** What is said of a game while a rated one runs. */
export function unfairWords(game: string): string {
    const title = games.peek().find(({ name }) => name === game.split(' ')[0])?.title ?? game;
    return t('You are playing a rated game of {game}. Until it is over, the engine and the tables are off for {game}.', { game: title });
}

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
