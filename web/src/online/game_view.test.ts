import { expect, test } from 'vitest';
import { viewOf, withEvent, type GameView } from './game_view';
import type { EventMessage, GameEvent, GameMessage } from './messages';

const person = (name: string) => ({ id: name.padEnd(10, '0'), name, kind: 'guest' as const });
const whole: GameMessage = {
    type: 'game', version: 0, you: 'first', events: [], clocks: null, turn: 'first', result: null, elapsed: 250, online: [true, true], spectators: 0,
    game: { id: 'game000000', settings: { game: 'somegame', control: 'none', rated: false }, players: [person('Ana'), person('Ben')], began: 1 },
};
const message = (event: Partial<GameEvent>): EventMessage => ({
    type: 'event', game: 'game000000', clocks: null, turn: 'first', result: null, event: { version: 1, kind: 'move', by: 'first', at: 2, ...event },
});

/** The game after these events, each the next version. */
function after(...events: Partial<GameEvent>[]): GameView {
    return events.reduce((view, event, i) => withEvent(view, message({ version: i + 1, ...event }), 1000) ?? view, viewOf(whole, 1000));
}

const move = (by: 'first' | 'second', text: string) => ({ kind: 'move' as const, by, text });

test('the same from all events at once and from one after the other', () => {
    const events = [move('first', 'c3'), { kind: 'draw_offer' as const, by: 'first' as const }, move('second', 'd4')];
    const one = after(...events);
    const other = viewOf({ ...whole, version: 3, events: events.map((event, i) => ({ version: i + 1, at: 2, ...event })) }, 1000);
    expect({ ...one, turnSince: 0, events: [] }).toEqual({ ...other, turnSince: 0, events: [] });
    expect(one.moves).toEqual([{ move: 'c3', by: 'first' }, { move: 'd4', by: 'second' }]);
    expect(one.moved).toEqual([true, true]);
});

test('a copy changes nothing, and a gap is seen', () => {
    const view = after(move('first', 'c3'));
    expect(withEvent(view, message({ version: 1, text: 'e5' }), 2000)).toBe(view);
    expect(withEvent(view, message({ version: 3 }), 2000)).toBeUndefined();
});

test('a takeback goes back to the turn of whoever asked', () => {
    const asked = after(move('first', 'c3'), move('second', 'd4'), move('first', 'e5'), { kind: 'takeback_offer', by: 'second' });
    expect(asked.offers).toEqual({ takeback: 'second' });
    const back = withEvent(asked, message({ version: 5, kind: 'takeback', by: 'first' }), 1000);
    expect(back?.moves.map(({ move: text }) => text)).toEqual(['c3']);
    expect(back?.offers).toEqual({});
    const twice = after(move('first', 'c3'), move('first', 'c4'), { kind: 'takeback', by: 'second' });
    expect(twice.moves.map(({ move: text }) => text)).toEqual(['c3']); // the same side may move twice
});

test('offers stand until they are answered, by words or by a move', () => {
    const offered = after({ kind: 'draw_offer', by: 'first' });
    expect(offered.offers).toEqual({ draw: 'first' });
    const next = (event: Partial<GameEvent>) => withEvent(offered, message({ version: 2, ...event }), 1)?.offers;
    expect(next(move('first', 'c3'))).toEqual({ draw: 'first' });
    expect(next(move('second', 'c3'))).toEqual({});
    expect(next({ kind: 'draw_decline', by: 'second' })).toEqual({});
    expect(next({ kind: 'end', by: null, text: 'draw' })).toEqual({});
    expect(next({ kind: 'preset', by: 'first', text: 'hello' })).toEqual({ draw: 'first' });
});

test('a turn begins with a move, not with a greeting', () => {
    const view = viewOf(whole, 1000);
    expect(view.turnSince).toBe(750);
    expect(withEvent(view, message({ kind: 'preset', text: 'hello' }), 5000)?.turnSince).toBe(750);
    expect(withEvent(view, message({ text: 'c3' }), 5000)?.turnSince).toBe(5000);
});
