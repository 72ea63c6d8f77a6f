# SPDX-License-Identifier: MIT
"""Errors. The extension module raises them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from resin._enums import Status

if TYPE_CHECKING:
    from resin._values import BatchResult, Constraint


class ResinError(ValueError):
    """An argument out of range, or a call that the present state does not allow.

    A call that fails leaves its object unchanged, unless its documentation says otherwise.
    """

    status: int
    """A `Status`, or a plain `int` that only a later version of the library defines."""

    def __init__(self, status: int, message: str, *details: object) -> None:
        super().__init__(status, message, *details)
        try:
            self.status = Status(status)
        except ValueError:
            self.status = status

    def __str__(self) -> str:
        """Return the sentence of the library that names the argument."""
        return str(self.args[1])


class BusyError(ResinError):
    """The object is in use: by another thread, or by the call whose callback uses it."""


class ClosedError(ResinError):
    """The object was closed."""


class ConflictError(ResinError):
    """Required constraints cannot all hold."""

    constraints: tuple[Constraint, ...]
    """The older constraints of the conflict, the oldest first.

    The set is minimal if no variable is non-negative: without any one of them, the call would
    have succeeded.
    """

    def __init__(self, status: int, message: str, constraints: tuple[Constraint, ...]) -> None:
        super().__init__(status, message, constraints)
        self.constraints = constraints


class BatchError(ResinError):
    """Springs of a batch have numbers out of range. All other springs were advanced."""

    result: BatchResult
    """The numbers of springs after the step."""

    def __init__(self, status: int, message: str, result: BatchResult) -> None:
        super().__init__(status, message, result)
        self.result = result
