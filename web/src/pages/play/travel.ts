// Taking back and playing again: always to a turn of somebody at this screen.
import { snapshotOf } from '../../app/api';
import { human, isShow, seatOf, withRedone, withUndone, type Match } from './match';

/** The match where the next such turn is in this direction; nothing when there is none. */
export async function travelled(match: Match, step: 1 | -1): Promise<Match | undefined> {
    const { moves } = match.line;
    const all = [...moves, ...match.ahead];
    for (let at = moves.length + step; at >= 0 && at <= all.length; at += step) {
        const then = await snapshotOf({ ...match.line, moves: all.slice(0, at) });
        const isMine = isShow(match) || seatOf(match, then.side) === human || then.result !== '*';
        if (!isMine && !(step > 0 && at === all.length)) continue;
        return step < 0 ? withUndone(match, moves.length - at) : withRedone(match, at - moves.length);
    }
    return undefined;
}
