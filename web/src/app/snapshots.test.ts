import { expect, test, vi } from 'vitest';
import type { Line, Snapshot } from '../core/types';
import { Snapshots } from './snapshots';

const line = (...moves: string[]): Line => ({ game: 'name', start: '', moves });
const look = (position: string) => ({ position }) as Snapshot;

test('a position is asked for once, also by two at the same time', async () => {
    const ask = vi.fn(async ({ moves }: Line) => look(moves.join()));
    const snapshots = new Snapshots(ask);
    expect(snapshots.peek(line('a'))).toBeUndefined();
    const [first, second] = await Promise.all([snapshots.get(line('a')), snapshots.get(line('a'))]);
    expect(first).toBe(second);
    expect(snapshots.peek(line('a'))).toBe(first);
    expect(await snapshots.get(line('a'))).toBe(first);
    expect(ask).toHaveBeenCalledTimes(1);
});

test('what was wrong is asked again, and other lines are other positions', async () => {
    const ask = vi.fn(async ({ moves }: Line) => {
        if (ask.mock.calls.length === 1) throw new Error('no');
        return look(moves.join());
    });
    const snapshots = new Snapshots(ask);
    await expect(snapshots.get(line('a'))).rejects.toThrow('no');
    expect((await snapshots.get(line('a'))).position).toBe('a');
    expect((await snapshots.get({ ...line('a'), start: 'x' })).position).toBe('a');
    expect(ask).toHaveBeenCalledTimes(3);
});

test('the oldest are forgotten', async () => {
    const snapshots = new Snapshots(async ({ moves }: Line) => look(moves.join()));
    for (let i = 0; i < 100; i++) await snapshots.get(line(String(i)));
    expect(snapshots.peek(line('0'))).toBeUndefined();
    expect(snapshots.peek(line('99'))).toBeDefined();
});
