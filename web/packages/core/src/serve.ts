// What a worker does: it is given the compiled module, then requests, one after the other.

import { Core } from './module.ts';

export type ToWorker = { module: WebAssembly.Module } | { give: string } | { id: number; request: string };
/** `json` is the core's text; after `crash` the worker is of no more use. */
export type FromWorker =
    | { id: number; kind: 'report' | 'answer'; json: string }
    | { id: number; kind: 'crash'; message: string };

export interface Port {
    postMessage(message: FromWorker): void;
    onmessage: ((event: { data: ToWorker }) => void) | null;
}

export function serve(port: Port): void {
    let core: Core | undefined;
    const answer = (id: number, request: string) => {
        if (!core) throw new Error('the core was asked before it was started');
        const json = core.ask(request, (report) => {
            port.postMessage({ id, kind: 'report', json: report });
        });
        port.postMessage({ id, kind: 'answer', json });
    };
    port.onmessage = ({ data }) => {
        const id = 'id' in data ? data.id : 0;
        try {
            if ('module' in data) core = new Core(data.module);
            else if ('give' in data) core?.ask(data.give); // what is refused is as if it had not come
            else answer(data.id, data.request);
        } catch (error) {
            port.postMessage({ id, kind: 'crash', message: String(error) });
        }
    };
}
