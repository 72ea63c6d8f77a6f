# SPDX-License-Identifier: MIT
"""The figures that documents quote.

    python3 bench/report/figures.py --store RESULTS.jsonl...   stores them, and updates the documents
    python3 bench/report/figures.py --update                   updates the documents
    python3 bench/report/figures.py --check                    fails if a document differs

Documents have regions from a line <!-- figures: NAME --> to a line <!-- end -->, which are written
from bench/figures.json and never by hand. The file has the rows that the regions quote, the targets,
and the runs that measured them. Storing the results of a group, or of a quick run, replaces what
that run measured and keeps the rest. The times of scripts/test are those of test_times.py."""

import argparse
import json
import re
import sys
from pathlib import Path

import targets
import test_times
from results import BadResults, Results, number_text, row_text, time_text

ROOT = Path(__file__).resolve().parent.parent.parent
STORE = ROOT / "bench" / "figures.json"
REGION = re.compile(r"^<!-- figures: (\S+) -->\n(.*?)^<!-- end -->$", re.MULTILINE | re.DOTALL)
MARK = re.compile(r"^<!-- figures: (\S+) -->$", re.MULTILINE)

STANDARD_5K = ("diff", "standard", "UUID", 5_000)

# Work, row, our path, the rival's path, the rival's name.
QUOTED = [
    ("Difference of 5,000 `UUID`s, 1,000 replaced and 200 shuffled", STANDARD_5K, "resin", "stdlib",
     "Swift's `difference(from:).inferringMoves()`"),
    ("the same", STANDARD_5K, "resin", "reference", "the algorithm in safe Swift (`ResinReference`)"),
    ("the same", STANDARD_5K, "resin", "unsafe-swift", "the algorithm in Swift with pointers"),
    ("Difference of a million `UUID`s, a tenth replaced and 20,000 shuffled",
     ("diff", "standard", "UUID", 1_000_000), "resin", "set", "`Set(old)`: hashing one side"),
    ("A dialog with 111 constraints, solved from scratch",
     ("solver", "dialog-build", "beside-kiwi", 111), "c", "kiwi",
     "[kiwi](https://github.com/nucleic/kiwi) without its Python binding"),
    ("One suggested value in that dialog", ("solver", "dialog-suggest", "beside-kiwi", 111), "c", "kiwi",
     "kiwi without its Python binding"),
    ("A frame of 5,000 springs with the same constants", ("spring", "shared-from-swift", "", 5_000), "resin",
     "reference", "the same batch in plain Swift (`ResinReference`)"),
    ("A frame of 5,000 springs with constants of their own, in C", ("spring", "own", "", 5_000), "c", "libm",
     "a loop with `exp`, `sin` and `cos`"),
]
IN_README = (0, 4, 6)


class Recorder(Results):
    """Results that note what is read."""

    def __init__(self, results):
        super().__init__()
        self.rows, self.costs, self.runs = results.rows, results.costs, results.runs
        self.read_values = {}

    def value(self, row, path):
        value = super().value(row, path)
        if path in self.rows.get(row, {}):
            self.read_values[row, path] = self.rows[row][path]
        return value


# MARK: Texts

def machine_text(run):
    return f"{run['processor']}, {run['processors']} processors"


def cell(results, row, path):
    median = results.median(row, path)
    return time_text(median) if median is not None else "not measured"


def times(results, row, path, base):
    ratio = results.ratio(row, path, base)
    return number_text(ratio) if ratio is not None else "not measured"


def table(head, rows):
    lines = ["| " + "".join(f"{text} | ".lstrip() for text in line).rstrip() for line in (head, *rows)]
    return [lines[0], "|" + "---|" * len(head), *lines[1:]]


def source(runs):
    """Returns a sentence about each run that measured figures."""
    groups = {}
    for run in runs:
        samples = ", short samples" if run["quick"] else ""
        place = (f"{machine_text(run)}, {run['system']}, Swift {run['swift']}, gcc {run['gcc']}, "
                 f"{run['date'][:10]}, commit {run['commit']}{samples}")
        groups.setdefault(place, []).append(f"`scripts/bench {run['group']}`")
    texts = [f"{' and '.join(names)} ({place})" for place, names in groups.items()]
    return "Medians of " + "; ".join(texts) + "." if texts else "Not measured yet."


