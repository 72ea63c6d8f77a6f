# SPDX-License-Identifier: MIT
"""The report as one page of HTML: no script, no other file, light and dark, narrow and wide."""

import os
import re
from html import escape

import bindings
import figures
import targets
from charts import Series, chart, swatch
from results import bytes_text, number_text, row_text, size_text, time_text

IDENTITIES = ("UUID", "Int", "String", "String-shared", "struct", "AnyHashable")

# The rivals of list diffs: path, name, index of the series.
DIFFS = (("resin", "Resin from Swift", 0), ("c", "Resin's core from C", 1),
         ("reference", "safe Swift (ResinReference)", 2),
         ("unsafe-swift", "Swift with pointers (UnsafeSwift)", 3),
         ("stdlib", "standard library", 4), ("set", "Set(old), hashing one side", 5))

# The public libraries of list diffs: path, name, index of the series, name of the module in a run.
LIBRARIES = (("differencekit", "DifferenceKit", 2, "DifferenceKit"), ("listkit", "ListKit (Lists)", 4, "ListKitDiff"))

WORKLOADS = {
    "same": "nothing changes",
    "one-on-top": "a new element at the start",
    "one-at-end": "a new element at the end",
    "one-in-middle": "a new element in the middle",
    "one-replaced": "an element after the first third is replaced",
    "ends-replaced": "the first and the last element are replaced",
    "rotate-by-one": "the first element moves to the end",
    "reverse": "all elements in reverse order",
    "shuffle": "all elements in random order",
    "disjoint": "all elements are replaced",
    "all-one-identity": "all elements have one identity",
    "standard": "a tenth replaced, a fiftieth (of 5,000: 200) shuffled",
    "half": "the first half removed, as many appended",
    "epoxy-flat": "100,000 of which 90,000 are in both lists, shuffled",
    "epoxy-sections": "11 sections of 1,001 items, shuffled, 100 more in each",
}

SPRINGS = {
    "shared": "a frame of springs with the same constants",
    "settling": "the same constants, springs that come to rest",
    "own": "a frame of springs with constants of their own",
    "own-mixed": "constants of their own, all kinds of damping",
    "advance": "one step of a spring",
    "advance-over": "one step of an overdamped spring",
    "settling-time": "the time until a spring is at rest",
    "advance-from-swift": "one step, from Swift",
    "shared-from-swift": "a frame of springs with the same constants, from Swift",
}

BARS = {
    "reduce": "reductions of a bar's state",
    "reduce-through-chain": "the same, through a chain of transformers",
    "release": "the finger is lifted: the choice of a stop",
    "reduce-from-swift": "one reduction, from Swift",
}

SOLVERS = {
    "dialog-build": "a dialog with 111 constraints, solved from scratch",
    "dialog-suggest": "one suggested value in that dialog",
    "dialog-build-from-swift": "the dialog, from Swift",
    "dialog-suggest-from-swift": "the suggestion, from Swift",
    "rows-build": "rows of a list",
    "screen-build": "the views of a screen",
    "reversed-build": "views added from the leaves up",
    "screen-resize": "another width of the screen",
    "screen-text": "one text changes",
}

SCREENS = {
    "scrolled-frame": "a finger drags a hundred views under a header that follows",
    "animated-frame": "1,000 animated properties, all read",
    "layout-anew": "1,000 new views in stack views",
    "text-change": "one text among them",
    "constraint-removal": "deactivation of constraints between two views, and release of the views",
    "collection-removal": "removals from collection views",
    "row-removal": "removals of rows of a group",
    "collection-scroll": "a frame of a collection view that scrolls, with a thousand and a million items",
    "table-scroll": "a frame of a table that scrolls, with a thousand and 100,000 rows, beside a list",
    "epoxy-scroll": "a frame of a list of models that scrolls",
    "epoxy-set": "setSections with 20 changes, beside the changeset alone",
    "epoxy-unchanged": "setSections with equal models: new ones, copies of the present ones, or a copy of their array",
    "bar-update": "one of three bars updated and laid out",
    "message-row-build": "rows of messages made and laid out: groups, stack views, by hand",
    "message-row-update": "such rows updated",
    "message-rows": "such rows kept",
}

