// Somebody solves a puzzle: what was played, what came of it, what is shown.
import { signal } from '@preact/signals';
import { ask } from '../../app/api';
import type { Puzzle, PuzzleAnswer } from '../../core/types';
import {  } from '../../i18n/t';
import { why } from '../../i18n/why';
import { play as playSound } from '../../ui/sound';

export type Stage = 'solving' | 'checking' | 'solved' | 'wrong' | 'shown';
const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export class PuzzleRun {
    readonly moves = signal<string[]>([]); // on the board
    readonly stage = signal<Stage>('solving');
    readonly answer = signal<PuzzleAnswer | null>(null); // to the last move
    readonly hints = signal(0);
    readonly missed = signal(false);
    readonly error = signal('');
    readonly progress = signal<number | null>(null); // of the table that knows the answers
    #kept: string[] = []; // up to where the win was still there
    #turn = 0;

    constructor(
        readonly puzzle: Puzzle,
        private readonly onEnd: (how: 'solved' | 'missed', clean: boolean) => void,
        private readonly pause = 650,
    ) {}

    /** Wrong moves need the game's table; where there is one it is made while the reader thinks. */
    async prepare(): Promise<void> {
        const report = ({ progress }: { progress: number }) => (this.progress.value = progress);
        await ask('prepare', { game: this.puzzle.game }, { report }).catch(() => undefined);
        this.progress.value = null;
    }

    /** The move that is asked for, as long as the solution has been followed. */
    get expected(): string | undefined {
        const { solution } = this.puzzle;
        const onTrack = this.#kept.every((move, i) => move === solution[i]);
        return onTrack ? solution[this.#kept.length] : undefined;
    }

    async play(move: string): Promise<void> {
        if (this.stage.value !== 'solving') return;
        const turn = ++this.#turn;
        const before = this.moves.value;
        this.moves.value = [...before, move];
        this.stage.value = 'checking';
        playSound('move');
        try {
            const answer = await ask('try_puzzle', { id: this.puzzle.id, moves: before, move });
            if (turn === this.#turn) await this.#hear(answer, turn);
        } catch (error) {
            this.error.value = why(error);
            this.moves.value = before;
            this.stage.value = 'solving';
        }
    }

    async #hear(answer: PuzzleAnswer, turn: number): Promise<void> {
        this.answer.value = answer;
        if (answer.kind === 'wrong') this.#miss();
        await this.#playOut(answer.line, turn);
        if (turn !== this.#turn) return;
        if (answer.kind === 'right') {
            this.#kept = this.moves.value;
            this.stage.value = 'solving';
        } else if (answer.kind === 'solved') {
            this.stage.value = 'solved';
            playSound('solved');
            this.onEnd('solved', !this.missed.value && this.hints.value === 0);
        }
    }

    #miss(): void {
        this.stage.value = 'wrong';
        playSound('wrong');
        if (!this.missed.value) this.onEnd('missed', false);
        this.missed.value = true;
    }

    async #playOut(line: string[], turn: number): Promise<void> {
        for (const move of line) {
            await wait(this.pause);
            if (turn !== this.#turn) return;
            this.moves.value = [...this.moves.value, move];
            playSound('move');
        }
    }

    /** Back to where the win was still there. */
    again(): void {
        this.#turn++;
        this.moves.value = this.#kept;
        this.answer.value = null;
        this.error.value = '';
        this.stage.value = 'solving';
    }

    hint(): void {
        if (this.stage.value === 'solving') this.hints.value++;
    }

    /** Plays the whole solution. */
    async show(): Promise<void> {
        const turn = ++this.#turn;
        if (!this.missed.value && this.stage.value !== 'solved') this.onEnd('missed', false);
        this.missed.value = true;
        this.answer.value = null;
        this.moves.value = [];
        this.stage.value = 'shown';
        await this.#playOut(this.puzzle.solution, turn);
    }

    leave(): void {
        this.#turn++;
    }
}
