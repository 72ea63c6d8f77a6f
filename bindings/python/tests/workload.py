# SPDX-License-Identifier: MIT
"""The random sequence and the hash of core/conformance."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Sequence

import resin

MASK = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15


def mix(z: int) -> int:
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK
    z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
    return z ^ z >> 31


class Workload:
    """A random sequence, and the hash of the results so far."""

    def __init__(self, seed: int) -> None:
        self.random = seed
        self.hash = 0

    def below(self, count: int) -> int:
        self.random = (self.random + STEP) & MASK
        return mix(self.random) % count

    def grid(self, count: int, origin: float, scale: float) -> float:
        return (self.below(count) - origin) / scale

    def pick(self, table: Sequence[float]) -> float:
        return table[self.below(len(table))]

    def add(self, *words: int) -> None:
        for word in words:
            self.hash = mix((self.hash ^ word) + STEP & MASK)

    def add_double(self, *values: float) -> None:
        for value in values:
            self.add(struct.unpack("<Q", struct.pack("<d", value))[0])

    def add_rows(self, rows: Sequence[Iterable[int]] | resin.View[resin.IndexPair]) -> None:
        """Add a number of rows and then their words."""
        self.add(len(rows))
        for row in rows:
            self.add(*row)

    def add_indices(self, indices: Sequence[int] | resin.View[int]) -> None:
        self.add(len(indices), *indices)

    def add_result(self, call: Callable[[], float]) -> None:
        """Add the status of a call and, on success, its result."""
        try:
            value = call()
        except resin.ResinError as error:
            self.add(error.status)
        else:
            self.add(0)
            self.add_double(value)
