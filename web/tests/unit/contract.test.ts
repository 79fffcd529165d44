// The types of quinta-core against the core itself. What it answers and reports to every kind of question is written
// into a program that TypeScript checks: as literals, so that it complains of what is missing, of another kind and too
// much. Then each field is left out of each question: the types must want it just where the core does.

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { Core, type Api, type GameRecord } from 'quinta-core';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const line = { game: 'neutreeko board=4x4', start: '', moves: [] };
const text = '[Game "trike side=2"]\n[First "Ann"]\n[Second "Ben"]\n[Result "*"]\n\n{first} 1. b2 $1 {good} ({or} 1. b1 swap) swap *';
const record: GameRecord = { tags: [['Game', 'trike side=2'], ['First', 'Ann'], ['Second', 'Ben'], ['Result', '*']], moves: [{ move: 'b2' }] };

/** Questions of every kind; a kind that is missing here, or is none, does not compile. */
const questions: { [K in keyof Api]: Api[K]['ask'][] } = {
    games: [{}],
    rules: [{ game: 'teeko' }, { game: 'neutreeko' }, { game: 'stlts' }, { game: 'trike' }, { game: 'taiji' }],
    snapshot: [
        line,
        { game: 'teeko', moves: ['c3'], resigned: 2 },
        { game: 'stlts', moves: ['c5+w', 'e5+b'] },
        { game: 'trike side=3', moves: ['b2', 'c2', 'c3'] },
        { game: 'taiji size=3', start: '', moves: ['b2,a2'] },
    ],
    set_up: [
        { game: 'taiji size=3', cells: [{ name: 'a1', piece: { colour: 'Light', kind: 'tile', partner: 'a2' } }, { name: 'b1' }] },
        { game: 'trike side=3', cells: [{ name: 'a1', piece: { colour: 'Black', kind: 'disc', pawn: true } }], side: 2, first_colour: 2 },
        { game: 'stlts', cells: [] },
    ],
    why_not: [{ ...line, touched: ['b1'], cell: 'd4' }],
    move: [{ ...line, player: 'random', seed: 7 }, { ...line, player: 'level1' }],
    analyse: [
        { ...line, budget: { depth: 2, lines: 3 } },
        { game: 'stlts', budget: { nodes: 500 } },
        { game: 'taiji', budget: { nodes: 300, milliseconds: 60_000 } },
    ],
    values: [line, { game: 'stlts', budget: { nodes: 100 } }],
    review: [{ ...line, moves: ['d2-b4'], budget: { nodes: 500 } }],
    read_records: [{ text }, { text: '1. c3', game: 'teeko' }, { text: '[Game oops]' }],
    replay: [{ record }, { record: { ...record, moves: [{ move: 'b2' }, { move: 'b2' }] } }],
    write_record: [{ record }],
    use_net: [{ game: 'trike', net: readFileSync(new URL('../../../share/nets/trike.qnet', import.meta.url)).toString('base64') }],
    prepare: [{ game: 'neutreeko board=4x4' }, { game: 'stlts' }],
    statistics: [{ game: 'neutreeko board=4x4' }],
    lessons: [{ game: 'trike' }],
    puzzles: [{ game: 'trike' }],
    try_puzzle: [],
    bench: [{}],
};

let core: Core;
const program: string[] = [];
const seen = new Set<string>();

function look(value: unknown): void {
    if (Array.isArray(value)) return value.forEach(look);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) {
        seen.add(name);
        look(part);
    }
}

/** Writes down that `value` is of this type, or, with a reason, that it is not. */
function state(type: string, value: unknown, why = ''): void {
    look(value);
    if (why) program.push(`// @ts-expect-error The core says: ${why.replaceAll('\n', ' ')}`);
    program.push(`export const v${program.length}: ${type} = ${JSON.stringify(value)};`);
}

/** The core's answer as it came. */
function asked(name: string, question: object): Record<string, unknown> {
    const reports: unknown[] = [];
    const said = JSON.parse(core.ask(JSON.stringify({ ...question, do: name }), (json) => reports.push(JSON.parse(json))));
    for (const report of [reports[0], reports.at(-1)]) if (report !== undefined) state(`Api['${name}']['report']`, report);
    return said;
}

beforeAll(() => {
    core = new Core(new WebAssembly.Module(readFileSync(here('../../public/quinta.wasm'))));
    const puzzle = JSON.parse(core.ask('{"do":"puzzles","game":"trike"}')).answer[0];
    questions.try_puzzle.push({ id: puzzle.id, moves: [], move: puzzle.solution[0] });
});

test('the types have the questions that the core knows', () => {
    const { error } = JSON.parse(core.ask('{"do":"?"}')) as { error: string };
    const names = /must be (.*)$/.exec(error)?.[1]?.split(/, | or /) ?? [];
    expect(names.sort()).toEqual(Object.keys(questions).sort());
});

test('what the core says is what the types say', { timeout: 300_000 }, async () => {
    program.push(`import type { Api, Message } from ${JSON.stringify(here('../../packages/core/dist/browser.js'))};`);
    program.push('interface Refusal { error: string; message: Message; ply?: number }');
    for (const [name, all] of Object.entries(questions)) {
        for (const question of all) {
            const said = asked(name, question);
            expect(said, `${name} ${JSON.stringify(question)}`).toHaveProperty('answer');
            state(`Api['${name}']['ask']`, question);
            state(`Api['${name}']['answer']`, said.answer);
            state('{ answer: Api["' + name + '"]["answer"] }', said);
            for (const left of Object.keys(question)) {
                if (name === 'analyse' && left === 'budget') continue; // thinks without end
                const rest = Object.fromEntries(Object.entries(question).filter(([field]) => field !== left));
                const { error } = asked(name, rest) as { error?: string };
                const isAboutMissing = error?.includes('missing') || error?.includes('must be') || error?.includes('needs');
                state(`Api['${name}']['ask']`, rest, isAboutMissing ? error : '');
            }
        }
    }
    for (const wrong of [{ game: 'chess' }, { game: 'teeko', moves: ['z9'] }]) state('Refusal', asked('snapshot', wrong));
    const folder = mkdtempSync(join(tmpdir(), 'quinta-contract-'));
    try {
        writeFileSync(join(folder, 'said.ts'), program.join('\n') + '\n');
        const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--types', '', '--lib', 'es2023,dom'];
        const { stdout } = await promisify(execFile)(here('../../node_modules/.bin/tsc'), [...options, 'said.ts'], { cwd: folder }).catch((failed) => failed);
        expect(stdout).toBe('');
    } finally {
        rmSync(folder, { recursive: true });
    }
});

test('every field that may be there has been seen', () => {
    const source = ['types', 'learn_types'].map((name) => readFileSync(here(`../../packages/core/src/${name}.ts`), 'utf8')).join('\n');
    const optional = [...source.matchAll(/\b(\w+)\?:/g)].map(([, name]) => name!);
    expect(optional.length).toBeGreaterThan(20);
    expect(optional.filter((name) => !seen.has(name))).toEqual([]);
});
