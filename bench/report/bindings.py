# SPDX-License-Identifier: MIT
"""Prints the table of scripts/steps/bench-bindings.

    python3 bindings.py LINES

LINES has an object of JSON in each line, with the number of its round.
"""

import statistics
import sys
from collections import defaultdict

from results import BadResults, check, read_lines

COLUMNS = ("c", "cpp", "rust", "go", "javascript", "python")
ROWS = (("diff", "standard"), ("spring", "own"), ("spring", "step"), ("motion", "project"),
        ("bar", "reduce"), ("solver", "suggest"))
# Rivals in the language itself, measured on the same lists.
RIVALS = (("javascript", "map-heckel", "Int"), ("javascript", "map-heckel", "Int32"),
          ("javascript", "map-heckel", "Float64"), ("javascript", "map-heckel", "Number"),
          ("javascript", "map-heckel", "String"), ("python", "difflib", "Int"))


def read(path):
    """Returns the median of each round by unit, workload, identity and path."""
    times = defaultdict(dict)
    for place, row in read_lines(path):
        check(place, row, ("unit", "workload", "identity", "path", "round", "median_ns"))
        identity = "" if row["identity"] == "-" else row["identity"]
        key = row["unit"], row["workload"], identity, row["path"]
        times[key][row["round"]] = row["median_ns"]
    return times


def ratio(times, key, base):
    """Returns the median of the rounds' ratios, or None without a common round."""
    rounds = times[key].keys() & times[base].keys()
    return statistics.median(times[key][n] / times[base][n] for n in rounds) if rounds else None


def duration(nanoseconds):
    for limit, unit in ((1e3, "ns"), (1e6, "µs"), (1e9, "ms")):
        if nanoseconds < limit:
            digits = 1 if nanoseconds / (limit / 1e3) < 100 else 0
            return f"{nanoseconds / (limit / 1e3):.{digits}f} {unit}"
    return f"{nanoseconds / 1e9:.1f} s"


def table(times):
    """Returns the lines of the table: work, then a time for each language, with its ratio to C."""
    columns = [path for path in COLUMNS if any(key[3] == path for key in times)]
    lines = [["work", *columns]]
    for unit, workload in ROWS:
        identity = "Int" if unit == "diff" else ""
        cells = []
        for path in columns:
            key = unit, workload, identity, path
            if key not in times:
                cells.append("")
                continue
            text = duration(statistics.median(times[key].values()))
            base = unit, workload, identity, "c"
            if path != "c" and base in times and (own := ratio(times, key, base)) is not None:
                text += f" ({own:.2f})"
            cells.append(text)
        lines.append([f"{unit} {workload}", *cells])
    return lines


def rivals(times):
    """Yields a sentence for each rival in a language itself."""
    for language, rival, identity in RIVALS:
        key = "diff", "standard", identity, rival
        base = "diff", "standard", identity, language
        if key in times and base in times and (own := ratio(times, key, base)) is not None:
            yield (f"{rival} / {language}, diff standard {identity}: {own:.1f} "
                   f"({duration(statistics.median(times[key].values()))} and "
                   f"{duration(statistics.median(times[base].values()))})")


def main():
    try:
        times = read(sys.argv[1])
    except BadResults as error:
        sys.exit(f"bindings: {error}")
    head, *lines = table(times)
    print("| " + " | ".join(head) + " |")
    print("|---" * len(head) + "|")
    for line in lines:
        print("| " + " | ".join(line) + " |")
    print()
    for sentence in rivals(times):
        print(sentence)


if __name__ == "__main__":
    main()
