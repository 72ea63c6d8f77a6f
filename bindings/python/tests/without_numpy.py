# SPDX-License-Identifier: MIT
"""Uses the installed package in an environment without NumPy. Run as a program."""

from array import array

import resin


def main() -> None:
    try:
        import numpy  # noqa: F401
    except ImportError:
        pass
    else:
        raise SystemExit("without_numpy.py: NumPy is installed")
    diff = resin.Diff()
    for old, new in (([1, 2], [2, 3]), (array("q", [1, 2]), array("q", [2, 3])), ("ab", "bc")):
        diff.match(old, new)
        changes = diff.finish()
        assert changes.deletes.tolist() == [0]
        assert memoryview(changes.inserts).tolist() == [1]
    try:
        changes.deletes.numpy()
    except ImportError:
        pass
    else:
        raise SystemExit("without_numpy.py: numpy() returned without NumPy")
    values, velocities, targets = (array("d", [number]) for number in (0.0, 0.0, 9.0))
    tolerance = resin.Tolerance(0.5, 0.5)
    spring = resin.Spring(12.0)
    with resin.SpringBatch(values, velocities, targets, tolerance, spring=spring) as batch:
        batch.step(10.0)
    assert values[0] == 9.0


main()
