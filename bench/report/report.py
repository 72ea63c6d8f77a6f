# SPDX-License-Identifier: MIT
"""Prints the targets of the project, and writes the report.

    python3 bench/report/report.py [--page FILE] [--bindings LINES] [--rows] RESULTS.jsonl...

Files that do not exist are groups that were not measured.
"""

import argparse
import os
import re
import sys

import figures
import page
import targets
from results import BadResults, Results, row_text, time_text

PATH_ORDER = ["c", "resin", "resin-reused", "epoxy", "epoxy-heckel", "as-described",
              "as-described-inlined", "reference", "unsafe-swift", "stdlib", "set", "hash", "c-ten-of-100",
              "c-in-batch", "frame", "kiwi", "kiwi-in-python", "kiwi-binding"]


def print_columns(lines, indent="  "):
    """Prints the first and the last column left-aligned, and the others right-aligned."""
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    for line in lines:
        cells = [line[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(line[1:-1], widths[1:-1])]
        print((indent + "  ".join(cells + [line[-1]])).rstrip())


def path_line(results, row, path):
    value = results.rows[row][path]
    allocations = "" if value["allocations"] < 0 else str(value["allocations"])
    if value["samples"] == 0:
        return [path, "", "> 5 s", "", "0", "", "given up"]
    against = "set" if "set" in results.rows[row] else "c"
    ratio = results.ratio(row, path, against)
    times = [time_text(value[name]) for name in ("min_ns", "median_ns", "max_ns")]
    return [path, *times, str(value["samples"]), allocations,
            f"{ratio:.2f} x {against}" if ratio is not None and path != against else ""]


def print_rows(results):
    for row, paths in results.rows.items():
        print(row_text(row))
        order = sorted(paths, key=lambda path: (
            PATH_ORDER.index(path) if path in PATH_ORDER else len(PATH_ORDER)))
        print_columns([["", "min", "median", "max", "samples", "allocations", ""]]
                      + [path_line(results, row, path) for path in order])
    print()


def print_targets(results):
    found = list(targets.all_targets(results))
    measured = [target for target in found if target.value is not None]
    print_columns([["Target", "wanted", "measured", "", ""]] + [target.cells() for target in measured], indent="")
    if len(measured) < len(found):
        print(f"{len(found) - len(measured)} more targets were not measured in this run")


def print_figures(results):
    """Prints the rows that README and docs/benchmarks.md quote, as far as they were measured."""
    rows = []
    for work, row, path, rival, name in figures.QUOTED:
        ratio = results.ratio(row, rival, path)
        if ratio is not None:
            times = [time_text(results.median(row, one)) for one in (path, rival)]
            name = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", name).replace("`", "")
            rows.append([work.replace("`", ""), *times, f"{ratio:.1f} x", name])
    if rows:
        print_columns([["Work", "Resin", "rival", "", ""]] + rows, indent="")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--page", metavar="FILE", help="where the report goes")
    parser.add_argument("--bindings", metavar="LINES", help="the results of scripts/steps/bench-bindings")
    parser.add_argument("--rows", action="store_true", help="also prints all rows")
    parser.add_argument("results", nargs="+", metavar="RESULTS.jsonl")
    options = parser.parse_args()
    try:
        results = Results.read([path for path in options.results if os.path.exists(path)])
        if not results.rows:
            sys.exit(f"report: no results in {', '.join(options.results)}; run scripts/bench first")
        if options.page:
            page.write(results, options.page, options.bindings)
    except BadResults as error:
        sys.exit(f"report: {error}")
    if options.rows:
        print_rows(results)
    print_targets(results)
    print()
    print_figures(results)


if __name__ == "__main__":
    main()
