import { useLayoutEffect } from 'preact/hooks';
import { text } from '../../i18n/text';
import { isTyping } from '../../ui/keys';
import type { Study } from './study';

/** The arrows walk through the game unless they belong to the board or to a control. */
export function useArrows(study: Pick<Study, 'first' | 'previous' | 'next' | 'last'>): void {
    useLayoutEffect(() => {
        const acts: Record<string, () => void> = {
            ArrowLeft: study.previous,
            ArrowRight: study.next,
            ArrowUp: study.first,
            ArrowDown: study.last,
            Home: study.first,
            End: study.last,
        };
        const onKey = (event: KeyboardEvent) => {
            const act = acts[event.key];
            const inControl = (event.target as Element | null)?.closest?.('input, [role=slider], [role=grid]:not([data-hand=pointer])');
            if (!act || inControl || isTyping(event) || event.shiftKey) return;
            event.preventDefault();
            act();
        };
        addEventListener('keydown', onKey);
        return () => removeEventListener('keydown', onKey);
    }, [study]);
}

export const analysisShortcuts = [
    { keys: '← → J K', what: text('One move back, one move on') },
    { keys: '↑ ↓', what: text('To the start, to the end of the line') },
    { keys: 'Y', what: text('The next variation of this move') },
    { keys: 'M', what: text('Make this variation the main line') },
    { keys: 'X', what: text('Delete this move and what follows') },
    { keys: 'Ctrl+Z Ctrl+Y', what: text('Undo, redo') },
    { keys: 'E', what: text('Engine on or off') },
    { keys: 'V', what: text('Values of all moves on or off') },
    { keys: 'P', what: text('Hold to look ahead along the best line') },
    { keys: 'G', what: text('Check my game') },
    { keys: 'D', what: text('Set up a position') },
    { keys: 'L', what: text('Copy the link') },
    { keys: 'C', what: text('Copy the position') },
    { keys: 'O', what: text('Records: open and save') },
    { keys: 'F', what: text('Flip the board') },
    { keys: '/', what: text('Type a move') },
];
