# SPDX-License-Identifier: MIT
"""The performance targets of the project, and whether they are reached."""

from results import number_text, row_text, size_text

STANDARDS = [("standard", 5_000), ("standard", 100_000), ("standard", 1_000_000),
             ("half", 10_000)]


class Target:
    """A line of the table: a number that must be at most, or at least, a limit."""

    def __init__(self, text, sense, limit, value, note=""):
        self.text = text
        self.sense = sense  # "<=" or ">="
        self.limit = limit
        self.value = value  # None if it was not measured
        self.note = note
        self.group = "core"  # the group of scripts/bench that measures it

    def verdict(self):
        if self.value is None:
            return "not measured"
        is_reached = self.value <= self.limit if self.sense == "<=" else self.value >= self.limit
        return "reached" if is_reached else "NOT REACHED"

    def cells(self):
        measured = "-" if self.value is None else number_text(self.value)
        if measured == number_text(self.limit) and self.value != self.limit:
            measured = f"{self.value:.4f}"  # with two decimals the verdict would look wrong
        return [self.text, f"{self.sense} {number_text(self.limit)}", measured, self.verdict(),
                self.note]


def ratio_target(results, text, row, path, other, sense, limit):
    return Target(text, sense, limit, results.ratio(row, path, other))


def against_set(results):
    """Yields the ratios of a whole diff through Resin to Set(old)."""
    for identity, limit in (("UUID", 0.4), ("Int", 1.0), ("String", 1.0), ("struct", 1.5)):
        for workload, size in STANDARDS:
            row = ("diff", workload, identity, size)
            yield ratio_target(results, f"resin / set: {row_text(row)}", row, "resin", "set",
                               "<=", limit)
    for identity, size, limit in (("Int", 100_000, 3.5), ("UUID", 1_000_000, 1.5),
                                  ("Int", 1_000_000, 5)):
        row = ("diff", "shuffle", identity, size)
        yield ratio_target(results, f"resin / set: {row_text(row)}", row, "resin", "set", "<=",
                           limit)


def against_equality(results):
    """Yields the ratios of a diff of lists that change little to `==` of equal lists."""
    for identity in ("UUID", "String", "String-shared", "struct"):
        for workload, limit in (("same", 2), ("one-on-top", 3), ("one-at-end", 3), ("one-in-middle", 3),
                                ("one-replaced", 3)):
            row = ("diff", workload, identity, 10_000)
            yield ratio_target(results, f"resin / ==: {row_text(row)}", row, "resin", "equal", "<=", limit)


def against_libraries(results):
    """Yields the least ratio of each public library to Resin."""
    for path, name in (("differencekit", "DifferenceKit"), ("listkit", "ListKit")):
        ratios = [(results.ratio(row, path, "resin"), row) for row in results.rows
                  if row[0] == "diff" and row[3] >= 10]
        ratios = [(ratio, row) for ratio, row in ratios if ratio is not None]
        slowest, row = min(ratios) if ratios else (None, None)
        yield Target(f"{name} / resin: the least of all diffs from 10 elements up", ">=", 1, slowest,
                     f"{row_text(row)}; {len(ratios)} rows" if row else "")


def against_standard_library(results):
    for workload, size, limit in (("standard", 5_000, 450), ("half", 10_000, 3_000),
                                  ("same", 10_000, 1)):
        row = ("diff", workload, "UUID", size)
        yield ratio_target(results, f"stdlib / resin: {row_text(row)}", row, "stdlib", "resin",
                           ">=", limit)


def against_reference(results):
    for identity, limit in (("UUID", 4), ("Int", 3)):
        for workload, size in STANDARDS:
            row = ("diff", workload, identity, size)
            yield ratio_target(results, f"reference / resin: {row_text(row)}", row, "reference",
                               "resin", ">=", limit)
    ratios = [(results.ratio(row, "reference", "resin"), row) for row in results.rows
              if row[0] == "diff" and row[3] >= 10]
    ratios = [(ratio, row) for ratio, row in ratios if ratio is not None]
    slowest, row = min(ratios) if ratios else (None, None)
    yield Target("reference / resin: the least of all diffs from 10 elements up", ">=", 1, slowest,
                 f"{row_text(row)}; {len(ratios)} rows" if row else "")
    row = ("diff", "standard", "UUID", 5_000)
    yield ratio_target(results, f"reference / set: {row_text(row)}", row, "reference", "set", "<=",
                       3.5)


