# SPDX-License-Identifier: MIT
"""Prints the results of the benchmarks: the rows, the names of the plots, and the targets.

    python3 bench/report/report.py --plots FOLDER RESULTS.jsonl...
"""

import argparse

import plots
import targets
from results import Results, row_text, time_text

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


def print_targets(results):
    lines = [["Target", "wanted", "measured", "", ""]]
    lines += [target.cells() for target in targets.all_targets(results)]
    print_columns(lines, indent="")


def print_targets_as_markdown(results):
    print("| target | wanted | measured | |\n|---|---|---|---|")
    for target in targets.all_targets(results):
        text, wanted, measured, verdict, note = target.cells()
        print(f"| {text} | {wanted} | {measured} | {verdict}{f' ({note})' if note else ''} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--plots", metavar="FOLDER", help="where the pictures go")
    parser.add_argument("--markdown", action="store_true",
                        help="only the targets, as a table for a document")
    parser.add_argument("results", nargs="+", metavar="RESULTS.jsonl")
    options = parser.parse_args()
    results = Results.read(options.results)
    if options.markdown:
        print_targets_as_markdown(results)
        return
    print_rows(results)
    print()
    if options.plots:
        for file in plots.draw(results, options.plots):
            print(f"Plotted {file}")
        print()
    print_targets(results)


if __name__ == "__main__":
    main()
