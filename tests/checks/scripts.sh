#!/usr/bin/env bash
# The shell and Python scripts must at least be read without a complaint.
set -euo pipefail
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../.."
mapfile -t shell < <(grep -rlE '^#!.*\bbash|^# shellcheck shell=bash' \
    --exclude-dir={.git,build,node_modules,corpus} . | sort)
for script in "${shell[@]}"; do bash -n "$script"; done
shellcheck --severity=warning --external-sources --source-path=SCRIPTDIR --source-path=. "${shell[@]}"
find tests tools -name '*.py' -print0 | xargs -0 /usr/bin/python3 -c '
import ast, sys
for name in sys.argv[1:]:
    ast.parse(open(name, encoding="utf-8").read(), name)'
echo "${#shell[@]} shell scripts are fine"