ANIMATORS = {
    "number": "SpringAnimator of a number (Resin)",
    "rect": "SpringAnimator of a rectangle, four springs (Resin)",
    "wave": "SpringAnimator of a number of Wave: semi-implicit Euler",
    "euler": "written for this report: semi-implicit Euler in an array of objects, without settling or events",
    "batch": "the springs alone: SpringBatch (Resin)",
    "settled": "settled animators (Resin)",
    "none": "no animator",
}

SNAPSHOTS = {
    "build": "a snapshot of two sections", "list": "all items of a snapshot, 100 times",
    "find": "a snapshot, and the sections of 100 of its items",
    "half": "the difference of snapshots with half of the items in common",
    "same": "the difference of equal snapshots",
}
CHANGESETS = (("epoxy", "makeChangeset (EpoxyCore)"), ("epoxy-heckel", "the same, Heckel's moves"),
              ("as-described", "Epoxy's algorithm in plain Swift (AsDescribed)"),
              ("as-described-inlined", "the same, specialized"), ("set", "Set of the old identifiers"))


def table(head, rows, first_number=1):
    """Returns a table whose columns from `first_number` on are numbers.

    A cell is a text, or a pair of a class and HTML."""
    def cell(value, index, tag="td"):
        kind = " n" if index >= first_number else ""
        if isinstance(value, tuple):
            kind, value = f"{kind} {value[0]}", value[1]
        else:
            value = escape(value)
        kind = kind.strip()
        return f"<{tag}{f' class={chr(34)}{kind}{chr(34)}' if kind else ''}>{value}</{tag}>"

    lines = ["<tr>" + "".join(cell(name, index, "th") for index, name in enumerate(head)) + "</tr>"]
    lines += ["<tr>" + "".join(cell(value, index) for index, value in enumerate(row)) + "</tr>"
              for row in rows]
    return ('<div class="scroll" tabindex="0" role="group" aria-label="Table"><table><thead>' + lines[0] + "</thead><tbody>"
            + "".join(lines[1:]) + "</tbody></table></div>")


def time_cell(results, row, path, base=None):
    """Returns the median of a path, with its multiple of another path below."""
    if results.was_given_up(row, path):
        return ("", "&gt; 5 s<small>given up</small>")
    median = results.median(row, path)
    if median is None:
        return ("none", '<span title="not measured">–</span>')
    ratio = results.ratio(row, path, base) if base and base != path else None
    below = f"<small>{number_text(ratio)} ×</small>" if ratio is not None else ""
    return ("", escape(time_text(median)) + below)


def described(name, text, size=None):
    small = " ".join(part for part in (name, size_text(size) if size is not None else "") if part)
    return ("", f"{escape(text)}<small>{escape(small)}</small>")


def legend(entries):
    return ('<ul class="legend">' + "".join(f"<li>{swatch(index)}{escape(name)}</li>"
                                            for name, index in entries) + "</ul>")


def figure(title, note, svg):
    if not svg:
        return ""
    note = f" <span>{escape(note)}</span>" if note else ""
    return f"<figure><figcaption><b>{escape(title)}</b>{note}</figcaption>{svg}</figure>"


def sizes(results, unit, workload, identity):
    return sorted(row[3] for row in results.rows if row[:3] == (unit, workload, identity))


def series(results, unit, workload, identity, path, name, index):
    measured, given_up = [], []
    for size in sizes(results, unit, workload, identity):
        row = (unit, workload, identity, size)
        median = results.median(row, path)
        if median is not None:
            measured.append((size, median))
        elif results.was_given_up(row, path):
            given_up.append(size)
    return Series(name, index, measured, given_up)


