// A small board that can be tried out.
import { useState } from 'preact/hooks';
import { Board } from '../../board/board';
import type { Drawing } from '../../board/marks';
import type { Snapshot } from '../../core/types';
import { t } from '../../i18n/t';
import { newTree } from '../analysis/tree';
import { linkTo } from '../analysis/link';
import { useSnapshot } from './use_snapshot';

/** What decided a finished game is marked already. */
export const goalMarks = (cells: string[], snapshot: Snapshot): Drawing => ({
    marks: cells.filter((cell) => !snapshot.decisive.includes(cell)).map((cell) => ({ cell, kind: 'goal' as const })),
});

interface Props {
    game: string;
    position: string;
    marks: string[];
    label: string;
    isAside?: boolean; // beside a game that goes on: nothing leads away
}

export function Diagram({ game, position, marks, label, isAside = false }: Props) {
    const [moves, setMoves] = useState<string[]>([]);
    const snapshot = useSnapshot(game, position, moves);
    if (!snapshot) return <div class="diagram" />;
    const tried = moves.length > 0;
    return (
        <div class="diagram">
            <Board
                snapshot={snapshot}
                label={label}
                moves={snapshot.moves}
                drawing={tried ? {} : goalMarks(marks, snapshot)}
                onMove={(move) => setMoves([...moves, move])}
            />
            <p class="row">
                {(tried || snapshot.moves.length > 0) && (
                    <button disabled={!tried} onClick={() => setMoves([])}>
                        {t('Reset')}
                    </button>
                )}
                {!isAside && (
                    <a class="button" href={linkTo(newTree(snapshot.game, snapshot.starts_at_start ? '' : snapshot.start, moves))}>
                        {t('Analyse')}
                    </a>
                )}
            </p>
        </div>
    );
}