# MARK: Regions

def readme(results):
    run = next((results.runs[results.rows[row][path]["run"]] for _, row, path, _, _ in
                (QUOTED[index] for index in IN_README) if path in results.rows.get(row, {})), None)
    place = f" ({machine_text(run)})" if run else ""
    rows = [[work, cell(results, row, path), cell(results, row, rival), name]
            for work, row, path, rival, name in (QUOTED[index] for index in IN_README)]
    return table([f"Measured by `scripts/bench`{place}", "Resin", "Rival", ""], rows)


def main_table(results):
    return table(["Work", "Resin", "Rival", ""],
                 [[work, cell(results, row, path), cell(results, row, rival), name]
                  for work, row, path, rival, name in QUOTED])


def unsafe_swift(results):
    paths = ("c", "resin", "unsafe-swift", "reference", "set")
    rows = []
    for identity in ("UUID", "Int"):
        for workload, size in targets.STANDARDS:
            row = ("diff", workload, identity, size)
            rows.append([row_text(row)] + [cell(results, row, path) for path in paths])
    return table([""] + [f"`{path}`" for path in paths], rows)


def bars(results):
    row = ("screen", "bar-update", "", 3)
    return table(["One of three bars, updated and laid out", ""], [
        ["by hand (the text of its label)", cell(results, row, "by-hand")],
        ["through its coordinator (`installer[.percentage] = …`)", cell(results, row, "coordinator")],
        ["by models (`setBars`)", cell(results, row, "models")]])


def changesets(results):
    rows = []
    for workload, size, name in (("epoxy-flat", 100_000, "epoxy flat"),
                                 ("epoxy-sections", 11_011, "epoxy sections")):
        for identity in ("Int", "UUID", "String", "struct"):
            row = ("changeset", workload, identity, size)
            rows.append([f"*{name}*, {identity}", cell(results, row, "epoxy"), cell(results, row, "as-described"),
                         times(results, row, "as-described", "epoxy")])
    return table(["", "`makeChangeset`", "as described", "ratio"], rows)


def lists_of_models(results):
    scroll = ("screen", "epoxy-scroll", "", 1_000_000)
    rows = [["a scrolled frame of a list of 1,000 models (layout, reuse, callbacks)", cell(results, scroll, "1k")],
            ["the same with 1,000,000 models", cell(results, scroll, "1M")]]
    for size, name in ((10_000, "`setSections`, 10,000 items of which 20 change, not animated, 12 visible"),
                       (100_000, "the same, with 100,000 items")):
        row = ("screen", "epoxy-set", "", size)
        rows.append([name, f"{cell(results, row, 'set-sections')}, "
                           f"{times(results, row, 'set-sections', 'diff')} times `makeSectionedChangeset`"])
    rows.append(["a `Set` of 5,000 `UUID`s, for comparison with other machines", cell(results, scroll, "set")])
    return table(["", ""], rows)


def animators(results):
    row = ("screen", "spring-turn", "", 5_000)
    number = results.median(row, "number")
    each = f", {time_text(number / 5_000)} each" if number is not None else ""
    rows = [["5,000 animators of numbers", cell(results, row, "number") + each],
            ["5,000 animators of rectangles", f"{times(results, row, 'rect', 'number')} times as long"],
            ["5,000 settled animators", cell(results, row, "settled")],
            ["no animators", cell(results, row, "none")],
            ["the springs of 5,000 numbers alone, in a `SpringBatch`", cell(results, row, "batch")],
            ["5,000 simple objects: a semi-implicit Euler step and a closure", cell(results, row, "euler")]]
    # Only a commit of Wave can be quoted: others cannot repeat what was measured in some folder.
    wave = results.rows.get(row, {}).get("wave")
    commit = results.runs[wave["run"]].get("wave", "") if wave else ""
    if re.fullmatch("[0-9a-f]{10}", commit):
        rows.append([f"5,000 animators of [Wave](https://github.com/jtrivedi/Wave), commit {commit}",
                     cell(results, row, "wave")])
    return table(["A turn of the display link", ""], rows)


