// The little of WASI that the core asks for: the time, and a place for its last words.

const SUCCESS = 0;
const BAD_FILE = 8;

/** The functions of `wasi_snapshot_preview1`; `memory` is the module's, once there is one. */
export function wasi(memory: () => WebAssembly.Memory): Record<string, WebAssembly.ImportValue> {
    const view = () => new DataView(memory().buffer);
    return {
        clock_time_get(clock: number, _precision: bigint, out: number): number {
            const milliseconds = clock === 0 ? Date.now() : performance.now();
            view().setBigUint64(out, BigInt(Math.round(milliseconds * 1e6)), true);
            return SUCCESS;
        },
        fd_write(file: number, vectors: number, count: number, written: number): number {
            if (file !== 1 && file !== 2) return BAD_FILE;
            let text = '';
            let bytes = 0;
            for (let i = 0; i < count; ++i) {
                const start = view().getUint32(vectors + 8 * i, true);
                const length = view().getUint32(vectors + 8 * i + 4, true);
                text += new TextDecoder().decode(new Uint8Array(memory().buffer, start, length));
                bytes += length;
            }
            view().setUint32(written, bytes, true);
            if (text.trim() !== '') console.error(text.trimEnd());
            return SUCCESS;
        },
        fd_close: () => BAD_FILE,
        fd_seek: () => BAD_FILE,
        proc_exit(code: number): never {
            throw new Error(`the core has ended (${code})`);
        },
    };
}
