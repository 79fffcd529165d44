#!/usr/bin/env bash
# Makes the reference of the library, which must go without a warning, and compares what it declares
# with what programs rely on: reference.sh BUILD_FOLDER
set -euo pipefail
build=$(readlink -f -- "$1")
checks=$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")
"$checks/../../tools/reference" "$build/reference"
"$checks/interface.py" "$build/reference" "$build/src"
