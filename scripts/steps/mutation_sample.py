#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Finds code that no test covers: changes the code in one random place and runs the tests.

    scripts/mutation sample [--seed N] [--count N] [--only N,N...] [--list] FOLDER...

Draws mutants from the sources in the folders: first the kind of change, then its place, each with
equal probability. All mutants are built together, in a copy of the tree in build/mutate/tree: each
mutated body is added beside the original one, and the environment variable MUTANT selects one of them.
Each mutant is then run with the tests that can reach it, until the first test fails. --list only draws
mutants; --only tests some of the drawn mutants, for the same seed and sources.

A mutant that survives shows that a test is missing, or has no observable effect. The tests must pass
without a mutant; the time limit for hanging tests is derived from their duration.
"""

import argparse
import json
import os
import random
import re
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
WORK = ROOT / "build/mutate"
TREE = WORK / "tree"
MEMORY = 12 << 30  # bytes that a test may map, so that no mutant exhausts the machine's memory
FAILURE = re.compile(r"✘ Test .* recorded an issue|Fatal error|\[  FAILED  \]")
ERROR = re.compile(r"^(/\S+?):(\d+):\d+: error: (.*)", re.M)
BUILD = ["-debug-info-format", "none"]

# ---- places of mutants ----

SWAPS = {
    "relation": {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==",
                 "!==": "==="},
    "arithmetic": {"+": "-", "-": "+", "*": "/", "/": "*", "+=": "-=", "-=": "+=", "*=": "/=",
                   "/=": "*="},
    "logic": {"&&": "||", "||": "&&"},
    "boolean": {"true": "false", "false": "true"},
    "minimum": {"min": "max", "max": "min", "fmin": "fmax", "fmax": "fmin"},
}
LITERAL = re.compile(r'"""(?:\\.|[^\\])*?"""|"(?:\\\((?:[^()"]|\([^()]*\)|"[^"]*")*\)|\\.|[^"\\\n])*"'
                     r"|//[^\n]*|/\*.*?\*/|'(?:\\.|[^'\\\n])'", re.DOTALL)
APPLE_ONLY = re.compile(r"^#if !RESIN_HEADLESS\n.*?^#e|^#if RESIN_HEADLESS\n[^#]*^#else\n.*?^#e", re.M | re.S)
HEAD = {True: r"(?<!#)\b(if|while|guard)\s", False: r"\b(if|while) \("}
LEAVES = re.compile(r"\)?\s*\{\s*(?:return|break|continue|throw)\b[^{}]*\}(?!\s*else)")
NO_STATEMENT = re.compile(r"\s*(?:\w+ +\*?\w|[}.#@]|(?:return|break|continue|case|default|else|if|for|"
                          r"while|switch|do|guard)\b)")


def code_of(text):
    """Returns the text with comments, literals and code for Apple's platforms only replaced by spaces."""
    for hidden in (LITERAL, APPLE_ONLY):
        text = hidden.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)
    return text


def closing(code, start, ends=""):
    """Returns the first index at which a bracket is closed that was opened before `start`, or at which
    one of `ends` occurs outside of all brackets."""
    depth = 0
    for index in range(start, len(code)):
        if depth == 0 and code[index] in ends:
            return index
        depth += (code[index] in "([{") - (code[index] in ")]}")
        if depth < 0:
            return index
    return len(code)


def conditions(code, is_swift):
    """Yields conditions to negate, and early exits to delete."""
    for head in re.finditer(HEAD[is_swift], code):
        start, end = head.end(), closing(code, head.end(), "{" if is_swift else "")
        binds = is_swift and re.search(r"\b(?:let|var|case)\b", code[start:end])
        leaves = LEAVES.match(code, end)
        if leaves and head[1] != "while" and not binds and not code.endswith("else ", 0, head.start()):
            yield "exit", head.start(), leaves.end()
        while start < end:
            stop = min(closing(code, start, ","), end)
            clause = re.sub(r"\s+else\s*$", "", code[start:stop]).rstrip()
            start += len(clause) - len(clause.lstrip())
            if clause.strip() and not re.match(r"let|var|case|#", clause.lstrip()):
                yield "negation", start, start + len(clause.lstrip())
            start = stop + 1


