import { PieceIcon } from '../../ui/piece_icon';
import type { Look } from '../../core/types';
import { said, t } from '../../i18n/t';
import { Clock } from './clock';
import { seatOf, person, type Side } from './match';
import type { Table } from './table';
import { seatWords } from './words';

export function SeatBar({ table, look, side, left }: { table: Table; look: Look; side: Side; left: number | undefined }) {
    const seat = look.seats[side - 1];
    const turn = look.side === side && !table.ending;
    const won = table.ending?.winner === side;
    const thinks = turn && table.thinking.isOn.value && seatOf(table.match.value, side) !== person;
    return (
        <div class={`seat ${turn ? 'turn' : ''} ${won ? 'won' : ''}`}>
            <PieceIcon tint={look.colours.find((colour) => colour.name === seat?.colour)?.tint ?? 'black'} />
            <span class="name">
                {seatWords(table.match.value, side)} <span class="quiet">{said(seat?.colour ?? '')}</span>
            </span>
            {thinks && (
                <span class="thinking quiet">
                    {t('thinking')}
                    {table.thinking.progress.value !== null && <progress max={1} value={table.thinking.progress.value} aria-label={t('Making the table ready')} />}
                </span>
            )}
            {won && <span class="winner">{t('Winner')}</span>}
            {seat?.note && <span class="quiet note">{said(seat.note)}</span>}
            {seat?.score !== undefined && (
                <span class="score" aria-label={t('{n} points', { n: seat.score })} role="img">
                    {seat.score}
                </span>
            )}
            {left !== undefined && <Clock left={left} runs={turn} />}
        </div>
    );
}