def instructions(results):
    """Yields the growth of instructions per element from 1,000 elements to 1,000,000."""
    counts = {(cost["workload"], cost["identity"], cost["size"]): cost["instructions"]
              for cost in results.costs if "instructions" in cost}
    names = list(dict.fromkeys((workload, identity) for workload, identity, _ in counts))
    for workload, identity in names or [("every workload", "")]:
        small = counts.get((workload, identity, 1_000))
        large = counts.get((workload, identity, 1_000_000))
        growth = large / 1_000_000 / (small / 1_000) if small and large else None
        note = f"{small / 1_000:.1f} to {large / 1_000_000:.1f}" if growth else ""
        yield Target(f"instructions per element, 1M / 1k: {workload} {identity}".rstrip(), "<=", 2,
                     growth, note)


def springs(results):
    for size, limit in ((5_000, 1.5), (320_000, 1.7)):
        yield ratio_target(results, f"spring batch / plain loop: shared {size_text(size)}",
                           ("spring", "shared", "", size), "c", "plain", "<=", limit)
    for workload, limit in (("own", 1 / 5), ("own-mixed", 1 / 3)):
        for size in (5_000, 320_000):
            yield ratio_target(results, f"spring batch / libm loop: {workload} {size_text(size)}",
                               ("spring", workload, "", size), "c", "libm", "<=", limit)
    yield ratio_target(results, "spring advance, Swift / C",
                       ("spring", "advance-from-swift", "", 1), "resin", "c", "<=", 1.3)


def bar(results):
    row = ("bar", "reduce-from-swift", "", 1)
    yield ratio_target(results, "bar reduction, Swift / C", row, "resin", "c", "<=", 1.3)
    value = results.rows.get(row, {}).get("resin")
    allocations = value["allocations"] if value and value["allocations"] >= 0 else None
    yield Target("bar reduction from Swift: allocations", "<=", 0, allocations)


def solver(results):
    """Yields the solver's ratios to kiwi, and the growth of a view's cost with the number of views."""
    for workload, limit in (("dialog-build", 0.34), ("dialog-suggest", 0.14)):
        row = ("solver", workload, "beside-kiwi", 111)
        yield ratio_target(results, f"solver / kiwi without its binding: {workload}", row, "c",
                           "kiwi", "<=", limit)
    yield ratio_target(results, "solver: a view of 1,000 / one of 100, built anew",
                       ("solver", "screen-build", "", 1_000), "c", "c-ten-of-100", "<=", 1.5)
    for views, limit in ((100, 0.25), (1_000, 0.1)):
        text = f"solver: {views} views from the leaves up, in a batch / one at a time"
        yield ratio_target(results, text,
                           ("solver", "reversed-build", "", views), "c-in-batch", "c", "<=", limit)
    for workload, limit in (("dialog-build", 1.5), ("dialog-suggest", 1.3)):
        row = ("solver", f"{workload}-from-swift", "", 111)
        yield ratio_target(results, f"solver {workload}, Swift / C", row, "resin", "c", "<=",
                           limit)


