// What the core says and is asked. Every field is described in docs/json.md. A test holds these types against the
// core's own answers, and its refusals against what must be there (web/tests/unit/contract.test.ts).
import type { Bench, GameRecord, Lesson, Puzzle, PuzzleAnswer, RulesPage, Statistics, Verdict } from './learn_types.ts';

export type * from './learn_types.ts';

/** A game, the position it began with ("" for the usual start), and the moves since. */
export interface Line {
    game: string; // option text, e.g. "name size=9"
    start: string;
    moves: string[];
    resigned?: 1 | 2; // who has given up after them
}

/** The same as it is asked about: the usual start and no moves need not be said. */
export interface LineQuestion {
    game: string;
    start?: string;
    moves?: readonly string[];
    resigned?: 1 | 2;
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
    sample: string[]; // moves from the start, for a picture
    starts_empty: boolean; // there are no pieces on the board at the start
    has_tables: boolean; // of all positions
}

/** A sentence of the core with its parts apart: a text, or the English one with {0}, {1} … for its parts. */
export type Message = string | { id: string; args: Message[] };

export type Result = '1-0' | '0-1' | '1/2-1/2' | '*';
export type Step = string | { choice: string }; // a cell's name, or "white pin", "swap" …

export interface Piece {
    colour: string;
    kind: 'disc' | 'stilt' | 'tile';
    partner?: string; // half of a tile: the cell of the other half, when that is known
    /** How many it has of each counter of the game's pieces, and whether the marker stands on it: see `PieceSet`. */
    [field: string]: string | number | boolean | undefined;
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

export interface PlayedMove extends LegalMove {
    side: 1 | 2; // who made it
}

/** Which pieces a game has: what a position can be set up from. */
export interface PieceSet {
    kind: Piece['kind'];
    most: [number, number]; // of each colour
    counters: {
        field: string; // in which a piece says how many it has, such as "white_pins"
        name: string; // of one
        tint: 'black' | 'white' | 'red';
        sign: string; // one character that says what it is for
        meaning: string;
        most: number; // in one piece
    }[];
    can_exchange: boolean; // the players may have exchanged their colours
    marker?: string; // the field that is true for the piece it stands on, such as "pawn"
}

/** A part of the names of cells, written where the next cell would be if the board were larger. */
export interface Label {
    text: string;
    cell: string; // beside which it stands
    x: number;
    y: number;
}

/** Everything there is to see of a position. */
export interface Snapshot {
    game: string; // canonical
    start: string; // canonical position text of the start
    position: string;
    side: 1 | 2;
    colour: string; // that the player to move has
    colours: { name: string; tint: 'black' | 'white' | 'red'; letter: string }[];
    seats: { colour: string; note: Message; score?: number }[]; // by side
    result: Result;
    reason?: string;
    message?: Message; // the reason
    score?: [number, number]; // by side, in games that have points
    decisive: string[]; // the cells that decided a finished game
    cells: Cell[];
    moves: LegalMove[]; // none when the game is over
    played: PlayedMove[]; // the line so far, canonical, with steps
    occurrences: number; // how often this position has stood
    starts_at_start: boolean;
    resigned?: 1 | 2; // who has given up
    pieces: PieceSet;
    labels: Label[];
    outline: [number, number][][]; // closed lines around the cells, in their units
}

export interface Evaluation {
    proved: boolean;
    expectation: number; // 0 … 1 for the side to move, a draw counted half
    value?: 'win' | 'loss' | 'draw';
    plies?: number;
    lead?: number;
    words: string; // "wins in 5 (proved)"
}

export interface Analysis {
    depth: number;
    nodes: number;
    milliseconds: number;
    lines: (Evaluation & { moves: string[] })[]; // the best first
}

/** A move's value for the side that makes it; `value` is null where nothing is proved. */
export interface MoveValue {
    move: string;
    value: 'win' | 'loss' | 'draw' | null;
    plies?: number;
}

export interface ProvenValues {
    value: 'win' | 'loss' | 'draw' | null; // of the position, for the side to move
    plies?: number;
    moves: MoveValue[];
}

export interface Budget {
    milliseconds?: number;
    nodes?: number;
    depth?: number;
    lines?: number;
}

/** How much of what has to be built first is there, 0 … 1. */
export interface Progress {
    progress: number;
}

/**
 * What may be asked, what comes back, and what is reported meanwhile. Where something is wrong there is no answer but
 * an error in words, and for a move that is illegal its `ply` (`CoreError` in errors.ts).
 */
export interface Api {
    games: { ask: Record<string, never>; answer: GameInfo[]; report: never };
    rules: { ask: { game: string }; answer: RulesPage; report: never };
    snapshot: { ask: LineQuestion; answer: Snapshot; report: never };
    /** The text of the position in which the pieces stand so, and why there is none such. */
    set_up: {
        ask: { game: string; cells: { name: string; piece?: Piece }[]; side?: 1 | 2; first_colour?: 1 | 2 };
        answer: { position: string; error?: string; message?: Message };
        report: never;
    };
    /** Why a cell goes on with no legal move, after these cells and choices were touched. */
    why_not: { ask: LineQuestion & { touched?: readonly string[]; cell: string }; answer: { message: Message }; report: never };
    /** A move of a player by name. */
    move: { ask: LineQuestion & { player: string; seed?: number }; answer: { move: string; remark: string }; report: Progress };
    /** Reports each better analysis. Without a limit it ends only when all is known, or with `cancel()`. */
    analyse: { ask: LineQuestion & { budget?: Budget }; answer: Analysis; report: Analysis | Progress };
    values: { ask: LineQuestion & { budget?: Budget }; answer: ProvenValues; report: Progress };
    /** Reports each verdict. It needs a limit for each move. */
    review: { ask: LineQuestion & { budget: Budget }; answer: Verdict[]; report: Verdict | Progress };
    /** Reads as far as the first error. */
    read_records: { ask: { text: string; game?: string /* of moves without tags */ }; answer: { records: GameRecord[]; error?: string; message?: Message }; report: never };
    /** The main line up to its first illegal move; `error` says what is wrong anywhere in the record. */
    replay: { ask: { record: GameRecord }; answer: { line: Line; error?: string; message?: Message }; report: never };
    write_record: { ask: { record: GameRecord }; answer: { text: string }; report: never };
    /** A net that the engine of a game thinks with from now on: its file in base64. */
    use_net: { ask: { game: string; net: string }; answer: { used: boolean }; report: never };
    /** Makes a solved game's tables ready. `has_tables` is false for others. */
    prepare: { ask: { game: string }; answer: { has_tables: boolean }; report: Progress };
    statistics: { ask: { game: string }; answer: Statistics; report: Progress };
    lessons: { ask: { game: string }; answer: Lesson[]; report: never };
    puzzles: { ask: { game: string }; answer: Puzzle[]; report: never };
    /** A move of the solver, after `moves` from the puzzle's position. */
    try_puzzle: { ask: { id: string; moves?: readonly string[]; move: string }; answer: PuzzleAnswer; report: Progress };
    bench: { ask: Record<string, never>; answer: Bench; report: never };
}
