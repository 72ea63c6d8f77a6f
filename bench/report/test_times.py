# SPDX-License-Identifier: MIT
"""The times of scripts/test that documents quote.

    python3 bench/report/test_times.py --store LABEL SECONDS STEP...    as scripts/test --record does
    python3 bench/report/test_times.py --print STEP...                  prints the times of the last run

LABEL is `quick` for the first command and `all` for scripts/test --all. The times of the steps are those in
build/test-logs/STEP.time, in seconds, by the clock and of the processors. bench/test-times.json has a run for
each label, with its machine; figures.py writes the regions of the documents from it."""

import argparse
import json
import sys
from pathlib import Path

import machine

ROOT = Path(__file__).resolve().parent.parent.parent
STORE = ROOT / "bench" / "test-times.json"
LOGS = ROOT / "build" / "test-logs"


def load(path=STORE):
    """Returns the stored runs by their labels."""
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def measured(steps, logs=LOGS):
    """Returns the seconds by the clock and of the processors of each step of the last run."""
    times = {}
    for step in steps:
        fields = (logs / f"{step}.time").read_text(encoding="utf-8").split()
        times[step] = [int(fields[1]), int(fields[2])]
    return times


def stored_text(runs):
    """Returns runs as JSON with a line for each step."""
    def block(label, run):
        steps = ",\n".join(f"      {json.dumps(step)}: {json.dumps(times)}" for step, times in run["steps"].items())
        rest = json.dumps({name: value for name, value in run.items() if name != "steps"}, ensure_ascii=False)
        return f'  {json.dumps(label)}: {rest[:-1]}, "steps": {{\n{steps}\n    }}}}'

    return "{\n" + ",\n".join(block(label, runs[label]) for label in sorted(runs, reverse=True)) + "\n}\n"


def duration(seconds):
    return f"{seconds} s" if seconds < 600 else f"{round(seconds / 60)} minutes"


def place(run):
    return f"{run['processor']}, {run['processors']} processors, {run['date'][:10]}"


def readme(runs):
    texts = [f"`{command}` took {duration(runs[label]['seconds'])} ({place(runs[label])})"
             for label, command in (("quick", "scripts/test"), ("all", "scripts/test --all")) if label in runs]
    return ["In a new clone, with all builds, " + " and ".join(texts) + "."] if texts else ["Not measured yet."]


def table(runs):
    """Returns a table of all steps, those with the most processor time first."""
    steps = {step for run in runs.values() for step in run["steps"]}
    lines = ["| Step | `scripts/test`: seconds | of the processors | `--all`: seconds | of the processors |",
             "|---|---|---|---|---|"]

    def cells(label, step):
        return runs.get(label, {}).get("steps", {}).get(step, ["", ""])

    def weight(step):
        return -max(int(cells(label, step)[1] or 0) for label in ("quick", "all")), step

    for step in sorted(steps, key=weight):
        lines.append("| " + " | ".join(map(str, [step, *cells("quick", step), *cells("all", step)])) + " |")
    sums = [sum(run["steps"][step][1] for step in run["steps"]) for run in (runs.get("quick"), runs.get("all")) if run]
    return [readme(runs)[0] + " The processors worked for " + " and for ".join(duration(value) for value in sums) + ".",
            ""] + lines


def texts(runs):
    """Returns the text of each region by its name."""
    return {name: "\n" + "\n".join(lines) + "\n\n"
            for name, lines in (("test-times", readme(runs)), ("test-steps", table(runs)))}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--store", nargs=2, metavar=("LABEL", "SECONDS"))
    parser.add_argument("--print", action="store_true")
    parser.add_argument("steps", nargs="+")
    options = parser.parse_args()
    times = measured(options.steps)
    if options.print:
        for step, (seconds, of_processors) in times.items():
            print(f"{step}\t{seconds}\t{of_processors}")
    if options.store:
        label, seconds = options.store
        if label not in ("quick", "all"):
            sys.exit(f"test_times: the label is '{label}' instead of quick or all")
        run = machine.run("tests", False, None)
        names = ("date", "commit", "processor", "processors", "memory", "load", "system", "swift")
        STORE.write_text(stored_text(load() | {label: {
            "seconds": int(seconds), **{name: run[name] for name in names}, "steps": times}}), encoding="utf-8")


if __name__ == "__main__":
    main()
