#!/usr/bin/env bash
# One round of training: self-play and trainer beside each other for so many seconds. The state
# folder may hold what an earlier round left; then it is gone on from.
#
# usage: tools/train/round.sh --game NAME --state FOLDER [--out FOLDER] [--seconds N]
#        [--threads N] [--seed N] [--visits N] [--program FILE] [-- flags for train.py]
set -euo pipefail

here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
root=$here/../..
game='' seconds=60 threads=$(nproc) seed=$RANDOM visits=0 state='' out='' program=''
while (($#)); do
    case $1 in
        --game) game=$2 ;;
        --seconds) seconds=$2 ;;
        --threads) threads=$2 ;;
        --seed) seed=$2 ;;
        --visits) visits=$2 ;;
        --state) state=$2 ;;
        --out) out=$2 ;;
        --program) program=$2 ;;
        --) shift; break ;;
        *) echo "round.sh: unknown flag $1; see the head of the file" >&2; exit 2 ;;
    esac
    shift 2
done
[[ -n $game && -n $state ]] || { echo 'round.sh: --game NAME and --state FOLDER are needed' >&2; exit 2; }
out=${out:-$state}
mkdir -p -- "$state" "$out"

# The quickest program that this processor can run.
flags=$(grep -m1 '^flags' /proc/cpuinfo || true)
if [[ -z $program ]]; then
    for program in "$here"/bin/self_play-v4 "$here"/bin/self_play-v3 \
        "$root"/build/train/self_play-v4 "$root"/build/train/self_play-v3 \
        "$root"/build/release/bin/self_play; do
        [[ -x $program ]] || continue
        [[ $program != *-v4 || $flags == *avx512_vnni* ]] || continue
        [[ $program != *-v3 || $flags == *avx2* ]] || continue
        "$program" "$game" --describe >/dev/null 2>&1 && break
    done
fi
work=$(mktemp -d)
trap 'kill "${playing:-}" 2>/dev/null || true; rm -rf -- "$work"' EXIT
"$program" "$game" --describe >"$work/game.json"
echo "round.sh: $program, $threads threads, $seconds s, seed $seed"
[[ ! -e $state/$game.qnet ]] || cp -- "$state/$game.qnet" "$work/$game.qnet"
"$program" "$game" --samples "$work/samples" --net "$work/$game.qnet" --seconds "$seconds" \
    --threads "$threads" --seed "$seed" --visits "$visits" &
playing=$!
OMP_NUM_THREADS=${OMP_NUM_THREADS:-1} PYTHONUNBUFFERED=1 python3 "$here/train.py" --game "$work/game.json" \
    --samples "$work/samples" --net "$work/$game.qnet" --state "$state" --out "$out" \
    --seconds "$seconds" --seed "$seed" "$@"
wait "$playing"
playing=''
ls -l -- "$out"
