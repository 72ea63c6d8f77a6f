# SPDX-License-Identifier: MIT
"""Values: named tuples that the extension module reads and returns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from resin._enums import (
    BarPhase,
    ForceChange,
    ForcePhase,
    GesturePhase,
    Side,
    StageRule,
    StepKind,
)

if TYPE_CHECKING:
    from typing import Any, TypeAlias

    import numpy.typing as npt
    from typing_extensions import Buffer

    from resin._core import View

    # NumPy's arrays are buffers of Python's types only from Python 3.12 on.
    Array: TypeAlias = Buffer | npt.NDArray[Any]

INDEX_NONE = 0xFFFFFFFF
"""The index that means "none" in arrays of indices."""

PRIORITY_REQUIRED = 1001
"""The priority of a constraint that must hold."""

SOLVER_TOLERANCE = 1e-8
"""The largest violation that counts as none, for a largest coefficient of 1."""

DECELERATION_NORMAL = 0.998
"""The rate of a scroll view: the factor by which a velocity decreases per millisecond."""

DECELERATION_FAST = 0.99
"""The fast rate of a scroll view."""

RUBBER_BAND_EXPONENT = 0.7
"""The exponent of the rubber band in the power form."""

RUBBER_BAND_COEFFICIENT = 0.55
"""The coefficient of a scroll view's rubber band."""


# Lists


class IndexPair(NamedTuple):
    """The old and the new index of an element."""

    old: int
    new: int


class IndexPath(NamedTuple):
    """The position of an item. The section of a list without sections is 0."""

    section: int
    item: int


class IndexPathPair(NamedTuple):
    """The positions of an item before and after a stage."""

    old: IndexPath
    new: IndexPath


class Entry(NamedTuple):
    """An element of the list between two stages."""

    side: Side
    """The list that has the content to show."""
    element: int
    """The index of the section, or of the item in the flat list."""


class Step(NamedTuple):
    """A single change of the list that the steps before have left.

    A member that the kind does not use is `INDEX_NONE`.
    """

    kind: StepKind
    source: int
    """DELETE, MOVE: the index of the element to remove."""
    target: int
    """INSERT, MOVE: the index at which to insert; UPDATE: the index to replace."""
    new_index: int
    """The index of the element in the new list; not for DELETE."""


if TYPE_CHECKING:
    Indices: TypeAlias = Sequence[int] | Array
    Pairs: TypeAlias = Sequence[tuple[int, int]] | Array
    PairsOfPairs: TypeAlias = Sequence[tuple[tuple[int, int], tuple[int, int]]] | Array


class Stage(NamedTuple):
    """One batch update, with the rules of UIKit's list views, and the list after it.

    Deletes, reloads and the sources of moves are positions before the stage; inserts and the
    targets of moves are positions after it. All operations are sorted, moves by their targets.
    """

    section_deletes: View[int]
    section_inserts: View[int]
    section_reloads: View[int]
    """Reloads of a section include the changes within it."""
    section_moves: View[IndexPair]
    """Pairs of the index before and the index after the stage."""
    item_deletes: View[IndexPath]
    item_inserts: View[IndexPath]
    item_reloads: View[IndexPath]
    """A stage with reloads, of items or sections, has no inserts and no moves."""
    item_moves: View[IndexPathPair]
    sections: View[Entry] | None
    """The sections after the stage; None without sections and in the last stage."""
    items: View[Entry] | None
    """The items after the stage; None in the last stage, after which the list is the new one."""
    item_offsets: View[int] | None
    """The start of each section in `items`, and the end; None in the last stage."""


class StageOperations(NamedTuple):
    """The operations of a stage from any source, for `check_stage`."""

    section_deletes: Indices = ()
    section_inserts: Indices = ()
    section_reloads: Indices = ()
    section_moves: Pairs = ()
    item_deletes: Pairs = ()
    item_inserts: Pairs = ()
    item_reloads: Pairs = ()
    item_moves: PairsOfPairs = ()


class StageFault(NamedTuple):
    """The rule that a stage breaks, and the operation that breaks it."""

    rule: StageRule
    place: IndexPath
    """The index of the operation; `item` is `INDEX_NONE` for a section."""
    message: str
    """A sentence that describes the rule."""


class Slices(NamedTuple):
    """Identities that are slices of one buffer, such as the columns of strings in Arrow."""

    data: Array
    """Bytes of all elements."""
    offsets: Indices
    """64-bit integers: element i is the bytes from offset i up to offset i + 1."""


# Springs


class Motion(NamedTuple):
    """A value and its velocity, in units of the value per second."""

    value: float
    velocity: float = 0.0


