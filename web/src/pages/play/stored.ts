// The game of each kind that was left, kept in the browser.
import { keep, recall } from '../../app/storage';
import { human, isMatch, type Match } from './match';

const nameOf = (game: string): string => game.split(' ')[0] ?? '';

/** Games that were kept long ago call a human at the board a person. */
const seatName = (kept: string): string => (kept === 'person' ? human : kept);

/** … and do not know which moves have earned their seconds. */
function withPaid(kept: unknown): unknown {
    const { line, clock } = (kept ?? {}) as Partial<Match>;
    return clock && line && clock.paid === undefined ? { ...(kept as Match), clock: { ...clock, paid: line.moves?.length } } : kept;
}

export function storeMatch(match: Match): void {
    keep(`play.${nameOf(match.line.game)}`, match);
}

export function storedMatch(name: string): Match | undefined {
    const match = withPaid(recall<unknown>(`play.${name}`));
    if (!isMatch(match) || nameOf(match.line.game) !== name) return undefined;
    const [first, second] = match.seats;
    return { ...match, seats: [seatName(first), seatName(second)] };
}
