# SPDX-License-Identifier: MIT
"""The fixed workloads of core/conformance, through the public functions of the package."""

from collections.abc import Callable

from conformance_bar import run_bar
from conformance_diff import run_diff
from conformance_motion import run_motion
from conformance_solver import run_batches, run_solver
from conformance_spring import run_spring
from workload import Workload

UNITS: dict[str, Callable[[Workload], None]] = {
    "diff": run_diff,
    "spring": run_spring,
    "motion": run_motion,
    "bar": run_bar,
    "solver": run_solver,
    "batches": run_batches,
}


def hash_of(unit: str) -> str:
    """Return the hash of a unit, 16 hexadecimal digits."""
    w = Workload(1 + list(UNITS).index(unit))
    UNITS[unit](w)
    return f"{w.hash:016x}"
