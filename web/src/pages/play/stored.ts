// The games of this browser: unfinished ones under `game.ID`, finished ones under `done.ID`.
import { signal } from '@preact/signals';
import { forget, keep, keptNames, recall } from '../../app/storage';
import { human, isMatch, nameOf, newId, type Match } from './match';

const folders = ['game.', 'done.'] as const;

/** What became of the last attempt to keep a game. */
export const storageState = signal<'good' | 'pruned' | 'full'>('good');

/** Games that were kept long ago call a human at the board a person, and lack what came later. */
function renewed(kept: unknown, id: string): unknown {
    const match = kept as Partial<Match> | undefined;
    if (typeof match !== 'object' || match === null || !Array.isArray(match.seats)) return kept;
    const { line, clock, seats } = match;
    return {
        begun: 0,
        changed: 0,
        ...match,
        id,
        seats: seats.map((seat) => ((seat as string) === 'person' ? human : seat)),
        ...(clock && clock.paid === undefined ? { clock: { ...clock, paid: line?.moves?.length } } : {}),
    };
}

/** A stored value is only believed if it looks like one of ours. */
function usable(name: string, id: string): Match | undefined {
    const match = renewed(recall<unknown>(name), id);
    return isMatch(match) ? match : undefined;
}

/** There was one game of each kind once, kept under its name. */
function moveOldGames(): void {
    for (const name of keptNames('play.')) {
        const match = usable(`play.${name}`, newId());
        if (match && storeMatch(match)) forget(`play.${name}`);
    }
}

function all(folder: (typeof folders)[number]): Match[] {
    moveOldGames();
    return keptNames(folder)
        .flatMap((id) => usable(folder + id, id) ?? [])
        .sort((a, b) => b.changed - a.changed);
}

/** The last one first. */
export const unfinishedGames = (name?: string): Match[] => all('game.').filter((match) => name === undefined || nameOf(match) === name);
export const finishedGames = (): Match[] => all('done.');

export function storedGame(id: string): Match | undefined {
    return usable(`game.${id}`, id) ?? usable(`done.${id}`, id);
}

/** The game of a kind that was left last. */
export const storedMatch = (name: string): Match | undefined => unfinishedGames(name)[0];

export function forgetGame(id: string): void {
    for (const folder of folders) forget(folder + id);
}

/** Whoever began a game and made no move does not miss it. */
export function forgetUnbegun(name: string): void {
    for (const match of unfinishedGames(name)) if (match.line.moves.length === 0) forgetGame(match.id);
}

/** Whether it is kept now. A full storage gives up its oldest finished games. */
export function storeMatch(match: Match): boolean {
    const [folder, other] = match.over ? (['done.', 'game.'] as const) : (['game.', 'done.'] as const);
    forget(other + match.id);
    let state: typeof storageState.value = 'good';
    while (!keep(folder + match.id, match)) {
        const oldest = finishedIds().at(-1);
        if (oldest === undefined || oldest === match.id) return (storageState.value = 'full') !== 'full';
        forgetGame(oldest);
        state = 'pruned';
    }
    if (state === 'pruned' || storageState.value === 'full') storageState.value = state;
    return true;
}

const finishedIds = (): string[] => finishedGames().map((match) => match.id);
