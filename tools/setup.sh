# shellcheck shell=bash
# For ./quinta, ./test and tests/checks: finds and installs missing packages, and builds.
# Whoever sources this has set `root` to the folder of the project. Nothing here writes to
# standard output or reads standard input: both belong to the program that is run.

: "${root:?}"

say() { printf '%s\n' "$*" >&2; }
fail() {
    say "$*"
    exit 1
}

# quietly COMMAND...: runs it and shows what it said only when it fails.
quietly() {
    local output
    output=$("$@" 2>&1 </dev/null) || {
        local status=$?
        printf '%s\n' "$output" >&2
        return "$status"
    }
}

# show_progress: how far its standard input, from ninja or apt-get, says that the work is; all other
# lines go to descriptor 3. On a terminal that is one line which changes, elsewhere four in all.
show_progress() {
    local line at=0 total=0 quarter=0
    while IFS= read -r line; do
        if [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]]; then
            at=${BASH_REMATCH[1]} total=${BASH_REMATCH[2]}
        else
            printf '%s\n' "$line" >&3
            if [[ $line =~ ^[0-9]+\ upgraded,\ ([0-9]+)\ newly ]]; then
                total=$((3 * BASH_REMATCH[1]))  # each is fetched, unpacked and set up
            elif [[ $line =~ ^(Get:|Unpacking |Setting up ) ]] && ((at < total)); then
                ((++at))
            else
                continue
            fi
        fi
        ((total > 0)) || continue
        if [[ -t 2 ]]; then
            printf '\r\e[K[%d/%d]' "$at" "$total" >&2
        elif ((total >= 20 && 4 * at / total > quarter)); then
            quarter=$((4 * at / total))
            say "[$at/$total]"
        fi
    done
    [[ ! -t 2 ]] || ((total == 0)) || printf '\r\e[K' >&2
}

# patiently COMMAND...: the same for what takes long, and shows how far it is.
patiently() {
    local log status=0
    log=$(mktemp)
    "$@" 2>&1 </dev/null | show_progress 3>"$log" || status=$?
    ((status == 0)) || cat -- "$log" >&2
    rm -f -- "$log"
    return "$status"
}

missing=()

