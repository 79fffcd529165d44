import { parentPort } from 'node:worker_threads';
import { serve, type Port, type ToWorker } from './serve.ts';

if (parentPort) {
    const there = parentPort;
    const port: Port = { onmessage: null, postMessage: (message) => there.postMessage(message) };
    there.on('message', (data: ToWorker) => port.onmessage?.({ data }));
    serve(port);
}
