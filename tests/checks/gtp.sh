#!/usr/bin/env bash
# Matches between our engines that somebody else's controller plays, GNU Go's twogtp: gtp.sh PROGRAM
set -euo pipefail
root=$(readlink -f -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..")
# shellcheck source=tools/setup.sh
source "$root/tools/setup.sh"

# fetch_source PACKAGE: build/PACKAGE.tar.gz, the sources of a Debian package as its authors gave
# them out. Asks the archives that this machine has its packages from, and leaves its lists alone.
fetch_source() {
    local folder file
    [[ ! -e $root/build/$1.tar.gz ]] || return 0
    folder=$(mktemp -d)
    mkdir -p -- "$folder/sources" "$folder/lists/partial" "$folder/archives/partial"
    for file in /etc/apt/sources.list /etc/apt/sources.list.d/*; do
        case $file in
            *.sources) sed -E 's/^Types:.*/Types: deb-src/' "$file" ;;
            *.list) sed -nE 's/^deb /deb-src /p' "$file" ;;
        esac >"$folder/sources/${file##*/}" 2>/dev/null || true
    done
    local apt=(-o "Dir::Etc::SourceList=/dev/null" -o "Dir::Etc::SourceParts=$folder/sources"
        -o "Dir::State::Lists=$folder/lists" -o "Dir::Cache=$folder")
    quietly apt-get "${apt[@]}" update || return
    local uri name size hash
    read -r uri name size hash < <(apt-get "${apt[@]}" source --print-uris "$1" 2>/dev/null |
        grep -F '.orig.tar.gz') || fail "The sources of $1 are not to be had."
    : "$size"
    (cd -- "$folder" && quietly /usr/lib/apt/apt-helper "${apt[@]}" download-file \
        "${uri//\'/}" "$name" "$hash") || return
    mv -- "$folder/$name" "$root/build/$1.tar.gz"
    rm -rf -- "$folder"
}

fetch_source gnugo || fail "GNU Go's sources, which have its controller, could not be fetched."
folder=$(mktemp -d)
trap 'rm -rf -- "$folder"' EXIT
tar -xzf "$root/build/gnugo.tar.gz" -C "$folder" --strip-components=3 --wildcards \
    '*/interface/gtp_examples/twogtp'
QUINTA=$(readlink -f -- "$1") TWOGTP=$folder/twogtp exec /usr/bin/python3 "$root/tests/gtp/twogtp_test.py"
