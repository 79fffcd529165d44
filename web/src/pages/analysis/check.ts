// Trees from addresses, records and storage are held against the rules before they are shown.
import { snapshotOf } from '../../app/api';
import { CoreError } from '../../core/client';
import type { Message, Snapshot } from '../../core/types';
import { leaves, newTree, nodeAt, withLine, withNotes, type Path, type Shape, type Tree } from './tree';

export interface Checked {
    tree: Tree; // canonical, as far as it is legal
    error?: Message; // the first thing that is not
}

/** The legal beginning of a line. Rejects when not even the position is right. */
async function legalPart(tree: Tree, path: Path): Promise<{ snapshot: Snapshot; error?: Message }> {
    try {
        return { snapshot: await snapshotOf({ game: tree.game, start: tree.start, moves: path }) };
    } catch (wrong) {
        if (!(wrong instanceof CoreError) || !wrong.ply) throw wrong;
        const { ply, reason } = wrong;
        return { snapshot: (await legalPart(tree, path.slice(0, ply - 1))).snapshot, error: { id: '{0}: {1}', args: [path[ply - 1] ?? '', reason] } };
    }
}

export async function checked(tree: Tree): Promise<Checked> {
    let [good, problem]: [Tree | undefined, Message | undefined] = [undefined, undefined];
    for (const path of leaves(tree)) {
        const { snapshot, error } = await legalPart(tree, path);
        problem ??= error;
        const moves = snapshot.played.map((move) => move.move);
        good ??= { ...newTree(snapshot.game, snapshot.starts_at_start ? '' : snapshot.start), tags: tree.tags };
        good = withLine(good, moves);
        for (let i = 0; i <= moves.length; i++) {
            const { comment, intro, annotations, shapes } = nodeAt(tree, path.slice(0, i)) ?? {};
            const drawn = usableShapes(shapes, snapshot);
            const notes = { ...(comment && { comment }), ...(intro && { intro }), ...(annotations && { annotations }), ...(drawn.length > 0 && { shapes: drawn }) };
            if (Object.keys(notes).length > 0) good = withNotes(good, moves.slice(0, i), notes);
        }
    }
    return { tree: good ?? tree, ...(problem ? { error: problem } : {}) };
}

/** Shapes on cells that there are. */
function usableShapes(shapes: unknown, { cells }: Snapshot): Shape[] {
    const names = new Set(cells.map((cell) => cell.name));
    return Array.isArray(shapes) ? (shapes as Shape[]).filter((shape) => names.has(shape?.from) && names.has(shape.to)) : [];
}

/** A stored value is only believed if it looks like one of ours. */
export function isTree(value: unknown): value is Tree {
    const tree = value as Tree | undefined;
    if (typeof tree?.game !== 'string' || typeof tree.start !== 'string' || !Array.isArray(tree.tags)) return false;
    const open: unknown[] = [tree.root];
    while (open.length > 0) {
        const node = open.pop() as Tree['root'] | undefined;
        if (typeof node?.move !== 'string' || !Array.isArray(node.children)) return false;
        open.push(...node.children);
    }
    return true;
}
