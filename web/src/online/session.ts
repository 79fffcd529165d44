// Who the reader is to other people, and whether there are any: a server of plain files has none.
import { effect, signal } from '@preact/signals';
import type { Message } from '../core/types';
import { said, t, told } from '../i18n/t';
import { connection } from './link';
import { sentence } from '../ui/text';
import type { Person } from './messages';
import { RefusedError } from './outbox';

/** `off`: nobody can play anybody here; `away`: the server does not answer. */
export type Place = 'unknown' | 'online' | 'off' | 'away';

export const place = signal<Place>('unknown');
export const whyOff = signal<Message>(''); // '' where the server does not know of playing online
/** Null for somebody who only looks on. */
export const me = signal<Person | null>(null);
/** Where other machines nearby reach this page. */
export const addresses = signal<string[]>([]);

interface About {
    online: boolean;
    user?: Person | null;
    addresses?: string[];
    message?: Message;
}

/** The server has said no, in its words. */
export class ApiError extends Error {
    constructor(readonly words: Message) {
        super(typeof words === 'string' ? words : words.id);
    }
}

/** What went wrong, in the reader's language. */
export function whyNot(error: unknown): string {
    if (error instanceof RefusedError) return sentence(told(error.refusal.message));
    if (error instanceof ApiError) return sentence(told(error.words));
    return t('The server does not answer. Please try again.');
}

const at = (path: string): URL => new URL(`online/${path}`, document.baseURI);

/** Asks the server whether people can play each other, and keeps the connection from then on. */
export async function visit(): Promise<void> {
    try {
        const response = await fetch(at('about'), { cache: 'no-store' });
        const about = response.ok ? ((await response.json().catch(() => ({ online: false }))) as About) : { online: false };
        whyOff.value = about.message ?? '';
        place.value = about.online ? 'online' : 'off';
        if (!about.online) return connection.stop();
        me.value = about.user ?? null;
        addresses.value = about.addresses ?? [];
        connection.start();
    } catch {
        place.value = 'away';
        retry();
    }
}

let retrying: ReturnType<typeof setTimeout> | undefined;
function retry(): void {
    clearTimeout(retrying);
    retrying = setTimeout(() => void visit(), 2000);
}

let visited: Promise<void> | undefined;
/** The same once for all pages that need it. */
export const visitOnce = (): Promise<void> => (visited ??= visit());

async function enter(way: 'guest' | 'register' | 'login' | 'logout', body: object): Promise<void> {
    const response = await fetch(at(way), { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
    const answer = (await response.json()) as { user?: Person; error?: string; message?: Message };
    if (!response.ok) throw new ApiError(answer.message ?? answer.error ?? said('this could not be stored; please try again'));
    me.value = answer.user ?? null;
    connection.restart();
}

export const enterAsGuest = (name: string): Promise<void> => enter('guest', { name });
export const register = (name: string, password: string): Promise<void> => enter('register', { name, password });
export const logIn = (name: string, password: string): Promise<void> => enter('login', { name, password });
export const logOut = (): Promise<void> => enter('logout', {});

// Another tab may have become somebody else, logged out, or logged in again.
connection.listen((message) => {
    if (message.type === 'welcome') me.value = message.user;
});
effect(() => {
    if (connection.state.value === 'ended') me.value = null;
});
connection.turnedOut = async () => {
    const about = await fetch(at('about'), { cache: 'no-store' }).then((response) => response.json() as Promise<About>, () => undefined);
    if (!about) return;
    if (connection.state.peek() === 'lost' && !about.user) connection.end();
    else if (connection.state.peek() === 'ended' && about.user) connection.restart();
};