def inline(markdown):
    """Returns the HTML of a text with code and links."""
    text = re.sub(r"`([^`]*)`", r"<code>\1</code>", escape(markdown))
    return re.sub(r"\[([^\]]*)\]\(([^)]*)\)", r'<a href="\2">\1</a>', text)


# MARK: Sections

def cards(results):
    parts = []
    full = ""
    turn = ("A turn of the display link with 5,000 animators of numbers", ("screen", "spring-turn", "", 5_000),
            "number", "wave", "[Wave](https://github.com/jtrivedi/Wave)")
    list_row = ("A new element on top of 10,000 `String`s", ("diff", "one-on-top", "String", 10_000), "resin",
                "differencekit", "[DifferenceKit](https://github.com/ra1028/DifferenceKit)")
    for work, row, path, rival, name in [*figures.QUOTED, list_row, turn]:
        full = full if work == "the same" else work
        ratio = results.ratio(row, rival, path)
        if ratio is None:
            continue
        ours, theirs = (time_text(results.median(row, one)) for one in (path, rival))
        parts.append(f'<div class="card"><b>{number_text(ratio) if ratio < 10 else f"{ratio:,.0f}"} ×</b>'
                     f'<span class="of">as fast as {inline(name)}</span><p>{inline(full)}</p>'
                     f'<p class="times">{escape(ours)} <span class="of">instead of {escape(theirs)}'
                     "</span></p></div>")
    return f'<div class="cards">{"".join(parts)}</div>' if parts else ""


def diff_charts(results, identity):
    names = dict.fromkeys(row[1] for row in results.rows if row[0] == "diff" and row[2] == identity)
    panels = []
    for workload in names:
        lines = [series(results, "diff", workload, identity, path, name, index)
                 for path, name, index in DIFFS]
        if max(len(line.points) for line in lines) > 1:
            panels.append(figure(workload, WORKLOADS.get(workload, ""), chart(
                f"Time of a diff, {workload}, {identity}", lines, "elements of the old list",
                time_text)))
    if not panels:
        return ""
    used = [(name, index) for path, name, index in DIFFS
            if any(row[0] == "diff" and row[2] == identity and path in paths
                   for row, paths in results.rows.items())]
    return legend(used) + f'<div class="charts">{"".join(panels)}</div>'


def diff_table(results, identity):
    rows = []
    for workload, size in targets.STANDARDS + [("epoxy-flat", 100_000), ("epoxy-sections", 11_011)]:
        row = ("diff", workload, identity, size)
        if row in results.rows:
            rows.append([described(workload, WORKLOADS[workload], size)]
                        + [time_cell(results, row, path, "resin") for path, _, _ in DIFFS])
    return table(["Work"] + [name for _, name, _ in DIFFS], rows) if rows else ""


def diffs(results):
    parts = []
    for identity in IDENTITIES:
        body = diff_charts(results, identity) + diff_table(results, identity)
        if not body:
            continue
        if identity in IDENTITIES[:2]:
            parts.append(f"<h3>Lists of {identity}</h3>{body}")
        else:
            parts.append(f"<details><summary>Lists of {identity}</summary>{body}</details>")
    if not parts:
        return ""
    return """<p>A difference of two lists by identity: deletes, inserts, moves. <em>Resin from Swift</em>
reads both sides from Swift arrays, with a new handle, and copies the result into Swift values; <em>Resin's
core from C</em> has prepared keys and a handle that was used before. Multiples are of Resin from Swift.
<em>Set(old)</em> is no diff: it is the time in which Swift hashes one of the two lists. A cross is a rival
that was stopped after 5 s.</p>""" + "".join(parts)


def library_charts(results, identity):
    """Returns a chart for each workload: the time of each library as a multiple of Resin's."""
    panels = []
    for workload in dict.fromkeys(row[1] for row in results.rows if row[0] == "diff" and row[2] == identity):
        lines = []
        for path, name, index, _ in LIBRARIES:
            ratios = [(size, results.ratio(("diff", workload, identity, size), path, "resin"))
                      for size in sizes(results, "diff", workload, identity)]
            lines.append(Series(name, index, [point for point in ratios if point[1] is not None]))
        if max(len(line.points) for line in lines) > 1:
            panels.append(figure(workload, WORKLOADS.get(workload, ""), chart(
                f"Multiple of Resin's time, {workload}, {identity}", lines, "elements of the old list",
                multiple_text, short_multiple)))
    return f'<div class="charts">{"".join(panels)}</div>' if panels else ""


