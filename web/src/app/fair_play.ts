// Engines help nobody in a game against a person. While a rated game of it runs in this browser a game is not analysed
// at all: its positions can be set up, or reached by other moves. Of a casual game only what is being played is not.
import { signal } from '@preact/signals';
import type { Line } from '../core/types';
import { keep, recall } from './storage';

interface Played {
    game: string; // with its options
    moves: string[];
    rated: boolean;
}

type Running = Played & { at: number };

const name = 'online.running';
const oldest = 31 * 24 * 3600_000; // no turn lasts longer
const fewest = 2; // before that a position belongs to nobody
const kept = signal(recalled());

function recalled(): Record<string, Running> {
    const found = recall<Record<string, Running>>(name);
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, each]) => typeof each?.game === 'string' && Array.isArray(each.moves) && Date.now() - each.at < oldest));
}

const change = (all: Record<string, Running>): void => void (keep(name, all), (kept.value = all));

// Another tab may have begun a game.
if (typeof addEventListener === 'function') addEventListener('storage', ({ key }) => (key === null || key.endsWith(name)) && (kept.value = recalled()));

/** One's own game against a person as it stands, or nothing when it is over. */
export function keepRunning(id: string, played: Played | undefined): void {
    const { [id]: before, ...others } = recalled();
    if (!before && !played) return;
    change(played ? { ...others, [id]: { game: played.game, moves: played.moves, rated: played.rated, at: Date.now() } } : others);
}

/** Somebody has left: none of the games goes on. */
export const forgetRunning = (): void => change({});

const bare = (game: string): string => game.split(' ')[0] ?? '';

/** The rated game because of which this one, whatever its options, is not analysed now. */
export const ratedGameOf = (game: string): string | undefined => Object.entries(kept.value).find(([, each]) => each.rated && bare(each.game) === bare(game))?.[0];

/** The running game of which this is a position, or one that may come of it. */
export function runningGameOf({ game, start, moves }: Pick<Line, 'game' | 'start' | 'moves'>): string | undefined {
    if (start !== '') return undefined;
    return Object.entries(kept.value).find(([, each]) => each.game === game && each.moves.length >= fewest && each.moves.every((move, i) => moves[i] === move))?.[0];
}
