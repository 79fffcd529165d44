// Whose turn it is, what was offered, what went wrong, how it ended.
import type { GameInfo, Snapshot } from '../../core/types';
import { address } from '../../app/router';
import { said, t } from '../../i18n/t';
import { whyOver } from '../../i18n/why';
import { otherSide, type PlayerSide } from '../../online/messages';
import type { GameView } from '../../online/game_view';
import { connection } from '../../online/link';
import { checkOf, linkTo } from '../analysis/link';
import { newTree } from '../analysis/tree';
import { PremoveNote } from '../play/board_parts';
import { LookingBack } from '../play/status';
import { Confetti, ScoreBar } from '../play/result';
import { firstUpper } from '../../ui/text';
import { Refused } from '../refusal';
import type { OnlineController } from './game_controller';
import { timeToBegin } from './game_clock';
import { eventWords, nameOf, resultLabels } from './names';

type Props = { controller: OnlineController; view: GameView; snapshot: Snapshot };
type Offer = 'draw' | 'takeback' | 'rematch';
const offers: Offer[] = ['draw', 'takeback', 'rematch'];

/** What the other side asks, or what the reader has asked and nobody has answered. */
function Offers({ controller, view, snapshot }: Props) {
    return (
        <>
            {offers.map((offer) => {
                const by = view.offers[offer];
                if (!by) return null;
                const words = eventWords(view, snapshot, { kind: `${offer}_offer`, by, version: 0, at: 0 });
                const isMine = by !== otherSide(view.you ?? by);
                return (
                    <div key={offer} class={`offer ${isMine ? 'mine' : ''}`}>
                        <p>{words}</p>
                        {view.you && by !== view.you && <Answers controller={controller} offer={offer} />}
                    </div>
                );
            })}
        </>
    );
}

function Answers({ controller, offer }: { controller: OnlineController; offer: Offer }) {
    return (
        <p class="buttons">
            <button class="primary" onClick={() => void controller.try((game) => game[offer](true))}>
                {t('Accept')} <kbd>Y</kbd>
            </button>
            <button onClick={() => void controller.try((game) => game[offer](false))}>
                {t('Decline')} <kbd>N</kbd>
            </button>
        </p>
    );
}

/** What the other side has asked first, to be answered by a key. */
export function askedOffer(view: GameView): Offer | undefined {
    return offers.find((offer) => view.you && view.offers[offer] && view.offers[offer] !== view.you);
}

/** Of the position that is seen: it may hold a move that the server has not confirmed. */
function Turn({ view, snapshot }: { view: GameView; snapshot: Snapshot }) {
    const turn = snapshot.side === 1 ? 'first' : 'second';
    if (snapshot.result !== '*') return <>{firstUpper(whyOver(snapshot))}</>;
    if (turn === view.you) return <>{t('Your turn: {colour} to move', { colour: said(snapshot.colour) })}</>;
    return <>{t('{name} to move', { name: nameOf(view, turn) })}</>;
}

/** How long there is for a first move. */
function Beginning({ controller, view }: { controller: OnlineController; view: GameView }) {
    const left = timeToBegin(view, controller.clock.now.value);
    if (left === undefined) return null;
    return <p class="quiet small">{t('First move within {n} s, or the game is aborted.', { n: Math.ceil(left / 1000) })}</p>;
}

const mayComeBack = (): boolean => connection.state.value !== 'open' && connection.state.value !== 'ended';

export function LinkLost() {
    const state = connection.state.value;
    if (state === 'open') return null;
    if (state === 'ended')
        return (
            <p class="notice link-lost" role="alert">
                {t('You are logged out here.')} <a href={address('online', ['account'])}>{t('Log in again')}</a>
            </p>
        );
    return (
        <p class="notice link-lost" role="alert">
            {t('Connection lost. The game goes on as soon as it is back.')}
        </p>
    );
}

function Result({ controller, view, snapshot, info }: Props & { info: GameInfo }) {
    const [who, why] = resultLabels(view, snapshot);
    const won = !!view.you && view.result?.winner === view.you;
    const { game, start, moves } = controller.line;
    return (
        <div class="status card over" data-focus-home="" tabIndex={-1}>
            {won && <Confetti />}
            <p class="headline">{who}</p>
            {why && <p>{why}</p>}
            <ScoreBar snapshot={snapshot} />
            <LinkLost />
            <Offers {...{ controller, view, snapshot }} />
            <Refused refusal={controller.touches.refusal} />
            <p class="buttons">
                {view.you && !view.rematch && !view.offers.rematch && (
                    <button class="primary" onClick={() => void controller.try((each) => each.rematch())}>
                        {t('Rematch')} <kbd>M</kbd>
                    </button>
                )}
                {view.rematch && (
                    <a class="button primary" href={address('online', ['game', view.rematch])}>
                        {t('To the rematch')}
                    </a>
                )}
                <a class="button" href={address('online', [], { game: info.name })}>
                    {t('New opponent')} {!askedOffer(view) && <kbd>N</kbd>}
                </a>
                {view.you && moves.length > 1 && (
                    <a class="button" href={checkOf(newTree(game, start, moves))}>
                        {t('Check my game')}
                    </a>
                )}
                <a class="button" href={linkTo(newTree(game, start, moves))}>
                    {t('Analyse')} <kbd>A</kbd>
                </a>
            </p>
        </div>
    );
}

/** What is true for this reader: engines are off for those who play. */
export function Fair({ view: { you, start }, info }: { view: GameView; info: GameInfo }) {
    const off = start.settings.rated ? t('Engine and tables are off for {game} until the game is over.', { game: info.title }) : t('The engine does not look at this game until it is over.');
    return <p class="quiet small fair">{you ? off : t('You are watching.')}</p>;
}

export function GameStatus({ controller, view, snapshot, info }: Props & { info: GameInfo }) {
    const ply = controller.lookBack.ply.value;
    if (ply !== null) return <LookingBack {...{ ply, all: controller.line.moves.length, controller }} />;
    if (view.result) return <Result {...{ controller, view, snapshot, info }} />;
    return (
        <div class="status card">
            <p class="headline">
                <Turn view={view} snapshot={snapshot} />
            </p>
            <LinkLost />
            {controller.game.pending.value !== null && mayComeBack() && <p class="quiet small">{t('Your move is sent when the connection is back.')}</p>}
            {snapshot.occurrences > 1 && <p class="quiet">{t('This position has stood {n} times.', { n: snapshot.occurrences })}</p>}
            <Beginning controller={controller} view={view} />
            <Offers {...{ controller, view, snapshot }} />
            <PremoveNote touches={controller.touches} />
            <Refused refusal={controller.touches.refusal} />
            {controller.error.value && (
                <p class="error" role="alert">
                    {controller.error.value}
                </p>
            )}
        </div>
    );
}

export const hasMoved = (view: GameView, side: PlayerSide): boolean => view.moves.some(({ by }) => by === side);
