// English is the key: a text is looked up by its English words, and stays English where it has
// no entry. `{name}` in a text is filled from the arguments.
import { effect, signal } from '@preact/signals';
import { settings, type Language } from '../app/settings';
import type { Message } from '../core/types';

export type Catalogue = Record<string, string>;
type Arguments = Record<string, string | number>;

/** A game's own texts lie in its own folder, and are fetched by those who read them. */
const ptOfGames = Object.values(import.meta.glob<string>('../../../src/games/*/pt.json', { query: '?url', import: 'default', eager: true }));

export const catalogue = signal<Catalogue>({});
const load: Record<Language, () => Promise<Catalogue>> = {
    en: async () => ({}),
    pt: () => joined([...ptOfGames.map(fetched), import('./pt').then((module) => module.pt)]),
};

const joined = async (parts: Promise<Catalogue>[]): Promise<Catalogue> => Object.assign({}, ...(await Promise.all(parts)));

async function fetched(url: string): Promise<Catalogue> {
    try {
        return (await (await fetch(url)).json()) as Catalogue;
    } catch {
        return {}; // what is missing appears in English
    }
}

/** Follows the chosen language; resolves when the first catalogue is there. */
export function followLanguage(): Promise<void> {
    return new Promise((ready) => {
        effect(() => {
            const language = settings.value.language;
            void load[language]().then((texts) => {
                if (language === settings.peek().language) useCatalogue(texts);
                ready();
            });
        });
    });
}

/** Texts by their English ones with {0}, {1} … as placeholders, which is how the core names them. */
let sentences: Catalogue = {};

export function useCatalogue(texts: Catalogue): void {
    sentences = Object.fromEntries(Object.entries(texts).map(([from, to]) => numbered(from, to)));
    catalogue.value = texts;
}

/** "{colour} has {n}" becomes "{0} has {1}", and its translation likewise. */
export function numbered(from: string, to: string): [string, string] {
    const names = [...new Set([...from.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))];
    if (names.every((name) => /^\d+$/.test(name))) return [from, to];
    const number = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => `{${names.indexOf(name)}}`);
    return [number(from), number(to)];
}

function filled(text: string, args: Arguments): string {
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole));
}

/** A text of the page in the reader's language. */
export function t(text: string, args: Arguments = {}): string {
    return filled(catalogue.value[text] ?? text, args);
}

/** A sentence of the core in the reader's language: the parts may stand in another order there. */
export function told(message: Message): string {
    if (typeof message === 'string') return said(message);
    void catalogue.value; // to be told anew in another language
    return filled(sentences[message.id] ?? message.id, Object.fromEntries(message.args.map((part, i) => [i, told(part)])));
}

/** A text of the core that has no parts, such as a colour, a rule or a lesson. */
export const said = (text: string): string => catalogue.value[text] ?? text;
