// Touches that make no move: why they do nothing, and what they mean while the other side's time runs.
import type { Step } from '../../core/types';
import { t } from '../../i18n/t';
import { play as playSound } from '../../ui/sound';
import { Refusal } from '../refusal';
import type { GameFlow } from './game_flow';
import { human, seatOf } from './match';
import { Premove } from './premove';

type Game = Pick<GameFlow, 'match' | 'snapshot' | 'ending' | 'elsewhere' | 'lookBack' | 'open'>;

export class Touches {
    readonly refusal = new Refusal();
    readonly premove = new Premove();

    constructor(private readonly game: Game) {}

    /** Whether the reader may choose the next move now, while time runs for the other side. */
    get canPremove(): boolean {
        const [match, snapshot] = [this.game.match.value, this.game.snapshot.value];
        const waits = !!match.clock && match.seats.includes(human) && !!snapshot && seatOf(match, snapshot.side) !== human;
        return waits && !this.game.ending && !this.game.elsewhere.value && this.game.lookBack.ply.value === null;
    }

    /** A cell of the next move. */
    touchAhead(cell: string): void {
        this.premove.touch(cell);
        const { value } = this.premove.cells;
        this.refusal.say(value.length > 0 ? t('Premove: {move}. Esc takes it back.', { move: value.join(' – ') }) : '');
    }

    forgetPremove = (): void => {
        if (this.premove.cells.value.length > 0) this.refusal.clear();
        this.premove.clear();
    };

    /** A touch of the reader that did nothing. */
    refuse(cell: string, steps: Step[]): void {
        if (this.game.lookBack.ply.value !== null) return this.refusal.say(t('You are looking back. Go back to the game to move.'));
        if (this.game.ending) return this.refusal.say(t('The game is over.'));
        if (this.game.open.length === 0) return this.refusal.say(t('It is not your turn.'));
        playSound('wrong');
        void this.refusal.explain(this.game.match.value.line, this.game.open, steps, cell);
    }
}
