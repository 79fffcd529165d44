#!/usr/bin/env bash
# Packs the package quinta-core, installs it into an empty project and uses it there.
set -euo pipefail
root=$(readlink -f -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../..")
# shellcheck source=tools/setup.sh
source "$root/tools/setup.sh"

use_node || exit
build_package || fail "The package could not be built."
folder=$(mktemp -d)
trap 'rm -rf -- "$folder"' EXIT
mkdir -- "$folder/project"
echo '{ "private": true, "type": "module" }' >"$folder/project/package.json"
(cd -- "$root/web/packages/core" && quietly npm pack --pack-destination "$folder")
packed=$(echo "$folder"/quinta-core-*.tgz)
quietly npm --prefix "$folder/project" install --offline "$packed"
PROJECT=$folder/project PACKED=$packed WEB=$root/web node --test "$root/tests/npm/package_test.mjs"
