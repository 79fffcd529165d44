// What the engine thinks of the position at hand, and what is proved of its moves.
import { signal } from '@preact/signals';
import { ask } from '../../app/desk';
import { keep, recall } from '../../app/storage';
import type { Limits, Line, Look, Thought, Truths } from '../../core/types';
import { said, t } from '../../i18n/t';
import { announce } from '../../ui/live';

/** A limit is a letter (time, depth, nodes) and a number: t1000, d8, n100000; t0 is no limit. */
export const limitNames = ['t1000', 't5000', 't30000', 't0', 'd4', 'd8', 'd16', 'n10000', 'n100000', 'n1000000'] as const;
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
        limit: limitNames.find((name) => name === old.limit) ?? 't5000',
    };
}

export function limitsOf({ lines, limit }: Wishes): Limits {
    const [kind, amount] = [limit[0] as keyof typeof kinds, Number(limit.slice(1))];
    return { lines, ...(amount > 0 ? { [kinds[kind]]: amount } : {}) };
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export class Mind {
    readonly wishes;
    readonly thought = signal<Thought | null>(null);
    readonly truths = signal<Truths | null>(null);
    readonly progress = signal<number | null>(null);
    readonly thinking = signal(false);
    readonly error = signal('');
    #line: Line | null = null;
    #work = new AbortController();
    #queue: Promise<void> = Promise.resolve();

    /** Without wishes of its own it has, and keeps, those of the reader. */
    constructor(private readonly own?: Wishes) {
        this.wishes = signal<Wishes>(own ?? usableWishes(recall('mind')));
    }

    wish(part: Partial<Wishes>): void {
        this.wishes.value = { ...this.wishes.value, ...part };
        if (!this.own) keep('mind', this.wishes.value);
        if (this.#line) this.#begin(this.#line);
    }

    /** Thinks about this position from now on, and about no other. */
    consider(line: Line, look: Look): void {
        this.#line = look.result === '*' ? line : null;
        this.#begin(this.#line);
    }

    leave(): void {
        this.#line = null;
        this.#work.abort();
    }

    #begin(line: Line | null): void {
        this.#work.abort();
        const work = (this.#work = new AbortController());
        this.thought.value = null;
        this.truths.value = null;
        this.error.value = '';
        this.thinking.value = false;
        if (!line) return;
        // What is asked for truths is never broken off: it is short, and tables would be lost.
        this.#queue = this.#queue.then(() => this.#run(line, work.signal));
    }

    async #run(line: Line, signal: AbortSignal): Promise<void> {
        const { on, values } = this.wishes.value;
        if (!on && !values) return;
        await wait(60); // somebody who walks through a game asks nothing
        if (signal.aborted) return;
        this.thinking.value = true;
        const report = (news: unknown) => !signal.aborted && this.#hear(news as Partial<Thought> & { progress?: number });
        try {
            if (values) {
                const truths = await ask('truths', { ...line, limits: { milliseconds: 700 } }, { report });
                if (!signal.aborted) this.truths.value = truths;
            }
            if (on && !signal.aborted) {
                const thought = await ask('think', { ...line, limits: limitsOf(this.wishes.value) }, { report, signal });
                if (!signal.aborted) this.#tell(thought);
            }
        } catch (error) {
            if (!signal.aborted) this.error.value = (error as Error).message;
        }
        if (signal.aborted) return;
        this.thinking.value = false;
        this.progress.value = null;
    }

    #tell(thought: Thought): void {
        this.thought.value = thought;
        const best = thought.lines[0];
        if (best?.moves[0]) announce(t('The engine plays {move}: {words}.', { move: best.moves[0], words: said(best.words) }));
    }

    #hear(news: Partial<Thought> & { progress?: number }): void {
        if (news.lines) this.thought.value = news as Thought;
        this.progress.value = news.progress ?? null;
    }
}
