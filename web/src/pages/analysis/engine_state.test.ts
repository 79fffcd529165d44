import { expect, test } from 'vitest';
import { budgetOf, usableWishes } from './engine_state';

test('a budget is read from its name', () => {
    const wishes = usableWishes({ lines: 2, limit: 'd8' });
    expect(budgetOf(wishes)).toEqual({ lines: 2, depth: 8 });
    expect(budgetOf({ ...wishes, limit: 't0' })).toEqual({ lines: 2 });
    expect(budgetOf({ ...wishes, limit: 'n10000' })).toEqual({ lines: 2, nodes: 10000 });
});

test.each([null, 7, 'x', { lines: 99, limit: 'rm -rf', on: 'yes' }])('stored nonsense gives the usual (%#)', (stored) => {
    expect(usableWishes(stored)).toEqual({ on: false, values: false, lines: 3, limit: 't5000' });
});
