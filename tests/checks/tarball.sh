#!/usr/bin/env bash
# Makes the tarball of the sources, and sees to it that all which a build takes is in it, with no net.
set -euo pipefail
root=$(readlink -f -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..")
# shellcheck source=tools/setup.sh
source "$root/tools/setup.sh"

folder=$(mktemp -d)
trap 'rm -rf -- "$folder"' EXIT
quietly "$root/tools/package" --source "$folder" || fail "The tarball could not be made."
tar -xzf "$folder"/quinta-*.tar.gz -C "$folder"
cd -- "$folder"/quinta-*/
[[ ! -e web/node_modules && ! -e .git ]] || fail "The tarball holds what it should not."
# A name space without a network has no address but its own.
alone=(unshare --map-root-user --net)
use_node
quietly "${alone[@]}" cmake --preset package -DQUINTA_WEB=ON || fail "It cannot be configured."
quietly "${alone[@]}" ninja -n -C build/package quinta || fail "Sources are missing."
quietly "${alone[@]}" ninja -C build/package quinta_base || fail "It cannot be built."
echo "the tarball has all that a build takes"
