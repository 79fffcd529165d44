import type { Snapshot } from '../core/types';

/** Which cells were covered by one tile, as far as the played moves tell. */
export function partners(snapshot: Snapshot): Map<string, string> {
    const joined = new Map<string, string>();
    const tiles = new Set(snapshot.cells.filter((cell) => cell.piece?.kind === 'tile').map((cell) => cell.name));
    for (const { steps } of snapshot.played) {
        const [a, b] = steps;
        if (typeof a !== 'string' || typeof b !== 'string' || !tiles.has(a) || !tiles.has(b)) continue;
        joined.set(a, b);
        joined.set(b, a);
    }
    return joined;
}
