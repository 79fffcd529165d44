import type { ComponentChildren } from 'preact';
import { tintOf } from '../board/pieces';
import type { Snapshot } from '../core/types';
import { said, told } from '../i18n/t';
import { Score } from './score';
import { PieceIcon } from '../ui/piece_icon';

interface Props {
    snapshot: Snapshot;
    side: 1 | 2;
    name?: string; // who sits there; without one the colour is the name
    state?: string; // in small print beside the colour
    children?: ComponentChildren;
}

/** Who has which colour, beside the board. */
export function Seat({ snapshot, side, name, state, children }: Props) {
    const seat = snapshot.seats[side - 1];
    const turn = snapshot.side === side && snapshot.result === '*';
    const colour = said(seat?.colour ?? '');
    return (
        <div class={`seat ${turn ? 'turn' : ''}`}>
            <PieceIcon game={snapshot.game} kind={snapshot.pieces.kind} tint={tintOf(snapshot, seat?.colour ?? '')} />
            <span class="name">
                {name ?? colour} <span class="quiet">{[name && colour, state].filter(Boolean).join(' · ')}</span>
            </span>
            {seat?.note && <span class="quiet note">{told(seat.note)}</span>}
            <Score points={seat?.score} />
            {children}
        </div>
    );
}
