// The core in a browser.

import { BlockingCore } from './blocking.ts';
import { Client, compiled, once, type Wasm, type WorkerLike } from './client.ts';

export * from './client.ts';
export { BlockingCore } from './blocking.ts';
export { Core } from './module.ts';

const usual = (): URL => new URL('../quinta.wasm', import.meta.url);

export function startWorker(): WorkerLike {
    return new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
}

/** The core in two workers of its own. Nothing is loaded before the first question. */
export function connect(wasm?: Wasm): Client {
    return new Client({ module: once(() => compiled(wasm ?? usual())), worker: startWorker });
}

/** The core in this thread. */
export async function loadBlocking(wasm?: Wasm): Promise<BlockingCore> {
    return new BlockingCore(await compiled(wasm ?? usual()));
}
