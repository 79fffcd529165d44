// A touch that does nothing says why, in the core's words.
import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { ask } from '../app/api';
import type { LegalMove, Line, Step } from '../core/types';
import { told } from '../i18n/t';
import { why } from '../i18n/why';
import { sentence } from '../ui/text';

/** What is wrong with a move. */
export const coreSentence = (error: unknown): string => sentence(why(error));

export class Refusal {
    readonly words = signal('');
    #turn = 0;

    say(words: string): void {
        this.#turn++;
        this.words.value = words;
    }

    clear = (): void => this.say('');

    async explain(line: Line, moves: LegalMove[], steps: Step[], cell: string): Promise<void> {
        this.clear();
        const turn = this.#turn;
        if (moves.length === 0) return;
        const touched = steps.map((step) => (typeof step === 'string' ? step : step.choice));
        const wrong = await ask('why_not', { ...line, touched, cell }).then(({ message }) => sentence(told(message)), coreSentence);
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
