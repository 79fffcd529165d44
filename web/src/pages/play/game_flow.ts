// A game that goes on: it is kept, its clock runs, the position is shown, the computer answers.
import { batch, signal } from '@preact/signals';
import { ask, knownSnapshot, snapshotOf } from '../../app/api';
import type { Snapshot } from '../../core/types';
import { why } from '../../i18n/why';
import { withEarned } from './game_clock';
import type { Hint } from './hint';
import { LookBack } from './look_back';
import { endingOf, human, isShow, nameOf, seatOf, withMove, type Match, type Side } from './match';
import { MatchKeeper } from './match_keeper';
import { soundOf } from './sounds';
import { Thinking } from './thinking';
import { Touches, type TouchedGame } from './touches';
import { tellEnding, tellLowTime, tellPosition } from './voice';

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export class GameFlow implements TouchedGame {
    readonly snapshot = signal<Snapshot | null>(null);
    readonly thinking = new Thinking();
    readonly error = signal('');
    readonly hint = signal<Hint | null>(null);
    readonly paused = signal(false);
    readonly delay = signal(700); // between the moves of two computers

    readonly touches = new Touches(this);
    readonly lookBack = new LookBack(
        () => this.match.value.line,
        () => this.touches.refusal.clear(),
    );
    protected readonly keeper: MatchKeeper;

    constructor(match: Match) {
        this.keeper = new MatchKeeper(match, {
            flag: (side) => this.lose(side, 'time'),
            warn: (side, seconds) => tellLowTime(this.match.value, side, seconds),
            lost: () => this.rest(),
        });
        this.keeper.hold();
        void this.#show('quietly');
    }

    get match() {
        return this.keeper.match;
    }

    get clock() {
        return this.keeper.clock;
    }

    /** Whether another tab has taken the game. */
    get elsewhere() {
        return this.keeper.elsewhere;
    }

    get line() {
        return this.match.value.line;
    }

    get isOver(): boolean {
        return !!this.ending;
    }

    get isLookingBack(): boolean {
        return this.lookBack.ply.value !== null;
    }

    /** Time runs for the other side, against which somebody at this screen plays. */
    get isAwaiting(): boolean {
        const [match, snapshot] = [this.match.value, this.snapshot.value];
        return !!match.clock && match.seats.includes(human) && !!snapshot && seatOf(match, snapshot.side) !== human && !this.elsewhere.value;
    }

    get id(): string {
        return this.match.value.id;
    }

    get ending() {
        const snapshot = this.snapshot.value;
        return snapshot ? endingOf(this.match.value, snapshot) : undefined;
    }

    /** Of the game, without its options. */
    get name(): string {
        return nameOf(this.match.value);
    }

    get isShow(): boolean {
        return isShow(this.match.value);
    }

    /** The moves that the reader may make now. */
    get open(): Snapshot['moves'] {
        const snapshot = this.snapshot.value;
        return snapshot && !this.ending && !this.elsewhere.value && !this.isLookingBack && seatOf(this.match.value, snapshot.side) === human ? snapshot.moves : [];
    }

    /** A move of the position that is seen; one that comes while the core shows the last move is ignored. */
    async play(move: string): Promise<void> {
        const snapshot = this.snapshot.value;
        if (snapshot?.played.length !== this.match.value.line.moves.length) return;
        this.keeper.stopClock();
        await this.change(withEarned(withMove(this.match.value, move), snapshot.side));
    }

    lose(side: Side, how: 'resigned' | 'time'): void {
        this.rest();
        this.touches.premove.clear();
        this.touches.refusal.clear();
        this.keeper.keep({ ...this.match.value, lost: { side, how } });
        this.#end();
    }

    /** The game stands still while nobody sees it. */
    leave(): void {
        this.rest();
        this.keeper.letGo();
    }

    protected rest(): void {
        this.thinking.stop();
        this.keeper.stopClock();
    }

    comeBack(): void {
        this.#startClock();
        void this.#answer();
    }

    /** From another tab, as it stands there. */
    takeHere(): Promise<void> {
        this.keeper.take();
        return this.#show('quietly');
    }

    #startClock(): void {
        const snapshot = this.snapshot.value;
        if (snapshot && !this.ending && !this.paused.value) this.keeper.startClock(snapshot.side);
    }

    protected change(match: Match, how: 'quietly' | 'aloud' = 'aloud'): Promise<void> {
        return batch(() => {
            this.thinking.stop();
            this.hint.value = null;
            this.touches.refusal.clear();
            this.lookBack.end();
            this.error.value = '';
            this.keeper.keep(match);
            return this.#show(how); // at once, where the pointer has been
        });
    }

    async #show(how: 'quietly' | 'aloud'): Promise<void> {
        const match = this.match.value;
        try {
            const snapshot = knownSnapshot(match.line) ?? (await snapshotOf(match.line));
            if (match.line !== this.match.value.line) return; // it has gone on meanwhile
            const before = this.snapshot.value;
            this.snapshot.value = snapshot;
            if (how === 'aloud') soundOf(before, snapshot);
            if (this.ending) this.#end();
            else tellPosition(match, snapshot);
            this.#startClock();
            void this.#answer();
        } catch (error) {
            this.error.value = why(error);
        }
    }

    #end(): void {
        const [snapshot, ending] = [this.snapshot.value, this.ending];
        if (!snapshot || !ending) return;
        if (this.match.value.over) return; // it was over before it was opened
        this.keeper.keep({ ...this.match.value, over: true, result: ending.result });
        tellEnding(this.match.value, snapshot, ending);
    }

    async #answer(): Promise<void> {
        const [match, snapshot] = [this.match.value, this.snapshot.value];
        if (!snapshot || this.ending || this.paused.value || this.elsewhere.value || !this.keeper.isHeld) return;
        const player = seatOf(match, snapshot.side);
        if (player === human) {
            const move = this.touches.premove.take(snapshot.moves);
            if (move !== undefined) void this.play(move);
            return;
        }
        const wrong = await this.thinking.during(async (stop) => {
            const pause = wait(this.isShow ? this.delay.value : 350);
            const request = { ...match.line, player, seed: match.seed };
            const { move } = await ask('move', request, { signal: stop, report: this.thinking.report });
            await pause;
            if (!stop.aborted) void this.play(move);
        });
        if (wrong) this.error.value = wrong;
    }
}
