// The asking side of the core: typed questions, answered by two workers. Where these come from is told from outside.

import { Cancelled } from './errors.ts';
import { Lane, type Question, type Source } from './lane.ts';
import type { Api } from './types.ts';

export { Cancelled, CoreError } from './errors.ts';
export type { Source, WorkerLike } from './lane.ts';
export { compiled, once, type Wasm } from './load.ts';
export type { FromWorker, ToWorker } from './serve.ts';
export type * from './types.ts';

export interface Options<R> {
    /** Is told what is known before the answer. */
    report?: ((report: R) => void) | undefined;
    /** Gives the question up; a worker that is at it is ended, and the next takes its place. */
    signal?: AbortSignal | undefined;
}

/** What takes no time, and so never waits for what does. */
const QUICK: readonly (keyof Api)[] = [
    'games', 'rules', 'snapshot', 'why_not', 'read_records', 'replay', 'write_record', 'lessons', 'puzzles',
];

export class Client {
    private readonly quick: Lane;
    private readonly thinking: Lane;
    private count = 0;
    private readonly nets = new Set<string>(); // the games whose nets were asked for

    constructor(private readonly source: Source) {
        this.quick = new Lane(source);
        this.thinking = new Lane(source);
    }

    /** Rejects with a `CoreError` that says what is wrong, or with `Cancelled`. */
    ask<K extends keyof Api>(
        name: K,
        request: Api[K]['ask'],
        { report, signal }: Options<Api[K]['report']> = {},
    ): Promise<Api[K]['answer']> {
        const lane = QUICK.includes(name) ? this.quick : this.thinking;
        return new Promise((resolve, reject) => {
            if (signal?.aborted) return reject(new Cancelled());
            const question: Question = {
                id: ++this.count,
                request: JSON.stringify({ ...request, do: name }),
                report: (news) => report?.(news as Api[K]['report']),
                resolve: resolve as (answer: unknown) => void,
                reject,
            };
            signal?.addEventListener('abort', () => lane.giveUp(question), { once: true });
            lane.ask(question);
            if (lane !== this.thinking || !('game' in request) || !request.game) return;
            if (name === 'use_net') this.nets.add(request.game); // the one that was given stays
            else this.fetchNet(request.game);
        });
    }

    /** Until the net is there the engine thinks without it. One that could not be had is asked for again. */
    private fetchNet(options: string): void {
        const game = options.split(' ', 1)[0] ?? '';
        if (!this.source.net || this.nets.has(game)) return;
        this.nets.add(game);
        this.source.net(game).then(
            (net) => {
                if (net !== undefined) this.thinking.give(JSON.stringify({ do: 'use_net', game, net }));
            },
            () => this.nets.delete(game),
        );
    }

    /** Ends all thinking at once; what was asked for is rejected with `Cancelled`. */
    cancel(): void {
        this.thinking.cancel();
    }

    /** Ends both workers; what was asked for is rejected with `Cancelled`. A later question starts them again. */
    close(): void {
        this.quick.close();
        this.thinking.close();
    }
}
