// Where to begin.
import type { GameInfo, Puzzle } from '../../core/types';

/** The game with the fewest options that has its pieces on the board from the first move. */
export function firstGame(all: GameInfo[]): GameInfo | undefined {
    return all.toSorted((a, b) => Number(a.starts_empty) - Number(b.starts_empty) || a.options.length - b.options.length)[0];
}

/** Positions that are won at once, those not solved yet first. */
export function tasksOf(puzzles: Puzzle[], solved: string[]): Puzzle[] {
    return puzzles.filter(({ plies }) => plies === 1).sort((a, b) => Number(solved.includes(a.id)) - Number(solved.includes(b.id)));
}
