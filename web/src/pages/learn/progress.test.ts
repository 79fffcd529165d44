import { expect, test } from 'vitest';
import { puzzleProgress, withMissed, withSolved } from './progress';

test('a streak grows by clean solutions only and ends with a miss', () => {
    let now = puzzleProgress('nowhere');
    expect(now).toEqual({ solved: [], streak: 0, best: 0 });
    now = withSolved(withSolved(now, 'a', true), 'b', true);
    expect(now).toEqual({ solved: ['a', 'b'], streak: 2, best: 2 });
    expect(withSolved(now, 'c', false).streak).toBe(2);
    now = withMissed(now);
    expect(now).toEqual({ solved: ['a', 'b'], streak: 0, best: 2 });
    expect(withSolved(now, 'a', true).solved).toEqual(['a', 'b']);
});
