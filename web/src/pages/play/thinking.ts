import { signal } from '@preact/signals';
import { why } from '../../i18n/why';

/** One piece of thinking at a time; a new one, or a stop, ends the last. */
export class Thinking {
    readonly isOn = signal(false);
    readonly progress = signal<number | null>(null); // while a table is made ready
    #work = new AbortController();

    /** Runs `work` and answers what is wrong with it, or undefined when it was stopped or went well. */
    async during(work: (stop: AbortSignal) => Promise<void>): Promise<string | undefined> {
        this.stop();
        const mine = (this.#work = new AbortController());
        this.isOn.value = true;
        try {
            await work(mine.signal);
        } catch (error) {
            if (!mine.signal.aborted) return why(error);
        } finally {
            if (mine === this.#work) this.#rest();
        }
        return undefined;
    }

    /** For `ask`: hears how far a table is. */
    report = (news: unknown): void => {
        this.progress.value = (news as { progress?: number } | undefined)?.progress ?? null;
    };

    stop(): void {
        this.#work.abort();
        this.#rest();
    }

    #rest(): void {
        this.isOn.value = false;
        this.progress.value = null;
    }
}
