// Which sound goes with what has happened.
import { changes } from '../../board/animate';
import { countOf } from '../../board/pieces';
import type { Snapshot } from '../../core/types';
import { play, type SoundName } from '../../ui/sound';
import { loneHuman, type Ending, type Match } from './match';

const pieces = (snapshot: Snapshot): number => snapshot.cells.filter((cell) => cell.piece).length;

/** A capture, a slide over several cells, a pin that was pushed in, or a piece that was put down. */
export function soundOf(before: Snapshot | null, now: Snapshot): void {
    if (!before || before.cells.length !== now.cells.length) return play('move');
    if (pieces(now) < pieces(before)) return play('capture');
    const [change] = changes(before, now).pieces;
    const place = (name: string | undefined) => now.cells.find((cell) => cell.name === name);
    const [to, from] = [place(change?.cell), place(change?.from)];
    if (to && from) return play(Math.hypot(to.x - from.x, to.y - from.y) > 1.5 ? 'slide' : 'move');
    const stood = before.cells.find((cell) => cell.name === to?.name)?.piece;
    const count = now.pieces.counters.reduce((sum, { field }) => sum + (to?.piece ? countOf(to.piece, field) : 0), 0);
    if (stood && count > 0) return play('pin', count);
    play('move');
}

/** The reader's own joy and sorrow; two people, or none, get the same sound whoever wins. */
export function endingSound(match: Match, ending: Ending): SoundName {
    if (!ending.winner) return 'draw';
    const mine = loneHuman(match);
    return mine === undefined || mine === ending.winner ? 'win' : 'lose';
}
