# SPDX-License-Identifier: MIT
"""Measures kiwi and our solver alternately, with the dialog of kiwi's own benchmark.

    python bench/kiwi/beside_kiwi.py --library DIALOG_TURNS [--filter TEXT] [--quick] [--json FILE]
    python bench/kiwi/beside_kiwi.py --is-wanted TEXT     succeeds if a row has TEXT in its name

Paths: `c` is our solver, called from C. `kiwi-in-python` is the whole time of the calls from Python.
`kiwi-binding` is the part of that time outside of kiwi: the time of the same number of similar calls in
which the solver has almost no work. `kiwi` is the difference of the two, sample by sample.

- Building: the time includes a new solver, two edit variables and 111 constraints. kiwi's variables and
  constraints are created before the measurement; ours are created during the measurement. The binding
  is measured with `hasConstraint`, which also has a constraint as its argument, in an empty solver.
- Suggestions: `suggestValue`, without the `updateVariables` that kiwi requires before values are read;
  our values can be read immediately. The binding is measured with the same call on a solver that
  contains only the variable.

kiwi's small work in these calls counts as part of the binding, which is in kiwi's favor.
"""

import argparse
import ctypes
import gc
import json
import statistics
import sys
import time

UNIT, IDENTITY, SIZE = "solver", "beside-kiwi", 111
PATHS = ["c", "kiwi", "kiwi-in-python", "kiwi-binding"]
WIDTH, HEIGHT, VARIABLES = 36, 20, 37  # as in dialog_vectors.h
SAMPLE_NS = 2_000_000


class Constraint(ctypes.Structure):
    _fields_ = [("constant", ctypes.c_double), ("relation", ctypes.c_int),
                ("priority", ctypes.c_uint32), ("weight", ctypes.c_double),
                ("count", ctypes.c_uint32), ("variables", ctypes.c_uint32 * 4),
                ("coefficients", ctypes.c_double * 4)]


class Size(ctypes.Structure):
    _fields_ = [("width", ctypes.c_double), ("height", ctypes.c_double),
                ("values", ctypes.c_double * VARIABLES)]


class Ours:
    """Our solver, and the data of the dialog for both solvers."""

    def __init__(self, path):
        library = ctypes.CDLL(path)
        self.constraints = self.table(library.turns_constraints, Constraint)
        self.sizes = self.table(library.turns_sizes, Size)
        library.turns_check.restype = ctypes.c_bool
        self.is_right = library.turns_check
        self.times = {}
        for name in ("build", "suggest"):
            function = getattr(library, f"turns_{name}")
            function.restype, function.argtypes = ctypes.c_double, [ctypes.c_size_t]
            self.times[name] = function

    @staticmethod
    def table(function, element):
        function.restype = ctypes.POINTER(element)
        count = ctypes.c_size_t()
        first = function(ctypes.byref(count))
        return [first[i] for i in range(count.value)]


