// Who plays on one side of the board: name, colour, whether they are here, and their clock.
import { tintOf } from '../../board/pieces';
import type { Snapshot } from '../../core/types';
import { said, t, told } from '../../i18n/t';
import { sideIndex, sideNumber, type PlayerSide } from '../../online/messages';
import { Score } from '../score';
import { PieceIcon } from '../../ui/piece_icon';
import { Portrait } from '../../ui/portrait';
import { ClockFace } from '../play/clock';
import type { OnlineController } from './game_controller';
import { clockKind, longTimeText, runsFor, timeLeft } from './game_clock';
import { whoIs } from './names';

function Time({ controller, side }: { controller: OnlineController; side: PlayerSide }) {
    const view = controller.view;
    const left = view ? timeLeft(view, side, controller.clock.now.value) : undefined;
    if (!view || left === undefined) return null;
    if (clockKind(view) === 'clock') return <ClockFace left={left} runs={runsFor(view, side)} />;
    if (view.turn !== side) return null;
    return (
        <span class="clock long runs" role="timer" aria-label={t('Time left')}>
            {longTimeText(left)}
        </span>
    );
}

function Presence({ isHere, isYou }: { isHere: boolean; isYou: boolean }) {
    if (isYou) return null;
    const words = isHere ? t('here') : t('away');
    return <span class={`presence ${isHere ? 'here' : ''}`} role="img" aria-label={words} title={words} />;
}

export function PlayerBar({ controller, snapshot, side, rating }: { controller: OnlineController; snapshot: Snapshot; side: PlayerSide; rating: string }) {
    const view = controller.view;
    if (!view) return null;
    const seat = snapshot.seats[sideNumber(side) - 1];
    const turn = view.turn === side;
    const won = view.result?.winner === side;
    const person = view.start.players[sideIndex(side)];
    return (
        <div class={`seat online ${turn ? 'turn' : ''} ${won ? 'won' : ''}`}>
            <PieceIcon game={snapshot.game} kind={snapshot.pieces.kind} tint={tintOf(snapshot, seat?.colour ?? '')} />
            <Portrait of={person} />
            <span class="name">
                {whoIs(view, side)} {person.kind === 'bot' && <span class="tag">{t('Bot')}</span>}
                <span class="quiet">
                    <Presence isHere={view.online[sideIndex(side)]} isYou={view.you === side} /> {said(seat?.colour ?? '')} {rating && <span class="rating">{rating}</span>}
                </span>
            </span>
            {won && <span class="winner">{t('Winner')}</span>}
            {seat?.note && <span class="quiet note">{told(seat.note)}</span>}
            <Score points={seat?.score} />
            <Time controller={controller} side={side} />
        </div>
    );
}
