#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures the mutation score of the core's tests: the share of small faults that they detect.

    scripts/mutation score [--unit UNIT] [--file NAME] [--sample N] [--seed S] [--with-conformance] [--jobs N]
                     [--fresh] [--list]

Changes one place of a source in core/src at a time, compiles only what includes it, links the core and
runs the C tests and fuzz corpora of the unit, the fastest first, until one fails. All places are tested, or
--sample of each unit, drawn uniformly with --seed. A unit is diff, spring, motion, bar, solver or shared;
the tests of shared sources are those of all units. --list prints the mutants without testing them.

The conformance program compares hashes of results, which almost every change of the core changes. So it is
no part of the score. With --with-conformance it tests the mutants that survive, for a second score.

A mutant is invalid if it does not compile, and equivalent if it compiles to the same code as the original
or as an earlier mutant of its file; both are left out of the score. It is timed out, and counts as killed,
if a test takes more than three times its processor time and two seconds. Assertions are enabled: a failed
assertion kills the mutant.

The tests run as many random cases as in debug builds, a fifth of those in optimized ones.

Results are written to build/mutation/results.jsonl, one line for each mutant. The next call keeps them
while the core's sources are the same, and only tests survivors again if a test has changed; --fresh tests
all of them again. The score of the tests by files, and its survivors: docs/design/mutation.md. To break
Swift as well, at random places: scripts/mutation sample.
"""

import argparse
import hashlib
import json
import math
import multiprocessing
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import fuzz_corpora
from mutation_places import CORE, ROOT, UNITS, all_mutants, change_of, source_path, unit_of

WORK = ROOT / "build/mutation"
RESULTS = WORK / "results.jsonl"
CORPORA = WORK / "corpora"
COMPILE = ["gcc", "-std=c17", "-w", "-fPIC", "-fno-semantic-interposition", "-DRESIN_BUILDING",
           f"-I{CORE}/include"]
SORTING = "-DRSN_DISTANCE_MAX=0"  # the variant of the diff that test_diff_sorting tests
MEMORY = 4 << 30  # bytes that a test may map, so that no mutant exhausts the machine's memory

# ---- building ----

def tests_of_core():
    """Returns the tests that CMake lists: the name, the sources, and the arguments."""
    tests = {"diff_sorting": (["tests/test_diff.c", "tests/diff_oracle.c", "tests/diff_oracle_cases.c"], [])}
    for folder, call, prefix in [("tests", "resin_add_test", "test_"), ("fuzz", "resin_add_fuzz_target", "fuzz_")]:
        lists = (CORE / folder / "CMakeLists.txt").read_text()
        for name, others in re.findall(rf"^ *{call}\((\w+)([^)]*)\)", lists, re.M):
            sources = [other.replace("${tests}", "../tests") for other in others.split()]
            sources = [f"{folder}/{source}" for source in [f"{prefix}{name}.c"] + sources]
            if folder == "fuzz":
                tests[f"fuzz_corpus_{name}"] = (sources + ["fuzz/replay.c"], [str(CORPORA / name)])
            else:
                tests[name] = (sources, [])
    for sources, _ in tests.values():
        if "tests/test_support.c" not in [re.sub(r"^fuzz/../", "", source) for source in sources]:
            sources.append("tests/test_support.c")
    program = [f"conformance/{path.name}" for path in sorted((CORE / "conformance").glob("*.c"))]
    tests["conformance"] = (program + ["abi/layout.c"], [str(CORE / "conformance/expected.txt")])
    return tests


def tests_of(unit):
    """Returns the names of the tests that a unit's mutants are tested with."""
    return [name for name in tests_of_core() if name != "conformance" and (
        unit == "shared" or name.removeprefix("fuzz_corpus_").split("_")[0] == unit)]


def call(command, cwd=None):
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)


def included_by(object_path):
    """Returns the names of the core's sources that an object was compiled from."""
    words = object_path.with_suffix(".d").read_text().replace("\\\n", " ").split()[1:]
    return {Path(word).name for word in words}


