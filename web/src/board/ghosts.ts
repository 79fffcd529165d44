// What would stand on the touched cells: the core is asked what a move leads to, so no rules here.
import { useEffect, useState } from 'preact/hooks';
import type { LegalMove, Snapshot, Piece, Step } from '../core/types';
import { movesFrom, touch } from './steps';

export type Ghosts = Map<string, Piece>;
const none: Ghosts = new Map();

/** The move to look at, and the cells of it that have been touched or are pointed at. */
export function wouldBe(moves: LegalMove[], prefix: Step[], pointed: string | undefined): { move: string; cells: Step[] } | undefined {
    const touched = pointed === undefined ? undefined : touch(moves, prefix, pointed);
    if (touched && 'move' in touched && pointed !== undefined) return { move: touched.move, cells: [...prefix, pointed] };
    const begun = prefix.length > 0 ? movesFrom(moves, prefix)[0] : undefined;
    return begun && { move: begun.move, cells: prefix };
}

export function useGhosts(
    snapshot: Snapshot,
    moves: LegalMove[],
    prefix: Step[],
    pointed: string | undefined,
    snapshotAfter: ((move: string) => Promise<Snapshot>) | undefined,
): Ghosts {
    const [ghosts, setGhosts] = useState<{ of: Snapshot; pieces: Ghosts }>();
    const then = snapshotAfter && wouldBe(moves, prefix, pointed);
    useEffect(() => {
        let here = true;
        setGhosts(undefined);
        if (!then || !snapshotAfter) return;
        const isNew = (cell: string) => !snapshot.cells.find((each) => each.name === cell)?.piece;
        const pick = (after: Snapshot) =>
            after.cells.flatMap((cell) => (cell.piece && then.cells.includes(cell.name) && isNew(cell.name) ? [[cell.name, cell.piece] as const] : []));
        snapshotAfter(then.move).then(
            (after) => here && setGhosts({ of: snapshot, pieces: new Map(pick(after)) }),
            () => undefined,
        );
        return () => {
            here = false;
        };
    }, [snapshot, then?.move, then?.cells.length]);
    return ghosts?.of === snapshot ? ghosts.pieces : none;
}

/** The pieces that a hint would put down or change; nothing while it is being asked for. */
export function useHint(snapshot: Snapshot, hint: LegalMove | undefined, snapshotAfter: ((move: string) => Promise<Snapshot>) | undefined): Ghosts | undefined {
    const [found, setFound] = useState<{ of: Snapshot; move: string; pieces: Ghosts }>();
    useEffect(() => {
        let here = true;
        if (!hint || !snapshotAfter) return;
        const before = new Map(snapshot.cells.map((cell) => [cell.name, JSON.stringify(cell.piece)]));
        const touched = new Set(hint.steps);
        const pick = (after: Snapshot) =>
            after.cells.flatMap((cell) => (cell.piece && touched.has(cell.name) && JSON.stringify(cell.piece) !== before.get(cell.name) ? [[cell.name, cell.piece] as const] : []));
        snapshotAfter(hint.move).then(
            (after) => here && setFound({ of: snapshot, move: hint.move, pieces: new Map(pick(after)) }),
            () => undefined,
        );
        return () => {
            here = false;
        };
    }, [snapshot, hint?.move]);
    return found?.of === snapshot && found.move === hint?.move ? found.pieces : undefined;
}
