# SPDX-License-Identifier: MIT
"""The hashes of the fixed workloads are those of the core."""

import conformance
import pytest
from folders import CORE

EXPECTED = CORE / "conformance" / "expected.txt"


@pytest.mark.parametrize("line", EXPECTED.read_text().splitlines())
def test_a_unit_has_the_hash_of_the_core(line: str) -> None:
    unit, expected = line.split()
    assert conformance.hash_of(unit) == expected


def test_all_units_are_compared() -> None:
    units = [line.split()[0] for line in EXPECTED.read_text().splitlines()]
    assert units == list(conformance.UNITS)
