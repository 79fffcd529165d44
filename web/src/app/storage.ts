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

export function keep(name: string, value: unknown): void {
    try {
        localStorage.setItem(prefix + name, JSON.stringify(value));
    } catch {
        // The page goes on without it.
    }
}

export function forget(name: string): void {
    try {
        localStorage.removeItem(prefix + name);
    } catch {
        // There was nothing to forget.
    }
}
