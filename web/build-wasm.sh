#!/usr/bin/env bash
# Compiles the core for the browser and puts it where the page finds it: web/public/quinta.wasm
set -euo pipefail
root=$(readlink -f -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/..")
# shellcheck source=tools/setup.sh
source "$root/tools/setup.sh"
need_for_web
install_missing
build wasm quinta_module || fail "The core could not be built for the browser."
mkdir -p -- "$root/web/public"
# Only when it has changed: what is built from it looks at its time.
cmp -s -- "$root/build/wasm/bin/quinta.wasm" "$root/web/public/quinta.wasm" ||
    cp -- "$root/build/wasm/bin/quinta.wasm" "$root/web/public/quinta.wasm"
