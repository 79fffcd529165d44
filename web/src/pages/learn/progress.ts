// What has been learned and solved, kept in this browser.
import { keep, recall } from '../../app/storage';

export interface PuzzleProgress {
    solved: string[]; // ids
    streak: number; // solved at the first try, one after another
    best: number;
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []);
const count = (value: unknown): number => (typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0);

/** The lessons of a game that have been taken. */
export const lessonsDone = (game: string): string[] => texts(recall(`lessons.${game}`));

export function lessonDone(game: string, id: string): void {
    keep(`lessons.${game}`, [...new Set([...lessonsDone(game), id])]);
}

export function puzzleProgress(game: string): PuzzleProgress {
    const stored = recall<Partial<PuzzleProgress>>(`puzzles.${game}`);
    return { solved: texts(stored?.solved), streak: count(stored?.streak), best: count(stored?.best) };
}

/** `clean`: at the first try and without help. */
export function withSolved(progress: PuzzleProgress, id: string, clean: boolean): PuzzleProgress {
    const streak = progress.streak + (clean ? 1 : 0);
    return { solved: [...new Set([...progress.solved, id])], streak, best: Math.max(progress.best, streak) };
}

export const withMissed = (progress: PuzzleProgress): PuzzleProgress => ({ ...progress, streak: 0 });

export function keepPuzzles(game: string, progress: PuzzleProgress): void {
    keep(`puzzles.${game}`, progress);
}
