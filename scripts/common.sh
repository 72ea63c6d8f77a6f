# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Sourced by the scripts in this folder; not to be executed.

set -euo pipefail
export LC_ALL=C.UTF-8

# Every script works in its own repository, whatever the current folder of the caller is.
cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
root=$PWD

# The name of the script that sources this one.
script=scripts/$(basename -- "$0")

fail()
{
    printf '%s: %s\n' "$script" "$*" >&2
    exit 1
}

# Prints the comment at the head of the calling script.
usage()
{
    sed -n '3,${ /^$/q; s/^# \{0,1\}//p; }' "$root/$script"
}

# The options of Swift builds whose programs are only tested: without an index for editors and without debug
# information the compiler has a fifth less to do. A build with other options in the same folder would build
# everything again, so those of the root package are not in .build.
# shellcheck disable=SC2034 # for the scripts that source this one
swift_options=(--disable-index-store -debug-info-format none)
# shellcheck disable=SC2034
swift_tests=.build/tests

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
