#!/usr/bin/env bash
# clang-tidy over the sources (not the tests, the reference rules, and what only a browser runs):
# tidy.sh BUILD_FOLDER [FILE...]
set -euo pipefail
build=$(readlink -f -- "$1")
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../.."
if (($# > 1)); then
    files=("${@:2}")
else
    mapfile -t files < <(find src -name '*.cpp' ! -name '*_test.cpp' ! -name reference.cpp \
        ! -path '*/browser/*' | sort)
fi

# A file that was found good is not looked at again until it or any header changes.
good=$build/tidy
mkdir -p -- "$good"
headers=$({ cat .clang-tidy && find src -name '*.hpp' -print0 | sort -z | xargs -0 cat; } | sha256sum)
export build good headers

look() {
    local stamp output
    stamp=$good/$({ echo "$headers $1" && cat -- "$1"; } | sha256sum | cut -d' ' -f1)
    [[ ! -e $stamp ]] || return 0
    if output=$(clang-tidy-19 -p "$build" --quiet --extra-arg=-Wno-unknown-warning-option \
        --extra-arg=-Wno-deprecated-declarations "$1" 2>&1); then
        touch -- "$stamp"
    else
        grep -v 'warnings\? generated' <<<"$output"
        return 1
    fi
}
export -f look

printf '%s\0' "${files[@]}" | xargs -0 -n 1 -P "$(nproc)" bash -c 'look "$1"' look
echo "${#files[@]} files are fine"
