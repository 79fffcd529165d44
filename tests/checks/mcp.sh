#!/usr/bin/env bash
# Calls the tools of `quinta mcp` with the official client: mcp.sh PROGRAM
set -euo pipefail
root=$(readlink -f -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..")
# shellcheck source=tools/setup.sh
source "$root/tools/setup.sh"

use_node || exit
install_modules_of tests/mcp
QUINTA=$(readlink -f -- "$1") exec node --test "$root/tests/mcp/sdk_test.mjs"
