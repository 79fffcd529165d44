// What a visitor sees before the core has come: the games, and the position to win on the start page. The core that
// the page is built with is asked for it, so that it is what the core itself will say a moment later.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { Core } from 'quinta-core';
import type { Api } from 'quinta-core';
import { firstGame, tasksOf } from '../src/pages/start/first_game.ts';

const name = 'virtual:first-visit';
const file = new URL('../public/quinta.wasm', import.meta.url);

function asked() {
    const core = new Core(new WebAssembly.Module(readFileSync(file)));
    const ask = <K extends keyof Api>(question: K, request: Api[K]['ask']): Api[K]['answer'] => JSON.parse(core.ask(JSON.stringify({ ...request, do: question }))).answer;
    const games = ask('games', {});
    const first = firstGame(games);
    const puzzle = first && tasksOf(ask('puzzles', { game: first.name }), [])[0];
    return { games, task: puzzle && { puzzle, snapshot: ask('snapshot', { game: puzzle.game, start: puzzle.position, moves: [] }) } };
}

export function firstVisit(): Plugin {
    return {
        name: 'first-visit',
        resolveId: (id) => (id === name ? `\0${name}` : undefined),
        load(id) {
            if (id !== `\0${name}`) return undefined;
            this.addWatchFile(file.pathname);
            // A text is read faster than the same as a program.
            return `export const firstVisit = JSON.parse(${JSON.stringify(JSON.stringify(asked()))});`;
        },
    };
}
