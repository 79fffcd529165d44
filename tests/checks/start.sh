#!/usr/bin/env bash
# Tests ./quinta in a copy of its own, with stand-ins for cmake, ninja, apt-get and sudo: what it
# builds and when, what it says and where, and what it hands to the program.
set -euo pipefail
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/../.."

top=$(mktemp -d)
trap 'chmod -R u+w "$top"; rm -rf "$top"' EXIT
tree="$top/a tree" bin=$top/bin
mkdir -p "$tree"/{src/games,share/nets,docs/figures,tools} "$bin"
cp quinta "$tree"
cp tools/setup.sh "$tree/tools"
echo "the flags of web" >"$tree/share/web_help.txt"
touch "$tree"/{src/main.cpp,CMakeLists.txt,CMakePresets.json}
for tool in bash cat chmod cksum cmp cp dirname env find flock grep mkdir mktemp mv readlink rm sleep touch; do
    ln -s "$(command -v "$tool")" "$bin/$tool"
done

stand_in() { { echo '#!/usr/bin/env bash' && cat; } >"$bin/$1" && chmod +x "$bin/$1"; }
stand_in cmake <<'END'
mkdir -p "$2/build/release" && touch "$2/build/release/build.ninja"
echo "$*" >"$2/build/release/settings"
END
for tool in g++ clang++-19 wasm-ld-19 node; do stand_in "$tool" <<<''; done
stand_in ninja <<'END'
cat >/dev/null  # what stands on standard input is not for the compiler
echo built >>"$2/log"
steps=$(cat "$2/../../steps")
[[ ! -e $2/../../src/broken.cpp ]] || { echo "broken.cpp: error"; exit 1; }
for ((i = 1; i <= steps; ++i)); do echo "[$i/$steps] Building $i"; done
sleep 0.2
mkdir -p "$2/bin"
printf '#!/usr/bin/env bash\nprintf "[%%s]" "$PWD" "$@"; cat; exit 7\n' >"$2/bin/quinta"
chmod +x "$2/bin/quinta"
END

step=
failed() {
    echo "$step: $*"
    echo "status $status; stdout: $out; stderr: $(<"$top/err")"
    exit 1
}
# run [ARGUMENTS]: starts the copy and keeps its status, output and messages.
run() {
    status=0
    out=$(cd / && echo input | PATH=$bin "${as[@]}" "$tree/quinta" "$@" 2>"$top/err") || status=$?
}
# expect STATUS OUTPUT MESSAGES, the last as a pattern.
expect() {
    # shellcheck disable=SC2053
    [[ $status == "$1" && $out == "$2" && $(<"$top/err") == $3 ]] || failed "expected $1, $2, $3"
}
builds() { [[ $(grep -c built "$tree/build/release/log") == "$1" ]] || failed "not $1 builds"; }
echo 3 >"$tree/steps"
as=()
ran='[/][x y][]input'

step="the flags of web are told before anything is built"
run web --help; expect 0 'the flags of web' ''
[[ ! -e $tree/build ]] || failed "something was built"
step="a first start builds, says so, and hands everything to the program"
run 'x y' ''; expect 7 "$ran" 'Building Quinta (the first*'; builds 1
step="a second start only runs"
run 'x y' ''; expect 7 "$ran" ''; builds 1
step="a link works"
ln -s "a tree/quinta" "$top/link"
out=$(cd / && PATH=$bin "$top/link" z </dev/null) || true
[[ $out == '[/][z]' ]] || failed "through a link"
step="a changed, a new and a removed source are noticed"
touch "$tree/src/main.cpp"; run 'x y' ''; expect 7 "$ran" 'Building Quinta …'; builds 2
touch "$tree/src/new.cpp"; run 'x y' ''; builds 3
rm "$tree/src/new.cpp"; run 'x y' ''; builds 4
step="a changed net is noticed, and a long build tells how far it is"
echo 40 >"$tree/steps"
touch "$tree/share/nets/new.qnet"; run 'x y' ''
expect 7 "$ran" $'Building Quinta …\n\[10/40]\n\[20/40]\n\[30/40]\n\[40/40]'; builds 5
step="and on a terminal in one line"
touch "$tree/src/main.cpp"
shown=$(PATH=$bin /usr/bin/python3 -c 'import pty, sys; pty.spawn(sys.argv[1:])' \
    bash -c '"$1" >"$2" </dev/null' bash "$tree/quinta" "$top/out" </dev/null) || true
[[ $shown == *$'\r\e[K[1/40]\r\e[K[2/40]'*$'\r\e[K[40/40]\r\e[K' ]] || failed "it showed $shown"
[[ $(<"$top/out") == "[$PWD]"* ]] || failed "progress on standard output"
builds 6
echo 3 >"$tree/steps"
step="a changed preset configures again"
touch "$tree/CMakePresets.json"; run 'x y' ''; expect 7 "$ran" 'Building*'; builds 7
step="a broken source shows the compiler's words"
touch "$tree/src/broken.cpp"; run; expect 1 '' '*broken.cpp: error*could not be built.'
rm "$tree/src/broken.cpp"
step="two copies at once build once"
rm -r "$tree/build"
(cd / && PATH=$bin "$tree/quinta" </dev/null >/dev/null 2>&1) || true &
run 'x y' ''; wait
[[ $status == 7 && $out == "$ran" ]] || failed "the second copy"
builds 1
step="a folder that was moved is built anew"
mv "$tree" "$top/moved"; tree=$top/moved; touch "$tree/src"
run 'x y' ''; expect 7 "$ran" 'Building*'; builds 1

