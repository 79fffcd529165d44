import { expect, test } from 'vitest';
import { parseRoute } from '../../app/router';
import { linkTo, longest, opened } from './link';
import { lastOf, leaves, newTree, nodeAt, withLine, withNotes } from './tree';

const study = withLine(newTree('name pins=5', '', ['e3+w', 'b3+w', 'c10xc8']), ['b3-b4', 'a1+b'], ['e3+w']);

test('a study comes back from its address', () => {
    const link = linkTo(study);
    expect(link).toBe('#/analysis/name/e3+w.b3+w(b3-b4.a1+b).c10xc8?pins=5');
    const back = opened(parseRoute(link));
    expect(back.error).toBeUndefined();
    expect(back.tree.game).toBe('name pins=5');
    expect(leaves(back.tree)).toEqual(leaves(study));
});

test('a position comes back, and reads well', () => {
    const link = linkTo(newTree('other side=4', 'b/2/wB1/4 1 owner=2'), []);
    expect(link).toBe('#/analysis/other?side=4&position=b/2/wB1/4+1+owner=2');
    expect(opened(parseRoute(link)).tree.start).toBe('b/2/wB1/4 1 owner=2');
});

test('the place in the study comes back, also inside a variation', () => {
    for (const path of [[], ['e3+w'], ['e3+w', 'b3-b4'], ['e3+w', 'b3+w', 'c10xc8']]) expect(opened(parseRoute(linkTo(study, path))).path).toEqual(path);
});

test('signs that mean something are kept apart', () => {
    const odd = newTree('x y=a&b', 'a+b (c) %41', ['a.b', '(', 'c/d', '%', 'ü,é']);
    const back = opened(parseRoute(linkTo(odd)));
    expect(back.tree.start).toBe(odd.start);
    expect(back.tree.game).toBe(odd.game);
});

test.each([
    ['#/analysis', ''],
    ['#/analysis/name/(c3)', 'before it'],
    ['#/analysis/name/c3)', 'without its “(”'],
    ['#/analysis/name/c3(c4', 'without its “)”'],
    ['#/analysis/name/' + 'c3'.repeat(longest), 'too long'],
    ['#/analysis/name/a' + '.b(c'.repeat(500), 'nested'],
    ['#/analysis/name/%E0%A4%A?at=%E0%A4%A', ''],
    ['#/analysis/__proto__/constructor.__proto__?__proto__=1&at=999999', ''],
    ['#/analysis/name/<img src=x onerror=alert(1)>', ''],
    ['#/analysis/name/...c3...c4..', ''],
])('a hostile address gives something to look at (%#)', (address, error) => {
    const back = opened(parseRoute(address));
    if (error) expect(back.error).toContain(error);
    else expect(back.error).toBeUndefined();
    expect(back.path.length).toBeLessThanOrEqual(lastOf(back.tree, []).length);
});

test('what stands before a mistake is kept', () => {
    expect(leaves(opened(parseRoute('#/analysis/name/c3.c4)d5')).tree)).toEqual([['c3', 'c4']]);
});

test('what is drawn comes back with its place, on the main line and beside it', () => {
    const place = ['e3+w', 'b3-b4'];
    const drawn = withNotes(withNotes(study, ['e3+w'], { shapes: [{ from: 'a1', to: 'b3' }, { from: 'e5', to: 'e5' }] }), place, { shapes: [{ from: 'c3', to: 'c3' }] });
    const link = linkTo(drawn, ['e3+w']);
    expect(link).toContain('&at=1&drawn=1:a1b3,e5~e3%2Bw.b3-b4:c3');
    const back = opened(parseRoute(link));
    expect(nodeAt(back.tree, ['e3+w'])?.shapes).toEqual([{ from: 'a1', to: 'b3' }, { from: 'e5', to: 'e5' }]);
    expect(nodeAt(back.tree, place)?.shapes).toEqual([{ from: 'c3', to: 'c3' }]);
    expect(back.tree.game).toBe('name pins=5');
    expect(opened(parseRoute('#/analysis/name?drawn=zz~9:a1~:')).error).toBeUndefined();
});
