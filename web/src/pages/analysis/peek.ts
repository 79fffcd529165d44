// Peek and hold: the board plays the engine's line while a key or button is held, and comes back.
import { signal } from '@preact/signals';
import { look as lookAt } from '../../app/desk';
import type { Line, Look } from '../../core/types';

export class Peek {
    readonly look = signal<Look | null>(null);
    #turn = 0;

    constructor(private readonly here: () => Line) {}

    async begin(moves: string[]): Promise<void> {
        const turn = ++this.#turn;
        const line = this.here();
        for (let i = 1; i <= moves.length; i++) {
            const ahead = await lookAt({ ...line, moves: [...line.moves, ...moves.slice(0, i)] }).catch(() => null);
            if (turn !== this.#turn || !ahead) return;
            this.look.value = ahead;
            await new Promise((done) => setTimeout(done, 450));
            if (turn !== this.#turn) return;
        }
    }

    end(): void {
        this.#turn++;
        this.look.value = null;
    }
}
