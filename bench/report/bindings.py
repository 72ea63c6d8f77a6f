# SPDX-License-Identifier: MIT
"""Prints the table of scripts/steps/bench-bindings.

    python3 bindings.py LINES

LINES has an object of JSON in each line, with the number of its round.
"""

import json
import statistics
import sys
from collections import defaultdict

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
    with open(path) as lines:
        for line in lines:
            row = json.loads(line)
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


def main():
    times = read(sys.argv[1])
    columns = [path for path in COLUMNS if any(key[3] == path for key in times)]
    print("| work | " + " | ".join(columns) + " |")
    print("|---" * (len(columns) + 1) + "|")
    for unit, workload in ROWS:
        identity = "Int" if unit == "diff" else ""
        cells = []
        for path in columns:
            key = unit, workload, identity, path
            if key not in times:
                cells.append("")
                continue
            text = duration(statistics.median(times[key].values()))
            if path != "c":
                text += f" ({ratio(times, key, (unit, workload, identity, 'c')):.2f})"
            cells.append(text)
        print(f"| {unit} {workload} | " + " | ".join(cells) + " |")
    print()
    for language, rival, identity in RIVALS:
        key = "diff", "standard", identity, rival
        base = "diff", "standard", identity, language
        if key in times and base in times:
            print(f"{rival} / {language}, diff standard {identity}: {ratio(times, key, base):.1f} "
                  f"({duration(statistics.median(times[key].values()))} and "
                  f"{duration(statistics.median(times[base].values()))})")


main()
