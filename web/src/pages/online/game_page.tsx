// #/online/game/ID: a game against a person, or one that is watched.
import { useEffect, useState } from 'preact/hooks';
import { address, replaceAddress } from '../../app/router';
import { useTabTitle } from '../../app/title';
import { t } from '../../i18n/t';
import type { GameInfo, Snapshot } from '../../core/types';
import type { GameView } from '../../online/game_view';
import { sideIndex } from '../../online/messages';
import { BoardArea } from '../board_area';
import { premoving, Walk } from '../play/board_parts';
import { MoveList } from '../play/move_list';
import { TypedMove } from '../play/typed_move';
import { GameRail } from '../rail';
import { controlLabel } from './control';
import { GameActions } from './game_actions';
import { OnlineController } from './game_controller';
import { Fair, GameStatus, LinkLost } from './game_status';
import { infoOf, optionsLabel, ratedLabel, rivalLabel } from './names';
import { PlayerBar } from './player_bar';
import { useRatings } from './ratings';
import { Said } from './talk';
import { Watchers } from './watchers';

function useController(id: string): OnlineController | undefined {
    const [controller, setController] = useState<OnlineController>();
    useEffect(() => {
        const made = new OnlineController(id);
        setController(made);
        return () => made.leave();
    }, [id]);
    return controller?.id === id ? controller : undefined;
}

export function GamePage({ id }: { id: string }) {
    const controller = useController(id);
    const view = controller?.view;
    const snapshot = controller?.snapshot.value;
    const info = view ? infoOf(view.start.settings) : undefined;
    const missing = controller?.game.missing.value;
    if (missing)
        return (
            <div class="narrow">
                <h1>{missing}</h1>
                <a href={address('online')}>{t('Play online')}</a>
            </div>
        );
    if (!controller || !view || !snapshot || !info)
        return (
            <div class="narrow">
                <p class="quiet" role="status">
                    {t('The game is being fetched…')}
                </p>
                <LinkLost />
                {controller?.error.value && <p class="error">{controller.error.value}</p>}
            </div>
        );
    return <Game {...{ info, controller, view, snapshot }} />;
}

function title(view: GameView, info: GameInfo): string {
    const against = `${info.title}: ${rivalLabel(view)}`;
    return view.turn && view.turn === view.you ? t('Your turn: {game}', { game: against }) : against;
}

/** The next game of the two begins by itself. */
function useRematch({ you, rematch }: GameView): void {
    const [first] = useState(rematch); // it was there when the page was opened: then only a link leads there
    useEffect(() => {
        if (you && rematch && rematch !== first) replaceAddress(address('online', ['game', rematch]));
    }, [rematch]);
}

function Game({ info, controller, view, snapshot }: { info: GameInfo; controller: OnlineController; view: GameView; snapshot: Snapshot }) {
    useTabTitle(title(view, info));
    useRematch(view);
    const ratings = useRatings(view);
    const hasEnded = !!view.result;
    useEffect(() => {
        // The board has nothing more to do: the keys go to the result.
        if (hasEnded && document.activeElement?.closest('[role=grid]')) document.querySelector<HTMLElement>('[data-focus-home]')?.focus({ preventScroll: true });
    }, [hasEnded]);
    useEffect(() => {
        if (navigator.userActivation?.hasBeenActive && document.activeElement === document.body) document.querySelector<SVGElement>('.board [tabindex="0"]')?.focus({ preventScroll: true });
    }, []);
    const [upper, lower] = controller.flipped ? (['first', 'second'] as const) : (['second', 'first'] as const);
    return (
        <div class="stage play online">
            <h1 class="unseen">{`${info.title}: ${rivalLabel(view)}`}</h1>
            <div class="far">
                <PlayerBar {...{ controller, snapshot, side: upper }} rating={ratings[sideIndex(upper)]} />
            </div>
            <BoardArea
                info={info}
                snapshot={controller.lookBack.snapshot.value ?? snapshot}
                moves={controller.open}
                flipped={controller.flipped}
                snapshotAfter={(move) => controller.after(move)}
                onMove={(move) => void controller.play(move)}
                onRefused={(cell, steps) => controller.touches.refuse(cell, steps)}
                onChosen={controller.touches.refusal.clear}
                mood={controller.game.pending.value !== null ? 'sending' : ''}
                {...premoving(controller.touches)}
            />
            <div class="near">
                <PlayerBar {...{ controller, snapshot, side: lower }} rating={ratings[sideIndex(lower)]} />
            </div>
            <aside class="side" aria-label={t('Game')}>
                <GameStatus {...{ controller, view, snapshot, info }} />
                <div class="card fill moves-panel">
                    <MoveList snapshot={snapshot} lookBack={controller.lookBack} />
                    <Said view={view} />
                    <Walk lookBack={controller.lookBack} all={controller.line.moves.length} />
                </div>
                {view.you && !view.result && <TypedMove controller={controller} />}
                {!view.result && <Fair view={view} info={info} />}
                <Watchers count={view.spectators} place="side" />
                <GameActions {...{ info, controller, view }} />
            </aside>
            <GameRail info={info} note={[optionsLabel(view.start.settings), controlLabel(view.start.settings.control), ratedLabel(view.start.settings)].filter(Boolean).join(' · ')}>
                <Watchers count={view.spectators} place="rail" />
            </GameRail>
        </div>
    );
}