def statements(code, is_swift):
    """Yields calls and assignments that are complete statements, to delete."""
    previous, previous_indent = "{", -1
    for match in re.finditer(r"^( +)\S.*$", code, re.M):
        line, start, indent = match.group(), match.end(1), len(match[1])
        begins = previous[-1:] in "{};:)" or is_swift and (
            previous_indent == indent or previous.endswith(" in"))
        previous, previous_indent = line.rstrip(), indent
        end = closing(code, start, "\n" if is_swift else ";")
        if begins and not NO_STATEMENT.match(line) and code[end:end + 1] in "\n;" and re.match(
                r"[^={]*?(?: [-+*/|&]?= |\(|\+\+|--)", code[start:end]):
            yield "statement", start, end + (not is_swift)


def places(path):
    """Yields every place in a file as kind and (path, start, end, replacement)."""
    text, is_swift = path.read_text(), path.suffix == ".swift"
    code = code_of(text)

    def found(kind, start, end, replacement):
        return kind, (path, start, end, replacement)

    for kind, swaps in SWAPS.items():
        tokens = "|".join(map(re.escape, sorted(swaps, key=len, reverse=True)))
        around = {"boolean": r"\b(?:%s)\b", "minimum": r"\b(?:%s)(?=\()"}
        for match in re.finditer(around.get(kind, r"(?<=[\w)\]] )(?:%s)(?=\s)") % tokens, code):
            yield found(kind, *match.span(), swaps[match.group()])
    for match in re.finditer(r"(?<![\w.$#])\d+(?:\.\d+)?(?![\w.]\w)", code):
        number = float(match.group()) if "." in match.group() else int(match.group())
        for other in [number + 1] + [number - 1] * (number >= 1):
            yield found("constant", *match.span(), str(other))
    for match in re.finditer(r"(?<=[\w)\]]) [-+] 1\b(?!\.)", code):
        yield found("constant", *match.span(), "")
    for match in re.finditer(r"\.\.[.<](?=\w)", code):
        yield found("relation", *match.span(), "..." if match.group() == "..<" else "..<")
    for kind, start, end in [*conditions(code, is_swift), *statements(code, is_swift)]:
        negated = f"!({text[start:end]})"
        yield found(kind, start, end, negated if kind == "negation" else "" if is_swift else ";")


def draw(folders, seed, count):
    """Returns the mutants that the seed selects, as (path, start, end, replacement)."""
    kinds = {}
    for root in map(lambda folder: Path(folder).resolve(), folders):
        for path in [root] if root.is_file() else sorted(root.rglob("*.[ch]")) + sorted(root.rglob("*.swift")):
            code = code_of(path.read_text())
            for kind, place in places(path):
                if region(code, *place[1:3], path.suffix == ".swift"):
                    kinds.setdefault(kind, []).append(place)
    chance, drawn = random.Random(seed), {}
    while len(drawn) < min(count, sum(map(len, kinds.values()))):
        drawn.setdefault(chance.choice(kinds[chance.choice(sorted(kinds))]))
    return list(drawn)


# ---- all mutants in one build ----

def region(code, start, end, is_swift):
    """Returns the start and end of the body or initial value around a place, or None."""
    stack = []
    for index in re.finditer(r"[{}]", code[:start]):
        stack = stack + [index.start()] if index.group() == "{" else stack[:-1]
    for brace in stack:
        line = code.rfind("\n", 0, brace) + 1
        indent = re.match(" *", code[line:])[0]
        declaration = re.compile(rf"^.*^{indent}(?=[\w@])", re.M | re.S).match(code, 0, brace)
        head = code[declaration.end() if declaration else line:brace]
        if not is_swift and (line != brace or re.match(r"\s*(?:typedef|struct|enum|union)\b|[^(]*=", head)):
            return None
        if re.search(r"\b(?:class|struct|enum|extension|protocol|actor)\s+[A-Z]", head):
            continue
        body = re.match(r"(?:[^\n{}]*\bin\n)?", code[brace + 1:]).end() + brace + 1
        if is_swift and re.match(r"\s*(?:@\w+ )?(?:get|set|(?:did|will)Set|_read|_modify)\b", code[body:]):
            continue
        return body, closing(code, body)
    line = code.rfind("\n", 0, start) + 1
    value = re.compile(r"\s+(?:[\w@()]+ )*(?:let|var) \w+(?:: [^=\n]+)? = ").match(code, line)
    if not is_swift or not value or value.end() > start:
        return None
    stop = closing(code, value.end(), "\n{")
    return (value.end(), stop) if end <= stop and not re.match(r"\n\s*[-+*/&|?:.<>]", code[stop:]) else None


