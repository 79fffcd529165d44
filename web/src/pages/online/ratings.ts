// What the players of a rated game are rated: at first what they bring, then what has come of it.
import { archivedGame, profileOf } from '../../online/people';
import type { GameView } from '../../online/game_view';
import { gameNameOf, type GameStart } from '../../online/messages';
import { changeText, ratingOf, ratingText } from '../people/words';
import { useAnswer } from '../people/use_answer';

const none: [string, string] = ['', ''];

async function brought({ players, settings }: GameStart): Promise<[string, string]> {
    if (players.every(({ rating }) => rating !== undefined)) return players.map(ratingOf) as [string, string];
    const [first, second] = await Promise.all(players.map(({ name }) => profileOf(name)));
    const ratings = [first, second].map((profile) => profile?.ratings.find(({ game }) => game === gameNameOf(settings)));
    return ratings.map((standing) => ratingText(standing ?? { rating: 1500, provisional: true })) as [string, string];
}

async function come(id: string): Promise<[string, string]> {
    const { game } = await archivedGame(id);
    return game.ratings.map((change) => (change ? `${Math.round(change.after)} ${changeText(change)}` : '')) as [string, string];
}

export function useRatings({ start, result }: GameView): [string, string] {
    const hasEnded = !!result;
    const { value } = useAnswer(async () => (!start.settings.rated ? none : hasEnded ? come(start.id) : brought(start)), [start.id, hasEnded]);
    return value ?? none;
}
