// The clock of a game: runs for the side to move once both have moved. What was thought is charged whatever ends the
// thinking (a move, taking back, leaving the page), and a move earns its seconds only once, however often it is
// played.
import { signal } from '@preact/signals';
import type { Match, Side } from './match';

export interface ClockOwner {
    match(): Match;
    /** What is left now, to be kept; the match stays as it is. */
    store(left: [number, number]): void;
    /** Somebody has no time left. */
    flag(side: Side): void;
    /** So many whole seconds are left to somebody who has little time. */
    warn(side: Side, seconds: number): void;
}

const tick = 100;
export const lowTime = 20_000;

export class GameClock {
    readonly #now = signal(0);
    readonly #turn = signal<{ side: Side; since: number } | null>(null);
    #timer: ReturnType<typeof setInterval> | undefined;
    #stored = 0;
    #warned = Infinity;

    constructor(private readonly owner: ClockOwner) {}

    /** Milliseconds of both sides, at the last tick; whoever shows it is drawn again as time runs. */
    get left(): [number, number] | undefined {
        return leftAt(this.owner.match(), this.#turn.value, this.#now.value);
    }

    get isRunning(): boolean {
        return this.#turn.peek() !== null;
    }

    run(side: Side): void {
        this.stop();
        const { clock, line } = this.owner.match();
        if (!clock || Math.max(line.moves.length, clock.paid) < 2) return;
        const now = performance.now();
        this.#now.value = this.#stored = now;
        this.#turn.value = { side, since: now };
        this.#warned = Math.ceil(clock.left[side - 1]! / 1000);
        this.#timer = setInterval(() => this.#tick(), tick);
    }

    /** Stops and answers what is left, which the owner has to keep. */
    stop(): [number, number] | undefined {
        const left = leftAt(this.owner.match(), this.#turn.peek(), performance.now());
        clearInterval(this.#timer);
        this.#turn.value = null;
        return left;
    }

    #tick(): void {
        const turn = this.#turn.peek();
        if (!turn) return;
        const now = (this.#now.value = performance.now());
        const left = leftAt(this.owner.match(), turn, now);
        if (!left) return;
        const mine = left[turn.side - 1]!;
        if (now - this.#stored >= 1000) {
            this.#stored = now;
            this.owner.store(left);
        }
        this.#warn(turn.side, mine);
        if (mine <= 0) this.owner.flag(turn.side);
    }

    #warn(side: Side, left: number): void {
        const seconds = Math.ceil(left / 1000);
        if (seconds >= this.#warned || left <= 0) return;
        const before = this.#warned;
        this.#warned = seconds;
        const crossed = before > lowTime / 1000 && seconds <= lowTime / 1000;
        if (crossed || seconds <= 10) this.owner.warn(side, seconds);
    }
}

function leftAt({ clock }: Match, turn: { side: Side; since: number } | null, now: number): [number, number] | undefined {
    if (!clock) return undefined;
    const left: [number, number] = [...clock.left];
    if (turn) left[turn.side - 1] = Math.max(0, left[turn.side - 1]! - Math.max(0, now - turn.since));
    return left;
}

/** The match with what is left written down. */
export const withLeft = (match: Match, left: [number, number] | undefined): Match => (match.clock && left ? { ...match, clock: { ...match.clock, left } } : match);

/** A move that was never reached before earns its seconds. */
export function withEarned(match: Match, side: Side): Match {
    const { clock, line } = match;
    if (!clock || line.moves.length <= clock.paid) return match;
    const left: [number, number] = [...clock.left];
    if (line.moves.length > 2) left[side - 1]! += 1000 * clock.seconds;
    return { ...match, clock: { ...clock, left, paid: line.moves.length } };
}
