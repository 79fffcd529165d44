import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sparsely } from './sparsely';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first news come at once, of those that follow only the last', () => {
    const heard: number[] = [];
    const { hear } = sparsely((n: number) => heard.push(n), 200);
    for (const n of [1, 2, 3]) hear(n);
    expect(heard).toEqual([1]);
    vi.advanceTimersByTime(199);
    expect(heard).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual([1, 3]);
    hear(4);
    expect(heard).toEqual([1, 3]);
    vi.advanceTimersByTime(200);
    expect(heard).toEqual([1, 3, 4]);
});

test('after a rest news come at once again', () => {
    const heard: number[] = [];
    const { hear } = sparsely((n: number) => heard.push(n), 200);
    hear(1);
    vi.advanceTimersByTime(200);
    hear(2);
    expect(heard).toEqual([1, 2]);
});

test('nothing is said after it was stopped', () => {
    const heard: number[] = [];
    const { hear, stop } = sparsely((n: number) => heard.push(n), 200);
    for (const n of [1, 2]) hear(n);
    stop();
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual([1]);
});
