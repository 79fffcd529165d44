// A game's art is complete, stands alone, and needs nothing that the server's policy forbids.
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { Core } from 'quinta-core';
import type { Api } from '../core/types';

const games = new URL('../../../src/games/', import.meta.url);
const folders = readdirSync(games).filter((name) => existsSync(new URL(`${name}/art.svg`, games)));
const looks = [...folders.map((name) => [name, new URL(`${name}/`, games)] as const), ['plain', new URL('./plain/', import.meta.url)] as const];
const read = (folder: URL, file: string): string => readFileSync(new URL(file, folder), 'utf8');
const idsIn = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);

let core: Core;
const ask = <K extends keyof Api>(what: K, request: Api[K]['ask']): Api[K]['answer'] => JSON.parse(core.ask(JSON.stringify({ ...request, do: what }))).answer;

beforeAll(() => {
    core = new Core(new WebAssembly.Module(readFileSync(new URL('../../public/quinta.wasm', import.meta.url))));
    expect(folders.length).toBeGreaterThan(0);
});

test.each(looks)('the art of %s names and finds its parts', (name, folder) => {
    const svg = read(folder, 'art.svg');
    const ids = idsIn(svg);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id.startsWith(`${name}-`), id).toBe(true);
    for (const [, used] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(used);
    expect(svg).not.toMatch(/ style=|<style|<script|<image|href="(?!#)/);
});

test.each(looks)('every colour of %s is there in each theme', (name, folder) => {
    const css = read(folder, 'art.css');
    const known = css + readFileSync(new URL('../style/tokens.css', import.meta.url), 'utf8');
    for (const [, token] of read(folder, 'art.svg').matchAll(/var\((--[\w-]+)\)/g)) if (token !== '--detail') expect(known).toContain(`${token}:`);
    const blocks = css.split('}').map((block) => [...block.matchAll(/(--[\w-]+): #/g)].map((match) => match[1]!));
    const [light = [], dark = [], contrast = []] = blocks;
    for (const token of light) expect([name, ...contrast]).toContain(token);
    for (const token of light) expect([name, ...dark]).toContain(token);
});

test('a game with art draws all its pieces', () => {
    for (const { name, sample } of ask('games', {}).filter((game) => folders.includes(game.name))) {
        const ids = idsIn(read(new URL(`${name}/`, games), 'art.svg'));
        const { colours, pieces } = ask('snapshot', { game: name, start: '', moves: sample });
        for (const { tint } of colours) {
            expect(ids).toContain(`${name}-${tint}`);
            for (const { field } of pieces.counters) expect(ids).toContain(`${name}-${tint}-${field}-n`);
        }
        if (pieces.marker !== undefined) expect(ids).toContain(`${name}-marker`);
        if (pieces.kind === 'tile') for (const way of ['right', 'left', 'down', 'up']) expect(ids).toContain(`${name}-white-${way}`);
    }
});
