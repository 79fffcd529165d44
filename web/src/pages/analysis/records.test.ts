import { expect, test } from 'vitest';
import type { GameRecord } from '../../core/types';
import { recordOf, titleOf, treeOf } from './records';
import { leaves, newTree, nodeAt } from './tree';

const record: GameRecord = {
    tags: [
        ['Game', 'name'],
        ['First', 'Ann'],
        ['Second', 'Ben'],
        ['Result', '1-0'],
        ['Termination', 'Black has four in a line'],
        ['Site', 'Porto'],
    ],
    comment: 'A short game.',
    moves: [
        { move: 'c3' },
        {
            move: 'd3',
            annotations: [2],
            comment: 'Blocks nothing.',
            variations: [
                [{ move: 'c2', comment: 'the only move', intro: 'Instead' }, { move: 'b4' }],
                [{ move: 'b2' }, { move: 'b3', variations: [[{ move: 'e5' }]] }],
            ],
        },
        { move: 'c4' },
    ],
};

test('a record becomes a tree and comes back the same', () => {
    const tree = treeOf(record);
    expect(leaves(tree)).toEqual([['c3', 'd3', 'c4'], ['c3', 'c2', 'b4'], ['c3', 'b2', 'b3'], ['c3', 'b2', 'e5']]);
    expect(nodeAt(tree, ['c3', 'c2'])?.comment).toBe('the only move');
    expect(recordOf(tree)).toEqual(record);
    expect(titleOf(record)).toBe('Ann – Ben, 1-0');
});

test('a variation of the first move of a variation stands beside both', () => {
    const tree = treeOf({ tags: [['Game', 'name']], moves: [{ move: 'a1', variations: [[{ move: 'b1', variations: [[{ move: 'c1' }, { move: 'd1' }]] }]] }] });
    expect(leaves(tree)).toEqual([['a1'], ['b1'], ['c1', 'd1']]);
});

test('an empty variation and a repeated move are no trouble', () => {
    const tree = treeOf({ tags: [], moves: [{ move: 'a1', variations: [[], [{ move: 'a1' }, { move: 'b2' }]] }, { move: 'b1' }] });
    expect(leaves(tree)).toEqual([['a1', 'b2'], ['a1', 'b1']]);
});

test('a study that was never a record gets the tags that every record has', () => {
    expect(recordOf(newTree('name size=4', 'b/2 1'), '0-1', 'stuck').tags).toEqual([
        ['Game', 'name size=4'],
        ['First', '?'],
        ['Second', '?'],
        ['Result', '0-1'],
        ['Position', 'b/2 1'],
        ['Termination', 'stuck'],
    ]);
});

test('what is drawn goes into the comments of a record and comes back', () => {
    const tree = newTree('name', '', ['c3', 'd3']);
    tree.root.shapes = [{ from: 'a1', to: 'a1' }];
    tree.root.children[0]!.shapes = [{ from: 'a1', to: 'b3' }];
    tree.root.children[0]!.comment = 'the centre';
    const written = recordOf(tree);
    expect(written.comment).toBe('[%csl Ga1]');
    expect(written.moves[0]?.comment).toBe('[%cal Ga1b3] the centre');
    expect(treeOf(written).root).toEqual(tree.root);
});
