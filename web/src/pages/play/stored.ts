// The game of each kind that was left, kept in the browser.
import { keep, recall } from '../../app/storage';
import { human, isMatch, type Match } from './match';

const nameOf = (game: string): string => game.split(' ')[0] ?? '';

/** Games that were kept long ago call a human at the board a person. */
const seatName = (kept: string): string => (kept === 'person' ? human : kept);

export function storeMatch(match: Match): void {
    keep(`play.${nameOf(match.line.game)}`, match);
}

export function storedMatch(name: string): Match | undefined {
    const match = recall<unknown>(`play.${name}`);
    if (!isMatch(match) || nameOf(match.line.game) !== name) return undefined;
    const [first, second] = match.seats;
    return { ...match, seats: [seatName(first), seatName(second)] };
}
