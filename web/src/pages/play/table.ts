// Somebody plays somebody: keeps the match, shows it, lets the computer answer.
import { signal } from '@preact/signals';
import { look as lookAt, ask } from '../../app/desk';
import { announcement } from '../../board/speech';
import type { Look } from '../../core/types';
import { said, t } from '../../i18n/t';
import { announce } from '../../ui/live';
import { play as playSound } from '../../ui/sound';
import { storeMatch } from './stored';
import { Thinking } from './thinking';
import { endingWords } from './words';
import { endingOf, newMatch, person, rematch, seatOf, withMove, withRedone, withUndone, type Match, type Setup } from './match';

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
export const newSeed = (): number => Math.floor(Math.random() * 2 ** 31);

export interface Hint {
    move: string;
    words: string;
}

export class Table {
    readonly match = signal<Match>(newMatch({ game: '', start: '', seats: [person, person] }, 0));
    readonly look = signal<Look | null>(null);
    readonly thinking = new Thinking();
    readonly error = signal('');
    readonly hint = signal<Hint | null>(null);
    readonly paused = signal(false);
    readonly delay = signal(700); // between the moves of two computers

    constructor(match: Match) {
        this.match.value = match;
        void this.#show('quietly');
    }

    static begin(setup: Setup): Table {
        return new Table(newMatch(setup, newSeed()));
    }

    get ending() {
        const look = this.look.value;
        return look ? endingOf(this.match.value, look) : undefined;
    }

    /** Of the game, without its options. */
    get name(): string {
        return this.match.value.line.game.split(' ')[0] ?? '';
    }

    /** Whether nobody of flesh and blood plays. */
    get isShow(): boolean {
        return !this.match.value.seats.includes(person);
    }

    /** The moves that the reader may make now. */
    get open(): Look['moves'] {
        const look = this.look.value;
        return look && !this.ending && seatOf(this.match.value, look.side) === person ? look.moves : [];
    }

    /** A move of the position that is seen; one that comes while the core shows the last move is ignored. */
    async play(move: string): Promise<void> {
        if (this.look.value?.played.length === this.match.value.line.moves.length) await this.#change(withMove(this.match.value, move));
    }

    after(move: string): Promise<Look> {
        const { line } = this.match.value;
        return lookAt({ ...line, moves: [...line.moves, move] });
    }

    /** A typed move may be written in any way that the core understands; otherwise it says why not. */
    async type(words: string): Promise<string> {
        try {
            const now = await this.after(words);
            await this.play(now.played.at(-1)?.move ?? words);
            return '';
        } catch (error) {
            playSound('wrong');
            return said((error as Error).message);
        }
    }

    /** Back to the reader's own turn. */
    undo = () => this.#travel(-1).catch((error: Error) => (this.error.value = error.message));
    redo = () => this.#travel(1).catch((error: Error) => (this.error.value = error.message));

    async #travel(step: 1 | -1): Promise<void> {
        this.thinking.stop();
        if (this.isShow) this.paused.value = true;
        const match = this.match.value;
        const { moves } = match.line;
        const all = [...moves, ...match.ahead];
        for (let at = moves.length + step; at >= 0 && at <= all.length; at += step) {
            const then = await lookAt({ ...match.line, moves: all.slice(0, at) });
            const mine = this.isShow || seatOf(match, then.side) === person || then.result !== '*';
            if (!mine && !(step > 0 && at === all.length)) continue;
            return this.#change(step < 0 ? withUndone(match, moves.length - at) : withRedone(match, at - moves.length), 'quietly');
        }
    }

    resign(): void {
        const look = this.look.value;
        if (!look || this.ending) return;
        const alone = this.match.value.seats.filter((seat) => seat === person).length === 1;
        const side = alone ? ((this.match.value.seats.indexOf(person) + 1) as 1 | 2) : look.side;
        this.lose(side, 'resigned');
    }

    lose(side: 1 | 2, how: 'resigned' | 'time'): void {
        this.thinking.stop();
        this.#keep({ ...this.match.value, lost: { side, how } });
        this.#end();
    }

    rematch(): Promise<void> {
        return this.#change(rematch(this.match.value, newSeed()), 'quietly');
    }

    flip(): void {
        this.#keep({ ...this.match.value, flipped: !this.match.value.flipped });
    }

    pause(on: boolean): void {
        this.paused.value = on;
        if (on) this.thinking.stop();
        else void this.#answer();
    }

    /** The clock writes down what is left. */
    spend(left: [number, number]): void {
        const match = this.match.value;
        if (match.clock) this.#keep({ ...match, clock: { ...match.clock, left } });
    }

    async askHint(): Promise<void> {
        if (this.open.length === 0 || this.thinking.isOn.value) return;
        const wrong = await this.thinking.during(async (stop) => {
            const limits = { milliseconds: 800, lines: 1 };
            const thought = await ask('think', { ...this.match.value.line, limits }, { signal: stop });
            const best = thought.lines[0];
            const move = best?.moves[0];
            if (!best || move === undefined || stop.aborted) return;
            this.hint.value = { move, words: best.words };
            announce(t('Hint: {move}', { move }) + ', ' + said(best.words));
        });
        if (wrong) this.error.value = wrong;
    }

    leave(): void {
        this.thinking.stop();
    }

    comeBack(): void {
        void this.#answer();
    }

    #keep(match: Match): void {
        this.match.value = match;
        storeMatch(match);
    }

    #change(match: Match, how: 'quietly' | 'aloud' = 'aloud'): Promise<void> {
        this.thinking.stop();
        this.hint.value = null;
        this.error.value = '';
        this.#keep(match);
        return this.#show(how);
    }

    async #show(how: 'quietly' | 'aloud'): Promise<void> {
        const match = this.match.value;
        try {
            const look = await lookAt(match.line);
            if (match.line !== this.match.value.line) return; // it has gone on meanwhile
            const before = this.look.value;
            this.look.value = look;
            if (how === 'aloud') this.#sound(before, look);
            if (this.ending) this.#end();
            else announce(announcement(look));
            void this.#answer();
        } catch (error) {
            this.error.value = (error as Error).message;
        }
    }

    #sound(before: Look | null, now: Look): void {
        const pieces = (look: Look | null) => look?.cells.filter((cell) => cell.piece).length ?? 0;
        playSound(pieces(now) < pieces(before) ? 'capture' : 'move');
    }

    #end(): void {
        const [look, ending] = [this.look.value, this.ending];
        if (!look || !ending) return;
        this.#keep({ ...this.match.value, over: true });
        playSound('end');
        announce([announcement(look), ...endingWords(this.match.value, look, ending)].join(' '));
    }

    async #answer(): Promise<void> {
        const [match, look] = [this.match.value, this.look.value];
        if (!look || this.ending || this.paused.value) return;
        const player = seatOf(match, look.side);
        if (player === person) return;
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
