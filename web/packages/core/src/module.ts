// The core as a function: text in, text out.

import { wasi } from './wasi.ts';

interface Exports {
    memory: WebAssembly.Memory;
    _initialize(): void;
    room(length: number): number;
    ask(request: number, length: number): number;
    answer(): number;
}

/** One instance of quinta.wasm. After it has thrown it is broken and must not be asked again. */
export class Core {
    private readonly exports: Exports;
    private report: (json: string) => void = () => {};

    /** A module that is compiled already; the instance itself takes a millisecond. */
    constructor(module: WebAssembly.Module) {
        const instance = new WebAssembly.Instance(module, {
            wasi_snapshot_preview1: wasi(() => this.exports.memory),
            quinta: {
                report: (start: number, length: number) => this.report(this.text(start, length)),
            },
        });
        this.exports = instance.exports as unknown as Exports;
        this.exports._initialize();
    }

    /** Blocks until the answer is there; reports come meanwhile. */
    ask(request: string, report: (json: string) => void = () => {}): string {
        this.report = report;
        const bytes = new TextEncoder().encode(request);
        const room = this.exports.room(bytes.length) >>> 0;
        if (room === 0) throw new Error('there is no memory left for the request');
        new Uint8Array(this.exports.memory.buffer, room, bytes.length).set(bytes);
        const length = this.exports.ask(room, bytes.length) >>> 0;
        return this.text(this.exports.answer(), length);
    }

    private text(start: number, length: number): string {
        const bytes = new Uint8Array(this.exports.memory.buffer, start >>> 0, length >>> 0);
        return new TextDecoder().decode(bytes);
    }
}
