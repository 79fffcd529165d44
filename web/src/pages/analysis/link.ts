// A study as an address that people can read and send:
//   #/analysis/NAME/c3.c4(b4.d4).d3?size=5&position=5/5/2b2/3r1/5+1&at=2&drawn=1:a1b3,e5
// Moves are separated by dots; moves in brackets could have been played instead of the one before. What is drawn stands
// with its place: an arrow from a1 to b3 and a circle on e5 after the first move.
import type { Route } from '../../app/router';
import { text } from '../../i18n/text';
import { shapesOf, shapesText } from './shapes';
import { branching, lastOf, newTree, nodeAt, withNotes, type Node, type Path, type Shape, type Tree } from './tree';

/** Longer addresses are cut off by some programs; nobody types them. */
export const longest = 30_000;
const deepest = 100;

export interface Opened {
    tree: Tree;
    path: Path;
    error?: string; // what of the address could not be used; the rest was
}

/** Leaves alone what may stand in the fragment of an address and is no sign of ours. */
function escaped(text: string): string {
    return encodeURIComponent(text).replace(/%(2F|2C|2B|3A|3D)/g, (code) => decodeURIComponent(code));
}
const inPath = (text: string): string => escaped(text).replace(/[/.()]/g, (sign) => '%' + sign.charCodeAt(0).toString(16).toUpperCase());
const inQuery = (text: string): string => escaped(text).replace(/\+/g, '%2B').replace(/%20/g, '+');

function movesText(node: Node): string {
    const parts: string[] = [];
    for (let at = node; at.children[0]; at = at.children[0]) {
        const [first, ...others] = at.children;
        const variations = others.map((other) => {
            const rest = movesText(other);
            return `(${inPath(other.move)}${rest && '.' + rest})`;
        });
        parts.push(inPath(first.move) + variations.join(''));
    }
    return parts.join('.');
}

const isMain = (tree: Tree, path: Path): boolean => branching(tree, path) < 0;

/** The ply on the main line, else the moves that lead there. */
const placeText = (tree: Tree, path: Path): string => (isMain(tree, path) ? String(path.length) : path.map(inPath).join('.'));

/** Every place at which something is drawn. */
function drawings(root: Node): { path: Path; shapes: Shape[] }[] {
    const open: [Node, Path][] = [[root, []]];
    const found: { path: Path; shapes: Shape[] }[] = [];
    for (let next = open.pop(); next; next = open.pop()) {
        const [node, path] = next;
        if (node.shapes?.length) found.push({ path, shapes: node.shapes });
        for (const child of node.children) open.push([child, [...path, child.move]]);
    }
    return found;
}

/** Without `path` the link opens at the end of the game. */
export function linkTo(tree: Tree, path?: Path): string {
    const [name = '', ...options] = tree.game.split(' ');
    const query = options.map((option) => option.split('=', 2) as [string, string]);
    if (tree.start) query.push(['position', tree.start]);
    const end = lastOf(tree, []);
    const isEnd = path?.length === end.length && isMain(tree, path);
    if (path && !isEnd) query.push(['at', placeText(tree, path)]);
    const drawn = drawings(tree.root).map(({ path: place, shapes }) => `${placeText(tree, place)}:${shapesText(shapes)}`);
    if (drawn.length > 0) query.push(['drawn', drawn.join('~')]);
    const moves = movesText(tree.root);
    const search = query.map(([key, value]) => `${inQuery(key)}=${inQuery(value)}`).join('&');
    return `#/analysis/${inPath(name)}${moves && '/' + moves}${search && '?' + search}`;
}

/** The same, and all of it is looked through for faults at once. */
export function checkOf(tree: Tree): string {
    const link = linkTo(tree);
    return `${link}${link.includes('?') ? '&' : '?'}check=1`;
}

/** Grows the tree by what is written; stops at what cannot be understood. */
function grow(root: Node, written: string): string | undefined {
    let [parent, node] = [root, root];
    const outer: [Node, Node][] = [];
    for (const [sign] of written.matchAll(/[().]|[^().]+/g)) {
        if (sign === '(') {
            if (node === parent) return text('a variation needs a move before it');
            if (outer.length >= deepest) return text('variations are nested too deep');
            outer.push([parent, node]);
            node = parent;
        } else if (sign === ')') {
            const back = outer.pop();
            if (!back) return text('there is a “)” without its “(”');
            [parent, node] = back;
        } else if (sign !== '.') {
            let next = node.children.find((child) => child.move === sign);
            if (!next) node.children.push((next = { move: sign, children: [] }));
            [parent, node] = [node, next];
        }
    }
    return outer.length > 0 ? text('there is a “(” without its “)”') : undefined;
}

function placeOf(tree: Tree, at: string | null): Path {
    const end = lastOf(tree, []);
    if (at === null) return end;
    if (/^\d{1,6}$/.test(at)) return end.slice(0, Number(at));
    const path = at.split('.');
    return nodeAt(tree, path) ? path : end;
}

function withDrawings(tree: Tree, drawn: string): Tree {
    return drawn.split('~').reduce((now, each) => {
        const [place = '', list = ''] = each.split(':', 2);
        const shapes = shapesOf(list);
        return shapes.length > 0 ? withNotes(now, placeOf(now, place), { shapes }) : now;
    }, tree);
}

const ours = ['position', 'at', 'drawn', 'check']; // everything else is an option of the game

/** Reads an address; whatever it holds, something comes out. Whether moves are legal is the core's business. */
export function opened(route: Route): Opened {
    const [name = '', moves = ''] = route.rest;
    const options = [...route.query].filter(([key]) => !ours.includes(key)).map(([key, value]) => `${key}=${value}`);
    const bare = newTree([name, ...options].join(' '), route.query.get('position') ?? '');
    if (moves.length > longest) return { tree: bare, path: [], error: text('the address is too long') };
    const error = grow(bare.root, moves);
    const tree = withDrawings(bare, route.query.get('drawn') ?? '');
    return { tree, path: placeOf(tree, route.query.get('at')), ...(error ? { error } : {}) };
}