def screens(results):
    """Yields frames on the headless UIKit as multiples of Set(5,000 UUIDs), which took 0.17 ms on the
    machine for which the limits in microseconds were set."""
    yardstick = 170
    for workload, size, limit in (("scrolled-frame", 100, 50), ("animated-frame", 1_000, 1_000)):
        yield ratio_target(results, f"screen {workload}, {size}: {limit} us where a Set takes 170 us",
                           ("screen", workload, "", size), "frame", "set", "<=", limit / yardstick)
    row = ("screen", "collection-scroll", "", 1_000_000)
    for kind in ("flow", "grid", "list"):
        yield ratio_target(results, f"a scrolled {kind} of a million items / of a thousand", row,
                           f"{kind}-1M", f"{kind}-1k", "<=", 1.2)
        yield ratio_target(results, f"a scrolled {kind}: 200 us where a Set takes 170 us", row,
                           f"{kind}-1M", "set", "<=", 200 / yardstick)
    row = ("screen", "table-scroll", "", 100_000)
    for kind in ("uniform", "given", "measured"):
        yield ratio_target(results, f"a scrolled table of 100,000 rows / of a thousand, {kind} heights", row,
                           f"table-{kind}-100k", f"table-{kind}-1k", "<=", 1.2)
    row = ("screen", "epoxy-scroll", "", 1_000_000)
    yield ratio_target(results, "a scrolled list of a million models / of a thousand", row, "1M",
                       "1k", "<=", 1.2)
    yield ratio_target(results, "a scrolled list of models: 200 us where a Set takes 170 us", row,
                       "1M", "set", "<=", 200 / yardstick)
    yield ratio_target(results, "setSections, 10,000 items of which 20 change / the diff",
                       ("screen", "epoxy-set", "", 10_000), "set-sections", "diff", "<=", 3)
    yield ratio_target(results, "a bar updated by its coordinator / its label's text set by hand",
                       ("screen", "bar-update", "", 3), "coordinator", "by-hand", "<=", 1.5)
    row = ("screen", "spring-turn", "", 5_000)
    number = results.median(row, "number")
    yield Target("5,000 animators in a turn of the display link / the batch of their springs", "<=", 71,
                 results.ratio(row, "number", "batch"),
                 f"{number / 1e6:.2f} ms, {number / 5_000:.0f} ns each" if number else "")
    yield ratio_target(results, "animators of rectangles / of numbers", row, "rect", "number", "<=", 3)
    yield ratio_target(results, "a turn with 5,000 settled animators / without any", row, "settled",
                       "none", "<=", 1.2)
    rows = [("screen", f"message-row-{change}", "", 10) for change in ("build", "update")]
    times = [[results.median(row, kind) for row in rows] for kind in ("groups", "stacks")]
    value = None if None in times[0] + times[1] else sum(times[0]) / sum(times[1])
    parts = ", ".join(number_text(one / other) for one, other in zip(*times)) if value else ""
    yield Target("a row of groups made, laid out and updated / nested stack views", "<=", 1, value,
                 f"made {parts.replace(', ', ', updated ')}" if parts else "")


def snapshots(results):
    """Yields the ratios of the snapshots of ListKit to those of the headless UIKit."""
    for identity in ("Int", "String"):
        for work, limit in (("build", 1), ("list", 1), ("find", 1), ("half", 10), ("same", 2)):
            row = ("snapshot", work, identity, 10_000)
            yield ratio_target(results, f"ListKit / resin: {row_text(row)}", row, "listkit", "resin", ">=", limit)


def changesets(results):
    """Yields the ratios of the documented algorithm in plain Swift to changesets through Diffable."""
    for identity in ("Int", "UUID", "String", "struct"):
        for workload, size in (("epoxy-flat", 100_000), ("epoxy-sections", 11_011)):
            row = ("changeset", workload, identity, size)
            yield ratio_target(results, f"as described / epoxy: {row_text(row)}", row,
                               "as-described", "epoxy", ">=", 3)


def memory(results):
    costs = [cost for cost in results.costs
             if "bytes_per_element" in cost and cost["size"] == 1_000_000]
    worst = max(costs, key=lambda cost: cost["bytes_per_element"], default=None)
    yield Target("a handle's bytes / (n + m) at 1M, beside keys and output", "<=", 24,
                 worst and worst["bytes_per_element"],
                 f"{worst['workload']} {worst['identity']}" if worst else "")
    yield Target("a reused handle: allocations of the second diff", "<=", 0,
                 max((cost["later_allocations"] for cost in costs), default=None))


def all_targets(results):
    for part in (against_set, against_equality, against_libraries, against_standard_library, against_reference, instructions, springs,
                 bar, solver, screens, snapshots, changesets, memory):
        for target in part(results):
            target.group = "screens" if part in (screens, snapshots, changesets) else "core"
            yield target
