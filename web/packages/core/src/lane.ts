// A worker with the questions for it.
import { Cancelled, CoreError } from './errors.ts';
import type { FromWorker, ToWorker } from './serve.ts';

/** What is used of a Worker; one of Node has another face (node.ts). */
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
    /** The net of a game in base64, if there is one; asked for when somebody first thinks about the game. */
    net?: (game: string) => Promise<string | undefined>;
}

export interface Question {
    id: number;
    request: string;
    report: (report: unknown) => void;
    resolve: (answer: unknown) => void;
    reject: (error: Error) => void;
}

/** Not the core's own words, but said in the same way. */
const failure = (id: string, why: string) => new CoreError(id.replace('{0}', why), undefined, { id, args: [why] });

/** A worker and the questions for it, which it is given one at a time. One that breaks is replaced. */
export class Lane {
    private worker: WorkerLike | undefined;
    private started: Promise<void> | undefined; // when the worker has its module
    private readonly waiting: Question[] = []; // the first is being worked on
    private asked = 0; // the question that the worker has
    private isReady = false; // whether the worker has its module
    private readonly gifts: string[] = []; // requests that every worker is given first

    constructor(private readonly source: Source) {}

    ask(question: Question): void {
        this.waiting.push(question);
        if (this.waiting.length === 1) void this.next();
    }

    /** A request that is obeyed before the next question, by this worker and by those that replace it. */
    give(request: string): void {
        this.gifts.push(request);
        if (this.isReady) this.worker?.postMessage({ give: request });
    }

    giveUp(question: Question): void {
        const place = this.waiting.indexOf(question);
        if (place < 0) return;
        this.waiting.splice(place, 1);
        question.reject(new Cancelled());
        if (place === 0) this.restart();
    }

    /** A worker with nothing to do is left alone. */
    cancel(): void {
        if (this.waiting.length > 0) this.close();
    }

    close(): void {
        for (const question of this.waiting.splice(0)) question.reject(new Cancelled());
        this.restart();
    }

    /** Asks the first question, of a new worker if there is none. */
    private async next(): Promise<void> {
        const started = (this.started ??= this.start());
        try {
            await started;
        } catch (error) {
            if (started !== this.started) return;
            const reason = failure('The core could not be loaded: {0}', String(error));
            for (const question of this.waiting.splice(0)) question.reject(reason);
            return this.restart(); // the next question tries again
        }
        const question = this.waiting[0];
        if (started !== this.started || !question || question.id === this.asked) return;
        this.asked = question.id;
        this.worker?.postMessage({ id: question.id, request: question.request });
    }

    /** The worker gets ready while the module is still being loaded. */
    private async start(): Promise<void> {
        const worker = (this.worker = this.source.worker());
        worker.onmessage = ({ data }) => this.hear(data);
        worker.onerror = (event) => this.crash(event.message);
        const module = await this.source.module();
        if (worker !== this.worker) return;
        worker.postMessage({ module });
        for (const give of this.gifts) worker.postMessage({ give });
        this.isReady = true;
    }

    /** Ends the worker; another is started as soon as there is something to ask. */
    private restart(): void {
        if (this.worker) {
            this.worker.onmessage = null;
            this.worker.onerror = null;
            this.worker.terminate();
        }
        this.worker = this.started = undefined;
        this.isReady = false;
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
        this.waiting.shift()?.reject(failure('The core failed ({0}) and was started again.', reason));
        this.restart();
    }
}
