// The one WebSocket of the page. It comes back by itself: after a gap all that is watched is asked for again, and what
// was not answered is said again with the same id.
import { signal } from '@preact/signals';
import type { Answer, Person, ServerMessage, Wish } from './messages';
import { Outbox, RefusedError } from './outbox';

/** `ended`: whoever this was has logged out elsewhere, and the connection does not come back by itself. */
export type LinkState = 'off' | 'connecting' | 'open' | 'lost' | 'ended';

/** As much of a WebSocket as is used. */
export type Plug = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

export interface World {
    plug: () => Plug;
    after: (milliseconds: number, act: () => void) => () => void; // answers how to call it off
    now: () => number;
    random: () => number;
}

export type Listener = (message: ServerMessage) => void;

const again = new Set(['busy', 'not_written', 'too_fast']); // nothing happened: say the same a little later
const ofOneConnection = new Set(['watch', 'unwatch', 'lobby']);
const mostTries = 8;
const firstPause = 250;
const patience = { awake: 2500, quiet: 5000, between: 10_000 }; // milliseconds for a ping
const longestPause = (down: number): number => (down < 60_000 ? 2000 : 15_000);
const unwanted = 1008; // of WebSocket's close codes

export class Connection {
    readonly state = signal<LinkState>('off');
    readonly outbox = new Outbox();
    user: Person | null = null;
    /** Hears that the server does not want this connection: the session may have ended. */
    turnedOut: () => void = () => undefined;
    #plug: Plug | undefined;
    #tries = 0;
    #lostAt = 0;
    #pingId: string | undefined;
    readonly #listeners = new Set<Listener>();
    readonly #watched = new Map<string, number>(); // games, and by how many
    #lobbies = 0; // who want to hear of the lobby
    #stopRetry = () => undefined as void;
    #stopPing = () => undefined as void;

    constructor(private readonly world: World) {}

    /** Keeps a connection from now on. */
    start(): void {
        if (this.state.peek() === 'off') this.#open();
    }

    stop(): void {
        this.#drop();
        this.state.value = 'off';
    }

    /** Begins anew, as whoever the cookie now says. */
    restart(): void {
        this.stop();
        this.user = null;
        this.outbox.beginAnew();
        this.start();
    }

    /** Whoever this was is nobody any more; `restart` begins anew. */
    end(): void {
        this.#drop();
        this.state.value = 'ended';
    }

    listen(listener: Listener): () => void {
        this.#listeners.add(listener);
        return () => void this.#listeners.delete(listener);
    }

    /** Says it until it is answered. Rejects with a `RefusedError`. */
    ask(wish: Wish): Promise<Answer> {
        return new Promise((resolve, reject) => {
            const message = this.outbox.add(wish, resolve, reject);
            this.#send(message);
        });
    }

