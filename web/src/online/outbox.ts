// Messages that nobody has answered yet. They are sent again with the same id until somebody does, so nothing is lost
// and nothing happens twice; moves are kept even while the page is closed.
import { keep, recall } from '../app/storage';
import type { Answer, ClientMessage, Refused, Wish } from './messages';

/** The server has said no, or the message cannot be sent any more. */
export class RefusedError extends Error {
    constructor(readonly refusal: Pick<Refused, 'code' | 'message' | 'why'> & { game?: string | undefined }) {
        super(refusal.why);
    }

    get code(): string {
        return this.refusal.code;
    }
}

export interface Waiting {
    message: ClientMessage;
    tries: number;
    resolve: (answer: Answer) => void;
    reject: (why: RefusedError) => void;
}

interface Kept {
    user: string;
    at: number;
    message: ClientMessage;
}

const name = 'online.unsent';
const oldest = 24 * 3600_000;
const ignored = () => undefined;

/** Twenty letters and digits that nobody has used: also where the page has no secure origin. */
export function newMessageId(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(15));
    return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_');
}

export class Outbox {
    readonly #waiting = new Map<string, Waiting>();
    #user: string | undefined; // nothing: not known yet

    /** In the order in which they were said. */
    get waiting(): Waiting[] {
        return [...this.#waiting.values()];
    }

    /** From now on these are this person's messages; moves that were left over from an earlier visit come along. */
    belongTo(user: string): void {
        if (user === this.#user) return;
        if (this.#user !== undefined) this.beginAnew();
        this.#user = user;
        const now = Date.now();
        for (const { user: owner, at, message } of this.#kept())
            if (owner === user && now - at < oldest) this.#waiting.set(message.id, { message, tries: 0, resolve: ignored, reject: ignored });
    }

    add(wish: Wish, resolve: Waiting['resolve'], reject: Waiting['reject']): ClientMessage {
        const message: ClientMessage = { ...wish, id: newMessageId() };
        this.#waiting.set(message.id, { message, tries: 0, resolve, reject });
        if (message.type === 'move') keep(name, [...this.#kept(), { user: this.#user ?? '', at: Date.now(), message }]);
        return message;
    }

    find(id: string): Waiting | undefined {
        return this.#waiting.get(id);
    }

    take(id: string): Waiting | undefined {
        const found = this.#waiting.get(id);
        this.#waiting.delete(id);
        if (found?.message.type === 'move') keep(name, this.#kept().filter(({ message }) => message.id !== id));
        return found;
    }

    /** A move in this game that the server has not answered. */
    moveIn(game: string): (ClientMessage & { type: 'move' }) | undefined {
        for (const { message } of this.#waiting.values()) if (message.type === 'move' && message.game === game) return message;
        return undefined;
    }

    /** For somebody else, who is not known yet; what is still waiting will be answered by nobody. */
    beginAnew(): void {
        const all = this.waiting;
        this.#waiting.clear();
        this.#user = undefined;
        const why = 'this was not sent';
        for (const { reject } of all) reject(new RefusedError({ code: 'not_sent', why, message: why }));
    }

    #kept(): Kept[] {
        const kept = recall<Kept[]>(name);
        return Array.isArray(kept) ? kept.filter((each) => typeof each?.message?.id === 'string' && each.message.type === 'move') : [];
    }
}