class Kiwi:
    """The same dialog in kiwi."""

    def __init__(self, ours):
        import kiwisolver  # imported here, so that the options work without kiwi
        self.make = kiwisolver.Solver
        self.variables = [kiwisolver.Variable(str(i)) for i in range(VARIABLES)]
        self.sizes = ours.sizes
        names = {1001: "required", 1000: "strong", 500: "medium", 1: "weak"}
        self.constraints = []
        for c in ours.constraints:
            terms = [kiwisolver.Term(self.variables[c.variables[k]], c.coefficients[k])
                     for k in range(c.count)]
            one = kiwisolver.Constraint(kiwisolver.Expression(terms, c.constant),
                                        {0: "==", 1: "<=", 2: ">="}[c.relation],
                                        names[c.priority])
            base = 1.0 if c.priority == 1001 else c.weight
            self.constraints.append(one if base == 1.0 else one | self.weighted(kiwisolver, c))
        self.solver = self.built()
        self.bare = self.make()
        for index in (WIDTH, HEIGHT):
            self.bare.addEditVariable(self.variables[index], "strong")
        self.values = [(self.variables[index], value) for size in self.sizes
                       for index, value in ((WIDTH, size.width), (HEIGHT, size.height))]

    @staticmethod
    def weighted(kiwisolver, c):
        ranks = {1000: 0, 500: 1, 1: 2}
        weights = [0.0, 0.0, 0.0]
        weights[ranks[c.priority]] = 1.0
        return kiwisolver.strength.create(*weights, c.weight)

    def built(self):
        solver = self.make()
        solver.addEditVariable(self.variables[WIDTH], "strong")
        solver.addEditVariable(self.variables[HEIGHT], "strong")
        add = solver.addConstraint
        for constraint in self.constraints:
            add(constraint)
        return solver

    def is_right(self):
        """Whether at most one variable differs: the constraints have several solutions."""
        for size in self.sizes:
            self.solver.suggestValue(self.variables[WIDTH], size.width)
            self.solver.suggestValue(self.variables[HEIGHT], size.height)
            self.solver.updateVariables()
            others = sum(abs(variable.value() - value) > 1e-6
                         for variable, value in zip(self.variables, size.values))
            if others > 1:
                return False
        return True

    def build(self, iterations):
        start = time.thread_time_ns()
        for _ in range(iterations):
            self.built()
        return time.thread_time_ns() - start

    def build_binding(self, iterations):
        empty, constraints = self.make(), self.constraints
        start = time.thread_time_ns()
        for _ in range(iterations):
            empty.hasEditVariable(self.variables[WIDTH])
            empty.hasEditVariable(self.variables[HEIGHT])
            has = empty.hasConstraint
            for constraint in constraints:
                has(constraint)
        return time.thread_time_ns() - start

    def suggest_to(self, solver, iterations):
        suggest, values = solver.suggestValue, self.values
        start = time.thread_time_ns()
        for _ in range(max(1, iterations // len(values))):
            for variable, value in values:
                suggest(variable, value)
        elapsed = time.thread_time_ns() - start
        return elapsed * iterations / (max(1, iterations // len(values)) * len(values))

    def suggest(self, iterations):
        return self.suggest_to(self.solver, iterations)

    def suggest_binding(self, iterations):
        return self.suggest_to(self.bare, iterations)


def enough_iterations(run):
    iterations = 16
    while run(iterations) < SAMPLE_NS:
        iterations *= 2
    return iterations


def sample(ours, whole, binding, count):
    """Returns lists of nanoseconds for an iteration, by path, measured alternately."""
    runs = {"c": ours, "kiwi-in-python": whole, "kiwi-binding": binding}
    iterations = {path: enough_iterations(run) for path, run in runs.items()}
    times = {path: [] for path in PATHS}
    for _ in range(count):
        for path, run in runs.items():
            times[path].append(run(iterations[path]) / iterations[path])
        times["kiwi"].append(times["kiwi-in-python"][-1] - times["kiwi-binding"][-1])
    return times


def name_of(workload, path):
    return f"{UNIT}/{workload}/{IDENTITY}/{SIZE}/{path}"


def is_wanted(text, workload):
    return any(text in name_of(workload, path) for path in PATHS)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--library", help="the built dialog_turns")
    parser.add_argument("--filter", default="")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json")
    parser.add_argument("--is-wanted", metavar="TEXT")
    options = parser.parse_args()
    workloads = ["dialog-build", "dialog-suggest"]
    if options.is_wanted is not None:
        sys.exit(not any(is_wanted(options.is_wanted, workload) for workload in workloads))
    ours = Ours(options.library)
    kiwi = Kiwi(ours)
    if not ours.is_right() or not kiwi.is_right():
        sys.exit("a wrong answer was not timed")
    gc.disable()
    with open(options.json or "/dev/stdout", "a", encoding="utf-8") as file:
        for workload in workloads:
            if not is_wanted(options.filter, workload):
                continue
            runs = ((kiwi.build, kiwi.build_binding) if workload == "dialog-build"
                    else (kiwi.suggest, kiwi.suggest_binding))
            times = sample(ours.times[workload.removeprefix("dialog-")], *runs,
                           7 if options.quick else 41)
            for path in PATHS:
                file.write(json.dumps({
                    "unit": UNIT, "workload": workload, "identity": IDENTITY, "size": SIZE,
                    "path": path, "median_ns": round(statistics.median(times[path]), 2),
                    "min_ns": round(min(times[path]), 2), "max_ns": round(max(times[path]), 2),
                    "samples": len(times[path]), "allocations": -1}) + "\n")


if __name__ == "__main__":
    main()