    /** The game as it is, and all that happens in it, until the returned function is called. */
    watch(game: string): () => void {
        const count = this.#watched.get(game) ?? 0;
        this.#watched.set(game, count + 1);
        if (count === 0) this.lookAgain(game);
        return () => {
            const left = (this.#watched.get(game) ?? 1) - 1;
            if (left > 0) return void this.#watched.set(game, left);
            this.#watched.delete(game);
            if (this.state.peek() === 'open') void this.ask({ type: 'unwatch', game }).catch(() => undefined);
        };
    }

    /** Something is missing: the whole game, please. */
    lookAgain(game: string): void {
        if (this.state.peek() === 'open') this.ask({ type: 'watch', game }).catch((why: RefusedError) => this.#tellLost(game, why));
    }

    inLobby(): () => void {
        if (++this.#lobbies === 1) this.#askLobby(true);
        return () => {
            if (--this.#lobbies === 0) this.#askLobby(false);
        };
    }

    /** The network has come back or the machine has woken up: is the connection alive? */
    wake(): void {
        if (this.state.peek() === 'open') this.#ping(patience.awake);
        else if (this.state.peek() === 'lost') this.#open();
        else if (this.state.peek() === 'ended') this.turnedOut();
    }

    #askLobby(yes: boolean): void {
        if (this.state.peek() === 'open') void this.ask({ type: 'lobby', yes }).catch(() => undefined);
    }

    #open(): void {
        this.#drop();
        this.state.value = 'connecting';
        const plug = (this.#plug = this.world.plug());
        plug.onmessage = ({ data }) => plug === this.#plug && this.#hear(JSON.parse(String(data)) as ServerMessage);
        plug.onclose = ({ code }) => plug === this.#plug && this.#lose(code);
    }

    #drop(): void {
        this.#stopRetry();
        this.#stopPing();
        const plug = this.#plug;
        this.#plug = undefined;
        plug?.close();
    }

    #lose(code: number): void {
        if (this.state.peek() === 'open') this.#tries = this.#lostAt = 0;
        this.#lostAt ||= this.world.now();
        this.#drop();
        this.state.value = 'lost';
        if (code === unwanted) return this.turnedOut(); // if only another tab goes on, this one does when it is looked at again
        const most = longestPause(this.world.now() - this.#lostAt);
        const pause = Math.min(most, firstPause * 2 ** this.#tries++) * (0.5 + this.world.random() / 2);
        this.#stopRetry = this.world.after(pause, () => this.#open());
    }

    #send(message: object): void {
        if (this.state.peek() === 'open') this.#plug?.send(JSON.stringify(message));
    }

    #hear(message: ServerMessage): void {
        if (message.type === 'welcome' && this.user && !message.user) return this.end();
        if (message.type === 'welcome') this.#onWelcome(message.user);
        else if (message.type === 'refused') this.#onRefused(message);
        else if (message.type === 'done' || message.type === 'challenge' || message.type === 'games') this.#onAnswer(message);
        for (const listener of [...this.#listeners]) listener(message);
    }

    #onWelcome(user: Person | null): void {
        this.user = user;
        this.#tries = this.#lostAt = 0;
        this.outbox.belongTo(user?.id ?? '');
        for (const { message } of this.outbox.waiting) if (ofOneConnection.has(message.type)) this.outbox.take(message.id);
        const unanswered = this.outbox.waiting;
        this.state.value = 'open';
        for (const game of this.#watched.keys()) this.lookAgain(game);
        if (this.#lobbies > 0) this.#askLobby(true);
        for (const { message } of unanswered) this.#send(message);
        this.#stopPing = this.world.after(patience.between, () => this.#ping(patience.quiet));
    }

    #onAnswer(answer: Answer): void {
        if (answer.id === this.#pingId) return this.#onPong();
        this.outbox.take(answer.id)?.resolve(answer);
    }

    #onRefused(refused: ServerMessage & { type: 'refused' }): void {
        if (refused.id === this.#pingId) return this.#onPong();
        const waiting = this.outbox.find(refused.id);
        if (!waiting) return;
        if (again.has(refused.code) && ++waiting.tries < mostTries) {
            const pause = firstPause * 2 ** waiting.tries * (0.5 + this.world.random() / 2);
            this.world.after(pause, () => this.outbox.find(refused.id) && this.#send(waiting.message));
            return;
        }
        this.outbox.take(refused.id)?.reject(new RefusedError(refused));
    }

    /** The server pings as well, but of that a page sees nothing: a connection that is dead looks quiet. */
    #ping(wait: number): void {
        this.#stopPing();
        const id = (this.#pingId = `ping-${Math.floor(this.world.random() * 1e9)}-${this.world.now().toFixed()}`);
        this.#stopPing = this.world.after(wait, () => this.#onSilence());
        this.#send({ type: 'ping', id });
    }

    #onPong(): void {
        this.#pingId = undefined;
        this.#stopPing();
        this.#stopPing = this.world.after(patience.between, () => this.#ping(patience.quiet));
    }

    #onSilence(): void {
        this.#tries = 0;
        this.state.value = 'lost';
        this.#open();
    }

    #tellLost(game: string, why: RefusedError): void {
        const { code, message } = why.refusal;
        for (const listener of [...this.#listeners]) listener({ type: 'refused', id: game, code, why: why.message, message });
    }
}
