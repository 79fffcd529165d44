// The types of messages.ts against the schemas in docs/online: a sample of every type, complete by its type, must be
// what the schema says, and no type may be missing on either side.
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { expect, test } from 'vitest';
import { eventKinds, presets, type ClientMessage, type GameEvent, type GameStart, type Person, type ServerMessage } from './messages';

interface Schema {
    definitions: Record<string, { properties: Record<string, { enum?: string[] }> }>;
    oneOf: { properties: { type: { const: string } } & Record<string, { enum?: string[] }>; required: string[] }[];
}

const schemaOf = (name: string): Schema => JSON.parse(readFileSync(new URL(`../../../docs/online/${name}.schema.json`, import.meta.url), 'utf8')) as Schema;
const types = ({ oneOf }: Schema): string[] => oneOf.map(({ properties }) => properties.type.const).sort();

type Of<M, T> = M extends { type: infer U } ? (T extends U ? Required<M> & { type: T } : never) : never;
type ByType<M extends { type: string }> = { [T in M['type']]: Of<M, T> };

const [id, game, challenge] = ['m-1', 'game-00000', 'chall00000'];
const person: Person = { id: 'person0000', name: 'Ana', kind: 'guest' };
const start: GameStart = { id: game, settings: { game: 'somegame side=9', control: '300+3', rated: false }, players: [person, person], began: 1 };
const event: Required<GameEvent> = { version: 1, kind: 'move', by: 'first', at: 2, text: 'c3', spent: 5 };
const turn = { clocks: [1000, 2000] as [number, number], turn: 'second' as const, result: null };

const said: ByType<ClientMessage> = {
    watch: { type: 'watch', id, game },
    unwatch: { type: 'unwatch', id, game },
    resign: { type: 'resign', id, game },
    abort: { type: 'abort', id, game },
    give_time: { type: 'give_time', id, game },
    move: { type: 'move', id, game, seen: 0, move: 'c3' },
    draw: { type: 'draw', id, game, yes: true },
    rematch: { type: 'rematch', id, game, yes: false },
    takeback: { type: 'takeback', id, game, yes: true, seen: 2 },
    preset: { type: 'preset', id, game, preset: 'hello' },
    games: { type: 'games', id },
    ping: { type: 'ping', id },
    unpair: { type: 'unpair', id },
    lobby: { type: 'lobby', id, yes: true },
    challenge: { type: 'challenge', id, game: 'somegame', control: '3d', rated: false, side: 'random', audience: 'person', to: person.id },
    accept: { type: 'accept', id, challenge },
    withdraw: { type: 'withdraw', id, challenge },
    look: { type: 'look', id, challenge },
    pair: { type: 'pair', id, game: 'somegame', control: 'none', rated: false },
    block: { type: 'block', id, user: person.id, yes: false },
};

const heard: ByType<ServerMessage> = {
    done: { type: 'done', id, version: 1, made: game },
    challenge: { type: 'challenge', id, challenge: { id: challenge, by: person, settings: start.settings, side: null, audience: 'link' } },
    games: { type: 'games', id, games: [{ ...start, version: 2, result: { winner: 'draw', how: 'draw' } }] },
    refused: { type: 'refused', id, code: 'taken', why: 'no', message: { id: '{0}', args: ['no'] }, game },
    welcome: { type: 'welcome', user: person, time: 1 },
    game: { type: 'game', game: start, version: 1, you: null, events: [event], elapsed: 0, online: [true, false], spectators: 23, ...turn },
    event: { type: 'event', game, event, ...turn },
    presence: { type: 'presence', game, online: [true, true] },
    spectators: { type: 'spectators', game, count: 23 },
    started: { type: 'started', game: start },
    lobby: { type: 'lobby', challenges: [{ id: challenge, by: person, settings: start.settings, side: 'first', audience: 'lobby' }], bots: [person] },
};

test.each([['client', said], ['server', heard]] as const)('every message of the %s is one of its schema', (name, samples) => {
    const schema = schemaOf(name);
    const validate = new Ajv({ strict: false }).compile(schema);
    expect(Object.keys(samples).sort()).toEqual(types(schema));
    for (const sample of Object.values(samples)) expect(validate(sample) ? [] : validate.errors, sample.type).toEqual([]);
    for (const { properties, required } of schema.oneOf) {
        const sample = samples[properties.type.const as keyof typeof samples] as object;
        expect(Object.keys(sample).sort(), properties.type.const).toEqual(expect.arrayContaining(required));
        expect(Object.keys(properties), properties.type.const).toEqual(expect.arrayContaining(Object.keys(sample)));
    }
});

test('every kind of event, and every preset, is known on both sides', () => {
    const { definitions } = schemaOf('server');
    expect(definitions['event']?.properties['kind']?.enum).toEqual([...eventKinds]);
    const preset = schemaOf('client').oneOf.find(({ properties }) => properties.type.const === 'preset');
    expect(preset?.properties['preset']?.enum).toEqual([...presets]);
});
