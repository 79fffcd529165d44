#!/usr/bin/env bash
# Runs the browser tests N times (10 unless told) on one core with the page's processor six times slower, and stops at
# the first round that fails: web/tools/rounds.sh [N [CORE [FILES]]]. web/dist must be built.
set -euo pipefail
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.."
rounds=${1:-10} core=${2:-0}
for ((round = 1; round <= rounds; ++round)); do
    started=$SECONDS
    QUINTA_THROTTLE=6 taskset -c "$core" npx vitest run --project browser "${@:3}" ||
        { printf 'round %d of %d failed\n' "$round" "$rounds"; exit 1; }
    printf 'round %d of %d passed in %d s\n' "$round" "$rounds" $((SECONDS - started))
done
