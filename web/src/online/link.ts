// The connection of this page, in this browser.
import { Connection, type Plug } from './connection';

function address(): string {
    const url = new URL('online', document.baseURI);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    url.hash = url.search = '';
    return url.href;
}

function after(milliseconds: number, act: () => void): () => void {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
}

export const connection = new Connection({
    plug: (): Plug => new WebSocket(address(), 'quinta.1'),
    after,
    now: () => Date.now(),
    random: Math.random,
});

/** Whatever says that the network is another one, or that the machine has slept. */
if (typeof addEventListener === 'function') {
    const wake = () => document.visibilityState === 'visible' && connection.wake();
    addEventListener('online', () => connection.wake());
    addEventListener('pageshow', wake);
    addEventListener('focus', wake);
    document.addEventListener('visibilitychange', wake);
    document.addEventListener('resume', wake);
}
