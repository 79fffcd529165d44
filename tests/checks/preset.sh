#!/usr/bin/env bash
# Builds another preset, and runs tests of it: preset.sh PRESET TARGETS [LABEL [NAMES]]
set -euo pipefail
root=$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..
root=$(cd -- "$root" && pwd)
# shellcheck source=tools/setup.sh
source "$root/tools/setup.sh"

preset=$1 label=${3-} names=${4-.}
read -ra targets <<<"$2"
build "$preset" "${targets[@]}" || fail "preset $preset: $2 could not be built"
[[ -n $label ]] || exit 0
export ASAN_OPTIONS=detect_stack_use_after_return=1:strict_string_checks=1
export UBSAN_OPTIONS=print_stacktrace=1
ctest --test-dir "$root/build/$preset" -j "$(nproc)" --output-on-failure -L "^$label\$" \
    -R "$names" -E _NOT_BUILT | grep -vE '^ *Start +[0-9]+: | Passed '
