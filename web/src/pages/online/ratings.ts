// What the players of a rated game are rated: at first what they bring, then what has come of it.
import { archivedGame } from '../../online/people';
import type { GameView } from '../../online/game_view';
import { changeText, ratingOf } from '../people/words';
import { useAnswer } from '../people/use_answer';

type Ratings = [string, string];

async function come(id: string): Promise<Ratings> {
    const { game } = await archivedGame(id);
    return game.ratings.map((change) => (change ? `${Math.round(change.after)} ${changeText(change)}` : '')) as Ratings;
}

export function useRatings({ start, result }: GameView): Ratings {
    const isOver = start.settings.rated && !!result;
    const { value } = useAnswer(async () => (isOver ? come(start.id) : null), [start.id, isOver]);
    if (!start.settings.rated) return ['', ''];
    return value ?? (start.players.map(ratingOf) as Ratings);
}
