#!/usr/bin/env bash
# Every C++ file must be as clang-format writes it: format.sh [--fix]
set -euo pipefail
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../.."
how=(--dry-run -Werror)
[[ ${1-} != --fix ]] || how=(-i)
find src tests bench fuzz examples python -type f \( -name '*.cpp' -o -name '*.hpp' \) -print0 |
    xargs -0 -n 8 -P "$(nproc)" clang-format-19 "${how[@]}"
