import { expect, test } from 'vitest';
import { tileOf } from './portrait';

const ids = Array.from({ length: 300 }, (_, i) => `person${String(i).padStart(4, '0')}`);

test('whoever it is has the same tile everywhere and for ever', () => {
    expect(tileOf('person0001')).toEqual(tileOf('person0001'));
    expect(ids.slice(0, 6).map((id) => tileOf(id).colours.join(' '))).toMatchInlineSnapshot(`
      [
        "brass-bright cobalt-deep glaze",
        "glaze cobalt brass-bright",
        "glaze olive-deep brass-bright",
        "glaze olive-deep brass-bright",
        "cobalt glaze brass-bright",
        "glaze terracotta-deep brass-bright",
      ]
    `);
});

test('people differ, also those whose ids are alike', () => {
    const tiles = new Set(ids.map((id) => JSON.stringify(tileOf(id))));
    expect(tiles.size).toBeGreaterThan(180); // of 300 there are
    for (let i = 1; i < 20; i++) expect(tileOf(ids[i]!)).not.toEqual(tileOf(ids[i - 1]!));
});

test('what is painted is not the colour below it', () => {
    for (const { colours } of ids.map(tileOf)) expect(new Set(colours).size).toBe(3);
});
