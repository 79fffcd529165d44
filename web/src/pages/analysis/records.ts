// A study as a game record and back, with its comments, signs and variations.
import type { GameRecord, RecordMove, Result } from '../../core/types';
import { commentParts, commentWith } from './shapes';
import { newTree, type Node, type Tree } from './tree';

function noted(node: Node): RecordMove {
    const comment = commentWith(node.comment, node.shapes);
    return {
        move: node.move,
        ...(node.annotations?.length ? { annotations: node.annotations } : {}),
        ...(comment ? { comment } : {}),
        ...(node.intro ? { intro: node.intro } : {}),
    };
}

/** The moves after `node`; the others that were tried stand with the first one. */
function movesAfter(node: Node): RecordMove[] {
    const moves: RecordMove[] = [];
    for (let at = node; at.children[0]; at = at.children[0]) {
        const [first, ...others] = at.children;
        const variations = others.map((other) => [noted(other), ...movesAfter(other)]);
        moves.push({ ...noted(first), ...(variations.length > 0 ? { variations } : {}) });
    }
    return moves;
}

const tagOf = (tags: [string, string][], name: string): string | undefined => tags.find(([each]) => each === name)?.[1];

/** `ended` is how the main line ended on the board, '*' when it did not. */
export function recordOf(tree: Tree, ended: Result = '*', reason = ''): GameRecord {
    const known = ended === '*' ? (tagOf(tree.tags, 'Result') ?? '*') : ended;
    const first: [string, string][] = [
        ['Game', tree.game],
        ['First', tagOf(tree.tags, 'First') ?? '?'],
        ['Second', tagOf(tree.tags, 'Second') ?? '?'],
        ['Result', known],
        ...(tree.start ? [['Position', tree.start] as [string, string]] : []),
        ...(reason ? [['Termination', reason] as [string, string]] : []),
    ];
    const names = new Set(first.map(([name]) => name));
    if (ended !== '*') names.add('Termination');
    const tags = [...first, ...tree.tags.filter(([name]) => !names.has(name))];
    const comment = commentWith(tree.root.comment, tree.root.shapes);
    return { tags, ...(comment ? { comment } : {}), moves: movesAfter(tree.root) };
}

/** A variation is a line of its own from where the move before it was made. */
function grow(node: Node, moves: RecordMove[]): void {
    for (const { move, variations = [], comment, ...notes } of moves) {
        let next = node.children.find((child) => child.move === move);
        if (!next) node.children.push((next = { move, ...notes, ...commentParts(comment ?? ''), children: [] }));
        for (const variation of variations) grow(node, variation);
        node = next;
    }
}

export function treeOf(record: GameRecord): Tree {
    const tree = newTree(tagOf(record.tags, 'Game') ?? '', tagOf(record.tags, 'Position') ?? '');
    tree.tags = record.tags;
    Object.assign(tree.root, commentParts(record.comment ?? ''));
    grow(tree.root, record.moves);
    return tree;
}

export const titleOf = (record: GameRecord): string =>
    `${tagOf(record.tags, 'First') ?? '?'} – ${tagOf(record.tags, 'Second') ?? '?'}, ${tagOf(record.tags, 'Result') ?? '*'}`;
