// The real module in Node, with the same WASI as in the browser.

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Core } from 'quinta-core';
import type { Api } from 'quinta-core';

const root = new URL('../../../', import.meta.url);
let core: Core;

beforeAll(() => {
    core = new Core(new WebAssembly.Module(readFileSync(new URL('web/public/quinta.wasm', root))));
});

function ask<K extends keyof Api>(name: K, request: Api[K]['ask'], report?: (news: Api[K]['report']) => void) {
    const told = (json: string) => report?.(JSON.parse(json));
    const said = JSON.parse(core.ask(JSON.stringify({ ...request, do: name }), told));
    if ('error' in said) throw new Error(said.error);
    return said.answer as Api[K]['answer'];
}

/** Gives a game its net, and with it an engine that has proved nothing yet. */
function giveNet(game: string): void {
    const net = readFileSync(new URL(`share/nets/${game}.qnet`, root)).toString('base64');
    expect(ask('use_net', { game, net }).used).toBe(true);
}

describe('the core in WebAssembly', () => {
    it('searches exactly as the native one', () => {
        const bench = readFileSync(new URL('tests/data/bench.txt', root), 'utf8');
        const native = Number(/signature\D+(\d+)/.exec(bench)?.[1]);
        expect(native).toBeGreaterThan(0);
        for (const game of ['trike', 'taiji']) giveNet(game); // which are built into the native one
        expect(ask('bench', {}).signature).toBe(native);
    });

    it.each(['trike', 'taiji'])('thinks with the net of %s exactly as the native one', (name) => {
        const text = readFileSync(new URL(`tests/data/nets/${name}-moves.txt`, root), 'utf8');
        const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
        expect(lines.length).toBeGreaterThan(10);
        for (const line of lines) {
            const [game = '', start = '', nodes, moves] = line.split(' | ');
            giveNet(name);
            const analysis = ask('analyse', { game, start, moves: [], budget: { nodes: 2000 } });
            expect([game, start, analysis.nodes, analysis.lines[0]?.moves.join(' ')]).toEqual([game, start, Number(nodes), moves]);
        }
    });

    it('refuses a net that is none', () => {
        expect(() => ask('use_net', { game: 'trike', net: 'UU5FVA==' })).toThrow(/checksum|version/);
        expect(() => ask('use_net', { game: 'trike', net: 'not base64' })).toThrow("'net' must be a file in base64");
        expect(() => ask('use_net', { game: 'teeko', net: '' })).toThrow("'teeko' has no use for a net");
    });

    it('shows every game', () => {
        const games = ask('games', {});
        expect(games.length).toBeGreaterThan(0);
        for (const { name, usual_player: player } of games) {
            const snapshot = ask('snapshot', { game: name, start: '', moves: [] });
            expect(snapshot.starts_at_start).toBe(true);
            const { move } = ask('move', { game: name, start: '', moves: [], player, seed: 1 });
            expect(snapshot.moves.map((legal) => legal.move)).toContain(move);
            expect(ask('rules', { game: name }).sections.length).toBeGreaterThan(2);
        }
    });

    it('thinks and reports', () => {
        const depths: number[] = [];
        const line = { game: 'stlts', start: '', moves: [], budget: { depth: 3 } };
        const analysis = ask('analyse', line, (news) => 'depth' in news && depths.push(news.depth));
        expect(depths).toEqual([1, 2, 3]);
        expect(analysis.lines[0]?.moves.length).toBeGreaterThan(0);
    });

    it('keeps to the time', () => {
        let clock = 0; // that ticks when the core looks at it: how fast this machine is does not matter
        const now = vi.spyOn(performance, 'now').mockImplementation(() => ++clock);
        ask('analyse', { game: 'taiji', start: '', moves: [], budget: { milliseconds: 200 } });
        now.mockRestore();
        expect(clock).toBeGreaterThan(150);
        expect(clock).toBeLessThan(300);
    });

    it('builds the table of Teeko with progress', () => {
        const fractions: number[] = [];
        const { has_tables: has } = ask('prepare', { game: 'teeko' }, (news) => fractions.push(news.progress));
        expect(has).toBe(true);
        expect(fractions.length).toBeGreaterThan(10);
        expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
        const proven = ask('values', { game: 'teeko', start: '', moves: [], budget: {} });
        expect(proven.value).toBe('draw');
    });

    it('survives what is no request', () => {
        for (const text of ['', '{', '[]', 'null', '{"do":7}', '['.repeat(100_000), '\ud800']) {
            expect(JSON.parse(core.ask(text))).toHaveProperty('error');
        }
        expect(() => ask('snapshot', { game: 'teeko', start: '', moves: ['c3', 'c3'] })).toThrow('turn 2: c3 is occupied');
    });
});
