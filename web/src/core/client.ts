// The page's side of the core: typed questions, answered by two workers.

import { Cancelled } from './errors';
import { Lane, type Question, type Source } from './lane';
import type { Api } from './types';

export { Cancelled, CoreError } from './errors';
export type { WorkerLike } from './lane';

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

    constructor(source: Source) {
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
        });
    }

    /** Ends all thinking at once; what was asked for is rejected with `Cancelled`. */
    cancel(): void {
        this.thinking.cancel();
    }
}

/** The compiled core; asked again after a failure, it tries again. */
function loader(url: () => string | URL): () => Promise<WebAssembly.Module> {
    let loading: Promise<WebAssembly.Module> | undefined;
    const load = async () => {
        const response = await fetch(url());
        if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
        // Not every server of plain files knows the type that compiling while loading asks for.
        const isStream = response.headers.get('Content-Type') === 'application/wasm';
        return isStream
            ? WebAssembly.compileStreaming(response)
            : WebAssembly.compile(await response.arrayBuffer());
    };
    return () => {
        loading ??= load().catch((error: unknown) => {
            loading = undefined;
            throw error;
        });
        return loading;
    };
}

/** The core of this page. Nothing is loaded before the first question. */
export function connect(): Client {
    return new Client({
        module: loader(() => new URL('quinta.wasm', document.baseURI)),
        worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    });
}