def multiple_text(ratio):
    return f"{number_text(ratio)} ×"


def short_multiple(ratio):
    return f"{ratio:g} ×"


def library_table(results, identity):
    rows = [row for row in results.rows if row[0] == "diff" and row[2] == identity and row[3] in (5_000, 10_000)
            and any(path in results.rows[row] for path, *_ in LIBRARIES)]
    columns = [("resin", "Resin from Swift")] + [(path, name) for path, name, *_ in LIBRARIES]
    return table(["Work"] + [name for _, name in columns],
                 [[described(row[1], WORKLOADS.get(row[1], row[1]), row[3])]
                  + [time_cell(results, row, path, "resin") for path, _ in columns] for row in rows]) if rows else ""


def libraries(results):
    """Returns the section of the public libraries, or how to measure them."""
    measured = [library for library in LIBRARIES
                if any(library[0] in paths for row, paths in results.rows.items() if row[0] == "diff")]
    if not measured:
        return ("<p>Not measured. <code>scripts/bench core --lists FOLDER…</code> measures DifferenceKit and "
                "ListKit from clones that the user makes.</p>")
    commits = next((run["lists"] for run in reversed(results.runs) if "lists" in run), {})
    text = ", ".join(f"{name} (commit: {escape(commits.get(module, 'unknown'))})"
                     for _, name, _, module in measured)
    parts = [f"<p>What an app would use instead: the published sources of {text}, from clones of the user, "
             "compiled as modules of their own. Their changes are applied to the old list and must result in the "
             "new one before they are timed. Charts have the time of a library divided by Resin's; above 1 × "
             "Resin is faster. Resin and ListKit find the fewest moves, DifferenceKit often has more.</p>"
             + legend([(name, index) for _, name, index, _ in measured])]
    for identity in IDENTITIES:
        body = library_charts(results, identity) + library_table(results, identity)
        if body and identity in IDENTITIES[:2]:
            parts.append(f"<h3>Lists of {identity}</h3>{body}")
        elif body:
            parts.append(f"<details><summary>Lists of {identity}</summary>{body}</details>")
    return "".join(parts)


def changesets(results):
    rows = [[described(row[2], WORKLOADS.get(row[1], row[1]), row[3])]
            + [time_cell(results, row, path, "epoxy") for path, _ in CHANGESETS]
            for row in results.rows if row[0] == "changeset"]
    if not rows:
        return ""
    return ("<p>Changesets of models: identifiers are <code>AnyHashable</code>, contents are compared as "
            "existentials. Multiples are of makeChangeset.</p>"
            + table(["Work"] + [name for _, name in CHANGESETS], rows))


def snapshots(results):
    rows = [[described(row[2], SNAPSHOTS.get(row[1], row[1]), row[3])]
            + [time_cell(results, row, path, "resin") for path in ("resin", "listkit")]
            for row in results.rows if row[0] == "snapshot"]
    if not rows:
        return ""
    return ("<p>Snapshots of diffable data sources, without a view. Multiples are of "
            "NSDiffableDataSourceSnapshot of the headless UIKit, and of SectionedDiffer.</p>"
            + table(["Work", "Resin", "ListKit (Lists)"], rows))


