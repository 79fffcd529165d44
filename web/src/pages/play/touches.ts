// Touches that make no move: why they do nothing, and what they mean while the other side's time runs.
import { signal } from '@preact/signals';
import type { LegalMove, Line, Step } from '../../core/types';
import { t } from '../../i18n/t';
import { play as playSound } from '../../ui/sound';
import { Refusal } from '../refusal';
import { Premove } from './premove';

/** A game on whose board the reader touches cells. */
export interface TouchedGame {
    readonly line: Line;
    readonly open: LegalMove[]; // the moves that the reader may make now
    readonly isOver: boolean;
    readonly isLookingBack: boolean;
    readonly closed?: string; // why nothing can be played at all
    readonly isAwaiting: boolean; // the other side's move, with the next of one's own in mind
}

export class Touches {
    readonly refusal = new Refusal();
    readonly premove = new Premove();
    readonly steps = signal<Step[]>([]); // of a move that is not whole yet

    constructor(private readonly game: TouchedGame) {}

    /** Whether the reader may choose the next move now, while time runs for the other side. */
    get canPremove(): boolean {
        return this.game.isAwaiting && !this.game.isOver && !this.game.isLookingBack;
    }

    /** A cell of the next move. */
    touchAhead(cell: string): void {
        this.refusal.clear();
        this.premove.touch(cell);
    }

    forgetPremove = (): void => this.premove.clear();

    /** A touch of the reader that did nothing. */
    refuse(cell: string, steps: Step[]): void {
        if (this.game.isLookingBack) return this.refusal.say(t('You are looking back. Go back to the game to move.'));
        if (this.game.closed) return this.refusal.say(this.game.closed);
        if (this.game.isOver) return this.refusal.say(t('The game is over.'));
        if (this.game.open.length === 0) return this.refusal.say(t('It is not your turn.'));
        playSound('wrong');
        void this.refusal.explain(this.game.line, this.game.open, steps, cell);
    }
}
