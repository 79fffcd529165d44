// The core in Node: the same as in a browser, with Node's threads and files.

import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { BlockingCore } from './blocking.ts';
import { Client, compiled, once, type FromWorker, type ToWorker, type Wasm, type WorkerLike } from './client.ts';

export * from './client.ts';
export { BlockingCore } from './blocking.ts';
export { Core } from './module.ts';

/** A thread as a worker. It keeps the program from ending only while it works. */
class Thread implements WorkerLike {
    onmessage: WorkerLike['onmessage'] = null;
    onerror: WorkerLike['onerror'] = null;
    private readonly worker = new Worker(new URL('./node_worker.js', import.meta.url));

    constructor() {
        this.worker.on('message', (data: FromWorker) => {
            if (data.kind !== 'report') this.worker.unref();
            this.onmessage?.({ data } as MessageEvent<FromWorker>);
        });
        this.worker.on('error', (error) => this.onerror?.({ message: error.message } as ErrorEvent));
    }

    postMessage(message: ToWorker): void {
        this.worker.ref();
        this.worker.postMessage(message);
    }

    terminate(): void {
        void this.worker.terminate();
    }
}

export function startWorker(): WorkerLike {
    return new Thread();
}

const load = async (wasm: Wasm = new URL('../quinta.wasm', import.meta.url)): Promise<WebAssembly.Module> =>
    compiled(wasm instanceof URL && wasm.protocol === 'file:' ? await readFile(wasm) : wasm);

/** The core in two threads of its own. Nothing is loaded before the first question. */
export function connect(wasm?: Wasm): Client {
    return new Client({ module: once(() => load(wasm)), worker: startWorker });
}

/** The core in this thread. */
export async function loadBlocking(wasm?: Wasm): Promise<BlockingCore> {
    return new BlockingCore(await load(wasm));
}
