import { beforeEach, expect, test, vi } from 'vitest';
import { Connection, type Plug, type World } from './connection';
import type { Person, ServerMessage } from './messages';
import { RefusedError } from './outbox';

interface Said {
    type: string;
    id: string;
    [field: string]: unknown;
}

/** The server's end of a connection. */
class End implements Plug {
    answersPings = false;
    said: Said[] = [];
    closed = false;
    onopen = null;
    onmessage: Plug['onmessage'] = null;
    onclose: Plug['onclose'] = null;
    send = (text: unknown) => {
        const said = JSON.parse(String(text)) as Said;
        if (said.type === 'ping' && this.answersPings) this.tell({ type: 'done', id: said.id });
        else this.said.push(said);
    };
    close = () => void (this.closed = true);
    tell(message: ServerMessage): void {
        this.onmessage?.call(this as unknown as WebSocket, { data: JSON.stringify(message) } as MessageEvent);
    }
    welcome = (user: Person | null = ana) => this.tell({ type: 'welcome', user, time: 1 });
    lose = (code = 1006) => this.onclose?.call(this as unknown as WebSocket, { code } as CloseEvent);
    last = (type: string): Said => this.said.filter((each) => each.type === type).at(-1)!;
}

const ana: Person = { id: 'ana0000000', name: 'Ana', kind: 'guest' };
const ben: Person = { id: 'ben0000000', name: 'Ben', kind: 'guest' };

let ends: End[];
let timers: { at: number; act: () => void }[];
let time: number;

const world: World = {
    plug: () => {
        ends.push(new End());
        return ends.at(-1)!;
    },
    after: (milliseconds, act) => {
        const timer = { at: time + milliseconds, act };
        timers.push(timer);
        return () => void (timers = timers.filter((each) => each !== timer));
    },
    now: () => time,
    random: () => 1,
};

/** Lets time pass, and what was to happen meanwhile. */
function pass(milliseconds: number): void {
    const end = time + milliseconds;
    for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        time = next.at;
        timers = timers.filter((each) => each !== next);
        next.act();
    }
    time = end;
}

const kept = new Map<string, string>();
beforeEach(() => {
    ends = [];
    timers = [];
    time = Date.now();
    kept.clear();
    vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
});

function opened(user: Person | null = ana): Connection {
    const connection = new Connection(world);
    connection.start();
    ends[0]!.welcome(user);
    return connection;
}

const aMove = { type: 'move', game: 'game000000', seen: 3, move: 'c3' } as const;

test('what was not answered is said again with the same id, and answered once', async () => {
    const connection = opened();
    const answer = connection.ask(aMove);
    const { id } = ends[0]!.last('move');
    ends[0]!.lose();
    expect(connection.state.value).toBe('lost');
    pass(2000);
    ends[1]!.welcome();
    expect(ends[1]!.last('move')).toEqual({ ...aMove, id });
    ends[1]!.tell({ type: 'done', id, version: 4 });
    expect(await answer).toEqual({ type: 'done', id, version: 4 });
    ends[1]!.lose();
    pass(2000);
    ends[2]!.welcome();
    expect(ends[2]!.said).toEqual([]);
});

test('a move outlives the page', () => {
    const connection = opened();
    void connection.ask(aMove);
    const next = new Connection(world); // after a reload
    next.start();
    ends[1]!.welcome();
    expect(ends[1]!.last('move')).toEqual(ends[0]!.last('move'));
    expect(next.outbox.moveIn('game000000')?.move).toBe('c3');
    ends[1]!.tell({ type: 'done', id: ends[1]!.last('move').id, version: 4 });
    const third = new Connection(world);
    third.start();
    ends[2]!.welcome();
    expect(ends[2]!.said).toEqual([]);
});

test('nobody sends the messages of somebody else', async () => {
    const connection = opened();
    const answer = connection.ask(aMove);
    ends[0]!.lose();
    pass(2000);
    ends[1]!.welcome(ben);
    expect(ends[1]!.said).toEqual([]);
    await expect(answer).rejects.toThrow('not sent');
});

