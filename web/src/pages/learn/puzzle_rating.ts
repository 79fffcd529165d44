// How good somebody is at puzzles: Glicko (Glickman 1999), each first try against a puzzle whose grade is its rating.
import { keep, recall } from '../../app/storage';
import type { Puzzle } from '../../core/types';

export interface Rating {
    rating: number;
    deviation: number; // 95 % lie within two of them
}

/** A first try. */
export interface Try {
    id: string;
    at: number; // milliseconds since 1970
    solved: boolean;
    helped?: true; // by hints: it does not count
    rating: number; // after it
}

export interface PuzzleRecord extends Rating {
    tries: Try[]; // the last one last
}

const newcomer: Rating = { rating: 1200, deviation: 350 };
const least = 50; // a deviation that still lets a rating move
const most = 500; // tries that are kept
const ofGrade = (grade: number): Rating => ({ rating: 500 + 300 * grade, deviation: 80 });

/** Whether some tries were made, and too few to say how good somebody is. */
export const isProvisional = ({ deviation, tries }: PuzzleRecord): boolean => tries.length > 0 && deviation > 110;

const q = Math.LN10 / 400;
const weight = (deviation: number): number => 1 / Math.sqrt(1 + (3 * q * q * deviation * deviation) / (Math.PI * Math.PI));

/** What is expected of one against the other, 0 … 1. */
const expected = (one: Rating, other: Rating): number => 1 / (1 + 10 ** ((-weight(other.deviation) * (one.rating - other.rating)) / 400));

export function rated(one: Rating, other: Rating, score: 0 | 1): Rating {
    const [g, e] = [weight(other.deviation), expected(one, other)];
    const information = 1 / one.deviation ** 2 + q * q * g * g * e * (1 - e);
    return { rating: one.rating + ((q * g) / information) * (score - e), deviation: Math.max(least, Math.sqrt(1 / information)) };
}

/** The record with a try added; only the first one at each puzzle counts, and only without help. */
export function withTry(record: PuzzleRecord, { id, grade }: Pick<Puzzle, 'id' | 'grade'>, how: 'solved' | 'helped' | 'missed', at: number): PuzzleRecord {
    if (record.tries.some((each) => each.id === id)) return record;
    const { rating, deviation } = how === 'helped' ? record : rated(record, ofGrade(grade), how === 'solved' ? 1 : 0);
    const latest: Try = { id, at, solved: how !== 'missed', ...(how === 'helped' ? { helped: true as const } : {}), rating: Math.round(rating) };
    return { rating, deviation, tries: [...record.tries, latest].slice(-most) };
}

const isTry = (value: unknown): value is Try => {
    const each = value as Try | undefined;
    return typeof each?.id === 'string' && typeof each.at === 'number' && typeof each.solved === 'boolean' && typeof each.rating === 'number';
};

/** What is kept is only believed if it can be true. */
export function puzzleRecord(game: string): PuzzleRecord {
    const { rating, deviation, tries } = recall<Partial<PuzzleRecord>>(`rating.${game}`) ?? {};
    const isNumber = (value: unknown, from: number, to: number): value is number => typeof value === 'number' && value >= from && value <= to;
    const isRated = isNumber(rating, 0, 4000) && isNumber(deviation, least, newcomer.deviation);
    return { ...(isRated ? { rating, deviation } : newcomer), tries: Array.isArray(tries) ? tries.filter(isTry) : [] };
}

export function keepRecord(game: string, record: PuzzleRecord): void {
    keep(`rating.${game}`, record);
}
