// A game being played, as it is kept: texts and a few numbers. Changes make a new value.
import type { Line, Snapshot, Result } from '../../core/types';

export type Side = 1 | 2;
export const human = 'human';

export interface ClockRule {
    minutes: number;
    seconds: number; // added after each move
}

export interface Match {
    id: string; // under which it is kept
    begun: number; // milliseconds since 1970
    changed: number;
    line: Line;
    ahead: string[]; // moves taken back, the next one first
    seats: [string, string]; // a player's name, or `human`
    seed: number;
    lost?: { side: Side; how: 'resigned' | 'time' };
    clock?: ClockRule & { left: [number, number]; paid: number }; // milliseconds; plies that have earned their seconds
    flipped: boolean;
    over?: true;
    result?: Result; // when it is over
}

export interface Setup {
    game: string;
    start: string;
    seats: [string, string];
    clock?: ClockRule;
}

/** Short, and another one each time. */
export const newId = (): string => Date.now().toString(36) + Math.floor(Math.random() * 36 ** 3).toString(36).padStart(3, '0');

export function newMatch(setup: Setup, seed: number): Match {
    const { game, start, seats, clock } = setup;
    const left = Math.max((clock?.minutes ?? 0) * 60_000, (clock?.seconds ?? 0) * 1000);
    const now = Date.now();
    return {
        id: newId(),
        begun: now,
        changed: now,
        line: { game, start, moves: [] },
        ahead: [],
        seats,
        seed,
        ...(clock ? { clock: { minutes: clock.minutes, seconds: clock.seconds, left: [left, left], paid: 0 } } : {}),
        flipped: seats[1] === human && seats[0] !== human,
    };
}

/** A stored value is only believed if it looks like one of ours. */
export function isMatch(value: unknown): value is Match {
    const match = value as Match | undefined;
    const texts = (list: unknown) => Array.isArray(list) && list.every((item) => typeof item === 'string');
    return (
        typeof match?.id === 'string' &&
        typeof match.changed === 'number' &&
        typeof match.line?.game === 'string' &&
        typeof match.line.start === 'string' &&
        typeof match.seed === 'number' &&
        texts(match.line.moves) &&
        texts(match.ahead) &&
        texts(match.seats) &&
        match.seats.length === 2 &&
        (match.clock === undefined || isClock(match.clock))
    );
}

function isClock(value: unknown): boolean {
    const clock = value as Match['clock'];
    const counts = (list: unknown[]) => list.every((item) => typeof item === 'number' && item >= 0);
    return Array.isArray(clock?.left) && clock.left.length === 2 && counts([...clock.left, clock.minutes, clock.seconds, clock.paid]);
}

/** Of the game, without its options. */
export const nameOf = ({ line }: Match): string => line.game.split(' ')[0] ?? '';
export const seatOf = (match: Match, side: Side): string => match.seats[side - 1] ?? human;
export const other = (side: Side): Side => (side === 1 ? 2 : 1);
/** Whether nobody of flesh and blood plays. */
export const isShow = ({ seats }: Match): boolean => !seats.includes(human);
/** The side of the one human who plays a computer; nothing when two or none play. */
export function loneHuman({ seats }: Match): Side | undefined {
    if (seats[0] === seats[1] || !seats.includes(human)) return undefined;
    return seats[0] === human ? 1 : 2;
}

/** A move played now: what was taken back is kept only if this is the same move again. */
export function withMove(match: Match, move: string): Match {
    const [next, ...rest] = match.ahead;
    const line = { ...match.line, moves: [...match.line.moves, move] };
    return { ...match, line, ahead: next === move ? rest : [] };
}

export function withUndone(match: Match, plies: number): Match {
    const at = Math.max(0, match.line.moves.length - plies);
    const { lost: _lost, over: _over, result: _result, ...rest } = match;
    return {
        ...rest,
        line: { ...match.line, moves: match.line.moves.slice(0, at) },
        ahead: [...match.line.moves.slice(at), ...match.ahead],
    };
}

export function withRedone(match: Match, plies: number): Match {
    const line = { ...match.line, moves: [...match.line.moves, ...match.ahead.slice(0, plies)] };
    return { ...match, line, ahead: match.ahead.slice(plies) };
}

export function rematch(match: Match, seed: number): Match {
    const { line, clock } = match;
    const seats: [string, string] = [match.seats[1], match.seats[0]];
    return newMatch({ game: line.game, start: line.start, seats, ...(clock ? { clock } : {}) }, seed);
}

export interface Ending {
    result: Result;
    winner?: Side;
    how: 'board' | 'resigned' | 'time';
}

/** How the game ended, or undefined while it goes on. */
export function endingOf(match: Match, snapshot: Snapshot): Ending | undefined {
    if (snapshot.result !== '*') {
        const winner = snapshot.result === '1-0' ? 1 : snapshot.result === '0-1' ? 2 : undefined;
        return { result: snapshot.result, how: 'board', ...(winner ? { winner } : {}) };
    }
    if (!match.lost) return undefined;
    const winner = other(match.lost.side);
    return { result: winner === 1 ? '1-0' : '0-1', winner, how: match.lost.how };
}