def weave(path, mutants):
    """Returns the text of a file with its mutants, and the range of lines of each mutant."""
    text, is_swift = path.read_text(), path.suffix == ".swift"
    code, regions, lines = code_of(text), {}, {}
    active = f"activeMutant{min(mutants)}" if is_swift else "rsn_active_mutant"
    for number, (_, start, end, replacement) in mutants.items():
        regions.setdefault(region(code, start, end, is_swift), []).append((number, start, end, replacement))
    woven, done = "" if is_swift else f"extern int {active}; ", 0
    for (begin, stop), inside in sorted(regions.items()):
        is_body = code[stop:stop + 1] == "}"
        woven += text[done:begin]
        for number, start, end, replacement in inside:
            first = woven.count("\n") + 1
            mutated = text[begin:start] + replacement + text[end:stop]
            woven += (f" if ({active} == {number}) {{{mutated}}} else " if is_body
                      else f"{active} == {number} ? ({mutated}) : ")
            lines[number] = range(first, woven.count("\n") + 2)
        woven += f"{{{text[begin:stop]}}} " if is_body else f"({text[begin:stop]})"
        done = stop
    woven += text[done:]
    if is_swift:
        woven += (f"\ninternal import Foundation\n@usableFromInline nonisolated let {active} ="
                  ' ProcessInfo.processInfo.environment["MUTANT"].flatMap { Int($0) } ?? -1\n')
    return woven, lines


CHOICE = """
#include <stdlib.h>
int rsn_active_mutant = -1;
__attribute__((constructor)) static void choose_mutant(void)
{
    const char *text = getenv("MUTANT");
    rsn_active_mutant = text != NULL ? atoi(text) : -1;
}
"""


def write_tree(mutants):
    """Copies the tree with the mutants, and returns the file and the range of lines of each mutant.
    Files that have not changed keep their dates, so that they are not built again."""
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, check=True,
                            capture_output=True, text=True).stdout
    copied = WORK / "names"  # the files in the copy, some of which may no longer be in the tree
    names, before = set(listed.split("\n")), copied.read_text().split("\n") if copied.exists() else []
    copied.write_text(listed)
    lines = {}
    for name in filter(None, names.union(before)):
        source, copy = ROOT / name, TREE / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        if source.is_symlink() or not source.exists():
            copy.unlink(missing_ok=True)
            if source.is_symlink():
                copy.symlink_to(os.readlink(source))
            continue
        content = source.read_bytes()
        own = {number: mutant for number, mutant in mutants.items() if mutant[0] == source}
        if own:
            woven, ranges = weave(source, own)
            lines.update({number: (str(copy), taken) for number, taken in ranges.items()})
            content = woven.encode()
        if name == "core/src/base/memory.c":
            content += CHOICE.encode()
        if not copy.exists() or copy.read_bytes() != content:
            copy.write_bytes(content)
            copy.chmod(source.stat().st_mode)
    return lines


def build(mutants, commands, limit=None):
    """Builds the mutants that compile, and returns the error messages of the others."""
    faults = {}
    while True:
        lines = write_tree({number: mutant for number, mutant in mutants.items() if number not in faults})
        found = {}
        for command in commands:
            status, output, _ = run(command)
            for path, line, message in ERROR.findall(output):
                before = {number: taken for number, (file, taken) in lines.items()
                          if file == path and taken.start <= int(line)}
                hit = [number for number, taken in before.items() if int(line) in taken]
                # A missing initial value is reported at the end of the initializer.
                for number in hit or sorted(before, key=lambda number: before[number].start)[-1:]:
                    found[number] = message
            if status and not found:
                sys.exit(f"scripts/mutation sample: {' '.join(command)}:\n{output[-3000:]}")
        if not found:
            return faults
        faults.update(found)


# ---- testing of mutants ----

def steps_for(path):
    """Returns the commands that build the tests that can reach a file, and the commands that run them."""
    swift = ["swift", "build", "--build-tests", *BUILD]
    test = ["swift", "test", "--skip-build", *BUILD]
    name = str(path.relative_to(ROOT))
    if name.startswith("Sources/HeadlessRenderer/"):
        client = ["--package-path", "Tests/RenderingClient", "--scratch-path", ".build/rendering",
                  "--disable-build-manifest-caching"]
        return [swift + client], [test + client]
    folders = name.split("/")
    own = "ResinTests" if folders[0] == "core" else folders[1] + "Tests"
    if folders[1] == "HeadlessUIKit":
        own = folders[2] + "Tests"  # those of the room
    builds, tests = [swift], [test + ["--filter", rf"^{own}\."], test + ["--skip", rf"^{own}\."]]
    if name.startswith("core/"):
        builds = [["cmake", "--preset", "debug", "-DRESIN_WERROR=OFF"], ["cmake", "--build", "build/debug"], swift]
        tests.insert(0, ["ctest", "--test-dir", "build/debug", "--show-only=json-v1"])
    return builds, tests