def memory(results):
    costs = [cost for cost in results.costs if "bytes_per_element" in cost]
    if not costs:
        return ""
    names = list(dict.fromkeys(cost["workload"] for cost in costs))
    by_key = {(cost["workload"], cost["identity"], cost["size"]): cost for cost in costs}
    all_sizes = sorted({cost["size"] for cost in costs})
    chosen = ("standard", "same", "shuffle", "disjoint", "all-one-identity")
    lines = [Series(name, index, [(size, by_key[name, "UUID", size]["bytes_per_element"])
                                  for size in all_sizes if (name, "UUID", size) in by_key])
             for index, name in enumerate(chosen)]
    totals = [Series(name, index, [(size, by_key[name, "UUID", size]["bytes"])
                                   for size in all_sizes if (name, "UUID", size) in by_key])
              for index, name in enumerate(chosen)]
    per_element = chart("Memory per element", lines, "elements of the old list",
                        lambda value: f"{value:.2f} bytes", short_bytes, is_logarithmic=False)
    total = chart("Memory", totals, "elements of the old list", bytes_text, short_bytes)
    rows = [[name] + [("", f"{by_key[name, 'UUID', size]['bytes_per_element']:.1f}<small>"
                       f"{bytes_text(by_key[name, 'UUID', size]['bytes'])}</small>")
                      if (name, "UUID", size) in by_key else ("none", "–") for size in all_sizes]
            for name in names]
    return ("<p>The memory of a handle after a diff of lists of UUID, counted by its allocator. Bytes for "
            "each element of both lists leave out the result; the total contains it. The keys belong to the "
            "caller. A second diff with the same handle allocates nothing.</p>"
            + legend([(name, index) for index, name in enumerate(chosen)])
            + '<div class="charts">'
            + figure("Bytes for each element", "of both lists, without the result", per_element)
            + figure("Bytes in total", "with the result", total) + "</div>"
            + "<details><summary>All workloads</summary>"
            + table(["Bytes for each element, and in total"] + [size_text(size) for size in all_sizes], rows)
            + "</details>")


def short_bytes(number):
    for suffix, unit in (("GB", 1e9), ("MB", 1e6), ("kB", 1e3)):
        if number >= unit:
            return f"{number / unit:g} {suffix}"
    return f"{number:g} B"


def instructions(results):
    counts = {(cost["workload"], cost["identity"], cost["size"]): cost["instructions"]
              for cost in results.costs if "instructions" in cost}
    if not counts:
        return ""
    all_sizes = sorted({size for _, _, size in counts})
    rows = []
    for workload, identity in dict.fromkeys((one, other) for one, other, _ in counts):
        rows.append([f"{workload}, {identity}"] + [
            f"{counts[workload, identity, size] / size:.1f}" if (workload, identity, size) in counts else "–"
            for size in all_sizes])
    return ("<h3>Instructions for each element</h3><p>Counted by callgrind around one diff with a new handle, "
            "divided by the elements of the old list. They repeat exactly. Linear time means that a row "
            "hardly grows.</p>" + table(["Workload"] + [size_text(size) for size in all_sizes], rows))


def unit_table(results, unit, texts, columns, base, keep=lambda row: True):
    """Returns a table of a unit's rows, with a column for each path that has a value in one of them."""
    rows = [row for row in results.rows if row[0] == unit and keep(row)]
    order = list(texts)
    rows.sort(key=lambda row: (order.index(row[1]) if row[1] in order else len(order), row[3]))
    used = [(path, name) for path, name in columns
            if any(path in results.rows[row] for row in rows)]
    if not rows or not used:
        return ""
    return table(["Work"] + [name for _, name in used],
                 [[described(row[1], texts.get(row[1], row[1]), row[3])]
                  + [time_cell(results, row, path, base) for path, _ in used] for row in rows])


