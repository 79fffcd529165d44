// Where the compiled core comes from.

/** An address, the bytes themselves, or a module that is compiled already. */
export type Wasm = string | URL | BufferSource | WebAssembly.Module;

async function fetched(url: string | URL): Promise<WebAssembly.Module> {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    // Not every server of plain files knows the type that compiling while loading asks for.
    const isStream = response.headers.get('Content-Type') === 'application/wasm';
    return isStream ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

export async function compiled(wasm: Wasm): Promise<WebAssembly.Module> {
    if (wasm instanceof WebAssembly.Module) return wasm;
    return typeof wasm === 'string' || wasm instanceof URL ? fetched(wasm) : WebAssembly.compile(wasm);
}

/** What `load` loads, once; asked again after a failure, it tries again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
    let loading: Promise<T> | undefined;
    return () => {
        loading ??= load().catch((error: unknown) => {
            loading = undefined;
            throw error;
        });
        return loading;
    };
}
