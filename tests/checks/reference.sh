#!/usr/bin/env bash
# Makes the reference of the library, which must go without a warning, and compares what it declares
# with what programs rely on: reference.sh BUILD_FOLDER
set -euo pipefail
build=$(readlink -f -- "$1")
checks=$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")
"$checks/../../tools/reference" "$build/reference"
"$checks/interface.py" "$build/reference" "$build/src"
# The version is stated in CMakeLists.txt; npm wants it said again.
version=$(sed -nE 's/^project\(quinta VERSION ([0-9.]+).*/\1/p' "$checks/../../CMakeLists.txt")
grep -qF "\"version\": \"$version\"" "$checks/../../web/packages/core/package.json" || {
    echo "web/packages/core/package.json has another version than CMakeLists.txt, $version"
    exit 1
}
