# SPDX-License-Identifier: MIT
"""Copies the list differences of other libraries from a user's clones into the benchmarks' package.

    python3 bench/report/clones.py --into FOLDER CLONE...

Prints a line for each clone: the name of the module, a space, and the clone. The copies are in a folder
for each module, beside the sources that bench/lists has for the module."""

import argparse
import shutil
import sys
from pathlib import Path

ADAPTERS = Path(__file__).resolve().parents[1] / "lists"


class UnknownClone(Exception):
    """A folder that is no clone of a known library; the message has the option and the folder."""


def difference_kit(clone):
    """Returns the sources of a clone of DifferenceKit without its extensions of views, or nothing."""
    sources = clone / "Sources"
    if all((sources / name).is_file() for name in ("Algorithm.swift", "StagedChangeset.swift")):
        return sorted(sources.glob("*.swift"))
    return []


def list_kit(clone):
    """Returns the algorithm of a clone of Lists for one list, or nothing."""
    return sorted((clone / "Sources" / "ListKit").rglob("HeckelDiff.swift"))[:1]


# The modules of the benchmarks' package, and the functions that find their sources.
LIBRARIES = {"DifferenceKit": difference_kit, "ListKitDiff": list_kit}


def recognized(clone):
    """Returns the name of a clone's module and its sources, or raises UnknownClone."""
    if not clone.is_dir():
        raise UnknownClone(f"--lists: {clone} is no folder")
    for name, find in LIBRARIES.items():
        sources = find(clone)
        if sources:
            return name, sources
    raise UnknownClone(
        f"--lists: {clone} is neither a clone of DifferenceKit (which has Sources/Algorithm.swift and "
        "Sources/StagedChangeset.swift) nor of Lists (which has HeckelDiff.swift in Sources/ListKit)")


def copy(clones, folder):
    """Replaces the copies in a folder by those of the clones, and returns the clones by module."""
    found = {}
    for clone in clones:
        name, sources = recognized(clone)
        if name in found:
            raise UnknownClone(f"--lists: {found[name][0]} and {clone} are clones of the same library")
        found[name] = (clone, sources)
    shutil.rmtree(folder, ignore_errors=True)
    for name, (_, sources) in found.items():
        target = folder / name
        target.mkdir(parents=True)
        for source in [*sources, *(ADAPTERS / name).glob("*.swift")]:
            shutil.copy(source, target)
    return {name: clone for name, (clone, _) in found.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--into", metavar="FOLDER", type=Path, required=True)
    parser.add_argument("clones", metavar="CLONE", type=Path, nargs="+")
    options = parser.parse_args()
    try:
        for name, clone in copy(options.clones, options.into).items():
            print(name, clone)
    except UnknownClone as error:
        sys.exit(f"scripts/bench: {error}")


if __name__ == "__main__":
    main()
