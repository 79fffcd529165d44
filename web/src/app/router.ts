// Addresses live behind the '#', so that the page works as plain files in any folder:
// #/play/NAME?size=9 is the page "play", its rest ["NAME"] and its query.
import { signal } from '@preact/signals';

export interface Route {
    page: string; // '' is the start page
    rest: string[];
    query: URLSearchParams;
}

function decoded(text: string): string {
    try {
        return decodeURIComponent(text);
    } catch {
        return text; // a stray '%' is taken as it stands
    }
}

export function parseRoute(hash: string): Route {
    const [path = '', query = ''] = split(hash.replace(/^#\/?/, ''));
    const [page = '', ...rest] = path.split('/').filter(Boolean).map(decoded);
    return { page, rest, query: new URLSearchParams(query) };
}

function split(text: string): [string, string] {
    const at = text.indexOf('?');
    return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** The address of a page, for href. */
export function address(page: string, rest: string[] = [], query: Record<string, string> = {}): string {
    const path = [page, ...rest].filter(Boolean).map(encodeURIComponent).join('/');
    const search = new URLSearchParams(query).toString();
    return `#/${path}${search && '?' + search}`;
}

export const route = signal<Route>(parseRoute(typeof location === 'undefined' ? '' : location.hash));

/** How often the reader has gone to another address since the page was loaded. */
export let hops = 0;

export function followAddress(): void {
    addEventListener('hashchange', () => {
        hops++;
        route.value = parseRoute(location.hash);
    });
}

export function go(to: string): void {
    location.hash = to;
}

/** Changes the address without a new entry in the history of the browser. */
export function replaceAddress(to: string): void {
    history.replaceState(null, '', to);
    route.value = parseRoute(to);
}