def message_rows(results):
    build, update = (("screen", f"message-row-{name}", "", 10) for name in ("build", "update"))

    def one(row, path):
        median = results.median(row, path)
        return time_text(median / 10) if median is not None else "not measured"

    return table(["one of 10 rows", "made and laid out", "another message"], [
        [name, one(build, path), one(update, path)]
        for name, path in (("groups", "groups"), ("nested stack views", "stacks"), ("by hand", "hand-written"))])


def target_table(entries):
    rows = []
    for target in entries:
        text, wanted, measured, verdict, note = target.cells()
        rows.append([text, wanted, measured, verdict + (f" ({note})" if note else "")])
    return table(["target", "wanted", "measured", ""], rows)


# The name of a region, its function, and whether a sentence about the runs is above the table.
REGIONS = {
    "readme": (readme, False),
    "main": (main_table, True),
    "unsafe-swift": (unsafe_swift, True),
    "bars": (bars, False),
    "changesets": (changesets, True),
    "lists-of-models": (lists_of_models, True),
    "animators": (animators, True),
    "message-rows": (message_rows, True),
}


# The targets of one part, by the beginning of their names, beside the table of all of them.
TARGETS = {"targets": "", "spring-targets": "spring ", "bar-targets": "bar reduction", "solver-targets": "solver"}


def render(results, entries):
    """Returns the text of each region, and the values that they quote."""
    texts, quoted = {}, {}
    for name, (function, has_source) in REGIONS.items():
        recorder = Recorder(results)
        lines = function(recorder)
        quoted |= recorder.read_values
        if has_source:
            used = sorted({value["run"] for value in recorder.read_values.values()})
            lines = [source([results.runs[run] for run in used]), ""] + lines
        texts[name] = lines
    for name, beginning in TARGETS.items():
        part = [target for target in entries if target.text.startswith(beginning)]
        used = sorted({target.run for target in part if target.value is not None})
        texts[name] = [source([results.runs[run] for run in used]), ""] + target_table(part)
    return {name: "\n" + "\n".join(lines) + "\n\n" for name, lines in texts.items()}, quoted


# MARK: The store

def load(path=STORE):
    """Returns the results and the targets of the store."""
    results = Results()
    try:
        store = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return results, []
    except json.JSONDecodeError as error:
        raise BadResults(f"{path}:{error.lineno}: not JSON ({error.msg})") from None
    results.runs = store["runs"]
    for value in store["rows"]:
        row = (value["unit"], value["workload"], value["identity"], value["size"])
        results.rows.setdefault(row, {})[value["path"]] = value
    return results, [restored(entry) for entry in store["targets"]]


def restored(entry):
    target = targets.Target(entry["target"], entry["sense"], entry["limit"], entry["value"], entry["note"])
    target.run = entry["run"]
    return target


def merged(old, new):
    """Returns results with the runs of both, in which the new rows replace old ones."""
    both = Results()
    both.runs = old.runs + new.runs
    for results, first in ((old, 0), (new, len(old.runs))):
        for row, paths in results.rows.items():
            for path, value in paths.items():
                both.rows.setdefault(row, {})[path] = {**value, "run": value["run"] + first}
    return both


def merged_targets(old_entries, old, new):
    """Returns the targets of the new results, and old ones where the new results have no value."""
    kept = {target.text: target for target in old_entries}
    runs = {run["group"]: len(old.runs) + index for index, run in enumerate(new.runs)}
    entries = []
    for target in targets.all_targets(new):
        target.run = runs.get(target.group)
        prefix = target.text.removesuffix("every workload")
        if target.value is not None and target.run is not None:
            entries.append(target)
        elif target.text in kept:
            entries.append(kept[target.text])
        elif prefix != target.text and any(text.startswith(prefix) for text in kept):
            entries += [other for text, other in kept.items() if text.startswith(prefix)]
        else:
            target.value, target.run = None, None
            entries.append(target)
    return entries


