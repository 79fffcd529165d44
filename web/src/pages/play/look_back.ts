// Looking at an earlier position of a game that goes on: nothing is taken back.
import { signal } from '@preact/signals';
import { snapshotOf } from '../../app/api';
import { moveLabel } from '../../board/speech';
import type { Line, Snapshot } from '../../core/types';
import { t } from '../../i18n/t';
import { announce } from '../../ui/live';

export class LookBack {
    readonly ply = signal<number | null>(null); // null: at the game as it stands
    readonly snapshot = signal<Snapshot | null>(null);

    constructor(
        private readonly line: () => Line,
        private readonly onEnd: () => void,
    ) {}

    /** Ply 0 is the start; the last one is the game as it stands. */
    async goTo(ply: number): Promise<void> {
        const line = this.line();
        const last = line.moves.length;
        const to = Math.min(Math.max(ply, 0), last);
        if (to === last) return this.end();
        this.ply.value = to;
        const seen = await snapshotOf({ ...line, moves: line.moves.slice(0, to) }).catch(() => null);
        if (!seen || this.ply.value !== to || line !== this.line()) return; // it has gone on meanwhile
        this.snapshot.value = seen;
        const move = seen.played.at(-1);
        announce(t('Move {n} of {all}', { n: to, all: last }) + (move ? `: ${moveLabel(move)}` : ''));
    }

    end(): void {
        if (this.ply.value !== null) this.onEnd();
        this.ply.value = null;
        this.snapshot.value = null;
    }

    get #here(): number {
        return this.ply.value ?? this.line().moves.length;
    }

    first = () => void this.goTo(0);
    previous = () => void this.goTo(this.#here - 1);
    next = () => void this.goTo(this.#here + 1);
    last = () => this.end();
}
