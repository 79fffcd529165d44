// The client with real workers: those of Node.

import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Cancelled, Client, CoreError, startWorker, type Analysis, type Line, type WorkerLike } from 'quinta-core';

let module: WebAssembly.Module;

beforeAll(async () => {
    module = await WebAssembly.compile(readFileSync(new URL('../../public/quinta.wasm', import.meta.url)));
});

const line: Line = { game: 'stlts', start: '', moves: [] };
let workers: WorkerLike[];
let client: Client;

beforeEach(() => {
    workers = [];
    client = new Client({
        module: () => Promise.resolve(module),
        worker: () => {
            workers.push(startWorker());
            return workers.at(-1) as WorkerLike;
        },
    });
});
afterEach(() => workers.forEach((worker) => worker.terminate()));

/** Thinks without end, and says when it has begun. */
function thinkForever(signal?: AbortSignal): { begun: Promise<void>; analysis: Promise<Analysis> } {
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const analysis = client.ask('analyse', { ...line, budget: {} }, { report: () => begin(), signal });
    analysis.catch(() => {});
    return { begun, analysis };
}

describe('the client', () => {
    it('answers while it thinks', async () => {
        const { begun } = thinkForever();
        await begun;
        const snapshots = await Promise.all([client.ask('snapshot', line), client.ask('snapshot', { ...line, game: 'taiji' })]);
        expect(snapshots.map(({ game }) => game)).toEqual(['stlts', 'taiji']);
        expect(workers.length).toBe(2);
    });

    it('says what is wrong, and goes on', async () => {
        const wrong = client.ask('snapshot', { ...line, moves: ['z9'] });
        await expect(wrong).rejects.toBeInstanceOf(CoreError);
        await expect(wrong).rejects.toMatchObject({ ply: 1 });
        expect((await client.ask('games', {})).length).toBeGreaterThan(0);
        expect(workers.length).toBe(1);
    });

    it('thinks with the net of a game as soon as it is there, in every new worker', async () => {
        const net = readFileSync(new URL('../../../share/nets/trike.qnet', import.meta.url)).toString('base64');
        const asked: string[] = [];
        const start = () => {
            workers.push(startWorker());
            return workers.at(-1) as WorkerLike;
        };
        const source = { module: () => Promise.resolve(module), worker: start };
        const learned = new Client({ ...source, net: (game) => (asked.push(game), Promise.resolve(game === 'trike' ? net : undefined)) });
        const position = { game: 'trike side=9', moves: ['e3', 'e5', 'c3'], budget: { nodes: 1500 } };
        const without = await client.ask('analyse', position);
        await learned.ask('analyse', { game: 'stlts', budget: { nodes: 10 } });
        await learned.ask('analyse', position); // perhaps before the net came
        learned.close(); // a new worker has proved nothing yet, but is given the net
        const withNet = await learned.ask('analyse', position);
        expect(withNet.lines).not.toEqual(without.lines);
        learned.close();
        const again = await learned.ask('analyse', position);
        expect(again.lines).toEqual(withNet.lines);
        expect(asked).toEqual(['stlts', 'trike']);
    });

    it('cancels all thinking', async () => {
        const { begun, analysis } = thinkForever();
        const next = client.ask('values', { ...line, budget: {} });
        await begun;
        client.cancel();
        await expect(analysis).rejects.toBeInstanceOf(Cancelled);
        await expect(next).rejects.toBeInstanceOf(Cancelled);
        expect((await client.ask('analyse', { ...line, budget: { depth: 1 } })).depth).toBe(1);
        expect(workers.length).toBe(2);
    });

    it('leaves a worker with nothing to do alone', async () => {
        await client.ask('prepare', { game: 'neutreeko' });
        client.cancel();
        await client.ask('prepare', { game: 'neutreeko' });
        expect(workers.length).toBe(1);
    });

    it('gives one question up', async () => {
        const stop = new AbortController();
        const { begun, analysis } = thinkForever(stop.signal);
        const next = client.ask('analyse', { ...line, budget: { depth: 1 } });
        await begun;
        stop.abort();
        await expect(analysis).rejects.toBeInstanceOf(Cancelled);
        expect((await next).depth).toBe(1);
        await expect(client.ask('games', {}, { signal: stop.signal })).rejects.toBeInstanceOf(Cancelled);
    });

    it('drops a question that waits without harm to the one at hand', async () => {
        const stop = new AbortController();
        const first = client.ask('analyse', { ...line, budget: { nodes: 20_000 } });
        const second = client.ask('analyse', { ...line, budget: {} }, { signal: stop.signal });
        stop.abort();
        await expect(second).rejects.toBeInstanceOf(Cancelled);
        expect((await first).lines.length).toBe(1);
        expect(workers.length).toBe(1);
    });

    it('replaces a worker that breaks', async () => {
        const { begun, analysis } = thinkForever();
        const next = client.ask('analyse', { ...line, budget: { depth: 1 } });
        await begun;
        workers[0]?.onerror?.({ message: 'out of memory' } as ErrorEvent);
        await expect(analysis).rejects.toThrow('The core failed (out of memory) and was started again.');
        expect((await next).depth).toBe(1);
        expect(workers.length).toBe(2);
    });

    it('says that it could not be loaded, and tries again', async () => {
        let tries = 0;
        const poor = new Client({
            module: () => (++tries === 1 ? Promise.reject(new Error('404 Not Found')) : Promise.resolve(module)),
            worker: () => {
                workers.push(startWorker());
                return workers.at(-1) as WorkerLike;
            },
        });
        await expect(poor.ask('games', {})).rejects.toThrow('The core could not be loaded: Error: 404 Not Found');
        expect((await poor.ask('games', {})).length).toBeGreaterThan(0);
    });
});

describe('a worker', () => {
    it('reports a trap as a crash', async () => {
        const broken = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
        const poor = new Client({
            module: () => Promise.resolve(broken),
            worker: () => {
                workers.push(startWorker());
                return workers.at(-1) as WorkerLike;
            },
        });
        await expect(poor.ask('games', {})).rejects.toThrow('The core failed (TypeError');
        poor.cancel();
    });
});