class Tree:
    """A copy of core/src made of links, with objects of the core and of the tests beside it."""

    def __init__(self, path):
        self.path = path
        self.source = path / "src"
        for folder in [self.source] + [path / each for each in ("objects", "sorting", "optimized", "tests")]:
            folder.mkdir(parents=True, exist_ok=True)
        for source in (CORE / "src").rglob("*.[ch]"):
            link = self.source / source.relative_to(CORE / "src")
            link.parent.mkdir(exist_ok=True)
            link.unlink(missing_ok=True)
            link.symlink_to(source)

    def compile(self, name, folder, options):
        """Compiles a source of the core in the copy, by its name alone, so that equal code gives equal
        objects. Returns the object, or None."""
        target = self.path / folder / f"{name[:-2]}.o"
        done = call(COMPILE + options + ["-MMD", "-c", name, "-o", str(target)],
                    cwd=(self.source / source_path(name)).parent)
        return target if done.returncode == 0 else None

    def library_of(self, test):
        return self.path / ("sorting" if test == "diff_sorting" else "objects")

    def compile_test(self, source):
        target = self.path / "tests" / (source.replace("../", "").replace("/", "-")[:-2] + ".o")
        done = call(COMPILE + ["-O1", "-U__OPTIMIZE__", "-D_DEFAULT_SOURCE", f"-I{self.source}", f"-I{CORE}/tests", f"-I{CORE}/conformance",
                               "-MMD", "-c", str(CORE / source), "-o", str(target)])
        return target if done.returncode == 0 else None

    def link_library(self, objects, folder):
        target = self.path / folder / "libresin.so"
        done = call(["gcc", "-shared", "-Wl,-Bsymbolic", "-o", str(target), *map(str, objects), "-lm"])
        if done.returncode != 0:
            sys.exit(f"scripts/mutation score: the core cannot be linked:\n{done.stderr[-2000:]}")

    def link_test(self, name, objects, library):
        done = call(["gcc", "-o", str(self.path / name), *map(str, objects), f"-L{library}", "-lresin", "-lcmocka",
                     "-lm", "-lpthread"])
        if done.returncode != 0:
            sys.exit(f"scripts/mutation score: {name} cannot be linked:\n{done.stderr[-2000:]}")

    def run(self, program, arguments, library, limit=0):
        """Runs a test with a library. Returns 'passed', 'failed' or 'timeout', and processor seconds."""
        def confine():
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            if limit:
                resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))

        before = sum(resource.getrusage(resource.RUSAGE_CHILDREN)[:2])
        process = subprocess.Popen([str(program), *arguments], cwd=self.path, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL, start_new_session=True, preexec_fn=confine,
                                   env=os.environ | {"LD_LIBRARY_PATH": str(library)})
        try:  # a process that waits uses no processor time
            status = process.wait(timeout=10 * limit + 30 if limit else None)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            return "timeout", 0.0
        taken = sum(resource.getrusage(resource.RUSAGE_CHILDREN)[:2]) - before
        ended = status in (-signal.SIGXCPU, -signal.SIGKILL) and limit and taken >= limit - 0.5
        return "timeout" if ended else "passed" if status == 0 else "failed", taken


def build_base(stamp, units, jobs):
    """Builds the core and its tests without a mutant, unless that has been done, and measures the tests of
    the units. Returns the seconds of each test."""
    notes = WORK / "base/seconds.json"
    known = json.loads(notes.read_text()) if notes.exists() else {}
    if known.get("stamp") != stamp:
        shutil.rmtree(WORK / "base", ignore_errors=True)
        known = {"stamp": stamp, "seconds": {}}
    base, seconds = Tree(WORK / "base"), known["seconds"]
    tests = tests_of_core()
    if not seconds:
        names = sorted(path.name for path in (CORE / "src").rglob("*.c"))
        sources = sorted({source for each, _ in tests.values() for source in each})
        with ThreadPoolExecutor(jobs) as pool:
            made = list(pool.map(lambda name: (base.compile(name, "objects", ["-O1"]),
                                               base.compile(name, "sorting", ["-O1", SORTING])), names))
            compiled = dict(zip(sources, pool.map(base.compile_test, sources)))
        if None in sum(made, ()) or None in compiled.values():
            sys.exit("scripts/mutation score: the core or its tests do not compile without a mutant")
        for folder in ("objects", "sorting"):
            base.link_library(sorted((base.path / folder).glob("*.o")), folder)
        for name, (each, _) in tests.items():
            base.link_test(name, [compiled[source] for source in each], base.library_of(name))
    for name in {name for unit in units for name in tests_of(unit)} | {"conformance"}:
        if name not in seconds:
            verdict, seconds[name] = base.run(base.path / name, tests[name][1], base.library_of(name))
            if verdict != "passed":
                sys.exit(f"scripts/mutation score: {name} fails without a mutant")
    notes.write_text(json.dumps(known))
    return seconds


# ---- testing of mutants ----

