// The engine looks at every move of a line.
import { signal } from '@preact/signals';
import { ask } from '../../app/api';
import type { Evaluation, Line, Verdict } from '../../core/types';
import { t } from '../../i18n/t';
import { why } from '../../i18n/why';
import { announce } from '../../ui/live';
import type { Path } from './tree';

export class Review {
    readonly moves = signal<Path>([]); // that are looked at
    readonly verdicts = signal<Verdict[]>([]);
    readonly running = signal(false);
    readonly error = signal('');
    #work = new AbortController();

    async start(line: Line): Promise<void> {
        this.stop();
        const work = (this.#work = new AbortController());
        this.moves.value = line.moves;
        this.verdicts.value = [];
        this.error.value = '';
        this.running.value = true;
        try {
            const report = (news: unknown) => !work.signal.aborted && this.#hear(news as Partial<Verdict>);
            const all = await ask('review', { ...line, budget: { milliseconds: 250 } }, { report, signal: work.signal });
            if (!work.signal.aborted) this.verdicts.value = all;
            announce(t('Faults found: {n}.', { n: all.filter((verdict) => verdict.fault !== 'none').length }));
        } catch (error) {
            if (!work.signal.aborted) this.error.value = why(error);
        }
        if (!work.signal.aborted) this.running.value = false;
    }

    stop(): void {
        this.#work.abort();
        this.running.value = false;
    }

    /** The verdict on the move that led to this place. */
    at(path: Path): Verdict | undefined {
        return path.every((move, i) => move === this.moves.value[i]) ? this.verdicts.value[path.length - 1] : undefined;
    }

    /** What the review thinks of the position at this place, for the side to move. */
    positionAt(path: Path): Evaluation | undefined {
        return path.every((move, i) => move === this.moves.value[i]) ? this.verdicts.value[path.length]?.best : undefined;
    }

    #hear(news: Partial<Verdict>): void {
        if (news.fault !== undefined) this.verdicts.value = [...this.verdicts.value, news as Verdict];
    }
}
