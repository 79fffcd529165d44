// A small board that can be tried out.
import { useState } from 'preact/hooks';
import { Board } from '../../board/board';
import type { Drawing } from '../../board/marks';
import type { Look } from '../../core/types';
import { t } from '../../i18n/t';
import { newTree } from '../analysis/tree';
import { linkTo } from '../analysis/link';
import { useLook } from './use_look';

/** What decided a finished game is marked already. */
export const goalMarks = (cells: string[], look: Look): Drawing => ({
    marks: cells.filter((cell) => !look.decisive.includes(cell)).map((cell) => ({ cell, kind: 'goal' as const })),
});

interface Props {
    game: string;
    position: string;
    marks: string[];
    label: string;
}

export function Diagram({ game, position, marks, label }: Props) {
    const [moves, setMoves] = useState<string[]>([]);
    const look = useLook(game, position, moves);
    if (!look) return <div class="diagram" />;
    const tried = moves.length > 0;
    return (
        <div class="diagram">
            <Board
                look={look}
                label={label}
                moves={look.moves}
                drawing={tried ? {} : goalMarks(marks, look)}
                onMove={(move) => setMoves([...moves, move])}
            />
            <p class="row">
                {(tried || look.moves.length > 0) && (
                    <button disabled={!tried} onClick={() => setMoves([])}>
                        {t('Reset')}
                    </button>
                )}
                <a class="button" href={linkTo(newTree(look.game, look.starts_at_start ? '' : look.start, moves))}>
                    {t('Analyse')}
                </a>
            </p>
        </div>
    );
}
