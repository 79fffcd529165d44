// The core of this page: the package, with the worker and the module of this build.
import { Client, compiled, once } from 'quinta-core/client';

export { Cancelled, Client, CoreError } from 'quinta-core/client';

/** Nothing is loaded before the first question. */
export function connect(): Client {
    return new Client({
        module: once(() => compiled(new URL('quinta.wasm', document.baseURI))),
        worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    });
}
