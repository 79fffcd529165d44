import { useEffect } from 'preact/hooks';
import type { GameInfo } from '../../core/types';
import { useTabTitle } from '../../app/title';
import { t } from '../../i18n/t';
import { BoardArea } from '../board_area';
import { Actions } from './actions';
import { Form } from './form';
import { MoveList } from './move_list';
import { loneHuman, type Side } from './match';
import { SeatBar } from './seat_bar';
import { Status } from './status';
import type { GameController } from './game_controller';
import { TypedMove } from './typed_move';
import { GameRail } from '../rail';
import { premoving, Walk } from './board_parts';

export function Game({ info, controller, onNew }: { info: GameInfo; controller: GameController; onNew: () => void }) {
    const snapshot = controller.snapshot.value;
    const isMine = !!snapshot && !controller.ending && loneHuman(controller.match.value) === snapshot.side;
    useTabTitle(isMine ? t('Your turn: {game}', { game: info.title }) : info.title);
    const hasEnded = !!controller.ending;
    useEffect(() => {
        // The board has nothing more to do: the keys go to the result.
        const here = document.activeElement;
        if (hasEnded && here?.closest('[role=grid]')) document.querySelector<HTMLElement>('[data-focus-home]')?.focus({ preventScroll: true });
    }, [hasEnded]);
    useEffect(() => {
        // The button that began the game is gone: the keys go to the board.
        if (!navigator.userActivation?.hasBeenActive || document.activeElement !== document.body) return;
        document.querySelector<SVGElement>('.board [tabindex="0"]')?.focus({ preventScroll: true });
    }, [!snapshot]);
    if (!snapshot)
        return controller.error.value ? (
            <div class="narrow">
                <p class="error">{controller.error}</p>
                <button onClick={onNew}>{t('New game')}</button>
            </div>
        ) : null;
    if (controller.elsewhere.value) return <Elsewhere info={info} controller={controller} />;
    const [upper, lower]: [Side, Side] = controller.match.value.flipped ? [1, 2] : [2, 1];
    const seat = (side: Side) => <SeatBar controller={controller} snapshot={snapshot} side={side} />;
    return (
        <div class="stage play">
            <h1 class="unseen">{info.title}</h1>
            <div class="far">{seat(upper)}</div>
            <BoardArea
                info={info}
                snapshot={controller.lookBack.snapshot.value ?? snapshot}
                moves={controller.open}
                flipped={controller.match.value.flipped}
                hint={snapshot.moves.find((move) => move.move === controller.hint.value?.move)}
                snapshotAfter={(move) => controller.after(move)}
                onMove={(move) => void controller.play(move)}
                onRefused={(cell, steps) => controller.touches.refuse(cell, steps)}
                onChosen={controller.touches.refusal.clear}
                onSteps={(steps) => (controller.touches.steps.value = steps)}
                {...premoving(controller.touches)}
            />
            <div class="near">{seat(lower)}</div>
            <aside class="side" aria-label={t('Game')}>
                <Status info={info} controller={controller} snapshot={snapshot} onNew={onNew} />
                <div class="card fill moves-panel">
                    <MoveList snapshot={snapshot} lookBack={controller.lookBack} />
                    <Walk lookBack={controller.lookBack} all={controller.line.moves.length} />
                </div>
                {!controller.ending && <TypedMove controller={controller} />}
                <Actions info={info} controller={controller} onNew={onNew} />
            </aside>
            <GameRail info={info}>
                <Form match={controller.match.value} />
            </GameRail>
        </div>
    );
}

/** The game is played in another tab now. */
function Elsewhere({ info, controller }: { info: GameInfo; controller: GameController }) {
    return (
        <div class="narrow elsewhere">
            <h1>{info.title}</h1>
            <p role="alert">{t('This game goes on in another tab')}</p>
            <button class="primary" onClick={() => void controller.takeHere()}>
                {t('Take it here')}
            </button>
        </div>
    );
}
