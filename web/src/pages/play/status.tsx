import type { GameInfo, Snapshot } from '../../core/types';
import { said, t } from '../../i18n/t';
import { checkOf, linkTo } from '../analysis/link';
import { newTree } from '../analysis/tree';
import { Refused } from '../refusal';
import { PremoveNote } from './board_parts';
import { human, loneHuman } from './match';
import type { GameController } from './game_controller';
import { endingLabels, nextLabel, swapLabel } from './labels';
import { Confetti, Facts, OtherLevel, ScoreBar } from './result';

/** Whose turn it is, or how the move that was begun goes on. */
function Turn({ controller, snapshot }: { controller: GameController; snapshot: Snapshot }) {
    const steps = controller.touches.steps.value;
    if (steps.length > 0) return <>{nextLabel(snapshot, steps)}</>;
    const colour = said(snapshot.colour);
    if (loneHuman(controller.match.value) === snapshot.side) return <>{t('Your turn: {colour} to move', { colour })}</>;
    return <>{t('{colour} to move', { colour })}</>;
}

/** An earlier position is seen. */
export function LookingBack({ ply, all, controller }: { ply: number; all: number; controller: Pick<GameController, 'lookBack' | 'touches'> }) {
    return (
        <div class="status card looking-back">
            <p class="headline">{t('Move {n} of {all}', { n: ply, all })}</p>
            <p class="buttons">
                <button onClick={() => controller.lookBack.end()}>{t('Back to the game')}</button>
            </p>
            <Refused refusal={controller.touches.refusal} />
        </div>
    );
}

export function Status({ info, controller, snapshot, onNew }: { info: GameInfo; controller: GameController; snapshot: Snapshot; onNew: () => void }) {
    const ending = controller.ending;
    const hint = controller.hint.value;
    const { game, start, moves } = controller.match.value.line;
    const [who, why] = ending ? endingLabels(controller.match.value, snapshot, ending) : ['', ''];
    const won = !!ending?.winner && controller.match.value.seats[ending.winner - 1] === human && controller.match.value.seats.includes(human);
    const swap = ending ? '' : swapLabel(controller.match.value, snapshot);
    const ply = controller.lookBack.ply.value;
    if (ply !== null) return <LookingBack {...{ ply, all: moves.length, controller }} />;
    return (
        <div class={`status card ${ending ? 'over' : ''}`} {...(ending ? { 'data-focus-home': '', tabIndex: -1 } : {})}>
            {won && <Confetti />}
            <p class="headline">{ending ? who : <Turn controller={controller} snapshot={snapshot} />}</p>
            {swap && <p>{swap}</p>}
            {ending && why && <p>{why}</p>}
            {ending && <ScoreBar snapshot={snapshot} />}
            {ending && <Facts match={controller.match.value} won={won} />}
            {!ending && snapshot.occurrences > 1 && <p class="quiet">{t('This position has stood {n} times.', { n: snapshot.occurrences })}</p>}
            {hint && (
                <p class="hint">
                    {hint.words}
                </p>
            )}
            <PremoveNote touches={controller.touches} />
            <Refused refusal={controller.touches.refusal} />
            {controller.error.value && (
                <p class="error" role="alert">
                    {controller.error.value}
                </p>
            )}
            {ending && (
                <p class="buttons">
                    <button class="primary" onClick={() => void controller.rematch()}>
                        {t('Rematch')} <kbd>M</kbd>
                    </button>
                    <OtherLevel info={info} match={controller.match.value} won={won} onNew={onNew} />
                    <button onClick={onNew}>
                        {t('New game')} <kbd>N</kbd>
                    </button>
                    {moves.length > 1 && (
                        <a class="button" href={checkOf(newTree(game, start, moves))}>
                            {t('Check my game')}
                        </a>
                    )}
                    <a class="button" href={linkTo(newTree(game, start, moves))}>
                        {t('Analyse')} <kbd>A</kbd>
                    </a>
                </p>
            )}
        </div>
    );
}
