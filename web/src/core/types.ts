// What the core says and is asked. Every field is described in docs/json.md.

/** A game, the position it began with ("" for the usual start), and the moves since. */
export interface Line {
    game: string; // option text, e.g. "trike side=9"
    start: string;
    moves: string[];
}

export interface OptionInfo {
    name: string;
    summary: string;
    choices?: string[];
    least?: number;
    most?: number;
    default: string | number | null;
}

export interface GameInfo {
    name: string;
    title: string;
    origin: string;
    summary: string;
    colours: [string, string];
    options: OptionInfo[];
    players: { name: string; summary: string }[];
    usual_player: string;
}

export type Result = '1-0' | '0-1' | '1/2-1/2' | '*';
export type Step = string | { choice: string }; // a cell's name, or "white pin", "swap" …

export interface Piece {
    colour: string;
    kind: 'disc' | 'stilt' | 'tile';
    pawn?: true;
    white_pins?: number;
    black_pins?: number;
}

export interface Cell {
    name: string;
    x: number; // neighbours are 1 apart; x grows to the right, y downwards
    y: number;
    shape: 'square' | 'hexagon';
    piece?: Piece;
}

export interface LegalMove {
    move: string;
    steps: Step[];
}

/** Everything there is to see of a position. */
export interface Look {
    game: string; // canonical
    start: string; // canonical position text of the start
    position: string;
    side: 1 | 2;
    colour: string; // that the player to move has
    colours: { name: string; tint: 'black' | 'white' | 'red'; letter: string }[];
    seats: { colour: string; note: string; score?: number }[]; // by side
    result: Result;
    reason?: string;
    decisive: string[]; // the cells that decided a finished game
    cells: Cell[];
    moves: LegalMove[]; // none when the game is over
    played: LegalMove[]; // the line so far, canonical, with steps
    occurrences: number; // how often this position has stood
    starts_at_start: boolean;
}

export interface Judgement {
    proved: boolean;
    expectation: number; // 0 … 1 for the side to move, a draw counted half
    value?: 'win' | 'loss' | 'draw';
    plies?: number;
    lead?: number;
    words: string; // "wins in 5 (proved)"
}

export interface Thought {
    depth: number;
    nodes: number;
    milliseconds: number;
    lines: (Judgement & { moves: string[] })[]; // the best first
}

/** A move's truth for the side that makes it; `value` is null where nothing is proved. */
export interface MoveTruth {
    move: string;
    value: 'win' | 'loss' | 'draw' | null;
    plies?: number;
}

export interface Truths {
    value: 'win' | 'loss' | 'draw' | null; // of the position, for the side to move
    plies?: number;
    moves: MoveTruth[];
}

export interface RulesPage {
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
    best: Judgement;
    played: Judgement;
    better: string[]; // the best move and what follows
}

export interface Statistics {
    wins: number;
    losses: number;
    draws: number;
    plies: number[]; // positions won (odd) and lost (even) in so many plies
    longest: number;
    position: string;
    line: string[];
}

export interface Limits {
    milliseconds?: number;
    nodes?: number;
    depth?: number;
    lines?: number;
}

/** What may be asked, and what comes back. A request that cannot be answered gives `{ error }`. */
export interface Desk {
    games: { ask: object; answer: GameInfo[] };
    rules: { ask: { game: string }; answer: RulesPage };
    /** With an illegal move: `{ error, ply }`. */
    look: { ask: Line; answer: Look };
    /** A move of a player by name; reports `{ progress }` (0 … 1) while a table is made ready. */
    move: { ask: Line & { player: string; seed: number }; answer: { move: string; remark: string } };
    /** Reports a `Thought` whenever there is a better one. */
    think: { ask: Line & { limits: Limits }; answer: Thought };
    truths: { ask: Line & { limits: Limits }; answer: Truths };
    /** Reports each `Verdict`. */
    review: { ask: Line & { limits: Limits }; answer: Verdict[] };
    read_records: { ask: { text: string }; answer: { records: GameRecord[]; error?: string } };
    /** Checks the record against the rules; `error` says what is wrong. */
    replay: { ask: { record: GameRecord }; answer: { line: Line; error?: string } };
    write_record: { ask: { record: GameRecord }; answer: { text: string } };
    /** Makes a solved game's tables ready; reports `{ progress }`. `has_tables` is false for others. */
    prepare: { ask: { game: string }; answer: { has_tables: boolean } };
    statistics: { ask: { game: string }; answer: Statistics };
    lessons: { ask: { game: string }; answer: Lesson[] };
    puzzles: { ask: { game: string }; answer: Puzzle[] };
    bench: { ask: object; answer: { signature: number; nodes_per_second: number } };
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