def stored_text(results, entries, quoted):
    """Returns the store as JSON with a line for each run, row and target."""
    used = sorted({value["run"] for value in quoted.values()}
                  | {target.run for target in entries if target.run is not None})
    number = {run: index for index, run in enumerate(used)}
    names = ("unit", "workload", "identity", "size", "path", "median_ns", "samples")
    rows = [{**{name: value[name] for name in names}, "run": number[value["run"]]}
            for _, value in sorted(quoted.items())]
    lines = [{"target": target.text, "sense": target.sense, "limit": target.limit,
              "value": None if target.value is None else round(target.value, 4), "note": target.note,
              "run": None if target.run is None else number[target.run]} for target in entries]

    def block(name, values):
        return f'  "{name}": [\n' + ",\n".join(
            "    " + json.dumps(value, ensure_ascii=False) for value in values) + "\n  ]"

    return "{\n" + ",\n".join([block("runs", [results.runs[run] for run in used]), block("rows", rows),
                               block("targets", lines)]) + "\n}\n"


def store(paths):
    """Replaces the figures in the store by those of results."""
    old, old_entries = load()
    new = Results.read(paths)
    if not new.runs or any(value["run"] is None for rows in new.rows.values() for value in rows.values()):
        raise BadResults(f"{', '.join(map(str, paths))}: no line about the run; scripts/bench writes one")
    both = merged(old, new)
    entries = merged_targets(old_entries, old, new)
    _, quoted = render(both, entries)
    STORE.write_text(stored_text(both, entries, quoted), encoding="utf-8")


# MARK: Documents

def documents(root=ROOT):
    return [root / "README.md", *sorted((root / "docs").rglob("*.md"))]


def update(texts, root=ROOT, writes=False):
    """Returns the faults of the documents; instead of differing regions, writes them if wanted."""
    faults, found = [], []
    for path in documents(root):
        text = path.read_text(encoding="utf-8")
        name_of_file = path.relative_to(root)
        closed = [match[1] for match in REGION.finditer(text)]
        found += closed
        if len(MARK.findall(text)) != len(closed):
            faults.append(f"{name_of_file}: a region of figures has no <!-- end -->")
            continue
        for name in closed:
            if name not in texts:
                faults.append(f"{name_of_file}: no figures are named '{name}'; names are {', '.join(texts)}")

        def region(match):
            return f"<!-- figures: {match[1]} -->\n{texts.get(match[1], match[2])}<!-- end -->"

        expected = REGION.sub(region, text)
        if expected != text:
            if writes:
                path.write_text(expected, encoding="utf-8")
            else:
                changed = [match[1] for match in REGION.finditer(text) if texts.get(match[1], match[2]) != match[2]]
                faults.append(f"{name_of_file}: {', '.join(changed)} differs from bench/figures.json; "
                              "scripts/steps/check-figures --update writes it")
    for name in texts:
        if found.count(name) != 1:
            faults.append(f"the figures '{name}' are in {found.count(name)} documents instead of one")
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    action = parser.add_mutually_exclusive_group(required=True)
    action.add_argument("--store", nargs="+", metavar="RESULTS.jsonl")
    action.add_argument("--update", action="store_true")
    action.add_argument("--check", action="store_true")
    options = parser.parse_args()
    try:
        if options.store:
            store(options.store)
        texts = render(*load())[0] | test_times.texts(test_times.load())
        faults = update(texts, writes=not options.check)
    except BadResults as error:
        sys.exit(f"figures: {error}")
    for fault in faults:
        print(f"figures: {fault}", file=sys.stderr)
    if faults:
        sys.exit(1)
    print(f"{len(texts)} regions of the documents are as bench/figures.json says")


if __name__ == "__main__":
    main()
