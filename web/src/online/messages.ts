// What is said between the page and the server: docs/online.md describes it, docs/online/*.schema.json say it to
// programs, and messages.test.ts holds these types against them.
import type { Message } from '../core/types';

export type PlayerSide = 'first' | 'second';

export interface Person {
    id: string;
    name: string;
    kind: 'guest' | 'account' | 'bot';
    rating?: number; // at the game in question, of an account where it is known
    provisional?: boolean;
}

/** With what it plays, where it has said so. */
export type Bot = Person & { games?: string[]; controls?: ('none' | 'clock' | 'days')[] };

export interface GameSettings {
    game: string; // with its options: "name size=9"
    control: string; // "none", "300+3" (seconds), "3d"
    rated: boolean;
}

export interface GameStart {
    id: string;
    settings: GameSettings;
    players: [Person, Person];
    began: number;
}

export interface GameResult {
    winner: PlayerSide | 'draw' | 'none';
    how: 'board' | 'resign' | 'draw' | 'timeout' | 'abort';
}

export const eventKinds = [
    'move', 'draw_offer', 'draw_decline', 'takeback_offer', 'takeback_decline', 'takeback', 'give_time', 'preset',
    'rematch_offer', 'rematch_decline', 'rematch', 'end',
] as const;

export interface GameEvent {
    version: number;
    kind: (typeof eventKinds)[number];
    by: PlayerSide | null;
    at: number;
    text?: string;
    spent?: number;
}

export const presets = ['hello', 'good_luck', 'have_fun', 'well_played', 'thanks', 'goodbye'] as const;
export type Preset = (typeof presets)[number];

export interface Challenge {
    id: string;
    by: Person;
    settings: GameSettings;
    side: PlayerSide | null; // of whoever made it
    audience: 'lobby' | 'link' | 'person';
    to?: string;
}

/** The state after an event, or as it was when the game was asked for. */
interface Turn {
    clocks: [number, number] | null; // milliseconds at the start of the turn
    turn: PlayerSide | null;
    result: GameResult | null;
}

export interface GameMessage extends Turn {
    type: 'game';
    game: GameStart;
    version: number;
    you: PlayerSide | null;
    events: GameEvent[];
    elapsed: number;
    online: [boolean, boolean];
    spectators: number; // who watch and do not play
}

export interface EventMessage extends Turn {
    type: 'event';
    game: string;
    event: GameEvent;
}

export type ListedGame = GameStart & { version: number; result: GameResult | null };

export interface Refused {
    type: 'refused';
    id: string;
    code: string;
    why: string;
    message: Message;
    game?: string; // what has come of a challenge that was taken
}

/** What answers a message, by its id. */
export type Answer =
    | { type: 'done'; id: string; version?: number; made?: string }
    | { type: 'challenge'; id: string; challenge: Challenge }
    | { type: 'games'; id: string; games: ListedGame[] };

export type ServerMessage =
    | Answer
    | Refused
    | { type: 'welcome'; user: Person | null; time: number }
    | GameMessage
    | EventMessage
    | { type: 'presence'; game: string; online: [boolean, boolean] }
    | { type: 'spectators'; game: string; count: number }
    | { type: 'started'; game: GameStart }
    | { type: 'lobby'; challenges: Challenge[]; bots: Bot[] };

type InGame<T extends string, F = object> = { type: T; game: string } & F;

/** What the page says, without the id that it gets when it is sent. */
export type Wish =
    | InGame<'watch' | 'unwatch' | 'resign' | 'abort' | 'give_time'>
    | InGame<'move', { seen: number; move: string }>
    | InGame<'draw' | 'rematch', { yes?: boolean }>
    | InGame<'takeback', { seen: number; yes?: boolean }>
    | InGame<'preset', { preset: Preset }>
    | { type: 'games' | 'ping' | 'unpair' }
    | { type: 'lobby'; yes?: boolean }
    | ({ type: 'challenge' } & Offer)
    | { type: 'accept' | 'withdraw' | 'look'; challenge: string }
    | { type: 'pair'; game: string; control: string; rated: boolean }
    | { type: 'block'; user: string; yes?: boolean };

export interface Offer {
    game: string;
    control: string;
    rated: boolean;
    side: PlayerSide | 'random';
    audience: Challenge['audience'];
    to?: string;
}

export type ClientMessage = Wish & { id: string };

export const otherSide = (side: PlayerSide): PlayerSide => (side === 'first' ? 'second' : 'first');
export const sideIndex = (side: PlayerSide): 0 | 1 => (side === 'first' ? 0 : 1);
export const sideNumber = (side: PlayerSide): 1 | 2 => (side === 'first' ? 1 : 2);
/** The name of a game in settings, without its options. */
export const gameNameOf = (settings: Pick<GameSettings, 'game'>): string => settings.game.split(' ')[0] ?? '';
