// A game that is followed: as the server has it, with the move on top that it has not confirmed yet.
import { computed, signal } from '@preact/signals';
import type { Line } from '../core/types';
import { keepRunning } from '../app/fair_play';
import { connection } from './link';
import { viewOf, withEvent, type GameView } from './game_view';
import type { Answer, Preset, ServerMessage } from './messages';
import { whyNot } from './session';
import { RefusedError } from './outbox';

type Said = 'resign' | 'abort' | 'give_time';

export class LiveGame {
    readonly view = signal<GameView | null>(null);
    /** Why there is no such game. */
    readonly missing = signal('');
    readonly #sending = signal<{ id: string; move: string; seen: number } | null>(null);
    /** The move that was made here and is not in the game yet. */
    readonly pending = computed(() => (stands(this.view.value, this.#sending.value?.seen) ? (this.#sending.value?.move ?? null) : null));
    readonly line = computed<Line>(() => {
        const view = this.view.value;
        const moves = view?.moves.map(({ move }) => move) ?? [];
        if (this.pending.value !== null) moves.push(this.pending.value);
        return { game: view?.start.settings.game ?? '', start: '', moves };
    });
    readonly #stop: (() => void)[];

    constructor(readonly id: string) {
        this.#stop = [connection.listen((message) => this.#hear(message)), connection.watch(id)];
    }

    leave(): void {
        for (const stop of this.#stop) stop();
    }

    /** Rejects with the reason; the move is taken from the board again then. */
    async play(move: string): Promise<void> {
        const view = this.view.peek();
        if (!view || this.#sending.peek()) return;
        const answer = connection.ask({ type: 'move', game: this.id, seen: view.version, move });
        this.#findUnsent();
        await answer;
    }

    say = (type: Said): Promise<Answer> => connection.ask({ type, game: this.id });
    preset = (preset: Preset): Promise<Answer> => connection.ask({ type: 'preset', game: this.id, preset });
    draw = (yes = true): Promise<Answer> => connection.ask({ type: 'draw', game: this.id, yes });
    rematch = (yes = true): Promise<Answer> => connection.ask({ type: 'rematch', game: this.id, yes });
    takeback = (yes = true): Promise<Answer> => connection.ask({ type: 'takeback', game: this.id, seen: this.view.peek()?.version ?? 0, yes });

    #hear(message: ServerMessage): void {
        if (message.type === 'game' && message.game.id === this.id) this.#show(viewOf(message, performance.now()));
        if (message.type === 'event' && message.game === this.id) this.#onEvent(message);
        if (message.type === 'presence' && message.game === this.id) this.#change({ online: message.online });
        if (message.type === 'spectators' && message.game === this.id) this.#change({ spectators: message.count });
        if (message.type === 'refused' && message.id === this.id) this.#miss(new RefusedError(message));
        this.#findUnsent();
    }

    #change(part: Partial<GameView>): void {
        const view = this.view.peek();
        if (view) this.view.value = { ...view, ...part };
    }

    #onEvent(message: ServerMessage & { type: 'event' }): void {
        const view = this.view.peek();
        if (!view) return;
        const next = withEvent(view, message, performance.now());
        if (next) this.#show(next);
        else connection.lookAgain(this.id); // one is missing
    }

    #show(view: GameView): void {
        this.missing.value = '';
        this.view.value = view;
        if (view.you) keepRunning(this.id, view.result ? undefined : { ...view.start.settings, moves: this.line.peek().moves });
    }

    #miss(why: RefusedError): void {
        this.missing.value = whyNot(why);
        if (why.code === 'gone') keepRunning(this.id, undefined);
    }

    /** A move of this visit, or of the one before, that nobody has answered. */
    #findUnsent(): void {
        const found = connection.outbox.moveIn(this.id);
        if (found?.id === this.#sending.peek()?.id) return;
        this.#sending.value = found ? { id: found.id, move: found.move, seen: found.seen } : null;
    }
}

/** Whether the position is still the one for which a move was made. */
function stands(view: GameView | null, seen: number | undefined): boolean {
    if (!view || seen === undefined || view.result) return false;
    return !view.events.some(({ version, kind }) => version > seen && (kind === 'move' || kind === 'takeback'));
}
