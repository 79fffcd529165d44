// What the reader sees of an online game and does in it.
import { effect, signal, untracked } from '@preact/signals';
import { knownSnapshot, snapshotOf } from '../../app/api';
import type { LegalMove, Line, Snapshot } from '../../core/types';
import { t } from '../../i18n/t';
import { why } from '../../i18n/why';
import type { GameView } from '../../online/game_view';
import { connection } from '../../online/link';
import { LiveGame } from '../../online/live_game';
import type { Answer, Preset } from '../../online/messages';
import { RefusedError } from '../../online/outbox';
import { whyNot } from '../../online/session';
import { announce } from '../../ui/live';
import { play as playSound } from '../../ui/sound';
import { LookBack } from '../play/look_back';
import { soundOf } from '../play/sounds';
import { Touches, type TouchedGame } from '../play/touches';
import { coreSentence } from '../refusal';
import { OnlineClock } from './game_clock';
import { eventWords, turnWords } from './names';

/** The position went on meanwhile, which is seen: no words. */
const silent = new Set(['stale', 'not_sent']);

export class OnlineController implements TouchedGame {
    readonly game: LiveGame;
    readonly snapshot = signal<Snapshot | null>(null);
    readonly error = signal('');
    readonly turned = signal(false);
    readonly touches = new Touches(this);
    readonly lookBack = new LookBack(
        () => this.line,
        () => this.touches.refusal.clear(),
    );
    readonly clock = new OnlineClock(
        () => this.view,
        (seconds) => this.#warn(seconds),
    );
    #line: Line = { game: '', start: '', moves: [] };
    #told: number | null = null; // the version up to which everything has been said
    readonly #stop: (() => void)[];

    constructor(readonly id: string) {
        this.game = new LiveGame(id);
        this.clock.start();
        this.#stop = [this.#following(), () => this.game.leave(), () => this.clock.stop()];
    }

    leave(): void {
        for (const stop of this.#stop) stop();
    }

    get view(): GameView | null {
        return this.game.view.value;
    }

    get line(): Line {
        return this.#line;
    }

    get isOver(): boolean {
        return !!this.view?.result;
    }

    get isLookingBack(): boolean {
        return this.lookBack.ply.value !== null;
    }

    /** Somebody who has logged out elsewhere plays nothing here. */
    get closed(): string {
        return connection.state.value === 'ended' ? t('You are logged out here.') : '';
    }

    get isAwaiting(): boolean {
        const view = this.view;
        return !!view?.you && !this.closed && (view.turn !== view.you || this.game.pending.value !== null);
    }

    get flipped(): boolean {
        return (this.view?.you === 'second') !== this.turned.value;
    }

    /** The moves that the reader may make now. */
    get open(): LegalMove[] {
        const [view, snapshot] = [this.view, this.snapshot.value];
        const isTurn = !!view?.you && !this.closed && view.turn === view.you && this.game.pending.value === null;
        return isTurn && snapshot && !this.isLookingBack && snapshot.played.length === view.moves.length ? snapshot.moves : [];
    }

    flip(): void {
        this.turned.value = !this.turned.value;
    }

    after(move: string): Promise<Snapshot> {
        return snapshotOf({ ...this.#line, moves: [...this.#line.moves, move] });
    }

    async play(move: string): Promise<void> {
        if (this.open.length === 0) return;
        this.touches.refusal.clear();
        await this.game.play(move).catch((wrong) => this.#refuse(wrong));
    }

    /** A typed move may be written in any way that the core understands; otherwise it says why not. */
    async type(words: string): Promise<string> {
        if (this.closed) return this.closed;
        try {
            const now = await this.after(words);
            await this.play(now.played.at(-1)?.move ?? words);
            return '';
        } catch (error) {
            playSound('wrong');
            return coreSentence(error);
        }
    }

    /** Does something in the game; a refusal is said in words. */
    try(act: (game: LiveGame) => Promise<Answer>): Promise<void> {
        this.touches.refusal.say(this.closed);
        if (this.closed) return Promise.resolve();
        return act(this.game).then(
            () => undefined,
            (wrong) => this.#refuse(wrong),
        );
    }

    say = (preset: Preset): Promise<void> => this.try((game) => game.preset(preset));

    #refuse(wrong: unknown): void {
        if (wrong instanceof RefusedError && silent.has(wrong.code)) return;
        playSound('wrong');
        this.touches.refusal.say(whyNot(wrong));
    }

    #following(): () => void {
        return effect(() => {
            const [view, line] = [this.game.view.value, this.game.line.value];
            untracked(() => this.#follow(view, line));
        });
    }

    #follow(view: GameView | null, line: Line): void {
        if (!view) return;
        if (view.result) this.touches.forgetPremove();
        const isSame = line.game === this.#line.game && line.moves.join(' ') === this.#line.moves.join(' ');
        if (!isSame) {
            this.#line = line;
            void this.#show(line);
        } else this.#tell();
    }

    async #show(line: Line): Promise<void> {
        try {
            const snapshot = knownSnapshot(line) ?? (await snapshotOf(line));
            if (line !== this.#line) return; // it has gone on meanwhile
            const before = this.snapshot.peek();
            this.snapshot.value = snapshot;
            if (before) this.lookBack.end();
            if (before && snapshot.played.length > before.played.length) soundOf(before, snapshot);
            this.error.value = '';
            this.#tell();
            this.#playAhead();
        } catch (error) {
            this.error.value = why(error);
        }
    }

    /** The move that was chosen before its turn. */
    #playAhead(): void {
        if (this.isOver) return this.touches.forgetPremove();
        if (this.open.length === 0 || this.touches.premove.cells.peek().length === 0) return;
        const move = this.touches.premove.take(this.open);
        this.touches.refusal.clear();
        if (move !== undefined) void this.play(move);
    }

    /** Says what has happened since the last time, as soon as the board shows it. */
    #tell(): void {
        const [view, snapshot] = [this.game.view.peek(), this.snapshot.peek()];
        if (!view || !snapshot || snapshot.played.length !== this.#line.moves.length || this.game.pending.peek() !== null) return;
        const news = this.#told === null ? [] : view.events.filter(({ version }) => version > this.#told!);
        const isFirst = this.#told === null;
        this.#told = view.version;
        if (isFirst) return announce(turnWords(view));
        if (news.length === 0) return;
        const hasMoved = news.some(({ kind }) => kind === 'move' || kind === 'takeback');
        const words = news.map((event) => eventWords(view, snapshot, event));
        announce([...words, hasMoved ? turnWords(view) : ''].filter(Boolean).join(' '));
        if (news.some(({ kind }) => kind === 'end')) this.#ring(view);
    }

    #ring({ you, result }: GameView): void {
        if (result?.winner === 'draw' || result?.winner === 'none') playSound('draw');
        else playSound(you && result?.winner !== you ? 'lose' : 'win');
    }

    #warn(seconds: number): void {
        playSound(seconds > 10 ? 'low' : 'tick');
        if (seconds >= 10) announce(t('Low time: {n} seconds left', { n: seconds }));
    }
}
