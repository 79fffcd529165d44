// A game as the server tells it: the whole, then one event after the other. Pure: every change is a new value.
import { otherSide, sideIndex, type EventMessage, type GameEvent, type GameMessage, type GameResult, type GameStart, type PlayerSide } from './messages';

export interface GameView {
    start: GameStart;
    version: number;
    you: PlayerSide | null;
    events: GameEvent[];
    moves: { move: string; by: PlayerSide }[];
    offers: { draw?: PlayerSide; takeback?: PlayerSide; rematch?: PlayerSide };
    rematch?: string; // the game that has come of it
    moved: [boolean, boolean]; // who has made a move: until then no clock runs
    clocks: [number, number] | null;
    turn: PlayerSide | null;
    turnSince: number; // by the clock of this machine
    online: [boolean, boolean];
    spectators: number;
    result: GameResult | null;
}

export function viewOf(message: GameMessage, now: number): GameView {
    const { game, events, you, clocks, turn, elapsed, online, spectators, result } = message;
    const empty: GameView = { start: game, version: 0, you, events: [], moves: [], offers: {}, moved: [false, false], clocks, turn, turnSince: now - elapsed, online, spectators, result };
    return { ...events.reduce(applied, empty), clocks, turn, turnSince: now - elapsed, result };
}

/** The game after an event; as it was when the event is known; nothing when one is missing in between. */
export function withEvent(view: GameView, { event, clocks, turn, result }: EventMessage, now: number): GameView | undefined {
    if (event.version <= view.version) return view;
    if (event.version !== view.version + 1) return undefined;
    const beganTurn = event.kind === 'move' || event.kind === 'takeback';
    return { ...applied(view, event), clocks, turn, result, turnSince: beganTurn ? now : view.turnSince };
}

function applied(view: GameView, event: GameEvent): GameView {
    const next = { ...view, version: event.version, events: [...view.events, event], offers: offersAfter(view, event) };
    if (event.kind === 'move' && event.by) {
        next.moves = [...view.moves, { move: event.text ?? '', by: event.by }];
        next.moved = [...view.moved];
        next.moved[sideIndex(event.by)] = true;
    }
    if (event.kind === 'takeback' && event.by) next.moves = takenBack(view.moves, otherSide(event.by));
    if (event.kind === 'rematch' && event.text) next.rematch = event.text;
    return next;
}

/** Back until it is the turn of whoever asked, at least one move. */
function takenBack(moves: GameView['moves'], asker: PlayerSide): GameView['moves'] {
    const left = [...moves];
    while (left.length > 0 && left.pop()?.by !== asker);
    return left;
}

function offersAfter({ offers }: GameView, { kind, by }: GameEvent): GameView['offers'] {
    const without = (...names: (keyof GameView['offers'])[]) => Object.fromEntries(Object.entries(offers).filter(([name]) => !names.includes(name as never)));
    if (!by && kind !== 'end') return offers;
    const [what, how] = kind.split('_') as [string, string | undefined];
    if (how === 'offer') return { ...offers, [what]: by };
    if (how === 'decline') return without(what as keyof GameView['offers']);
    if (kind === 'end' || kind === 'takeback') return {};
    if (kind === 'rematch') return without('rematch');
    if (kind === 'move') return offers.draw === by ? without('takeback') : without('takeback', 'draw');
    return offers;
}