step="the flags of web build no page"
run web --port 0 -h; expect 7 '[/][web][--port][0][-h]input' ''; builds 1
step="without the page, nothing is done for it"
[[ ! -e $tree/npm.log && $(<"$tree/build/release/settings") != *WEB* ]] || failed "the page"
step="web builds the page, too"
mkdir -p "$tree"/web/{src,public}
touch "$tree"/web/{src/main.ts,package.json,package-lock.json}
cat >"$tree/web/build-wasm.sh" <<'END'
#!/usr/bin/env bash
cd -- "$(dirname -- "${BASH_SOURCE[0]}")"
cmp -s ../src/core.cpp public/quinta.wasm || cp ../src/core.cpp public/quinta.wasm
END
chmod +x "$tree/web/build-wasm.sh"
echo 1 >"$tree/src/core.cpp"
stand_in npm <<'END'
echo "${*:3}" >>"$2/../npm.log"
[[ ! -e $2/src/broken.ts ]] || { echo "broken.ts: error"; exit 1; }
[[ $3 != install ]] || mkdir -p "$2/node_modules"
[[ $3 != run ]] || { mkdir -p "$2/dist" && touch "$2/dist/index.html"; }
END
npm_did() {
    [[ $(<"$tree/npm.log") == "$1" ]] || failed "npm did: $(<"$tree/npm.log")"
    : >"$tree/npm.log"
}
run web ''; expect 7 '[/][web][]input' 'Building*'; builds 2; npm_did $'install --no-save\nrun build'
[[ $(<"$tree/build/release/settings") == *-DQUINTA_WEB=ON ]] || failed "the page is not asked for"
step="then it only runs, with and without web"
run web; expect 7 '[/][web]input' ''
run 'x y' ''; expect 7 "$ran" ''; builds 2; npm_did ''
step="a changed page is noticed by every start"
touch "$tree/web/src/main.ts"; run 'x y' ''; expect 7 "$ran" 'Building*'; npm_did 'run build'; builds 3
touch "$tree/web/src/new.ts"; run web; npm_did 'run build'
rm "$tree/web/src/new.ts"; run web; npm_did 'run build'; run web; npm_did ''; builds 5
step="a changed core builds the page, another source only the program"
echo 2 >"$tree/src/core.cpp"; run; npm_did 'run build'; builds 6
touch "$tree/src/main.cpp"; run; npm_did ''; builds 7
step="modules are fetched again when their list has changed"
echo "{}" >"$tree/web/package-lock.json"; run; npm_did $'install --no-save\nrun build'; builds 8
step="a broken page shows why"
touch "$tree/web/src/broken.ts"; run; expect 1 '' '*broken.ts: error*could not be built.'
rm "$tree/web/src/broken.ts"; run 'x y' ''; expect 7 "$ran" 'Building*'

# From here on as a user who may not write to the tree, even when the tests are run as root.
((EUID != 0)) || as=(setpriv --reuid=65534 --regid=65534 --clear-groups)
ln -sf "$(command -v setpriv)" "$bin/setpriv"
chmod -R a+rX,u+w "$top"
chmod -R a-w "$tree"
step="a tree that is built but cannot be written to runs"
run 'x y' ''; expect 7 "$ran" ''
step="and also when its sources are newer"
touch "$tree/src/main.cpp"; run 'x y' ''; expect 7 "$ran" '*cannot be written to; running*'
step="without a program it says why not"
chmod -R u+w "$tree"; rm -r "$tree/build"; chmod -R a-w "$tree"
run; expect 1 '' '*cannot be built*cannot be written to.'

chmod -R a+w "$tree"
mv "$bin/cmake" "$top/cmake"
step="without apt-get the packages are named"
run; expect 1 '' '*Debian packages or their like: cmake.*'
step="without root or sudo it says what root should do"
stand_in apt-get <<<"echo \"\$DEBIAN_FRONTEND \$*\" >>'$top/apt'; [[ \$1 != install ]] || mv '$top/cmake' '$bin/cmake'"
run; expect 1 '' '*run as root: apt-get install -y --no-install-recommends cmake'
step="sudo installs just what is missing"
chmod a+w "$top" "$bin"
stand_in sudo <<<'exec "$@"'
run 'x y' ''; expect 7 "$ran" $'Installing cmake …\nBuilding Quinta*'
[[ $(<"$top/apt") == $'noninteractive update\nnoninteractive install -y --no-install-recommends cmake'* ]] ||
    failed "apt-get was called so: $(<"$top/apt")"
step="nothing is installed twice"
run 'x y' ''; expect 7 "$ran" ''
[[ $(grep -c . "$top/apt") == 2 ]] || failed "apt-get was called again"
echo "./quinta starts as it should"
