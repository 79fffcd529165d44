import { useEffect } from 'preact/hooks';
import { Board } from '../../board/board';
import { drawMove } from '../../board/marks';
import type { GameInfo, Look } from '../../core/types';
import { t } from '../../i18n/t';
import { useClock } from './clock';
import { Actions } from './actions';
import { MoveList } from './move_list';
import type { Side } from './match';
import { SeatBar } from './seat_bar';
import { Status } from './status';
import type { Table } from './table';
import { TypedMove } from './typed_move';

function drawing(table: Table, look: Look) {
    const hint = look.moves.find((move) => move.move === table.hint.value?.move);
    return hint ? drawMove(hint.steps) : {};
}

export function Game({ info, table, onNew }: { info: GameInfo; table: Table; onNew: () => void }) {
    const look = table.look.value;
    const left = useClock(table);
    useEffect(() => {
        document.title = `${info.title} · Quinta`;
    }, [info.title]);
    useEffect(() => {
        // The button that began the game is gone: the keys go to the board.
        if (!navigator.userActivation?.hasBeenActive || document.activeElement !== document.body) return;
        document.querySelector<SVGElement>('.board [tabindex="0"]')?.focus({ preventScroll: true });
    }, [!look]);
    if (!look)
        return table.error.value ? (
            <div class="narrow">
                <p class="error">{table.error}</p>
                <button onClick={onNew}>{t('New game')}</button>
            </div>
        ) : null;
    const [upper, lower]: [Side, Side] = table.match.value.flipped ? [1, 2] : [2, 1];
    const seat = (side: Side) => <SeatBar table={table} look={look} side={side} left={left?.[side - 1]} />;
    return (
        <div class="play" data-game={info.name}>
            <h1 class="unseen">{info.title}</h1>
            <section class="table" aria-label={t('Board')}>
                <Board
                    look={look}
                    label={t('Board of {game}', { game: info.title })}
                    moves={table.open}
                    flipped={table.match.value.flipped}
                    drawing={drawing(table, look)}
                    above={seat(upper)}
                    below={seat(lower)}
                    lookAfter={(move) => table.after(move)}
                    onMove={(move) => void table.play(move)}
                />
            </section>
            <aside class="side" aria-label={t('Game')}>
                <Status table={table} look={look} onNew={onNew} />
                <MoveList look={look} />
                <TypedMove table={table} />
                <Actions table={table} onNew={onNew} />
            </aside>
        </div>
    );
}