def run(command, mutant=-1, limit=0):
    """Runs a command until its end, its first failure or its limit. Returns the status, the output and the
    seconds. Seconds are processor time, which does not depend on other programs."""
    def confine():
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        if limit:
            resource.setrlimit(resource.RLIMIT_CPU, (int(limit), int(limit) + 1))

    before = sum(resource.getrusage(resource.RUSAGE_CHILDREN)[:2])
    process = subprocess.Popen(
        command, cwd=TREE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
        env=os.environ | {"MUTANT": str(mutant)}, start_new_session=True, preexec_fn=confine)
    # All processes of the command are in its session. A process that waits uses no processor time, so an
    # alarm limits the real time as well.
    stop = ["pkill", "-KILL", "-s", str(process.pid)]
    signal.signal(signal.SIGALRM, lambda *_: subprocess.run(stop, check=False))
    signal.alarm(int(60 * limit))
    output = []
    for line in process.stdout:
        output.append(line)
        if command[:2] == ["swift", "test"] and FAILURE.search(line):
            subprocess.run(stop, check=False)
            break
    status = process.wait()
    signal.alarm(0)
    return status, "".join(output), sum(resource.getrusage(resource.RUSAGE_CHILDREN)[:2]) - before


def measure(tests):
    """Returns the tests with their times without a mutant, in seconds; ctest's tests by ascending time."""
    measured = []
    for test in tests:
        status, output, seconds = run(test)
        if status:
            sys.exit(f"scripts/mutation sample: {' '.join(test)} fails without a mutant:\n{output[-3000:]}")
        if test[0] == "ctest":
            listed = measure([each["command"] for each in json.loads(output)["tests"]])
            measured += sorted(listed, key=lambda each: each[1])
        else:
            measured.append((test, seconds))
    return measured


def judge(number, tests):
    """Returns the verdict on a mutant: the test that killed it, or that it lives."""
    for test, seconds in tests:
        limit = 30 + 5 * seconds
        status, output, taken = run(test, number, limit)
        if status:
            lines = [line for line in output.splitlines() if FAILURE.search(line)] or [""]
            return f"killed: {Path(test[0]).name} {'does not end' if taken > limit - 2 else lines[0]}"
    return "LIVES"


def describe(number, mutant):
    path, start, end, replacement = mutant
    text = path.read_text()
    first, last = text.rfind("\n", 0, start) + 1, text.find("\n", end)
    new = text[first:start] + replacement + text[end:last]
    place = f"{path.relative_to(ROOT)}:{text.count(chr(10), 0, start) + 1}"
    return f"{number} {place}\n  - {' '.join(text[first:last].split())}\n  + {' '.join(new.split())}"


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1].strip())
    parser.format_help = lambda: __doc__
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--only")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("folder", nargs="+")
    options = parser.parse_args()
    WORK.mkdir(parents=True, exist_ok=True)
    mutants = dict(enumerate(draw(options.folder, options.seed, options.count), 1))
    if options.only:
        mutants = {number: mutants[number] for number in map(int, options.only.split(","))}
    groups, measured, verdicts = {}, {}, []
    for number, mutant in mutants.items():
        builds, tests = steps_for(mutant[0])
        groups.setdefault(str(builds), (builds, []))[1].append((number, tests))
        if options.list:
            print(describe(number, mutant))
    for builds, group in {} if options.list else groups.values():
        faults = build({number: mutants[number] for number, _ in group}, builds)
        for number, tests in group:
            if number not in faults and str(tests) not in measured:
                measured[str(tests)] = measure(tests)
            verdict = (f"not built: {faults[number]}" if number in faults
                       else judge(number, measured[str(tests)]))
            verdicts.append(verdict.split(":")[0])
            print(f"{describe(number, mutants[number])}\n  {verdict}", flush=True)
    print(", ".join(f"{verdicts.count(verdict)} {verdict}" for verdict in sorted(set(verdicts))))


if __name__ == "__main__":
    main()
