// What a game's options are called for people: src/games/NAME/options.json, fetched when somebody looks at them. A game
// without one shows the names by which the core knows them.
import { signal } from '@preact/signals';
import type { OptionInfo } from '../../core/types';
import { said } from '../../i18n/t';
import { firstUpper } from '../../ui/text';

export interface OptionText {
    title: string;
    choices?: Record<string, string>;
    note?: string; // where the choices do not say enough
    pictures?: Record<string, string>; // of a choice: a position in which it matters
}
export type OptionTexts = Record<string, OptionText>;

const files = import.meta.glob<OptionTexts>('../../../../src/games/*/options.json', { import: 'default' });
const texts = signal<Record<string, OptionTexts>>({});
const asked = new Set<string>();

export function optionTexts(game: string): OptionTexts {
    const fetch = Object.entries(files).find(([path]) => path.endsWith(`/${game}/options.json`))?.[1];
    if (fetch && !asked.has(game)) {
        asked.add(game);
        fetch().then(
            (found) => (texts.value = { ...texts.peek(), [game]: found }),
            () => asked.delete(game), // asked for again when it is looked at again
        );
    }
    return texts.value[game] ?? {};
}

export function optionTitle(game: string, { name }: OptionInfo): string {
    const title = optionTexts(game)[name]?.title;
    return title ? said(title) : firstUpper(said(name));
}

export const choiceLabel = (game: string, { name }: OptionInfo, choice: string): string => said(optionTexts(game)[name]?.choices?.[choice] ?? choice);
