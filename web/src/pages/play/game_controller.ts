// Somebody plays somebody: keeps the match, shows it, lets the computer answer.
import { batch, signal } from '@preact/signals';
import { ask, knownSnapshot, snapshotOf } from '../../app/api';
import type { Snapshot } from '../../core/types';
import { t } from '../../i18n/t';
import { why } from '../../i18n/why';
import { announce } from '../../ui/live';
import { endingSound, soundOf } from './sounds';
import { play as playSound } from '../../ui/sound';
import { address, replaceAddress } from '../../app/router';
import { withEarned } from './game_clock';
import { MatchKeeper } from './match_keeper';
import { forgetUnbegun, storeMatch } from './stored';
import { coreSentence } from '../refusal';
import { askedHint, type Hint } from './hint';
import { Touches } from './touches';
import { Thinking } from './thinking';
import { endingLabels, playedLabel, turnLabel } from './labels';
import { LookBack } from './look_back';
import { endingOf, nameOf, newMatch, human, rematch, seatOf, withMove, withRedone, withUndone, type Match, type Setup, type Side } from './match';

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
export const newSeed = (): number => Math.floor(Math.random() * 2 ** 31);

export class GameController {
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
    readonly #keeper: MatchKeeper;

    constructor(match: Match) {
        this.#keeper = new MatchKeeper(match, {
            flag: (side) => this.lose(side, 'time'),
            warn: (side, seconds) => this.#warn(side, seconds),
            lost: () => this.#rest(),
        });
        this.#keeper.hold();
        void this.#show('quietly');
    }

    get match() {
        return this.#keeper.match;
    }

    get clock() {
        return this.#keeper.clock;
    }

    /** Whether another tab has taken the game. */
    get elsewhere() {
        return this.#keeper.elsewhere;
    }

    get id(): string {
        return this.match.value.id;
    }

    static begin(setup: Setup): GameController {
        const match = newMatch(setup, newSeed());
        forgetUnbegun(nameOf(match));
        storeMatch(match);
        return new GameController(match);
    }

    get ending() {
        const snapshot = this.snapshot.value;
        return snapshot ? endingOf(this.match.value, snapshot) : undefined;
    }

    /** Of the game, without its options. */
    get name(): string {
        return nameOf(this.match.value);
    }

    /** Whether nobody of flesh and blood plays. */
    get isShow(): boolean {
        return !this.match.value.seats.includes(human);
    }

    /** The moves that the reader may make now. */
    get open(): Snapshot['moves'] {
        const snapshot = this.snapshot.value;
        return snapshot && !this.ending && !this.elsewhere.value && this.lookBack.ply.value === null && seatOf(this.match.value, snapshot.side) === human ? snapshot.moves : [];
    }

    /** A move of the position that is seen; one that comes while the core shows the last move is ignored. */
    async play(move: string): Promise<void> {
        const snapshot = this.snapshot.value;
        if (snapshot?.played.length !== this.match.value.line.moves.length) return;
        this.#keeper.stopClock();
        await this.#change(withEarned(withMove(this.match.value, move), snapshot.side));
    }

    after(move: string): Promise<Snapshot> {
        const { line } = this.match.value;
        return snapshotOf({ ...line, moves: [...line.moves, move] });
    }

    /** A typed move may be written in any way that the core understands; otherwise it says why not. */
    async type(words: string): Promise<string> {
        try {
            const now = await this.after(words);
            await this.play(now.played.at(-1)?.move ?? words);
            return '';
        } catch (error) {
            playSound('wrong');
            return coreSentence(error);
        }
    }

    /** Back to the reader's own turn. */
    undo = () => this.#travel(-1).catch((error) => (this.error.value = why(error)));
    redo = () => this.#travel(1).catch((error) => (this.error.value = why(error)));

    async #travel(step: 1 | -1): Promise<void> {
        this.#rest();
        this.touches.premove.clear();
        if (this.isShow) this.paused.value = true;
        const match = this.match.value; // with what is left now
        const { moves } = match.line;
        const all = [...moves, ...match.ahead];
        for (let at = moves.length + step; at >= 0 && at <= all.length; at += step) {
            const then = await snapshotOf({ ...match.line, moves: all.slice(0, at) });
            const mine = this.isShow || seatOf(match, then.side) === human || then.result !== '*';
            if (!mine && !(step > 0 && at === all.length)) continue;
            return this.#change(step < 0 ? withUndone(match, moves.length - at) : withRedone(match, at - moves.length), 'quietly');
        }
        this.comeBack(); // there is nowhere to go
    }

    resign(): void {
        const snapshot = this.snapshot.value;
        if (!snapshot || this.ending) return;
        const alone = this.match.value.seats.filter((seat) => seat === human).length === 1;
        const side = alone ? ((this.match.value.seats.indexOf(human) + 1) as 1 | 2) : snapshot.side;
        this.lose(side, 'resigned');
    }

    lose(side: 1 | 2, how: 'resigned' | 'time'): void {
        this.#rest();
        this.touches.premove.clear();
        this.touches.refusal.clear();
        this.#keeper.keep({ ...this.match.value, lost: { side, how } });
        this.#end();
    }

    rematch(): Promise<void> {
        const shown = this.#change(rematch(this.match.value, newSeed()), 'quietly');
        replaceAddress(address('play', [this.name, this.id]));
        return shown;
    }

    flip(): void {
        this.#keeper.keep({ ...this.match.value, flipped: !this.match.value.flipped });
    }

    pause(on: boolean): void {
        this.paused.value = on;
        if (on) this.#rest();
        else this.comeBack();
    }

    async askHint(): Promise<void> {
        if (this.open.length === 0 || this.thinking.isOn.value) return;
        const wrong = await this.thinking.during(async (stop) => {
            const hint = await askedHint(this.match.value.line, stop);
            if (!hint || stop.aborted) return;
            this.hint.value = hint;
            announce(hint.words);
        });
        if (wrong) this.error.value = wrong;
    }

    /** The game stands still while nobody sees it. */
    leave(): void {
        this.#rest();
        this.#keeper.letGo();
    }

    #rest(): void {
        this.thinking.stop();
        this.#keeper.stopClock();
    }

    comeBack(): void {
        this.#startClock();
        void this.#answer();
    }

    /** From another tab, as it stands there. */
    takeHere(): Promise<void> {
        this.#keeper.take();
        return this.#show('quietly');
    }

    #startClock(): void {
        const snapshot = this.snapshot.value;
        if (snapshot && !this.ending && !this.paused.value) this.#keeper.startClock(snapshot.side);
    }

    #warn(side: Side, seconds: number): void {
        if (seatOf(this.match.value, side) !== human) return;
        playSound(seconds > 10 ? 'low' : 'tick');
        if (seconds >= 10) announce(t('Low time: {n} seconds left', { n: seconds }));
    }

    #change(match: Match, how: 'quietly' | 'aloud' = 'aloud'): Promise<void> {
        return batch(() => {
            this.thinking.stop();
            this.hint.value = null;
            this.touches.refusal.clear();
            this.lookBack.end();
            this.error.value = '';
            this.#keeper.keep(match);
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
            if (how === 'aloud') this.#sound(before, snapshot);
            if (this.ending) this.#end();
            else announce([playedLabel(match, snapshot), turnLabel(match, snapshot)].filter(Boolean).join(' '));
            this.#startClock();
            void this.#answer();
        } catch (error) {
            this.error.value = why(error);
        }
    }

    #sound(before: Snapshot | null, now: Snapshot): void {
        soundOf(before, now);
    }

    #end(): void {
        const [snapshot, ending] = [this.snapshot.value, this.ending];
        if (!snapshot || !ending) return;
        if (this.match.value.over) return; // it was over before it was opened
        this.#keeper.keep({ ...this.match.value, over: true, result: ending.result });
        playSound(endingSound(this.match.value, ending));
        announce([playedLabel(this.match.value, snapshot), ...endingLabels(this.match.value, snapshot, ending)].join(' '));
    }

    async #answer(): Promise<void> {
        const [match, snapshot] = [this.match.value, this.snapshot.value];
        if (!snapshot || this.ending || this.paused.value || this.elsewhere.value || !this.#keeper.isHeld) return;
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
