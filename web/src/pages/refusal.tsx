// A touch that does nothing says why, in the core's words: it is asked about a move that nobody may make.
import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { snapshotOf } from '../app/api';
import { movesFrom } from '../board/steps';
import type { LegalMove, Line, Step } from '../core/types';
import { t } from '../i18n/t';
import { why } from '../i18n/why';
import { firstUpper } from '../ui/text';

/** A move written like one of `moves` that begins with these steps, but with `cell` as the next one. */
export function moveLike(moves: LegalMove[], steps: Step[], cell: string): string | undefined {
    const model = movesFrom(moves, steps).find((move) => typeof move.steps[steps.length] === 'string');
    if (!model) return undefined;
    let end = 0;
    for (const [i, step] of model.steps.entries()) {
        if (typeof step !== 'string') continue;
        const start = model.move.indexOf(step, end);
        if (start < 0) return undefined;
        end = start + step.length;
        if (i === steps.length) return model.move.slice(0, start) + cell + model.move.slice(end);
    }
    return undefined;
}

/** What is wrong with a move, as a sentence. */
export function coreSentence(error: unknown): string {
    const bare = why(error);
    const isCell = /^[a-z]+\d/.test(bare);
    return (isCell ? bare : firstUpper(bare)) + (/[.!?]$/.test(bare) ? '' : '.');
}

export class Refusal {
    readonly words = signal('');
    #turn = 0;

    say(words: string): void {
        this.#turn++;
        this.words.value = words;
    }

    clear = (): void => this.say('');

    async explain(line: Line, moves: LegalMove[], steps: Step[], cell: string): Promise<void> {
        const move = moveLike(moves, steps, cell);
        this.clear();
        const turn = this.#turn;
        if (moves.length === 0) return;
        const nothing = t('{cell} cannot be played now.', { cell });
        if (move === undefined) return this.say(nothing);
        const wrong = await snapshotOf({ ...line, moves: [...line.moves, move] }).then(
            () => nothing,
            coreSentence,
        );
        if (turn === this.#turn) this.say(wrong);
    }
}

/** For a board on which the reader makes the moves of `line`. */
export function useRefusal(line: () => Line, moves: LegalMove[]) {
    const refusal = useMemo(() => new Refusal(), []);
    const onRefused = (cell: string, steps: Step[]) => void refusal.explain(line(), moves, steps, cell);
    return { refusal, onBoard: { onRefused, onChosen: refusal.clear } };
}

export function Refused({ refusal }: { refusal: Refusal }) {
    return (
        <div class="refusal" role="alert">
            {refusal.words}
        </div>
    );
}