def springs(results):
    body = ""
    panels = []
    for workload, rivals in (("shared-from-swift", (("resin", "Resin from Swift", 0), ("c", "Resin's core from C", 1),
                                                    ("reference", "safe Swift (ResinReference)", 2))),
                             ("shared", (("c", "Resin's core from C", 1), ("plain", "plain loop, no settling", 5))),
                             ("own", (("c", "Resin's core from C", 1), ("libm", "loop with exp, sin and cos", 4))),
                             ("own-mixed", (("c", "Resin's core from C", 1), ("libm", "loop with exp, sin and cos", 4)))):
        lines = [series(results, "spring", workload, "", *rival) for rival in rivals]
        if max(len(line.points) for line in lines) > 1:
            panels.append(figure(workload, SPRINGS[workload],
                                 chart(f"Time of {SPRINGS[workload]}", lines, "springs", time_text)))
    if panels:
        body += legend([("Resin from Swift", 0), ("Resin's core from C", 1), ("safe Swift (ResinReference)", 2),
                        ("loop with exp, sin and cos", 4), ("plain loop", 5)])
        body += f'<div class="charts">{"".join(panels)}</div>'
    body += unit_table(results, "spring", SPRINGS, (
        ("c", "Resin's core from C"), ("resin", "Resin from Swift"), ("reference", "safe Swift (ResinReference)"),
        ("libm", "loop with exp, sin and cos"), ("plain", "plain loop")), "c")
    if not body:
        return ""
    return ("<p>Springs in closed form, exact at any frame rate. The plain loop is a lower limit, no rival: it "
            "has the constants of one spring, and neither settles nor reports. Multiples are of the core.</p>" + body)


def animators(results):
    row = ("screen", "spring-turn", "", 5_000)
    if row not in results.rows:
        return ""
    rows = []
    for path, text in ANIMATORS.items():
        if path not in results.rows[row]:
            continue
        median = results.median(row, path)
        each = time_text(median / 5_000) if path not in ("none", "settled") else "–"
        rows.append([described(path, text), time_cell(results, row, path, "number"), each])
    text = ("<p>A turn of the display link with 5,000 animators, each of which calls a closure with its new value. "
            "Multiples are of Resin's animators of numbers.")
    if "wave" in results.rows[row]:
        commit = next((run["wave"] for run in results.runs if "wave" in run), "unknown")
        text += (f" Wave's published sources (commit: {escape(commit)}) are compiled with this package's modules "
                 "UIKit and QuartzCore.")
    else:
        text += (" Public libraries are measured from a clone that the user makes: "
                 "<code>scripts/bench screens --springs FOLDER</code>.")
    return text + "</p>" + table(["Animators", "A turn", "Each"], rows)


def bars(results):
    body = unit_table(results, "bar", BARS, (("c", "Resin's core from C"), ("resin", "Resin from Swift"),
                                             ("reference", "safe Swift (ResinReference)")), "c")
    return body and ("<p>The header that collapses: a step of its state for an event of scrolling. Sizes are "
                     "numbers of bars.</p>" + body)


def solver(results):
    kiwi = unit_table(results, "solver", SOLVERS, (
        ("c", "Resin's core from C"), ("kiwi", "kiwi without its binding"),
        ("kiwi-in-python", "kiwi from Python")), "c", lambda row: row[2] == "beside-kiwi")
    rest = unit_table(results, "solver", SOLVERS, (
        ("c", "Resin's core from C"), ("c-in-batch", "in one batch"), ("c-ten-of-100", "as ten screens of 100"),
        ("resin", "Resin from Swift")), "c", lambda row: row[2] != "beside-kiwi")
    if not kiwi and not rest:
        return ""
    note = ("<p>Linear constraints for layout. kiwi is measured in turns with the core, in one process of Python; "
            "the share of its binding is measured by itself and subtracted. Multiples are of the core.</p>")
    return note + (kiwi or "<p>kiwi was not measured: it could not be installed.</p>") + rest


def screens(results):
    rows = []
    for row, paths in results.rows.items():
        if row[0] != "screen" or row[1] == "spring-turn":
            continue
        for path in paths:
            if path == "set":
                continue
            name = "" if path == "frame" else path
            value = results.value(row, path)
            spread = (f"{time_text(value['min_ns'])} – {time_text(value['max_ns'])}" if value else "–")
            ratio = results.ratio(row, path, "set")
            rows.append([described(row[1], SCREENS.get(row[1], row[1]), row[3]), name,
                         time_cell(results, row, path), spread,
                         f"{number_text(ratio)} ×" if ratio is not None else "–"])
    if not rows:
        return ""
    return ("<p>Work of screens on the headless UIKit, without drawing. The last column is the multiple of a "
            "<code>Set</code> of 5,000 UUIDs, which each row measures too: a yardstick for other machines.</p>"
            + table(["Work", "Rival", "Median", "Range", "Of a Set"], rows, first_number=2))


