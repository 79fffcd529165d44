// What the reader does in a game: begins, plays, takes back, asks, gives up.
import { snapshotOf } from '../../app/api';
import { address, replaceAddress } from '../../app/router';
import type { Snapshot } from '../../core/types';
import { why } from '../../i18n/why';
import { announce } from '../../ui/live';
import { play as playSound } from '../../ui/sound';
import { coreSentence } from '../refusal';
import { GameFlow } from './game_flow';
import { askedHint } from './hint';
import { loneHuman, nameOf, newMatch, rematch, type Setup } from './match';
import { forgetUnbegun, storeMatch } from './stored';
import { travelled } from './travel';

export const newSeed = (): number => Math.floor(Math.random() * 2 ** 31);

export class GameController extends GameFlow {
    static begin(setup: Setup): GameController {
        const match = newMatch(setup, newSeed());
        forgetUnbegun(nameOf(match));
        storeMatch(match);
        return new GameController(match);
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
        this.rest();
        this.touches.premove.clear();
        if (this.isShow) this.paused.value = true;
        const there = await travelled(this.match.value, step); // with what is left on the clock now
        if (there) return this.change(there, 'quietly');
        this.comeBack(); // there is nowhere to go
    }

    resign(): void {
        const snapshot = this.snapshot.value;
        if (!snapshot || this.ending) return;
        this.lose(loneHuman(this.match.value) ?? snapshot.side, 'resigned');
    }

    rematch(): Promise<void> {
        const shown = this.change(rematch(this.match.value, newSeed()), 'quietly');
        replaceAddress(address('play', [this.name, this.id]));
        return shown;
    }

    flip(): void {
        this.keeper.keep({ ...this.match.value, flipped: !this.match.value.flipped });
    }

    pause(on: boolean): void {
        this.paused.value = on;
        if (on) this.rest();
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
}
