// Held: the board plays the engine's line while a key or button is held, and comes back.
import { signal } from '@preact/signals';
import { snapshotOf } from '../../app/api';
import type { Line, Snapshot } from '../../core/types';

export class PreviewLine {
    readonly snapshot = signal<Snapshot | null>(null);
    #turn = 0;

    constructor(private readonly here: () => Line) {}

    async begin(moves: string[]): Promise<void> {
        const turn = ++this.#turn;
        const line = this.here();
        for (let i = 1; i <= moves.length; i++) {
            const ahead = await snapshotOf({ ...line, moves: [...line.moves, ...moves.slice(0, i)] }).catch(() => null);
            if (turn !== this.#turn || !ahead) return;
            this.snapshot.value = ahead;
            await new Promise((done) => setTimeout(done, 450));
            if (turn !== this.#turn) return;
        }
    }

    end(): void {
        this.#turn++;
        this.snapshot.value = null;
    }
}
