// A study as an address that people can read and send:
//   #/analysis/NAME/c3.c4(b4.d4).d3?size=5&position=5/5/2b2/3r1/5+1&at=2
// Moves are separated by dots; moves in brackets could have been played instead of the one before.
import type { Route } from '../../app/router';
import { text } from '../../i18n/text';
import { branching, lastOf, newTree, nodeAt, type Node, type Path, type Tree } from './tree';

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

/** Without `path` the link opens at the end of the game. */
export function linkTo(tree: Tree, path?: Path): string {
    const [name = '', ...options] = tree.game.split(' ');
    const query = options.map((option) => option.split('=', 2) as [string, string]);
    if (tree.start) query.push(['position', tree.start]);
    const end = lastOf(tree, []);
    if (path && path.length < end.length && isMain(tree, path)) query.push(['at', String(path.length)]);
    else if (path && !isMain(tree, path)) query.push(['at', path.map(inPath).join('.')]);
    const moves = movesText(tree.root);
    const search = query.map(([key, value]) => `${inQuery(key)}=${inQuery(value)}`).join('&');
    return `#/analysis/${inPath(name)}${moves && '/' + moves}${search && '?' + search}`;
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

/** Reads an address; whatever it holds, something comes out. Whether moves are legal is the core's business. */
export function opened(route: Route): Opened {
    const [name = '', moves = ''] = route.rest;
    const options = [...route.query].filter(([key]) => key !== 'position' && key !== 'at').map(([key, value]) => `${key}=${value}`);
    const bare = newTree([name, ...options].join(' '), route.query.get('position') ?? '');
    if (moves.length > longest) return { tree: bare, path: [], error: text('the address is too long') };
    const error = grow(bare.root, moves);
    return { tree: bare, path: placeOf(bare, route.query.get('at')), ...(error ? { error } : {}) };
}
