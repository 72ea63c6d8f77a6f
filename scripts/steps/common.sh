# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Sourced by the scripts in this folder and in the one above; not to be executed.

set -euo pipefail
export LC_ALL=C.UTF-8

script=$(readlink -f -- "$0")
# Every script works in its own repository, whatever the current folder of the caller is.
cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")/../.."
root=$PWD

# The name of the script that sources this one.
script=${script#"$root/"}

fail()
{
    printf '%s: %s\n' "$script" "$*" >&2
    exit 1
}

# For packages that share a build folder: SwiftPM would reuse the plan of the package that was built there before.
# Clients of this clone are built into its own folder, whose modules they share: see share_build.
in_clients=(--scratch-path "$root/.build" --disable-build-manifest-caching)
in_rendering=(--scratch-path "$root/.build/rendering" --disable-build-manifest-caching)

# Has to be called by a script that uses in_clients. When the script ends, the plan of the last client is deleted,
# so that the next `swift build` in this clone makes its own one and does not take the client's.
share_build()
{
    trap 'rm -f -- "$root/.build/debug.yaml"' EXIT
}

# Prints the comment at the head of the calling script.
usage()
{
    sed -n '3,${ /^$/q; s/^# \{0,1\}//p; }' "$root/$script"
}

# The arguments here are those of the script, because it passes none to `source`.
case ${1:-} in
    -h | --help) usage; exit ;;
esac

# Prints the path of the toolchain's clang, with which Swift builds the core.
swift_clang()
{
    local swift
    swift=$(command -v swift) || fail "swift is not in PATH; see scripts/bootstrap"
    local beside
    beside=$(dirname -- "$(readlink -f -- "$swift")")/clang
    if [[ -x $beside ]]; then
        printf '%s\n' "$beside"
    else
        command -v clang || fail "no clang beside $swift, and none in PATH"
    fi
}
