// The clocks of an online game as they are seen: the server measures, this only counts on from what it said.
import { signal } from '@preact/signals';
import type { GameView } from '../../online/game_view';
import { sideIndex, type PlayerSide } from '../../online/messages';
import { lowTime } from '../play/game_clock';

const tick = 100;
const firstMove = 30_000; // in which it has to be made, else the game is aborted

type Kind = 'none' | 'clock' | 'days';
export function clockKind({ start }: GameView): Kind {
    const { control } = start.settings;
    return control === 'none' ? 'none' : control.endsWith('d') ? 'days' : 'clock';
}

/** Whether time goes by for this side. */
export const runsFor = (view: GameView, side: PlayerSide): boolean =>
    view.turn === side && clockKind(view) !== 'none' && (clockKind(view) === 'days' || view.moved[sideIndex(side)]);

/** Milliseconds that a side has left; nothing without a clock. */
export function timeLeft(view: GameView, side: PlayerSide, now: number): number | undefined {
    const left = view.clocks?.[sideIndex(side)];
    if (left === undefined) return undefined;
    return runsFor(view, side) ? Math.max(0, left - Math.max(0, now - view.turnSince)) : left;
}

/** Milliseconds for a first move, while it is waited for. */
export function timeToBegin(view: GameView, now: number): number | undefined {
    const { turn } = view;
    if (!turn || clockKind(view) !== 'clock' || view.moved[sideIndex(turn)]) return undefined;
    return Math.max(0, firstMove - (now - view.turnSince));
}

export class OnlineClock {
    readonly now = signal(performance.now());
    #timer: ReturnType<typeof setInterval> | undefined;
    #warned = Infinity;

    /** `warn` hears of few seconds of the reader's own. */
    constructor(
        private readonly view: () => GameView | null,
        private readonly warn: (seconds: number) => void,
    ) {}

    start(): void {
        this.#timer ??= setInterval(() => this.#tick(), tick);
    }

    stop(): void {
        clearInterval(this.#timer);
        this.#timer = undefined;
    }

    #tick(): void {
        const view = this.view();
        if (!view?.turn || clockKind(view) === 'none') return;
        this.now.value = performance.now();
        if (view.you && clockKind(view) === 'clock') this.#check(view, view.you);
    }

    #check(view: GameView, you: PlayerSide): void {
        const seconds = Math.ceil((timeLeft(view, you, this.now.peek()) ?? Infinity) / 1000);
        const before = this.#warned;
        this.#warned = seconds;
        if (view.turn !== you || seconds >= before || seconds <= 0) return;
        const low = lowTime / 1000;
        if ((before > low && seconds <= low && before !== Infinity) || seconds <= 10) this.warn(seconds);
    }
}

/** A long time in two parts: "2 d 4 h", "5 h 03 min". */
export function longTimeText(milliseconds: number): string {
    const minutes = Math.floor(milliseconds / 60_000);
    const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
    if (days > 0) return `${days} d ${hours} h`;
    return `${hours} h ${String(minutes % 60).padStart(2, '0')} min`;
}
