#!/usr/bin/env bash
# Compiles the core to WebAssembly: web/public/quinta.wasm for the page, web/packages/core/quinta.wasm for programs
set -euo pipefail
root=$(readlink -f -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/..")
# shellcheck source=tools/setup.sh
source "$root/tools/setup.sh"
need_for_web
install_missing
build wasm quinta_module || fail "The core could not be built for the browser."
# Where the page and the package find it; only when it has changed: what is built from it looks at its time.
for folder in "$root/web/public" "$root/web/packages/core"; do
    mkdir -p -- "$folder"
    cmp -s -- "$root/build/wasm/bin/quinta.wasm" "$folder/quinta.wasm" ||
        cp -- "$root/build/wasm/bin/quinta.wasm" "$folder/quinta.wasm"
done
