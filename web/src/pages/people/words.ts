// How games, people and results are called on the pages about people.
import { games } from '../../app/api';
import { numberText } from '../../i18n/numbers';
import { said, t } from '../../i18n/t';
import { text } from '../../i18n/text';
import type { GameResult, Person, PlayerSide } from '../../online/messages';
import type { ArchivedGame, Change, Standing } from '../../online/people';

export type Reached = 'won' | 'drawn' | 'lost' | 'running' | 'aborted';

export const reachedLabels: Record<Reached, string> = { won: text('Won'), drawn: text('Drawn'), lost: text('Lost'), running: text('Running'), aborted: text('Aborted') };

export const titleOf = (name: string): string => games.value.find((game) => game.name === name)?.title ?? name;

/** With its options: "Name, side 9". */
export function gameLabel(game: string): string {
    const [name = '', ...options] = game.split(' ');
    return [titleOf(name), ...options.map((option) => option.split('=').map(said).join(' '))].join(', ');
}

export const sideOf = (game: ArchivedGame, person: Person): PlayerSide => (game.players[0].id === person.id ? 'first' : 'second');

export function reached(result: GameResult | null, side: PlayerSide): Reached {
    if (!result) return 'running';
    if (result.winner === 'none') return 'aborted';
    return result.winner === 'draw' ? 'drawn' : result.winner === side ? 'won' : 'lost';
}

const howLabels: Record<GameResult['how'], string> = {
    board: text('on the board'), resign: text('by resignation'), draw: text('agreed'), timeout: text('on time'), abort: text('before it began'),
};
export const howLabel = (result: GameResult | null): string => (result ? t(howLabels[result.how]) : '');

/** A person's name, and that a bot is one. */
export const personLabel = ({ name, kind }: Person): string => (kind === 'bot' ? t('{name} (bot)', { name }) : name);

/** "1240?" while it is not certain. */
export const ratingText = ({ rating, provisional }: Pick<Standing, 'rating' | 'provisional'>): string => numberText(Math.round(rating)).replace(/\D/g, '') + (provisional ? '?' : '');

/** Beside a name; '' where it is not known. */
export const ratingOf = ({ rating, provisional = false }: Person): string => (rating === undefined ? '' : ratingText({ rating, provisional }));

/** "+12" or "−3". */
export function changeText({ before, after }: Change): string {
    const gain = Math.round(after) - Math.round(before);
    return (gain < 0 ? '−' : '+') + String(Math.abs(gain));
}
