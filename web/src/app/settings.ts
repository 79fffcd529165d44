import { effect, signal } from '@preact/signals';
import { keep, recall } from './storage';

export const themes = ['auto', 'light', 'dark', 'contrast'] as const;
export const languages = { en: 'English', pt: 'Português' } as const;
export type Language = keyof typeof languages;

export interface Settings {
    theme: (typeof themes)[number];
    language: Language;
    sound: boolean;
    animation: boolean;
    coordinates: boolean;
    letterKeys: boolean; // single keys act, without Ctrl
    volume: number; // 0 … 100
    material: boolean; // each game's own board, or plain tiles for all
    boards: Record<string, string>; // of games, by the name of an art; their own unless said
    pieces: Record<string, string>;
}

function spokenHere(): Language {
    return typeof navigator !== 'undefined' && navigator.language.startsWith('pt') ? 'pt' : 'en';
}

/** Only what has the shape of names. */
function names(stored: unknown): Record<string, string> {
    const pairs = typeof stored === 'object' && stored ? Object.entries(stored) : [];
    return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

function usable(stored: Partial<Settings>): Settings {
    const flag = (value: unknown) => (typeof value === 'boolean' ? value : true);
    return {
        theme: themes.find((theme) => theme === stored.theme) ?? 'auto',
        language: stored.language && stored.language in languages ? stored.language : spokenHere(),
        sound: flag(stored.sound),
        animation: flag(stored.animation),
        coordinates: flag(stored.coordinates),
        letterKeys: flag(stored.letterKeys),
        volume: typeof stored.volume === 'number' && stored.volume >= 0 && stored.volume <= 100 ? stored.volume : 70,
        material: flag(stored.material),
        boards: names(stored.boards),
        pieces: names(stored.pieces),
    };
}

export const settings = signal<Settings>(usable(recall<Partial<Settings>>('settings') ?? {}));

export function change(part: Partial<Settings>): void {
    settings.value = { ...settings.value, ...part };
    keep('settings', settings.value);
}

/** Follows the settings with the attributes that the style sheets look at. */
export function applySettings(): void {
    const follow = () => {
        const root = document.documentElement;
        const { theme, language, animation, letterKeys } = settings.value;
        root.dataset.theme = theme === 'auto' ? systemTheme() : theme;
        root.lang = language;
        root.dataset.still = String(!animation);
        root.dataset.keys = letterKeys ? 'on' : 'off';
        const colour = getComputedStyle(root).getPropertyValue('--surface');
        document.querySelector('meta[name=theme-color]')?.setAttribute('content', colour);
    };
    effect(follow);
    for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'])
        matchMedia(query).addEventListener('change', follow);
}

function systemTheme(): string {
    if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Whether the colours shown now are dark ones. */
export const isDark = (): boolean => (settings.value.theme === 'auto' ? systemTheme() : settings.value.theme) !== 'light';

/** Whether things may move now: the setting and the system both agree. */
export function mayAnimate(): boolean {
    return settings.value.animation && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
