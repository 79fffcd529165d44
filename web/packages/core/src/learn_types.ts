// What the core tells of learning and of whole games: rules, records, lessons, puzzles, tables.
import type { Evaluation } from './types.ts';

export interface RulesPage {
    game: string; // the name
    title: string;
    origin: string;
    sections: {
        heading: string;
        paragraphs: string[];
        example?: { game: string; position: string; marks: string[]; caption: string };
    }[];
}

/** A move of a record with what is said about it and what could have been played instead. */
export interface RecordMove {
    move: string;
    annotations?: number[];
    comment?: string;
    variations?: RecordMove[][];
    intro?: string;
}

export interface GameRecord {
    tags: [string, string][];
    comment?: string;
    moves: RecordMove[];
}

export interface Verdict {
    ply: number; // from 1
    move: string;
    fault: 'none' | 'inaccuracy' | 'mistake' | 'blunder';
    best: Evaluation;
    played: Evaluation;
    better: string[]; // the best move and what follows
    mover: 1 | 2; // who made the move: it is not always the other one
}

export interface Statistics {
    wins: number;
    losses: number;
    draws: number;
    valid: number; // all of these
    plies_to_end: number[]; // positions won (odd) and lost (even) in so many plies
    longest: number;
    example: string; // a position of the longest win
    line: string[]; // and best play from it
}

/** The signature of the searches is the same on every machine. */
export interface Bench {
    games: { game: string; nodes: number; milliseconds: number }[];
    signature: number;
    milliseconds: number;
    nodes_per_second: number;
}

/** A step of a lesson: look at a position and play one of `accepted` (none: just read). */
export interface LessonStep {
    text: string;
    game: string;
    position: string;
    marks: string[];
    accepted: string[]; // moves in notation; empty when the step only shows something
    praise: string;
    hint: string; // said after a move that is not accepted
}

export interface Lesson {
    id: string;
    title: string;
    steps: LessonStep[];
}

/** A position with exactly one winning move. */
export interface Puzzle {
    id: string;
    game: string;
    position: string;
    solution: string[]; // the winning line, best play on both sides
    plies: number; // to the end
    grade: 1 | 2 | 3 | 4 | 5;
}

/** What becomes of a move that somebody tries in a puzzle. */
export interface PuzzleAnswer {
    kind: 'solved' | 'right' | 'wrong';
    line: string[]; // what follows: the reply to a right move, the refutation of a wrong one
    value: 'win' | 'loss' | 'draw' | null; // with best play after the move, for the solver
}
