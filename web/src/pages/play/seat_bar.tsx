import { tintOf } from '../../board/pieces';
import { Score } from '../score';
import { PieceIcon } from '../../ui/piece_icon';
import type { Snapshot } from '../../core/types';
import { said, t, told } from '../../i18n/t';
import { Clock } from './clock';
import { seatOf, human, type Side } from './match';
import type { GameController } from './game_controller';
import { seatLabel } from './labels';

export function SeatBar({ controller, snapshot, side }: { controller: GameController; snapshot: Snapshot; side: Side }) {
    const seat = snapshot.seats[side - 1];
    const turn = snapshot.side === side && !controller.ending;
    const won = controller.ending?.winner === side;
    const thinks = turn && controller.thinking.isOn.value && seatOf(controller.match.value, side) !== human;
    return (
        <div class={`seat ${turn ? 'turn' : ''} ${won ? 'won' : ''}`}>
            <PieceIcon game={snapshot.game} kind={snapshot.pieces.kind} tint={tintOf(snapshot, seat?.colour ?? '')} />
            <span class="name">
                {seatLabel(controller.match.value, side)} <span class="quiet">{said(seat?.colour ?? '')}</span>
            </span>
            {thinks && (
                <span class="thinking quiet">
                    {t('thinking')}
                    {controller.thinking.progress.value !== null && <progress max={1} value={controller.thinking.progress.value} aria-label={t('Making the table ready')} />}
                </span>
            )}
            {won && <span class="winner">{t('Winner')}</span>}
            {seat?.note && <span class="quiet note">{told(seat.note)}</span>}
            <Score points={seat?.score} />
            <Clock controller={controller} side={side} runs={turn} />
        </div>
    );
}