def languages(path):
    if not path or not os.path.exists(path):
        return ("<p>Not measured. <code>scripts/steps/bench-bindings</code> measures the packages for C++, Rust, "
                "Go, JavaScript and Python; the next report has its table.</p>")
    times = bindings.read(path)
    head, *lines = bindings.table(times)
    names = {"work": "Work", "c": "C", "cpp": "C++", "rust": "Rust", "go": "Go", "javascript": "JavaScript",
             "python": "Python"}
    notes = "".join(f"<li>{escape(sentence)}</li>" for sentence in bindings.rivals(times))
    return ("<p>The same work through each package, with its multiple of C in parentheses. Medians of rounds in "
            "which all programs take turns.</p>" + table([names.get(name, name) for name in head], lines)
            + (f"<ul>{notes}</ul>" if notes else ""))


def verdicts(results):
    rows = []
    for target in targets.all_targets(results):
        text, wanted, measured, verdict, note = target.cells()
        kind = {"reached": "good", "NOT REACHED": "bad"}.get(verdict, "muted")
        rows.append([("", escape(text) + (f"<small>{escape(note)}</small>" if note else "")), wanted, measured,
                     (kind, verdict)])
    counts = [sum(row[3][1] == name for row in rows) for name in ("reached", "NOT REACHED", "not measured")]
    head = ["Target", "Wanted", "Measured", ""]
    failed = [row for row in rows if row[3][1] == "NOT REACHED"]
    return (f"<p>The project's own targets: {counts[0]} reached, {counts[1]} not reached, {counts[2]} not "
            f"measured in these runs.</p>" + (table(head, failed) if failed else "")
            + f"<details><summary>All targets</summary>{table(head, rows)}</details>")


def everything(results):
    rows = []
    for row, paths in results.rows.items():
        for path, value in paths.items():
            times = ([time_text(value[name]) for name in ("min_ns", "median_ns", "max_ns")]
                     if value["median_ns"] is not None else ["–", "> 5 s", "–"])
            allocations = str(value["allocations"]) if value["allocations"] >= 0 else "–"
            rows.append([row_text(row), path, *times, str(value["samples"]), allocations])
    return ("<details><summary>All rows</summary>"
            + table(["Row", "Rival", "Least", "Median", "Most", "Samples", "Allocations"], rows, 2) + "</details>")


METHOD = """<ul>
<li><b>Answers first.</b> Every rival's result is checked before it is timed; a wrong answer ends the run. The
plain loops beside the springs are limits, and are not compared.</li>
<li><b>In turns.</b> Rivals of a row run in one process, a sample of each and then the next of each, so that a slow
moment of the machine affects all. Nothing runs at the same time. Multiples are of two medians of one process.</li>
<li><b>Processor time</b> of the working thread, not wall clock time. A sample repeats the work for 2 ms or longer;
41 samples (screens 101), fewer where they are long. Quick runs have shorter and fewer samples.</li>
<li><b>Limits.</b> The standard library runs in a process of its own first, which is stopped after 5 s of processor
time or when it allocates more than 6 GB.</li>
<li><b>Workloads</b> are made from fixed seeds. Identities are random <code>Int</code>s, <code>UUID</code>s,
<code>String</code>s of 22 bytes, a struct of two <code>Int</code>s, and <code>AnyHashable</code>s of
<code>Int</code>. The old and the new list share no storage, except those of <code>String-shared</code>, whose
strings are the same objects in both lists, as in an app that changes a copy of its list.</li>
<li><b>Optimization.</b> Swift: <code>-c release</code>, with the core compiled by Swift's clang; programs in C: gcc
and CMake's preset <code>release</code>.</li>
</ul>"""