class Tolerance(NamedTuple):
    """The limits below which a motion is at rest, each from 1e-100 to 1e100."""

    distance: float
    speed: float


class BatchResult(NamedTuple):
    """The numbers of springs after a step of a batch."""

    moving: int
    """Springs that still move."""
    settled: View[int]
    """The indices of the springs that came to rest in this step, ascending."""
    invalid: int
    """Springs with a number out of range, which the step did not change."""


# Gestures


class Crossing(NamedTuple):
    """The time at which a motion reaches a value, and its velocity there."""

    time: float
    """In seconds from the start; infinity for never."""
    velocity: float
    """In units per second; 0 for never."""


class Point(NamedTuple):
    """A point or a vector of the plane."""

    x: float
    y: float


class MomentumRule(NamedTuple):
    """The springs for a release. A member out of range is replaced by its default."""

    tap_response: float = 0.4
    tap_damping_ratio: float = 1.0
    flick_response: float = 0.3
    flick_damping_ratio: float = 0.8
    maximum_relative_velocity: float = 30.0
    """Per second, 0 or more, the limit of both signs; infinity for no limit."""


class Momentum(NamedTuple):
    """The spring for a release, valid for `Spring.from_response`, and its initial velocity."""

    response: float
    damping_ratio: float
    relative_velocity: float
    """The velocity divided by the remaining distance, per second."""


class PauseRule(NamedTuple):
    """The definition of a pause. A rule with a member out of range detects no pause."""

    maximum_speed: float = 100.0
    """In units per second."""
    minimum_distance: float = 50.0
    """From the start of the gesture, in units."""
    loss: float = 0.9
    """The fraction of the speed that must be lost, from 0 to 1."""
    span: float = 0.1
    """The time in which it is lost, in seconds; only for `TimedPauseDetector`."""


# Bars


class BarState(NamedTuple):
    """The state of a bar."""

    offset: float
    """The negated height."""
    highest_stop: int
    """The index of the highest available stop, at least the normal one."""
    phase: BarPhase
    content_offset: float
    """Of the last sample; 0 while detached."""


class BarSample(NamedTuple):
    """The vertical geometry of a scroll view, in points.

    The effective insets include the bar's contribution, the client insets do not.
    """

    content_offset: float
    inset_top: float = 0.0
    inset_bottom: float = 0.0
    client_inset_top: float = 0.0
    client_inset_bottom: float = 0.0
    content_height: float = 0.0
    frame_height: float = 0.0


class BarInsets(NamedTuple):
    """The contribution of a bar to the insets of its scroll view, in points."""

    top: float
    bottom: float
    indicator_top: float


class BarResponse(NamedTuple):
    """The result of an event."""

    state: BarState
    """The new state."""
    resting: BarState
    """The state after the content has come to rest."""
    insets: BarInsets
    """The new contribution to the insets. Apply it before moving the content."""
    target_offset: float
    """The content offset to scroll to; the present one if there is no target."""
    has_target: bool
    """Whether the caller is to move the content."""


class BarGesture(NamedTuple):
    """An event of the pan recognizer."""

    phase: GesturePhase
    sample: BarSample
    velocity: float = 0.0
    """ENDED: of the content offset, in points per second: the recognizer's, negated."""
    rest_offset: float | None = None
    """ENDED: the final content offset, if it is known; replaces the projection."""
    keep_content: bool = False
    """Whether the content must not be moved, for example because it pages."""


# Constraints


class Variable(NamedTuple):
    """The name of a variable of a solver."""

    slot: int
    generation: int


class Constraint(NamedTuple):
    """The name of a constraint of a solver."""

    slot: int
    generation: int


class Strength(NamedTuple):
    """The strength of a constraint."""

    priority: int = PRIORITY_REQUIRED
    """From 1 to 1000, or `PRIORITY_REQUIRED`. A higher priority outweighs all lower ones."""
    weight: float = 1.0
    """The weight among constraints of the same priority, from 1e-2 to 1e3."""


REQUIRED = Strength()
"""The strength of a constraint that must hold."""


class VariableValue(NamedTuple):
    """A variable and its value."""

    variable: Variable
    value: float


class Range(NamedTuple):
    """The smallest and the largest value of a variable; infinite without a limit."""

    lowest: float
    highest: float


# Members by their values, for the extension module.
_SIDES = tuple(Side)
_STEP_KINDS = (None, *StepKind)
_STAGE_RULES = tuple(StageRule)
_BAR_PHASES = tuple(BarPhase)
_FORCE_PHASES = tuple(ForcePhase)
_FORCE_CHANGES = tuple(ForceChange(bits) for bits in range(8))
