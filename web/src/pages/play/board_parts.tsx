// What goes with the board of a game, against whomever it is played.
import { Stepper } from '../../ui/stepper';
import type { LookBack } from './look_back';
import type { Touches } from './touches';

/** While the other side is to move, touches choose what to play next. */
export function premoving(touches: Touches) {
    if (!touches.canPremove) return {};
    const marks = touches.premove.cells.value.map((cell) => ({ cell, kind: 'plan' as const }));
    return { onCell: (cell: string) => touches.touchAhead(cell), drawing: { marks } };
}

/** Looks at earlier positions of `all` plies. */
export function Walk({ lookBack, all }: { lookBack: LookBack; all: number }) {
    const here = lookBack.ply.value ?? all;
    const { first, previous, next, last } = lookBack;
    return <Stepper atStart={here === 0} atEnd={here === all} keys={['Home', '←', '→', 'End']} {...{ first, previous, next, last }} />;
}
