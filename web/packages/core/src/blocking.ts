// The core without workers: typed questions, answered at once in this thread.

import { CoreError } from './errors.ts';
import { Core } from './module.ts';
import type { Api } from './types.ts';

export class BlockingCore {
    private core: Core;

    constructor(private readonly module: WebAssembly.Module) {
        this.core = new Core(module);
    }

    /** Blocks until the answer is there. Throws a `CoreError` that says what is wrong. */
    ask<K extends keyof Api>(name: K, request: Api[K]['ask'], report?: (news: Api[K]['report']) => void): Api[K]['answer'] {
        const said = JSON.parse(this.answer(JSON.stringify({ ...request, do: name }), (json) => report?.(JSON.parse(json))));
        if ('answer' in said) return said.answer;
        throw new CoreError(said.error, said.ply, said.message);
    }

    /** An instance that has thrown is broken: the next question finds a new one. */
    private answer(request: string, report: (json: string) => void): string {
        try {
            return this.core.ask(request, report);
        } catch (error) {
            this.core = new Core(this.module);
            throw error;
        }
    }
}
