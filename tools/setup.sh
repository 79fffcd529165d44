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
}

need_for_testing() {
    local modules=/usr/lib/python3/dist-packages
    need_for_building
    need libgtest-dev /usr/include/gtest/gtest.h
    need libboost1.81-dev /usr/include/boost/beast.hpp
    need nodejs node
    need libbenchmark-dev /usr/include/benchmark/benchmark.h
    need clang-19 clang++-19
    need libclang-rt-19-dev /usr/lib/llvm-19/lib/clang/19/lib/linux
    need clang-tidy-19
    need clang-format-19
    need ccache
    need shellcheck
    need util-linux flock setpriv
    need python3 /usr/bin/python3
    need python3-pexpect "$modules/pexpect"
    need python3-pyte "$modules/pyte"
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
    as_root+=(env DEBIAN_FRONTEND=noninteractive)
    # An outdated or unreachable list matters only when the installation then fails.
    local update_said
    update_said=$("${as_root[@]}" apt-get update 2>&1 </dev/null) || true
    quietly "${as_root[@]}" "${install[@]}" -o DPkg::Lock::Timeout=300 || {
        say "$update_said"
        fail "Could not install the packages. Please run as root: ${install[*]}"
    }
    missing=()
    hash -r
}

# configure PRESET: makes build/PRESET ready for ninja. A folder made elsewhere or for another
# processor is thrown away: its objects would not run here (-march=native).
configure() {
    local folder=$root/build/$1 stamp=$root/build/$1/.configured made_for
    made_for="$root $(grep -m1 -E '^(flags|Features)' /proc/cpuinfo | cksum)"
    if [[ ! -e $stamp || $(<"$stamp") != "$made_for" ]]; then
        rm -rf -- "$folder"
    elif [[ -e $folder/build.ninja && ! $root/CMakePresets.json -nt $stamp ]]; then
        return 0  # ninja itself runs CMake again when a CMakeLists.txt has changed
    fi
    quietly cmake -S "$root" --preset "$1" || return
    printf '%s\n' "$made_for" >"$stamp"
}

# build PRESET TARGET...: configures and builds, one at a time for each preset.
build() {
    mkdir -p -- "$root/build"
    (
        flock 9
        configure "$1" && quietly ninja -C "$root/build/$1" --quiet "${@:2}"
    ) 9>"$root/build/.$1.lock"
}
