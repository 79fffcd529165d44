#!/usr/bin/env bash
# Builds the page and tests it: types, unit tests, and in a browser as `quinta web` serves it.
set -euo pipefail
root=$(readlink -f -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..")
# shellcheck source=tools/setup.sh
source "$root/tools/setup.sh"

use_node || exit
build_page || fail "The page could not be built."
build dev quinta_web || fail "The program could not be built with the page."

exec 3< <(exec "$root/build/dev/bin/quinta_web" web --port 0)
server=$!
trap 'kill "$server"' EXIT
read -r line <&3
QUINTA_PAGE=$(grep -o 'http://[^ ]*' <<<"$line")
export QUINTA_PAGE
npm --prefix "$root/web" run check
