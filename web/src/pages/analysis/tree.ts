// A game with all that was tried in it. A node is found by the moves that lead to it, so a place
// stays the same place when variations are added, promoted or deleted. Changes make a new value.
import type { Line } from '../../core/types';

/** An arrow, or a circle where both ends are the same cell. */
export interface Shape {
    from: string;
    to: string;
}

export interface Node {
    move: string; // '' at the root
    comment?: string;
    intro?: string; // said before a variation that begins here
    annotations?: number[];
    shapes?: Shape[]; // that the reader has drawn
    children: Node[]; // the main continuation first
}

export interface Tree {
    game: string;
    start: string; // '' for the usual start
    tags: [string, string][]; // of the record it came from
    root: Node;
}

export type Path = string[];

export function newTree(game: string, start = '', moves: Path = []): Tree {
    const tree = { game, start, tags: [], root: { move: '', children: [] } };
    return withLine(tree, moves);
}

export const lineTo = (tree: Tree, path: Path): Line => ({ game: tree.game, start: tree.start, moves: path });

const childOf = (node: Node, move: string): Node | undefined => node.children.find((child) => child.move === move);

export function nodeAt(tree: Tree, path: Path): Node | undefined {
    let node: Node | undefined = tree.root;
    for (const move of path) node = node && childOf(node, move);
    return node;
}

/** The tree with the node at `path` replaced; the same tree when there is none. */
function changed(tree: Tree, path: Path, change: (node: Node) => Node): Tree {
    const trail = [tree.root];
    for (const move of path) {
        const next = childOf(trail.at(-1)!, move);
        if (!next) return tree;
        trail.push(next);
    }
    let fresh = change(trail.pop()!);
    for (const node of trail.reverse())
        fresh = { ...node, children: node.children.map((child) => (child.move === fresh.move ? fresh : child)) };
    return { ...tree, root: fresh };
}

/** Moves tried from a place; nothing that is there already is touched. */
export function withLine(tree: Tree, moves: Path, from: Path = []): Tree {
    const place = [...from];
    let at = 0;
    for (let node = nodeAt(tree, from); at < moves.length && node && (node = childOf(node, moves[at]!)); at++) place.push(node.move);
    const fresh = moves.slice(at).reduceRight<Node | undefined>((next, move) => ({ move, children: next ? [next] : [] }), undefined);
    return fresh ? changed(tree, place, (node) => ({ ...node, children: [...node.children, fresh] })) : tree;
}

export const withMove = (tree: Tree, path: Path, move: string): Tree => withLine(tree, [move], path);

export function withNotes(tree: Tree, path: Path, notes: Partial<Pick<Node, 'comment' | 'intro' | 'annotations' | 'shapes'>>): Tree {
    return changed(tree, path, (node) => ({ ...node, ...notes }));
}

/** Where the line through `path` last left a main continuation; -1 when it never did. */
export function branching(tree: Tree, path: Path): number {
    for (let i = path.length - 1; i >= 0; i--)
        if (nodeAt(tree, path.slice(0, i))?.children[0]?.move !== path[i]) return i;
    return -1;
}

/** Makes the variation that leads to `path` the main continuation where it branches off. */
export function promoted(tree: Tree, path: Path): Tree {
    const at = branching(tree, path);
    if (at < 0) return tree;
    const isChosen = (child: Node) => child.move === path[at];
    return changed(tree, path.slice(0, at), (node) => ({
        ...node,
        children: [...node.children.filter(isChosen), ...node.children.filter((child) => !isChosen(child))],
    }));
}

/** Without this move and all that follows it. */
export function without(tree: Tree, path: Path): Tree {
    const move = path.at(-1);
    return changed(tree, path.slice(0, -1), (node) => ({ ...node, children: node.children.filter((child) => child.move !== move) }));
}

/** Through `path` and on along the main continuations. */
export function lastOf(tree: Tree, path: Path): Path {
    const whole = [...path];
    for (let node = nodeAt(tree, path); node?.children[0]; node = node.children[0]) whole.push(node.children[0].move);
    return whole;
}

export function nextOf(tree: Tree, path: Path): Path {
    const next = nodeAt(tree, path)?.children[0];
    return next ? [...path, next.move] : path;
}

/** The next or previous of the moves that were tried instead of the last one. */
export function siblingOf(tree: Tree, path: Path, step: 1 | -1): Path {
    const parent = path.slice(0, -1);
    const moves = nodeAt(tree, parent)?.children.map((child) => child.move) ?? [];
    const at = moves.indexOf(path.at(-1) ?? '');
    return at < 0 ? path : [...parent, moves[(at + step + moves.length) % moves.length]!];
}

/** The lines to every end of the tree, the main line first. */
export function leaves(tree: Tree): Path[] {
    const ends: Path[] = [];
    const open: [Node, Path][] = [[tree.root, []]];
    while (open.length > 0) {
        const [node, path] = open.pop()!;
        if (node.children.length === 0) ends.push(path);
        for (const child of node.children.toReversed()) open.push([child, [...path, child.move]]);
    }
    return ends;
}

/** Drawn once it is there, drawn again it is gone. */
export function withShape(tree: Tree, path: Path, shape: Shape): Tree {
    const isSame = (other: Shape) => other.from === shape.from && other.to === shape.to;
    return changed(tree, path, (node) => {
        const shapes = node.shapes ?? [];
        return { ...node, shapes: shapes.some(isSame) ? shapes.filter((other) => !isSame(other)) : [...shapes, shape] };
    });
}
