import type { ComponentChildren } from 'preact';
import { Board, type BoardProps } from '../board/board';
import type { GameInfo, Snapshot } from '../core/types';
import { t } from '../i18n/t';

interface Props extends Omit<BoardProps, 'label' | 'snapshot'> {
    info: GameInfo;
    snapshot: Snapshot | undefined; // none while it is being asked for: its place is kept
    mood?: string; // a class of its own
    children?: ComponentChildren; // beside the board
}

/** The board of a page, in the middle of its stage. */
export function BoardArea({ info, snapshot, mood = '', children, ...board }: Props) {
    return (
        <section class={`board-area ${mood}`} aria-label={t('Board')}>
            {children}
            {snapshot && <Board snapshot={snapshot} label={t('Board of {game}', { game: info.title })} {...board} />}
        </section>
    );
}