class Judge:
    """A worker's copy of the tree, in which it tests mutants."""

    def __init__(self, seconds, with_conformance):
        self.base = Path(WORK / "base")
        self.tree = Tree(WORK / f"worker-{os.getpid()}")
        self.tests, self.seconds, self.with_conformance = tests_of_core(), seconds, with_conformance
        names = [path.name for path in (CORE / "src").rglob("*.c")]
        self.includes = {name: included_by(self.base / f"objects/{name[:-2]}.o") for name in names}

    def objects(self, mutant, folder, options):
        """Compiles what includes the changed file. Returns the objects by name, or None."""
        made = {}
        for name in sorted(name for name, files in self.includes.items() if mutant["file"] in files):
            made[name] = self.tree.compile(name, folder, options)
            if made[name] is None:
                return None
        return made

    def library(self, made, folder):
        kept = [path for path in sorted((self.base / folder).glob("*.o")) if f"{path.stem}.c" not in made]
        self.tree.link_library(kept + list(made.values()), folder)

    def program(self, test, mutant):
        """Returns the executable of a test, linked again if the test includes the changed header."""
        objects, changed = [], False
        for source in self.tests[test][0]:
            target = self.base / "tests" / (source.replace("../", "").replace("/", "-")[:-2] + ".o")
            if mutant["file"] in included_by(target):
                target, changed = self.tree.compile_test(source), True
            objects.append(target)
        if not changed or None in objects:
            return self.base / test
        self.tree.link_test(test, objects, self.tree.path / "objects")
        return self.tree.path / test

    def outcome(self, test, mutant):
        if test == "diff_sorting":
            self.library(self.objects(mutant, "sorting", ["-O1", SORTING]), "sorting")
        limit = math.ceil(3 * self.seconds[test] + 2)
        library = self.tree.library_of(test)
        return self.tree.run(self.program(test, mutant), self.tests[test][1], library, limit)[0]

    def is_equal(self, made, folder, options=None):
        """Whether the objects are equal to those of the original."""
        for name, target in made.items():
            original = self.base / folder / target.name
            if options and not original.exists():
                source = CORE / "src" / source_path(name)
                call(COMPILE + options + ["-c", source.name, "-o", str(original)], cwd=source.parent)
            if target.read_bytes() != original.read_bytes():
                return False
        return True

    def judge(self, mutant):
        source = self.tree.source / source_path(mutant["file"])
        text = source.read_text()
        source.unlink()
        source.write_text(text[:mutant["start"]] + mutant["replacement"] + text[mutant["end"]:])
        try:
            return mutant | self.verdict(mutant)
        finally:
            source.unlink()
            source.symlink_to(CORE / "src" / source_path(mutant["file"]))

    def verdict(self, mutant):
        made = self.objects(mutant, "objects", ["-O1"])
        if made is None:
            return {"status": "invalid"}
        if self.is_equal(made, "objects"):
            return {"status": "equivalent"}
        code = hashlib.sha256(b"".join(target.read_bytes() for target in made.values())).hexdigest()
        self.library(made, "objects")
        for test in sorted(tests_of(unit_of(mutant["file"])), key=self.seconds.get):
            verdict = self.outcome(test, mutant)
            if verdict != "passed":
                return {"status": "killed" if verdict == "failed" else "timeout", "by": test, "code": code}
        optimized = self.objects(mutant, "optimized", ["-O2"])
        if optimized and self.is_equal(optimized, "optimized", ["-O2"]):
            return {"status": "equivalent"}
        conformance = self.outcome("conformance", mutant) if self.with_conformance else None
        return {"status": "survived", "conformance": conformance, "code": code}


def start_worker(seconds, with_conformance):
    global judge
    judge = Judge(seconds, with_conformance)


def judge_mutant(mutant):
    return judge.judge(mutant)


# ---- results ----

def digest(unit, *folders):
    """Returns a hash of the files in folders of the core that belong to a unit or to no other one."""
    others, sums = [each for each in UNITS if each != unit], hashlib.sha256()
    for folder in folders:
        for path in sorted(each for each in (CORE / folder).rglob("*") if each.is_file()):
            name = re.sub("^(test|fuzz|conformance)_", "", path.name)
            if unit == "shared" or not name.startswith(tuple(others)):
                sums.update(f"{path.relative_to(CORE)}\0".encode() + path.read_bytes())
    return sums.hexdigest()[:16]


def stamp_of(unit):
    return {"source": digest(unit, "src", "include"), "tests": digest(unit, "tests", "fuzz", "conformance")}


def without_duplicates(results):
    """Marks mutants that compile to the same code as an earlier one of their file as equivalent."""
    seen = set()
    for result in results:
        key = (result["file"], result.get("code"))
        if result.get("code") and key in seen:
            result["status"] = "equivalent"
        seen.add(key)
    return results


