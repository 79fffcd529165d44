// What a small picture shows of a board: the ground without its rim, and of a large board only a part.
import type { Snapshot } from '../core/types';
import { unit, type Layout } from './geometry';

const margin = 10;

/** A window of `across` cells each way where most pieces stand, near the middle if there is a choice; 0: all of it. */
export function cropTo(layout: Layout, { cells }: Pick<Snapshot, 'cells'>, across: number): Layout['box'] {
    const { left, top, right, bottom } = layout.field;
    if (!layout.isBox) return layout.box;
    const count = (length: number) => (across > 0 ? Math.min(across, Math.round(length / unit)) : Math.round(length / unit));
    const [wide, high] = [unit * count(right - left), unit * count(bottom - top)];
    const pieces = cells.flatMap(({ name, piece }) => (piece ? (layout.places.get(name) ?? []) : []));
    const inside = (x: number, y: number) => pieces.filter((at) => at.x > x && at.x < x + wide && at.y > y && at.y < y + high).length;
    const aside = (x: number, y: number) => Math.hypot(x + wide / 2 - (left + right) / 2, y + high / 2 - (top + bottom) / 2);
    let [best, most] = [{ x: left, y: top }, -Infinity];
    for (let x = left; x + wide <= right + 1; x += unit)
        for (let y = top; y + high <= bottom + 1; y += unit) {
            const worth = inside(x, y) - aside(x, y) / (100 * unit);
            if (worth > most) [best, most] = [{ x, y }, worth];
        }
    const isPart = wide < right - left || high < bottom - top;
    const by = isPart ? 0 : margin; // nothing of the cells around a part
    return { x: best.x - by, y: best.y - by, width: wide + 2 * by, height: high + 2 * by };
}
