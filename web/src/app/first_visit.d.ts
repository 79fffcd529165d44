// Made by tools/first_visit.ts when the page is built.
declare module 'virtual:first-visit' {
    import type { GameInfo, Puzzle, Snapshot } from '../core/types';

    export const firstVisit: {
        games: GameInfo[];
        task?: { puzzle: Puzzle; snapshot: Snapshot }; // of the start page
    };
}