test('what is asked while a new person comes in is said as that person', () => {
    const connection = opened(null);
    connection.restart();
    void connection.ask({ type: 'accept', challenge: 'challenge0' });
    ends[1]!.welcome(ben);
    expect(ends[1]!.last('accept')['challenge']).toBe('challenge0');
});

test('games are watched again, and the lobby', () => {
    const connection = opened();
    const leave = connection.watch('game000000');
    connection.watch('game000001');
    connection.inLobby();
    leave();
    expect(ends[0]!.last('unwatch')['game']).toBe('game000000');
    ends[0]!.lose();
    pass(2000);
    ends[1]!.welcome();
    expect(ends[1]!.said.map(({ type, game }) => [type, game])).toEqual([['watch', 'game000001'], ['lobby', undefined]]);
});

test('a server that is busy is asked again, with patience', async () => {
    const connection = opened();
    ends[0]!.answersPings = true;
    const answer = connection.ask({ type: 'games' });
    const { id } = ends[0]!.last('games');
    const busy = { type: 'refused', id, code: 'busy', why: 'later', message: 'later' } as const;
    ends[0]!.tell(busy);
    expect(ends[0]!.said.length).toBe(1);
    pass(1000);
    expect(ends[0]!.said.map((each) => each.id)).toEqual([id, id]);
    for (let i = 0; i < 8; i++) {
        ends[0]!.tell(busy);
        pass(60_000);
    }
    await expect(answer).rejects.toBeInstanceOf(RefusedError);
});

test('a dead connection is found out and replaced', () => {
    const connection = opened();
    connection.wake(); // the laptop has been opened
    expect(ends[0]!.last('ping')).toBeTruthy();
    pass(2500);
    expect(ends[0]!.closed).toBe(true);
    expect(ends.length).toBe(2);
    ends[1]!.welcome();
    pass(10_000);
    ends[1]!.tell({ type: 'done', id: ends[1]!.last('ping').id });
    pass(9000);
    expect(connection.state.value).toBe('open');
    expect(ends.length).toBe(2);
});

test('it comes back soon after a short gap and does not hammer a server that is down', () => {
    opened();
    ends[0]!.lose();
    let before = 0;
    while (time - Date.now() < 59_000 && ends.length < 500) {
        before = time;
        const count = ends.length;
        pass(2000);
        expect(ends.length).toBeGreaterThan(count); // within two seconds
        ends.at(-1)!.lose();
    }
    expect(before).toBeGreaterThan(0);
    pass(60_000);
    ends.at(-1)!.lose();
    const count = ends.length;
    pass(10_000);
    expect(ends.length - count).toBeLessThanOrEqual(1);
});

test('whoever has logged out elsewhere is told so, and sends nothing as somebody else', () => {
    const connection = opened();
    let asked = 0;
    connection.turnedOut = () => void asked++;
    ends[0]!.lose(1008);
    expect([connection.state.value, asked]).toEqual(['lost', 1]);
    connection.end(); // the server knows nobody
    expect(connection.state.value).toBe('ended');
    pass(60_000);
    connection.wake();
    expect([ends.length, asked]).toEqual([1, 2]);
    connection.restart();
    ends[1]!.welcome(ben);
    expect(connection.state.value).toBe('open');
});

test('a session that has ended meanwhile is found out when the connection comes back', () => {
    const connection = opened();
    connection.watch('game000000');
    ends[0]!.lose();
    pass(2000);
    ends[1]!.welcome(null);
    expect([connection.state.value, ends[1]!.closed, ends[1]!.said]).toEqual(['ended', true, []]);
});

test('another tab that took its place is left alone until it is looked at', () => {
    const connection = opened();
    ends[0]!.lose(1008);
    pass(60_000);
    expect(ends.length).toBe(1);
    connection.wake();
    expect(ends.length).toBe(2);
});
