// What people see of each other: the pages under /online that are only read, and what one changes about oneself.
// docs/online.md describes them.
import { forgetRunning } from '../app/fair_play';
import type { Message } from '../core/types';
import { said } from '../i18n/t';
import { connection } from './link';
import type { GameResult, GameStart, Person } from './messages';
import { ApiError, me } from './session';

export interface Tally {
    game: string;
    won: number;
    drawn: number;
    lost: number;
}

interface Rated {
    rating: number;
    deviation: number;
    provisional: boolean;
}

export type Standing = Rated & { game: string; games: number; last: number };
export type RatingPoint = Rated & { game: string; at: number; id: string | null };
export type Leader = Rated & { person: Person; games: number };

export interface Profile {
    person: Person;
    since: number;
    ratings: Standing[];
    counts: Tally[];
}

export interface ArchivedGame extends GameStart {
    version: number;
    result: GameResult | null;
    ended: number | null;
    ratings: [Change | null, Change | null];
    moves: string[];
}

export interface Change {
    before: number;
    after: number;
}

export interface GamesFilter {
    game: string;
    opponent: string;
    result: string;
    rated: string;
    before?: string;
}

const at = (path: string, query: Record<string, string> = {}): URL => {
    const url = new URL(`online/${path}`, document.baseURI);
    for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
    return url;
};

async function answered<T>(response: Response): Promise<T> {
    const answer = (await response.json()) as T & { error?: string; message?: Message };
    if (!response.ok) throw new ApiError(answer.message ?? answer.error ?? said('this could not be read; please try again'));
    return answer;
}

const read = async <T>(path: string, query?: Record<string, string>): Promise<T> => answered(await fetch(at(path, query), { cache: 'no-store' }));
const about = (name: string): string => `people/${encodeURIComponent(name)}`;

export const profileOf = (name: string) => read<Profile>(about(name));
export const gamesOf = (name: string, filter: GamesFilter) => read<{ games: ArchivedGame[]; next: string | null }>(`${about(name)}/games`, { ...filter });
export const ratingsOf = (name: string) => read<{ ratings: RatingPoint[] }>(`${about(name)}/ratings`);
export const versus = (name: string, other: string) => read<{ people: [Person, Person]; counts: Tally[] }>(`${about(name)}/versus/${encodeURIComponent(other)}`);
export const leadersOf = (game = '') => read<{ leaders: { game: string; people: Leader[] }[] }>('leaders', { game });
export const liveGames = () => read<{ count: number; games: (ArchivedGame & { spectators: number })[] }>('live');
export const archivedGame = (id: string) => read<{ game: ArchivedGame }>(`games/${id}`);
export const blockedPeople = () => read<{ people: Person[] }>('blocks');
/** Where the same games are as one file. */
export const recordsAddress = (name: string, { game, opponent, result, rated }: GamesFilter): string => at(`${about(name)}/games.pgn`, { game, opponent, result, rated }).href;

const send = async (path: string, body: object): Promise<unknown> =>
    answered(await fetch(at(path), { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }));

/** All other browsers have to log in again; this one stays. */
export async function changePassword(password: string, wish: string): Promise<void> {
    await send('password', { password, new: wish });
    connection.restart();
}

export async function deleteAccount(password: string): Promise<void> {
    await send('delete', { password });
    me.value = null;
    forgetRunning();
    connection.restart();
}
