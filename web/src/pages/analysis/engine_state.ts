// What the engine thinks of the position at hand, and what is proved of its moves.
import { batch, signal } from '@preact/signals';
import { ask } from '../../app/api';
import { keep, recall } from '../../app/storage';
import type { Budget, Line, Snapshot, Analysis, ProvenValues } from '../../core/types';
import { t } from '../../i18n/t';
import { why } from '../../i18n/why';
import { announce } from '../../ui/live';
import { evaluationWords } from './evaluation_words';
import { sparsely } from '../../ui/sparsely';

/** A limit is a letter (time, depth, nodes) and a number: t1000, d8, n100000; t0 is no limit. */
export const budgetNames = ['t1000', 't5000', 't30000', 't0', 'd4', 'd8', 'd16', 'n10000', 'n100000', 'n1000000'] as const;
const kinds = { t: 'milliseconds', d: 'depth', n: 'nodes' } as const;

export interface Wishes {
    on: boolean;
    values: boolean;
    lines: number; // 1 … 5
    limit: string;
}

export function usableWishes(stored: unknown): Wishes {
    const old = (typeof stored === 'object' && stored ? stored : {}) as Partial<Wishes>;
    return {
        on: old.on === true,
        values: old.values === true,
        lines: [1, 2, 3, 4, 5].find((n) => n === old.lines) ?? 3,
        limit: budgetNames.find((name) => name === old.limit) ?? 't5000',
    };
}

export function budgetOf({ lines, limit }: Wishes): Budget {
    const [kind, amount] = [limit[0] as keyof typeof kinds, Number(limit.slice(1))];
    return { lines, ...(amount > 0 ? { [kinds[kind]]: amount } : {}) };
}

/** At first the engine finds something better every few milliseconds: nobody reads that, and each drawing takes time. */
const apart = 200;
const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export class EngineState {
    readonly wishes;
    readonly analysis = signal<Analysis | null>(null);
    readonly provenValues = signal<ProvenValues | null>(null);
    readonly progress = signal<number | null>(null);
    readonly thinking = signal(false);
    readonly error = signal('');
    #line: Line | null = null;
    #work = new AbortController();
    #queue: Promise<void> = Promise.resolve();

    /** Without wishes of its own it has, and keeps, those of the reader. */
    constructor(private readonly own?: Wishes) {
        this.wishes = signal<Wishes>(own ?? usableWishes(recall('engine')));
    }

    wish(part: Partial<Wishes>): void {
        this.wishes.value = { ...this.wishes.value, ...part };
        if (!this.own) keep('engine', this.wishes.value);
        if (this.#line) this.#begin(this.#line);
    }

    /** Thinks about this position from now on, and about no other. */
    consider(line: Line, snapshot: Snapshot): void {
        this.#line = snapshot.result === '*' ? line : null;
        this.#begin(this.#line);
    }

    /** Thinks no more about a position that is being left: what comes next needs the processor. */
    rest(): void {
        this.#work.abort();
    }

    leave(): void {
        this.#line = null;
        this.#work.abort();
    }

    #begin(line: Line | null): void {
        this.#work.abort();
        const work = (this.#work = new AbortController());
        this.#clear();
        if (!line) return;
        // What is asked for values is never broken off: it is short, and tables would be lost.
        this.#queue = this.#queue.then(() => this.#run(line, work.signal));
    }

    #clear(): void {
        batch(() => {
            this.analysis.value = null;
            this.provenValues.value = null;
            this.error.value = '';
            this.thinking.value = false;
        });
    }

    async #run(line: Line, signal: AbortSignal): Promise<void> {
        const { on, values } = this.wishes.value;
        if (!on && !values) return;
        await wait(60); // somebody who walks through a game asks nothing
        if (signal.aborted) return;
        this.thinking.value = true;
        try {
            if (values) {
                const provenValues = await this.#during(signal, (report) => ask('values', { ...line, budget: { milliseconds: 700 } }, { report }));
                if (!signal.aborted) this.provenValues.value = provenValues;
            }
            if (on && !signal.aborted) {
                const analysis = await this.#during(signal, (report) => ask('analyse', { ...line, budget: budgetOf(this.wishes.value) }, { report, signal }));
                if (!signal.aborted) this.#tell(analysis);
            }
        } catch (error) {
            if (!signal.aborted) this.error.value = why(error);
        }
        if (signal.aborted) return;
        this.thinking.value = false;
        this.progress.value = null;
    }

    /** What is reported is heard now and then, and no more when the answer is there. */
    async #during<T>(signal: AbortSignal, question: (report: (news: unknown) => void) => Promise<T>): Promise<T> {
        const { hear, stop } = sparsely((news: unknown) => !signal.aborted && this.#hear(news as Partial<Analysis> & { progress?: number }), apart);
        try {
            return await question(hear);
        } finally {
            stop();
        }
    }

    #tell(analysis: Analysis): void {
        this.analysis.value = analysis;
        const best = analysis.lines[0];
        if (best?.moves[0]) announce(t('The engine plays {move}: {words}.', { move: best.moves[0], words: evaluationWords(best) }));
    }

    #hear(news: Partial<Analysis> & { progress?: number }): void {
        if (news.lines) this.analysis.value = news as Analysis;
        this.progress.value = news.progress ?? null;
    }
}
