// Engines help nobody in a game against a person: what is being played there is not analysed in this browser.
import type { Line } from '../core/types';
import { keep, recall } from './storage';

interface Running {
    game: string;
    moves: string[];
    at: number;
}

const name = 'online.running';
const oldest = 31 * 24 * 3600_000; // no turn lasts longer
const fewest = 2; // before that a position belongs to nobody

function running(): Record<string, Running> {
    const kept = recall<Record<string, Running>>(name);
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, each]) => Array.isArray(each?.moves) && Date.now() - each.at < oldest));
}

/** One's own game against a person as it stands, or nothing when it is over. */
export function keepRunning(id: string, line: Line | undefined): void {
    const { [id]: _before, ...others } = running();
    keep(name, line ? { ...others, [id]: { game: line.game, moves: line.moves, at: Date.now() } } : others);
}

/** Whether this is a position of such a game, or one that may come of it. */
export function isBeingPlayed({ game, start, moves }: Pick<Line, 'game' | 'start' | 'moves'>): boolean {
    if (start !== '') return false;
    return Object.values(running()).some((each) => each.game === game && each.moves.length >= fewest && each.moves.every((move, i) => moves[i] === move));
}
