// What the browser keeps between visits. A full or forbidden storage loses nothing but memory.
const prefix = 'quinta.';

export function recall<T>(name: string): T | undefined {
    try {
        const text = localStorage.getItem(prefix + name);
        return text === null ? undefined : (JSON.parse(text) as T);
    } catch {
        return undefined;
    }
}

/** Whether there was room for it. */
export function keep(name: string, value: unknown): boolean {
    try {
        localStorage.setItem(prefix + name, JSON.stringify(value));
        return true;
    } catch {
        return false; // The page goes on without it.
    }
}

export function forget(name: string): void {
    try {
        localStorage.removeItem(prefix + name);
    } catch {
        // There was nothing to forget.
    }
}

/** What comes after `start` in the names of all that is kept under such a name. */
export function keptNames(start: string): string[] {
    try {
        const whole = prefix + start;
        return Object.keys(localStorage).filter((name) => name.startsWith(whole)).map((name) => name.slice(whole.length));
    } catch {
        return [];
    }
}
