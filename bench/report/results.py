# SPDX-License-Identifier: MIT
"""The results that the benchmarks wrote as lines of JSON, and the formats of numbers."""

import json


class Results:
    """The measured times by row and path, and the costs that are not times."""

    def __init__(self, lines):
        self.rows = {}
        self.costs = []
        for line in lines:
            value = json.loads(line)
            if "median_ns" in value:
                key = (value["unit"], value["workload"], value["identity"], value["size"])
                self.rows.setdefault(key, {})[value["path"]] = value
            else:
                self.costs.append(value)

    @classmethod
    def read(cls, paths):
        lines = []
        for path in paths:
            with open(path, encoding="utf-8") as file:
                lines += [line for line in file if line.strip()]
        return cls(lines)

    def median(self, row, path):
        """Returns nanoseconds, or None if the path was not measured or was given up."""
        value = self.rows.get(row, {}).get(path)
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
        if nanoseconds >= size:
            return f"{nanoseconds / size:.3g} {unit}" if nanoseconds < 999.5 * size else (
                f"{nanoseconds / size:.0f} {unit}")
    return f"{nanoseconds:.3g} ns"


def number_text(number):
    """Returns a number with two decimals, or with none for 100 and above."""
    return f"{number:.2f}" if abs(number) < 100 else f"{number:,.0f}"


def size_text(size):
    for suffix, unit in (("M", 1_000_000), ("k", 1_000)):
        if size >= unit and size % unit == 0:
            return f"{size // unit}{suffix}"
    return f"{size:,}"


def row_text(row):
    unit, workload, identity, size = row
    return " ".join(part for part in (unit, workload, identity, size_text(size)) if part)
