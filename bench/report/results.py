# SPDX-License-Identifier: MIT
"""The results that the benchmarks wrote as lines of JSON, and the formats of numbers."""

import json

UNITS = ("diff", "spring", "motion", "bar", "solver", "screen", "snapshot", "changeset")
TIMES = ("median_ns", "min_ns", "max_ns")


class BadResults(Exception):
    """Results that cannot be read; the message has the place and the reason."""


def read_lines(path):
    """Yields the place and the object of each line of a file, and raises BadResults for others."""
    try:
        with open(path, encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                if not line.strip():
                    continue
                place = f"{path}:{number}"
                try:
                    value = json.loads(line)
                except json.JSONDecodeError as error:
                    raise BadResults(f"{place}: not JSON ({error.msg}): {line.strip()[:60]}") from None
                if not isinstance(value, dict):
                    raise BadResults(f"{place}: not an object: {line.strip()[:60]}")
                yield place, value
    except OSError as error:
        raise BadResults(f"{path}: {error.strerror}") from None


def check(place, value, names):
    """Raises BadResults unless the object has the members and a known unit."""
    missing = [name for name in names if name not in value]
    if missing:
        raise BadResults(f"{place}: no {', '.join(missing)} in {json.dumps(value)[:80]}")
    if value["unit"] not in UNITS:
        raise BadResults(
            f"{place}: unknown unit '{value['unit']}'; units are {', '.join(UNITS)}")


class Results:
    """The measured times by row and path, the costs that are not times, and the runs of both.

    A run is the machine, the compilers, the time and the commit of a group's measurement. Each row
    and each cost has the index of its run."""

    def __init__(self):
        self.rows = {}
        self.costs = []
        self.runs = []

    @classmethod
    def read(cls, paths):
        results = cls()
        for path in paths:
            run = None
            for place, value in read_lines(path):
                if "run" in value and "unit" not in value:
                    results.runs.append(value["run"])
                    run = len(results.runs) - 1
                else:
                    results.add(place, value, run)
        return results

    def add(self, place, value, run):
        key = ("unit", "workload", "identity", "size")
        if "median_ns" in value:
            check(place, value, (*key, "path", "samples", "allocations", *TIMES))
            row = tuple(value[name] for name in key)
            self.rows.setdefault(row, {})[value["path"]] = {**value, "run": run}
        elif "instructions" in value or "bytes_per_element" in value:
            check(place, value, key)
            self.costs.append({**value, "run": run})
        else:
            raise BadResults(f"{place}: no median_ns, no instructions and no bytes_per_element in "
                             f"{json.dumps(value)[:80]}")

    def value(self, row, path):
        """Returns what was measured, or None if the path was not measured or was given up."""
        value = self.rows.get(row, {}).get(path)
        return value if value and value["median_ns"] is not None else None

    def median(self, row, path):
        """Returns nanoseconds, or None if the path was not measured or was given up."""
        value = self.value(row, path)
        return value["median_ns"] if value else None

    def ratio(self, row, path, other):
        """Returns the median of a path divided by that of another, or None."""
        left, right = self.median(row, path), self.median(row, other)
        return left / right if left is not None and right else None

    def was_given_up(self, row, path):
        value = self.rows.get(row, {}).get(path)
        return value is not None and value["samples"] == 0


def time_text(nanoseconds):
    """Returns a time with three significant digits and a unit."""
    for unit, size in (("s", 1e9), ("ms", 1e6), ("µs", 1e3)):
        if nanoseconds >= 0.9995 * size:
            return f"{significant(nanoseconds / size)} {unit}"
    return f"{significant(nanoseconds)} ns"


def significant(number):
    """Returns a number with three significant digits, or with all digits before the point."""
    digits = 2 if number < 9.995 else 1 if number < 99.95 else 0
    return f"{number:.{digits}f}"


def number_text(number):
    """Returns a number with two decimals, or with none for 100 and above."""
    return f"{number:.2f}" if abs(number) < 100 else f"{number:,.0f}"


def bytes_text(number):
    for unit, size in (("MB", 1e6), ("kB", 1e3)):
        if number >= size:
            return f"{significant(number / size)} {unit}"
    return f"{number:.0f} bytes"


def size_text(size):
    for suffix, unit in (("M", 1_000_000), ("k", 1_000)):
        if size >= unit and size % unit == 0:
            return f"{size // unit}{suffix}"
    return f"{size:,}"


def row_text(row):
    unit, workload, identity, size = row
    return " ".join(part for part in (unit, workload, identity, size_text(size)) if part)
