import { expect, test } from 'vitest';
import { branching, lastOf, leaves, newTree, nextOf, nodeAt, promoted, siblingOf, withLine, withMove, withNotes, without } from './tree';

const main = newTree('name', '', ['a1', 'b1', 'c1']);
const tried = withLine(main, ['b2', 'c2'], ['a1']);

test('what is tried stands beside what was there', () => {
    expect(leaves(tried)).toEqual([['a1', 'b1', 'c1'], ['a1', 'b2', 'c2']]);
    expect(leaves(main)).toEqual([['a1', 'b1', 'c1']]);
});

test('a move that is there already changes nothing, not even its notes', () => {
    const noted = withNotes(tried, ['a1'], { comment: 'good' });
    expect(withMove(noted, [], 'a1')).toEqual(noted);
});

test('a place that is not there changes nothing', () => {
    for (const change of [withMove(tried, ['x'], 'y'), without(tried, ['x', 'y']), promoted(tried, ['x'])]) expect(leaves(change)).toEqual(leaves(tried));
    expect(nodeAt(tried, ['a1', 'zz'])).toBeUndefined();
});

test('a promoted variation comes first, and nothing is lost', () => {
    const best = promoted(tried, ['a1', 'b2', 'c2']);
    expect(leaves(best)).toEqual([['a1', 'b2', 'c2'], ['a1', 'b1', 'c1']]);
    expect(promoted(best, ['a1', 'b2', 'c2'])).toEqual(best);
});

test('a nested variation is promoted one branching at a time', () => {
    const nested = withLine(tried, ['c3'], ['a1', 'b2']);
    const path = ['a1', 'b2', 'c3'];
    expect(branching(nested, path)).toBe(2);
    const once = promoted(nested, path);
    expect(branching(once, path)).toBe(1);
    expect(leaves(promoted(once, path))[0]).toEqual(path);
});

test('only an explicit command deletes, and only that branch', () => {
    expect(leaves(without(tried, ['a1', 'b2']))).toEqual([['a1', 'b1', 'c1']]);
    expect(leaves(without(tried, ['a1']))).toEqual([[]]);
    expect(without(tried, []).root).toEqual(tried.root);
});

test('walking', () => {
    expect(lastOf(tried, [])).toEqual(['a1', 'b1', 'c1']);
    expect(lastOf(tried, ['a1', 'b2'])).toEqual(['a1', 'b2', 'c2']);
    expect(nextOf(tried, ['a1'])).toEqual(['a1', 'b1']);
    expect(nextOf(tried, ['a1', 'b1', 'c1'])).toEqual(['a1', 'b1', 'c1']);
    expect(siblingOf(tried, ['a1', 'b1'], 1)).toEqual(['a1', 'b2']);
    expect(siblingOf(tried, ['a1', 'b1'], -1)).toEqual(['a1', 'b2']);
    expect(siblingOf(tried, [], 1)).toEqual([]);
});

test('a long game is no trouble', () => {
    const moves = Array.from({ length: 3000 }, (_, i) => `m${i}`);
    const long = newTree('name', '', moves.slice(0, 1500));
    expect(leaves(long)[0]).toHaveLength(1500);
});
