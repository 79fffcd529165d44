import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { pt } from './pt';
import { said, t, told, useCatalogue } from './t';
import { unsaid } from './unsaid';

afterEach(() => useCatalogue({}));

test('a text without an entry stays English, with its placeholders filled', () => {
    expect(t('{n} moves', { n: 3 })).toBe('3 moves');
});

test('a text of the core is looked up as it stands', () => {
    useCatalogue({ '{colour} has a line': '{colour} fez uma linha', Black: 'Pretas' });
    expect(said('Black')).toBe('Pretas');
    expect(said('Black has a line')).toBe('Black has a line'); // that comes with its parts, and is told
});

test('a sentence of the core is told by its parts, in another order where the language wants it', () => {
    const message = { id: '{0} has {1}', args: ['Black', { id: '{0} points', args: ['3'] }] };
    expect(told(message)).toBe('Black has 3 points');
    useCatalogue({ '{colour} has {what}': '{what}: {colour}', Black: 'Pretas', '{n} points': '{n} pontos' });
    expect(told(message)).toBe('3 pontos: Pretas');
    expect(told('Black')).toBe('Pretas');
});

function sources(folder: string): string[] {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return sources(path);
        return /\.tsx?$/.test(path) && !path.includes('.test.') ? [path] : [];
    });
}

/** Every literal in t('…'), also where it stands in a table as text: t(…) is called later. */
function usedTexts(source: string): string[] {
    const literal = /\b(?:t|text)\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;
    return [...source.matchAll(literal)].map((match) => (match[2] ?? '').replace(/\\(['"`])/g, '$1'));
}

test('every text of the page has a Portuguese one with the same placeholders', () => {
    const used = sources(join(import.meta.dirname, '..')).flatMap((file) => usedTexts(readFileSync(file, 'utf8')));
    expect(used.length).toBeGreaterThan(20);
    expect([...new Set(used)].filter((english) => !(english in pt))).toEqual([]);
    const names = (words: string) => [...words.matchAll(/\{\w+\}/g)].map(String).sort();
    for (const [english, portuguese] of Object.entries(pt)) expect(names(portuguese), english).toEqual(names(english));
});

test('a word that somebody types is understood in their language', () => {
    useCatalogue({ swap: 'trocar', 'Swap or not?': 'Trocar ou não?', Trocar: 'Trocar' });
    expect(['trocar', 'Trocar', 'swap', 'c3', 'c3-d4', 'nada'].map(unsaid)).toEqual(['swap', 'swap', 'swap', 'c3', 'c3-d4', 'nada']);
    useCatalogue({});
    expect(unsaid('trocar')).toBe('trocar');
});
