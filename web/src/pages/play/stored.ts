// The game of each kind that was left, kept in the browser.
import { keep, recall } from '../../app/storage';
import { isMatch, type Match } from './match';

const nameOf = (game: string): string => game.split(' ')[0] ?? '';

export function storeMatch(match: Match): void {
    keep(`play.${nameOf(match.line.game)}`, match);
}

export function storedMatch(name: string): Match | undefined {
    const match = recall<unknown>(`play.${name}`);
    return isMatch(match) && nameOf(match.line.game) === name ? match : undefined;
}
