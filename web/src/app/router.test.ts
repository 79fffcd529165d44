import { expect, test } from 'vitest';
import { address, parseRoute } from './router';

test('an address is read back as it was written', () => {
    const parsed = parseRoute(address('play', ['name', 'a/b %'], { side: '9', position: '1/2 1' }));
    expect(parsed.page).toBe('play');
    expect(parsed.rest).toEqual(['name', 'a/b %']);
    expect(Object.fromEntries(parsed.query)).toEqual({ side: '9', position: '1/2 1' });
});

test('the empty address is the start page', () => {
    for (const hash of ['', '#', '#/']) expect(parseRoute(hash)).toMatchObject({ page: '', rest: [] });
});

test('a hostile address is text like any other', () => {
    expect(parseRoute('#/play/%E0%A4%A')).toMatchObject({ page: 'play', rest: ['%E0%A4%A'] });
    expect(parseRoute('#/__proto__/<script>').page).toBe('__proto__');
});
