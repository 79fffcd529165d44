// Where the points of a curve of ratings lie, and which of them are looked at.
import type { RatingPoint } from '../../online/people';

export const size = { width: 640, height: 220, left: 48, right: 12, top: 12, bottom: 28 };

export interface Curve {
    path: string;
    last: { x: number; y: number };
    lines: { y: number; rating: number }[]; // across, at round ratings
    from: number;
    to: number;
}

type Point = Pick<RatingPoint, 'at' | 'rating'>;

const day = 24 * 3600 * 1000; // milliseconds
export const ranges = { month: 30 * day, half: 182 * day, all: Infinity };
export type Range = keyof typeof ranges;

/** Those of the last days, and what the rating was when these began. */
export function lately<P extends Point>(points: P[], range: Range, now: number): P[] {
    const since = now - ranges[range];
    const first = points.findIndex(({ at }) => at >= since);
    if (first < 0) return [];
    const before = points[first - 1];
    return before ? [{ ...before, at: since }, ...points.slice(first)] : points;
}

/** What was won or lost this month; nothing where nothing was played. */
export function gainThisMonth(points: Point[], now: number): number | undefined {
    const month = lately(points, 'month', now);
    const [first, last] = [month[0], month.at(-1)];
    return first && last && month.length > 1 ? Math.round(last.rating) - Math.round(first.rating) : undefined;
}

export const sparkSize = { width: 120, height: 28 };

/** The same curve without anything around it, as wide and high as it may be. */
export function sparkOf(points: Point[]): string {
    const ratings = points.map(({ rating }) => rating);
    const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
    const { width, height } = sparkSize;
    if (points.length < 2) return '';
    const y = (rating: number) => (high === low ? height / 2 : 2 + ((high - rating) / (high - low)) * (height - 4));
    return points.map(({ rating }, i) => `${i === 0 ? 'M' : 'L'}${((i / (points.length - 1)) * width).toFixed(1)} ${y(rating).toFixed(1)}`).join('');
}

/** Round ratings between two, at most six of them. */
function roundRatings(low: number, high: number): number[] {
    const step = [25, 50, 100, 200, 500].find((each) => (high - low) / each <= 5) ?? 1000;
    const first = Math.ceil(low / step) * step;
    return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
}

/** Nothing where there is nothing to draw a line between. */
export function curveOf(points: Point[]): Curve | undefined {
    const first = points[0];
    const end = points.at(-1);
    if (!first || !end || points.length < 2) return undefined;
    const ratings = points.map(({ rating }) => rating);
    const low = Math.min(...ratings) - 20;
    const high = Math.max(...ratings) + 20;
    const { width, height, left, right, top, bottom } = size;
    const x = (at: number) => left + ((at - first.at) / Math.max(1, end.at - first.at)) * (width - left - right);
    const y = (rating: number) => top + ((high - rating) / (high - low)) * (height - top - bottom);
    const path = points.map(({ at, rating }, i) => `${i === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(rating).toFixed(1)}`).join('');
    return { path, last: { x: x(end.at), y: y(end.rating) }, lines: roundRatings(low, high).map((rating) => ({ y: y(rating), rating })), from: first.at, to: end.at };
}