def row(title, results, with_conformance):
    counts = Counter(result["status"] for result in results)
    killed = counts["killed"] + counts["timeout"]
    tested = killed + counts["survived"]
    hashed = sum(result.get("conformance") in ("failed", "timeout") for result in results
                 if result["status"] == "survived")
    score = [f"{100 * number / tested:.1f} %" if tested else "-" for number in (killed, killed + hashed)]
    cells = [title, len(results), counts["invalid"], counts["equivalent"], tested, killed, counts["timeout"],
             counts["survived"], score[0], score[1] if with_conformance else "-"]
    return f"{cells[0]:12}" + "".join(f"{cell:>13}" for cell in cells[1:])


def report(results, with_conformance):
    for result in results:
        if result["status"] == "survived":
            old, new = change_of(result)
            seen = " (conformance differs)" if result.get("conformance") in ("failed", "timeout") else ""
            print(f"{result['file']}:{result['line']} {result['kind']}{seen}\n  - {old}\n  + {new}")
    heads = ["drawn", "invalid", "equivalent", "tested", "killed", "by time-out", "survived", "score",
             "with hashes"]
    print(" " * 12 + "".join(f"{head:>13}" for head in heads))
    groups = [(unit, [each for each in results if unit_of(each["file"]) == unit]) for unit in UNITS]
    kinds = sorted({each["kind"] for each in results})
    groups += [(kind, [each for each in results if each["kind"] == kind]) for kind in kinds]
    for title, group in groups + [("all", results)]:
        if group:
            print(row(title, group, with_conformance))


def load(stamps, fresh):
    """Returns the earlier results that still hold, by mutant."""
    kept = {}
    if RESULTS.exists() and not fresh:
        for line in RESULTS.read_text().splitlines():
            result = json.loads(line)
            stamp = stamps[unit_of(result["file"])]
            if result["source"] == stamp["source"] and (
                    result["status"] != "survived" or result["tests"] == stamp["tests"]):
                kept[result["id"]] = result
    return kept


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1].strip())
    parser.format_help = lambda: __doc__
    parser.add_argument("--unit", action="append", choices=UNITS)
    parser.add_argument("--file", action="append")
    parser.add_argument("--sample", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--with-conformance", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    mutants = []
    for unit, found in all_mutants().items():
        found = [each for each in found if not options.file or each["file"] in options.file]
        if options.sample and options.sample < len(found):
            found = sorted(random.Random(f"{options.seed} {unit}").sample(found, options.sample),
                           key=lambda each: (each["file"], each["start"], each["id"]))
        mutants += found if not options.unit or unit in options.unit else []
    if not mutants:
        sys.exit("scripts/mutation score: there are no mutants of these sources")
    if options.list:
        for mutant in mutants:
            old, new = change_of(mutant)
            print(f"{mutant['file']}:{mutant['line']} {mutant['kind']}\n  - {old}\n  + {new}")
        print(f"{len(mutants)} mutants")
        return
    WORK.mkdir(parents=True, exist_ok=True)
    for target in fuzz_corpora.TARGETS:
        fuzz_corpora.unpack(target, CORPORA / target)
    stamps = {unit: stamp_of(unit) for unit in UNITS}
    kept = load(stamps, options.fresh)
    if options.with_conformance:
        kept = {each: result for each, result in kept.items()
                if result["status"] != "survived" or result.get("conformance")}
    open_mutants = [mutant for mutant in mutants if mutant["id"] not in kept]
    # The shuffle spreads expensive mutants over the run, which makes the estimate of its end better.
    random.Random(options.seed).shuffle(open_mutants)
    units = {unit_of(mutant["file"]) for mutant in open_mutants}
    seconds = build_base(stamps["shared"], units, options.jobs) if open_mutants else {}
    begin, survivors = time.time(), 0
    with multiprocessing.Pool(options.jobs, start_worker, (seconds, options.with_conformance)) as pool, \
            open(RESULTS, "w" if not kept else "a") as stream:
        for done, result in enumerate(pool.imap_unordered(judge_mutant, open_mutants), 1):
            kept[result["id"]] = result | stamps[unit_of(result["file"])]
            stream.write(json.dumps(kept[result["id"]]) + "\n")
            stream.flush()
            survivors += result["status"] == "survived"
            left = (time.time() - begin) / done * (len(open_mutants) - done)
            if sys.stderr.isatty() or done % 50 == 0:
                print(f"\r{done} of {len(open_mutants)}, {survivors} survived, {left / 60:.0f} min left ",
                      end="" if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)
    for worker in WORK.glob("worker-*"):
        shutil.rmtree(worker)
    lines = sorted(kept.values(), key=lambda each: (each["file"], each["start"], each["id"]))
    RESULTS.write_text("".join(json.dumps(each) + "\n" for each in lines))
    report(without_duplicates([kept[mutant["id"]] for mutant in mutants]), options.with_conformance)


if __name__ == "__main__":
    main()
