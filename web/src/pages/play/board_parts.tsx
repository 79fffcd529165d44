// What goes with the board of a game, against whomever it is played.
import { t } from '../../i18n/t';
import { Stepper } from '../../ui/stepper';
import type { LookBack } from './look_back';
import type { Touches } from './touches';

/** While the other side is to move, touches choose what to play next. */
export function premoving(touches: Touches) {
    if (!touches.canPremove) return {};
    const marks = touches.premove.cells.value.map((cell) => ({ cell, kind: 'plan' as const }));
    return { onCell: (cell: string) => touches.touchAhead(cell), drawing: { marks } };
}

/** The move that is chosen ahead, and how it is taken back. */
export function PremoveNote({ touches }: { touches: Touches }) {
    const move = touches.canPremove ? touches.premove.cells.value.join(' – ') : '';
    return (
        <div class="premove" role="status">
            {move && (
                <>
                    {t('Premove: {move}', { move })}
                    <button class="slim" onClick={touches.forgetPremove}>
                        {t('Take it back')} <kbd>Esc</kbd>
                    </button>
                </>
            )}
        </div>
    );
}

/** Looks at earlier positions of `all` plies. */
export function Walk({ lookBack, all }: { lookBack: LookBack; all: number }) {
    const here = lookBack.ply.value ?? all;
    const { first, previous, next, last } = lookBack;
    return <Stepper atStart={here === 0} atEnd={here === all} keys={['Home', '←', '→', 'End']} {...{ first, previous, next, last }} />;
}
