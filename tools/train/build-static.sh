#!/usr/bin/env bash
# Builds self-play as programs that need nothing else, for a machine that has a GPU and none of our
# libraries: build/train/self_play-v3 (AVX2) and -v4 (AVX-512 with VNNI).
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
build() {  # build NAME ARCHITECTURE
    local folder=$root/build/train/$1
    cmake -S "$root" -B "$folder" -G Ninja -DCMAKE_BUILD_TYPE=Release -DQUINTA_NATIVE=OFF \
        -DQUINTA_TESTS=OFF -DCMAKE_CXX_FLAGS="-march=$2" -DCMAKE_EXE_LINKER_FLAGS=-static >/dev/null
    ninja -C "$folder" self_play >/dev/null
    cp -- "$folder/bin/self_play" "$root/build/train/self_play-$1"
    strip "$root/build/train/self_play-$1"
}
mkdir -p -- "$root/build/train"
for kind in "${@:-v3}"; do
    case $kind in
        v3) build v3 x86-64-v3 ;;
        v4) build v4 icelake-server ;;
        *) echo "build-static.sh: unknown kind $kind; there are v3 and v4" >&2; exit 2 ;;
    esac
done
