#!/usr/bin/env bash
# Installs what a folder has built, and builds and runs the examples with nothing but that:
#   examples.sh BUILD_FOLDER
set -euo pipefail
build=$(readlink -f -- "$1")
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../.."
top=$(mktemp -d)
trap 'rm -rf "$top"' EXIT

quietly() { "$@" >"$top/log" 2>&1 || { cat "$top/log"; exit 1; }; }
quietly cmake --install "$build" --prefix "$top/installed"
cp -r examples "$top/examples"  # so that no header of the tree is near
cd "$top"
quietly cmake -S examples -B build -G Ninja -DCMAKE_PREFIX_PATH="$top/installed" \
    -DCMAKE_CXX_FLAGS="-Wall -Wextra -Werror"
grep -q "Quinta_DIR:PATH=$top/installed/" build/CMakeCache.txt
quietly cmake --build build

# expect NAME PATTERN...: each is in what the example says.
expect() {
    local name=$1 pattern
    XDG_CACHE_HOME=$top/cache "build/$name" >"$top/said" || { echo "$name failed"; exit 1; }
    for pattern in "${@:2}"; do
        grep -qE -- "$pattern" "$top/said" || { echo "$name said:"; cat "$top/said"; exit 1; }
    done
}
expect play '^\[Game "' '^after [0-9]+ plies: '
expect analyse '(estimate|proved)\): '
expect own_game '^perft 9: 127872$' '^10000 random games' '^best reply: cell 1$'
echo "the examples work with the installed library"
