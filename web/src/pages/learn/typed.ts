// Moves that are typed where a board takes one move at a time.
import type { LegalMove } from '../../core/types';
import { t } from '../../i18n/t';

/** For `TypedMove`: plays one of the open moves, or says that it cannot be played. */
export function typed(open: LegalMove[], play: (move: string) => void) {
    const type = async (words: string) => {
        const move = open.find((each) => each.move === words.toLowerCase());
        if (!move) return t('{move} cannot be played here.', { move: words });
        play(move.move);
        return '';
    };
    return { open, type };
}
