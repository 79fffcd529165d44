// What would stand on the touched cells: the core is asked what a move leads to, so no rules here.
import { useEffect, useState } from 'preact/hooks';
import type { LegalMove, Look, Piece, Step } from '../core/types';
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
    look: Look,
    moves: LegalMove[],
    prefix: Step[],
    pointed: string | undefined,
    lookAfter: ((move: string) => Promise<Look>) | undefined,
): Ghosts {
    const [ghosts, setGhosts] = useState<{ of: Look; pieces: Ghosts }>();
    const then = lookAfter && wouldBe(moves, prefix, pointed);
    useEffect(() => {
        let here = true;
        setGhosts(undefined);
        if (!then || !lookAfter) return;
        const isNew = (cell: string) => !look.cells.find((each) => each.name === cell)?.piece;
        const pick = (after: Look) =>
            after.cells.flatMap((cell) => (cell.piece && then.cells.includes(cell.name) && isNew(cell.name) ? [[cell.name, cell.piece] as const] : []));
        lookAfter(then.move).then(
            (after) => here && setGhosts({ of: look, pieces: new Map(pick(after)) }),
            () => undefined,
        );
        return () => {
            here = false;
        };
    }, [look, then?.move, then?.cells.length]);
    return ghosts?.of === look ? ghosts.pieces : none;
}