# need PACKAGE [PROOF...]: notes the package as missing unless each proof, a command or an
# absolute path, is there. Asking the file system takes no time; asking dpkg does.
need() {
    local package=$1 proof
    shift
    for proof in "${@:-$package}"; do
        case $proof in
            /*) [[ -e $proof ]] ;;
            *) command -v -- "$proof" >/dev/null ;;
        esac || {
            missing+=("$package")
            return 0
        }
    done
}

need_for_building() {
    need g++
    need cmake
    need ninja-build ninja
    need libcli11-dev /usr/include/CLI/CLI.hpp
    need nlohmann-json3-dev /usr/include/nlohmann/json.hpp
    need libncurses-dev /usr/include/ncursesw/curses.h
}

need_for_testing() {
    local modules=/usr/lib/python3/dist-packages
    need_for_building
    need_for_web
    need_for_python
    need chromium
    need librsvg2-2 "/usr/lib/$(uname -m)-linux-gnu/librsvg-2.so.2"
    need libgtest-dev /usr/include/gtest/gtest.h
    need libbenchmark-dev /usr/include/benchmark/benchmark.h
    need libclang-rt-19-dev /usr/lib/llvm-19/lib/clang/19/lib/linux
    need clang-tidy-19
    need clang-format-19
    need ccache
    need shellcheck
    need zsh
    need fish
    need dpkg-dev dpkg-shlibdeps
    need lintian
    need desktop-file-utils desktop-file-validate
    need appstream appstreamcli
    need doxygen
    need util-linux flock setpriv
    need perl
    need postgresql /usr/lib/postgresql
    need libopenmpi-dev mpicxx
    need openmpi-bin mpirun
    need nats-server /usr/sbin/nats-server
    need python3 /usr/bin/python3
    need python3-pexpect "$modules/pexpect"
    need python3-pyte "$modules/pyte"
    need python3-jsonschema "$modules/jsonschema"
    need python3-numpy "$modules/numpy"
    need python3-venv /usr/lib/python3.11/ensurepip
    need mypy
}

# For the module for Python.
need_for_python() {
    need python3 /usr/bin/python3
    need python3-dev /usr/include/python3.11/Python.h
    need pybind11-dev /usr/include/pybind11/pybind11.h
    need binutils strip
}

# For the page: Node, a compiler with the C and C++ libraries of WebAssembly, and what the server stands on.
need_for_web() {
    local libraries=/usr/lib/wasm32-wasi
    need nodejs node
    need npm
    need clang-19 clang++-19
    need lld-19 wasm-ld-19
    need wasi-libc "$libraries/libc.a"
    need libc++-19-dev-wasm32 "$libraries/libc++.a"
    need libc++abi-19-dev-wasm32 "$libraries/libc++abi.a"
    need libclang-rt-19-dev-wasm32 /usr/lib/llvm-19/lib/clang/19/lib/wasi
    need libboost-dev /usr/include/boost/beast.hpp
    need libsqlite3-dev /usr/include/sqlite3.h
    need libsodium-dev /usr/include/sodium.h
    need libpq-dev /usr/include/postgresql/libpq-fe.h
    need libssl-dev /usr/include/openssl/ssl.h
}

# Installs what `need` found missing, as root or with sudo.
install_missing() {
    ((${#missing[@]})) || return 0
    local as_root=() install=(apt-get install -y --no-install-recommends "${missing[@]}")
    command -v apt-get >/dev/null ||
        fail "Quinta needs these Debian packages or their like: ${missing[*]}. Please install them."
    if ((EUID != 0)); then
        command -v sudo >/dev/null ||
            fail "Quinta needs packages that only root can install. Please run as root: ${install[*]}"
        as_root=(sudo)
    fi
    say "Installing ${missing[*]} …"
    as_root+=(env LC_ALL=C DEBIAN_FRONTEND=noninteractive)
    # An outdated or unreachable list matters only when the installation then fails.
    local update_said
    update_said=$("${as_root[@]}" apt-get update 2>&1 </dev/null) || true
    patiently "${as_root[@]}" "${install[@]}" -o DPkg::Lock::Timeout=300 || {
        say "$update_said"
        fail "Could not install the packages. Please run as root: ${install[*]}"
    }
    missing=()
    hash -r
}

settings=()  # for CMake, beside those of the preset

# configure PRESET: makes build/PRESET ready for ninja. A folder made elsewhere or for another
# processor is thrown away: its objects would not run here (-march=native).
configure() {
    local folder=$root/build/$1 stamp=$root/build/$1/.configured made_for before=
    made_for="$root $(grep -m1 -E '^(flags|Features)' /proc/cpuinfo | cksum)"
    [[ ! -e $stamp ]] || before=$(<"$stamp")
    if [[ ${before%%$'\n'*} != "$made_for" ]]; then
        rm -rf -- "$folder"
    elif [[ -e $folder/build.ninja && ! $root/CMakePresets.json -nt $stamp &&
        $before == "$made_for"$'\nwith '"${settings[*]}" ]]; then
        return 0  # ninja itself runs CMake again when a CMakeLists.txt has changed
    fi
    quietly cmake -S "$root" --preset "$1" "${settings[@]}" || return
    printf '%s\nwith %s\n' "$made_for" "${settings[*]}" >"$stamp"
}

# build PRESET TARGET...: configures and builds, one at a time for each preset.
build() {
    mkdir -p -- "$root/build"
    (
        flock 9
        configure "$1" && NINJA_STATUS='[%f/%t] ' patiently ninja -C "$root/build/$1" "${@:2}"
    ) 9>"$root/build/.$1.lock"
}

# page_is_older FILE: whether nothing that the page is made of, but for the core, is newer.
page_is_older() {
    local made=(-name dist -o -name node_modules -o -name shots -o -name tests -o -name quinta.wasm)
    local newer
    newer=$(find "$root/web" -mindepth 1 \( "${made[@]}" \) -prune -o \
        ! -path "$root/web/public" -newer "$1" -print -quit
        find "$root/src/games" "$root/docs/figures" -name '*.json' -newer "$1" -print -quit
        find "$root/share/nets" -newer "$1" -print -quit)
    [[ -z $newer ]]
}

# use_node: finds a Node that can build the page. Debian 12 has Node 18; npm brings a newer one.
use_node() {
    local is_new='process.exit(process.versions.node.split(".")[0] >= 20 ? 0 : 1)'
    ! node -e "$is_new" || return 0
    local folder=$root/build/node package
    package=node-linux-$(node -p process.arch)
    if [[ ! -x $folder/node_modules/$package/bin/node ]]; then
        mkdir -p -- "$folder"
        quietly npm --prefix "$folder" install --no-save "$package@22" || {
            say "The page needs Node 20 or newer to be built; this is $(node --version)."
            return 1
        }
    fi
    PATH=$folder/node_modules/$package/bin:$PATH
}

# install_modules_of FOLDER: what its package-lock.json says. Not by `npm ci`: the lock names the
# parts for this kind of machine alone, and `ci` asks for all kinds.
install_modules_of() {
    local wanted=$root/$1/package-lock.json installed=$root/$1/node_modules/.quinta-lock
    ! cmp -s -- "$wanted" "$installed" || return 0
    say "Fetching what $1 is built and tested with …"
    quietly npm --prefix "$root/$1" install --no-save && cp -- "$wanted" "$installed"
}

# build_package: makes web/packages/core ready to be packed, from its sources and the core.
build_package() {
    mkdir -p -- "$root/build"
    (
        flock 7
        use_node && "$root/web/build-wasm.sh" && install_modules_of web &&
            quietly npm --prefix "$root/web" run core
    ) 7>"$root/build/.page.lock"
}

# build_page: makes web/dist from web/ and the core, as far as they have changed.
build_page() {
    local index=$root/web/dist/index.html core=$root/web/public/quinta.wasm started
    mkdir -p -- "$root/build"
    (
        flock 7
        { use_node && "$root/web/build-wasm.sh" && install_modules_of web; } || exit
        [[ ! -e $index || $core -nt $index ]] || ! page_is_older "$index" || exit 0
        started=$(mktemp "$root/build/.started.XXXXXX")
        if quietly npm --prefix "$root/web" run build; then
            touch -r "$started" -- "$index"  # what has changed since then is built next time
            rm -f -- "$started"
        else
            rm -f -- "$started"
            exit 1
        fi
    ) 7>"$root/build/.page.lock"
}
