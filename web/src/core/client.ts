// The core of this page: the package, with the worker, the module and the nets of this build.
import { Client, compiled, once } from 'quinta-core/client';

export { Cancelled, Client, CoreError } from 'quinta-core/client';

const nets = import.meta.glob<string>('../../../share/nets/*.qnet', { query: '?url', import: 'default', eager: true });

async function net(game: string): Promise<string | undefined> {
    const file = nets[`../../../share/nets/${game}.qnet`];
    if (file === undefined) return undefined;
    const response = await fetch(new URL(file, document.baseURI));
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Nothing is loaded before the first question, and a game's net not before somebody thinks about the game. */
export function connect(): Client {
    return new Client({
        module: once(() => compiled(new URL('quinta.wasm', document.baseURI))),
        worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
        net,
    });
}