REPEAT = """<p>On Debian 12 with Swift, in a clone of the repository:</p>
<pre><code>scripts/bench                      # everything
scripts/bench core --quick         # lists, springs, bars, the solver; short samples
scripts/bench core --lists ../DifferenceKit ../Lists   # lists beside public libraries, from clones
scripts/bench screens --springs ../Wave   # screens and animators, Wave from a clone in ../Wave
scripts/bench screens --snapshots ../Lists   # snapshots beside ListKit, from a clone in ../Lists
scripts/steps/bench-bindings       # the packages for other languages
scripts/bench --report             # only this page, from the results in bench/out</code></pre>"""


def runs_table(results):
    rows = []
    for run in results.runs:
        machine = figures.machine_text(run) + f", {run['memory']} GB"
        compilers = ", ".join(f"{name} {run[key]}" for name, key in (("Swift", "swift"), ("gcc", "gcc"))
                              if run.get(key))
        rows.append([run["group"] + (" (quick)" if run["quick"] else ""), run["date"], run["commit"] or "–",
                     machine, f"{run['system']}, Linux {run['kernel']}", compilers, f"{run['load']}"])
    return table(["Group", "Begun", "Commit", "Machine", "System", "Compilers", "Load before"], rows, 6)


def write(results, path, bindings_path):
    sections = [
        ("lists", "Lists", diffs(results)),
        ("libraries", "Lists beside public libraries", libraries(results)),
        ("memory", "Memory and instructions", memory(results) + instructions(results)),
        ("springs", "Springs", springs(results)),
        ("animators", "Animators", animators(results)),
        ("solver", "Constraints", solver(results)),
        ("bars", "Bars", bars(results)),
        ("changesets", "Changesets", changesets(results)),
        ("snapshots", "Snapshots", snapshots(results)),
        ("screens", "Screens", screens(results)),
        ("languages", "Languages", languages(bindings_path)),
        ("targets", "Targets", verdicts(results)),
        ("method", "Method", METHOD + everything(results)),
        ("machine", "Machine and commit", runs_table(results)
         + "<p>A plus sign after the commit: the measured or measuring sources differed from it. The load is the average of the minute "
           "before; figures from a busy machine are rough.</p>"),
        ("repeat", "How to repeat", REPEAT),
    ]
    missing = [title for _, title, body in sections if not body]
    sections = [section for section in sections if section[2]]
    style = os.path.join(os.path.dirname(os.path.abspath(__file__)), "style.css")
    with open(style, encoding="utf-8") as file:
        css = file.read()
    links = "".join(f'<li><a href="#{name}">{escape(title)}</a></li>' for name, title, _ in sections)
    notes = ""
    if any(run["quick"] for run in results.runs):
        notes += ('<p class="note">Parts of this report are from a quick run: fewer sizes and short samples. '
                  "Its figures are rough.</p>")
    if missing:
        notes += f'<p class="note">Not measured yet: {escape(", ".join(missing))}.</p>'
    first = results.runs[-1] if results.runs else None
    place = (f"{figures.machine_text(first)}, {first['system']}, {first['date']}, commit {first['commit']}"
             if first else "")
    body = "".join(f'<section id="{name}"><h2>{escape(title)}</h2>{text}</section>'
                   for name, title, text in sections)
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Resin: comparison report</title>
<style>
{css}</style>
</head>
<body>
<header>
<h1>Resin: comparison report</h1>
<p class="lead">The C core beside pure Swift, the standard library and public libraries; screens, animators and
bindings. Less time is better; every figure is a median.</p>
<p class="of">{escape(place)}</p>
<nav aria-label="Contents"><ul>{links}</ul></nav>
</header>
<main>
{notes}{cards(results)}
{body}
</main>
<footer>Written by <code>scripts/bench</code>. The figures of README and docs are from
<code>bench/figures.json</code>.</footer>
</body>
</html>
""")
