// The page's side of the core: typed questions, answered by two workers.

import type { FromWorker, ToWorker } from './serve';
import type { Api, Message } from './types';

/** The core's answer that a request was wrong, or that it could not be answered. */
export class CoreError extends Error {
    /** The ply, from 1, of the move that was wrong, if it was one. */
    readonly ply: number | undefined;
    /** What is wrong, without where it stands in the line and how the move was written. */
    readonly reason: Message;

    constructor(message: string, ply?: number, parts: Message = message) {
        super(message);
        this.name = 'CoreError';
        this.ply = ply;
        this.reason = ply === undefined ? parts : innermost(parts);
    }
}

/** "ply 3: c3: c3 is occupied" is about the move c3, and what is wrong is that c3 is occupied. */
function innermost(message: Message): Message {
    if (typeof message === 'string' || !/^(ply )?\{0\}: \{1\}$/.test(message.id)) return message;
    return innermost(message.args[1] ?? '');
}

/** The question was given up. */
export class Cancelled extends Error {
    constructor() {
        super('cancelled');
        this.name = 'Cancelled';
    }
}

/** What is used of a Worker. */
export interface WorkerLike {
    postMessage(message: ToWorker): void;
    terminate(): void;
    onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
    onerror: ((event: ErrorEvent) => void) | null;
}

/** Where the core comes from. */
export interface Source {
    module(): Promise<WebAssembly.Module>;
    worker(): WorkerLike;
}

export interface Options<R> {
    /** Is told what is known before the answer. */
    report?: ((report: R) => void) | undefined;
    /** Gives the question up; a worker that is at it is ended, and the next takes its place. */
    signal?: AbortSignal | undefined;
}

interface Question {
    id: number;
    request: string;
    report: (report: unknown) => void;
    resolve: (answer: unknown) => void;
    reject: (error: Error) => void;
}

/** A worker and the questions for it, which it is given one at a time. One that breaks is replaced. */
class Lane {
    private worker: WorkerLike | undefined;
    private readonly waiting: Question[] = []; // the first is being worked on
    private asked = 0; // the question that the worker has

    constructor(private readonly source: Source) {}

    ask(question: Question): void {
        this.waiting.push(question);
        if (this.waiting.length === 1) void this.next();
    }

    giveUp(question: Question): void {
        const place = this.waiting.indexOf(question);
        if (place < 0) return;
        this.waiting.splice(place, 1);
        question.reject(new Cancelled());
        if (place === 0) this.restart();
    }

    cancel(): void {
        if (this.waiting.length === 0) return;
        for (const question of this.waiting.splice(0)) question.reject(new Cancelled());
        this.restart();
    }

    /** Asks the first question, of a new worker if there is none. */
    private async next(): Promise<void> {
        try {
            const module = await this.source.module();
            this.worker ??= this.start(module);
        } catch (error) {
            const reason = new CoreError(`The core could not be loaded: ${String(error)}`);
            for (const question of this.waiting.splice(0)) question.reject(reason);
        }
        const question = this.waiting[0];
        if (!question || question.id === this.asked) return;
        this.asked = question.id;
        this.worker?.postMessage({ id: question.id, request: question.request });
    }

    private start(module: WebAssembly.Module): WorkerLike {
        const worker = this.source.worker();
        worker.onmessage = ({ data }) => this.hear(data);
        worker.onerror = (event) => this.crash(event.message);
        worker.postMessage({ module });
        return worker;
    }

    /** Ends the worker; another is started as soon as there is something to ask. */
    private restart(): void {
        if (this.worker) {
            this.worker.onmessage = null;
            this.worker.onerror = null;
            this.worker.terminate();
            this.worker = undefined;
        }
        this.asked = 0;
        if (this.waiting.length > 0) void this.next();
    }

    private hear(message: FromWorker): void {
        if (message.kind === 'crash') return this.crash(message.message);
        const question = this.waiting[0];
        if (question?.id !== message.id) return;
        const said = JSON.parse(message.json);
        if (message.kind === 'report') return question.report(said);
        this.waiting.shift();
        if ('answer' in said) question.resolve(said.answer);
        else question.reject(new CoreError(said.error, said.ply, said.message));
        if (this.waiting.length > 0) void this.next();
    }

    /** The question at hand is lost; the others go to the next worker. */
    private crash(reason: string): void {
        const message = `The core failed (${reason}) and was started again.`;
        this.waiting.shift()?.reject(new CoreError(message));
        this.restart();
    }
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
