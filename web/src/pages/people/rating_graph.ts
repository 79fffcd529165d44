// Where the points of a curve of ratings lie.
import type { RatingPoint } from '../../online/people';

export const size = { width: 640, height: 220, left: 48, right: 12, top: 12, bottom: 28 };

export interface Curve {
    path: string;
    last: { x: number; y: number };
    lines: { y: number; rating: number }[]; // across, at round ratings
    from: number;
    to: number;
}

/** Round ratings between two, at most six of them. */
function roundRatings(low: number, high: number): number[] {
    const step = [25, 50, 100, 200, 500].find((each) => (high - low) / each <= 5) ?? 1000;
    const first = Math.ceil(low / step) * step;
    return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
}

/** Nothing where there is nothing to draw a line between. */
export function curveOf(points: Pick<RatingPoint, 'at' | 'rating'>[]): Curve | undefined {
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
