#!/usr/bin/env bash
# Builds the page and tests it: types, unit tests, and in a browser as `quinta web` serves it.
set -euo pipefail
root=$(readlink -f -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..")
# shellcheck source=tools/setup.sh
source "$root/tools/setup.sh"

# On a slow machine everything comes later, so a browser test that looks once, or waits for a fixed time, fails there.
if grep -nE 'expect\(await|waitForTimeout|retry' "$root"/web/tests/*.ts "$root/web/vite.config.ts"; then
    fail "A browser test must wait for what it expects: see eventually() in web/tests/harness.ts."
fi

use_node || exit
build_page || fail "The page could not be built."
build wasm_sixth quinta_module || fail "The core could not be built with a sixth game."
export QUINTA_SIXTH_CORE=$root/build/wasm_sixth/bin/quinta.wasm
build dev quinta_web || fail "The program could not be built with the page."

# Tests in which people meet start servers of their own; this one keeps no games in the user's folders.
exec 3< <(exec "$root/build/dev/bin/quinta_web" web --port 0 --no-online)
server=$!
trap 'kill "$server"' EXIT
read -r line <&3
QUINTA_PAGE=$(grep -o 'http://[^ ]*' <<<"$line")
export QUINTA_PAGE
npm --prefix "$root/web" run check
