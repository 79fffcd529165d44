import type { Snapshot } from '../core/types';

/** Which cells are covered by one tile, as far as the core knows. */
export function partners(snapshot: Snapshot): Map<string, string> {
    const colours = new Map(snapshot.cells.map(({ name, piece }) => [name, piece]));
    const joined = new Map<string, string>();
    for (const { name, piece } of snapshot.cells) {
        const other = piece?.partner && colours.get(piece.partner);
        // While a position is being set up a half may have lost the other.
        if (other && other.partner === name && other.colour !== piece.colour) joined.set(name, piece.partner!);
    }
    return joined;
}
