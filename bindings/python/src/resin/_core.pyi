# SPDX-License-Identifier: MIT
"""The extension module over libresin. Import its names from `resin`.

This file is the only source of its signatures and documentation: tools/interface.py reads it when
the extension is built.
"""

from collections.abc import Callable, Iterator, Sequence
from types import TracebackType
from typing import Any, Self, TypeVar, final, overload

import numpy.typing as npt

from resin._enums import (
    BarTransform,
    ForceChange,
    ForcePhase,
    Level,
    Moves,
    Relation,
    Snapping,
)
from resin._values import (
    PRIORITY_REQUIRED,
    Array,
    BarGesture,
    BarInsets,
    BarResponse,
    BarSample,
    BarState,
    BatchResult,
    Constraint,
    Crossing,
    IndexPair,
    Momentum,
    MomentumRule,
    Motion,
    PauseRule,
    Range,
    Stage,
    StageFault,
    StageOperations,
    Step,
    Strength,
    Variable,
    VariableValue,
)

_T_co = TypeVar("_T_co", covariant=True)

def version() -> tuple[int, int, int]:
    """Return the version of the compiled library: major, minor, patch."""

def status_message(status: int) -> str:
    """Return a sentence that explains a `Status`."""

def stage_rule_message(rule: int) -> str:
    """Return a sentence that describes a `StageRule`."""

@final
class View(Sequence[_T_co]):
    """A read-only sequence of a result, without a Python object for each element.

    It supports the buffer protocol: `numpy.asarray(view)` and `memoryview(view)` read the same
    memory and keep it alive. Indices are one column of uint32; pairs and paths have shape (n, 2),
    pairs of paths (n, 2, 2), steps (n, 4). Views are immutable, so threads may share them.
    """

    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, key: int, /) -> _T_co: ...
    @overload
    def __getitem__(self, key: slice, /) -> View[_T_co]: ...
    def __iter__(self) -> Iterator[_T_co]: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]
    def __buffer__(self, flags: int, /) -> memoryview: ...
    def count(self, value: object) -> int:
        """Return the number of elements that equal a value."""

    def index(self, value: object, start: int = 0, stop: int = 9223372036854775807) -> int:
        """Return the first index of a value. Raises ValueError if there is none."""

    def tolist(self) -> list[_T_co]:
        """Return a list of the elements."""

    def numpy(self) -> npt.NDArray[Any]:
        """Return a read-only NumPy array of the same memory. Requires NumPy."""

# Lists

@final
class Changes:
    """The changes of one list. Remains valid after the next match, and after closing the diff.

    Indices are positions in the flat lists. With sections, deletes do not include the items of
    deleted sections, nor inserts those of inserted ones. Immutable, so threads may share it.
    """

    @property
    def deletes(self) -> View[int]:
        """Old indices, ascending."""
    @property
    def inserts(self) -> View[int]:
        """New indices, ascending."""
    @property
    def updates(self) -> View[IndexPair]:
        """Pairs whose contents differ, ascending by new index."""
    @property
    def moves(self) -> View[IndexPair]:
        """Pairs whose order changed, ascending by new index."""
    @property
    def old_to_new(self) -> View[int]:
        """The partner of each old element, or `INDEX_NONE`."""
    @property
    def new_to_old(self) -> View[int]:
        """The partner of each new element, or `INDEX_NONE`."""
    @property
    def duplicates(self) -> list[View[int]]:
        """The new elements whose identity occurs more than once between the common ends.

        One view for each identity.
        """
    @property
    def change_count(self) -> int:
        """The number of deletes, inserts, updates and moves."""
    @property
    def sections(self) -> Changes | None:
        """The changes of the list of sections; None without sections."""

@final
class Diff:
    """Computes differences of lists by the identities of their elements.

    Call `match`, mark the pairs whose contents differ, and call `finish`. A diff keeps its memory
    for the next lists. Its results are copies that remain valid.

    Identities are lists or other sequences of hashable objects, one-dimensional arrays of integers,
    arrays of rows of integers or of fixed-size bytes (such as UUIDs of dtype V16, or of shape
    (n, 2) and dtype uint64), or `Slices`. Arrays of 64-bit integers, rows and slices are read in
    place; they must not be written during the call. Both lists must be of one of these kinds.

    A call with 1,024 elements or more releases the GIL, except for sequences of other objects than
    integers. One thread at a time may use a diff: any other use raises `BusyError`.
    """

    def __new__(cls) -> Self: ...
    def match(self, old: Sequence[object] | Array, new: Sequence[object] | Array) -> None:
        """Pair the elements of two lists.

        First the elements that the beginnings of both lists have in common, then those that their
        ends have in common; between these the k-th occurrence of an identity with its k-th.
        If `__hash__` raises, the last match remains; if `__eq__` raises, there is no match.
        Raises TypeError for arrays of another kind, and ResinError for offsets out of order.
        """

    def match_sections(
        self,
        old_sections: Sequence[object] | Array,
        new_sections: Sequence[object] | Array,
        old_items: Sequence[object] | Array,
        new_items: Sequence[object] | Array,
        old_offsets: Sequence[int] | Array,
        new_offsets: Sequence[int] | Array,
        *,
        across_sections: bool = False,
    ) -> None:
        """Pair the sections of two sectioned lists, and their items.

        The items are those of all sections, section after section. Offsets are one more than there
        are sections: section s has the items from offset s up to offset s + 1. `across_sections`
        moves an item that changes its section, instead of deleting and inserting it.
        """

    def old_to_new(self, level: Level = Level.ITEMS) -> View[int]:
        """Return the partner of each old element, or `INDEX_NONE`; before the finish."""

    def mark_update(self, old_index: int, level: Level = Level.ITEMS) -> None:
        """Mark the pair of an old element as updated. Idempotent.

        Raises ResinError if there is no such element or it has no partner.
        """

    def mark_fingerprints(
        self,
        old: Sequence[int] | Array,
        new: Sequence[int] | Array,
        level: Level = Level.ITEMS,
    ) -> None:
        """Mark every pair whose fingerprints differ: 64-bit integers, one for each element."""

    def mark_contents(
        self,
        old: Sequence[object],
        new: Sequence[object],
        level: Level = Level.ITEMS,
    ) -> None:
        """Mark every pair whose contents differ by `==`, one for each element.

        If `__eq__` raises, the pairs before it remain marked.
        """

    def mark_unequal(self, equal: Callable[[int, int], object], level: Level = Level.ITEMS) -> None:
        """Mark every pair for which `equal(old_index, new_index)` is false.

        If `equal` raises, the pairs before it remain marked.
        """

    def finish(self, moves: Moves = Moves.MINIMAL) -> Changes:
        """List the changes. May be called again with other moves or more marks."""

    def steps(self) -> View[Step]:
        """Return the changes as single steps: deletes, inserts and moves, then updates.

        Raises ResinError before a finish and for a sectioned match.
        """

    def stages(
        self,
        *,
        item_updates_in_place: bool = False,
        section_updates_in_place: bool = False,
        split_moves: bool = False,
    ) -> list[Stage]:
        """Return the changes as the fewest batch updates that list views allow, at most three.

        Updates in place are left out of the stages. `split_moves` deletes and inserts items that
        leave a deleted section or enter an inserted one, which saves a stage. Raises ResinError
        before a finish.
        """

    def close(self) -> None:
        """Free the memory. A closed diff raises `ClosedError`. Idempotent."""

    def __enter__(self) -> Self: ...
    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
        /,
    ) -> None: ...

def check_stage(
    stage: Stage | StageOperations, before: Sequence[int] | Array, after: Sequence[int] | Array
) -> StageFault | None:
    """Return the first rule of batch updates that a stage breaks, or None if it is legal.

    `before` and `after` are the numbers of items in each section.
    """

# Springs

@final
class Spring:
    """A damped spring with a mass of one, in closed form. Immutable and hashable.

    The frequency is in radians per second, from 1e-4 to 1e5; the damping ratio is from 0 to 1e4: 0
    undamped, 1 critical. Values, velocities and targets are at most 1e100 in magnitude, times from
    0 to 1e6 seconds; other numbers raise ResinError. A motion is a `Motion` or a pair.
    """

    def __new__(cls, frequency: float, damping_ratio: float = 1.0) -> Self: ...
    @classmethod
    def from_response(cls, response: float, damping_ratio: float = 1.0) -> Spring:
        """Make a spring from its undamped period, in seconds."""

    @classmethod
    def from_stiffness(cls, stiffness: float, damping: float, mass: float = 1.0) -> Spring:
        """Make a spring from physical constants in consistent units."""

    @classmethod
    def from_duration(cls, duration: float, bounce: float = 0.0) -> Spring:
        """Make a spring from a duration, in seconds, and a bounce above -1 and up to 1."""

    @classmethod
    def from_tension(cls, tension: float, friction: float) -> Spring:
        """Make a spring from the tension and the friction of Origami."""

    @property
    def frequency(self) -> float:
        """The undamped angular frequency, in radians per second."""
    @property
    def damping_ratio(self) -> float:
        """The damping ratio."""
    @property
    def response(self) -> float:
        """The undamped period, in seconds."""
    @property
    def bounce(self) -> float:
        """The bounce: 0 critical, 1 undamped, negative overdamped."""
    @property
    def tension(self) -> float:
        """The tension of Origami."""
    @property
    def friction(self) -> float:
        """The friction of Origami."""
    def stiffness(self, mass: float = 1.0) -> float:
        """Return the stiffness for a mass."""

    def damping(self, mass: float = 1.0) -> float:
        """Return the damping for a mass."""

    def advance(self, motion: tuple[float, float], target: float, dt: float) -> Motion:
        """Return the motion after `dt` seconds."""

    def step(
        self, motion: tuple[float, float], target: float, dt: float, tolerance: tuple[float, float]
    ) -> Motion:
        """Return the motion after `dt` seconds; exactly at the target if it is then at rest."""

    def sample(
        self, motion: tuple[float, float], target: float, step: float, count: int
    ) -> tuple[View[float], View[float]]:
        """Return the values and the velocities at the times 0, step, ... (count - 1) step."""

    def sample_into(
        self,
        motion: tuple[float, float],
        target: float,
        step: float,
        values: Array | None = None,
        velocities: Array | None = None,
    ) -> None:
        """Write what `sample` returns into writable arrays of float64, which must not overlap.

        Both arrays have the same length. Either may be None, but not both.
        """

    def acceleration(self, motion: tuple[float, float], target: float) -> float:
        """Return the present acceleration, in units per second squared."""

    def overshoot(self, motion: tuple[float, float], target: float) -> float:
        """Return the largest distance beyond the target from now on; 0 without overshoot."""

    def crossing_time(self, motion: tuple[float, float], target: float) -> float:
        """Return the first time, in seconds, at which the value equals the target.

        Raises ResinError (`Status.NEVER`) for a motion that never reaches it.
        """

    def is_at_rest(
        self, motion: tuple[float, float], target: float, tolerance: tuple[float, float]
    ) -> bool:
        """Return whether distance and speed never exceed the tolerance from now on."""

    def settling_time(
        self, motion: tuple[float, float], target: float, tolerance: tuple[float, float]
    ) -> float:
        """Return the time, in seconds, after which the motion remains at rest.

        Raises ResinError (`Status.UNDAMPED`) for an undamped spring that is not at rest.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

def relative_velocity(motion: tuple[float, float], target: float) -> float:
    """Return velocity / (target - value), or 0: the velocity of UISpringTimingParameters."""

@final
class SpringBatch:
    """Springs in arrays of the caller, advanced in one call without copies.

    Arrays are contiguous float64 of one length: NumPy, `array.array("d")` or any other buffer.
    Values and velocities are written; no array may overlap another. The springs share `spring`, or
    have `frequencies` and `damping_ratios` of their own. The batch holds the arrays until it is
    closed, so they cannot be resized.

    A step of 1,024 springs or more releases the GIL. One thread at a time may use a batch: any
    other use raises `BusyError`.
    """

    def __new__(
        cls,
        values: Array,
        velocities: Array,
        targets: Array,
        tolerance: tuple[float, float],
        *,
        spring: Spring | None = None,
        frequencies: Array | None = None,
        damping_ratios: Array | None = None,
    ) -> Self: ...
    def __len__(self) -> int: ...
    @property
    def targets(self) -> Any:
        """The array of targets; another array may be assigned."""
    @targets.setter
    def targets(self, value: Array) -> None: ...
    def step(self, dt: float) -> BatchResult:
        """Advance every spring by `dt` seconds, as `Spring.step`.

        A spring that comes to rest gets exactly the value of its target and the velocity 0, and is
        reported once. Raises `BatchError` if springs have numbers out of range, after advancing all
        others.
        """

    def close(self) -> None:
        """Release the arrays. A closed batch raises `ClosedError`. Idempotent."""

    def __enter__(self) -> Self: ...
    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
        /,
    ) -> None: ...

# Gestures: these functions accept any numbers and never raise ResinError.

def project(velocity: float, rate: float = 0.998) -> float:
    """Return the distance that a flick covers until it rests; the sum over milliseconds.

    The velocity is in units per second, the rate per millisecond. 0 for numbers out of range.
    """

def project_continuous(velocity: float, rate: float = 0.998) -> float:
    """Return the distance that a flick covers until it rests, as scroll views decelerate."""

@final
class Deceleration:
    """A motion that decelerates like a scroll view after a release. Immutable and hashable.

    Its velocity after t seconds is velocity * rate ** (1000 * t).
    """

    def __new__(cls, value: float, velocity: float, rate: float = 0.998) -> Self: ...
    @property
    def value(self) -> float:
        """The value at the start, in units."""
    @property
    def velocity(self) -> float:
        """The velocity at the start, in units per second."""
    @property
    def rate(self) -> float:
        """The factor by which the velocity decreases per millisecond."""
    def after(self, time: float) -> Deceleration:
        """Return the motion as it continues after `time` seconds."""

    def rest(self) -> float:
        """Return the value at which the motion comes to rest."""

    def time_to_speed(self, speed: float) -> float:
        """Return the seconds until the speed has decreased to `speed`; infinity for never."""

    def crossing(self, boundary: float) -> Crossing:
        """Return the time at which the motion reaches `boundary`, and its velocity there."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

def rubber_band(distance: float, dimension: float, coefficient: float = 0.55) -> float:
    """Return the offset of a scroll view that is pulled by `distance` beyond its edge."""

def rubber_band_inverse(offset: float, dimension: float, coefficient: float = 0.55) -> float:
    """Return the distance at which `rubber_band` returns `offset`."""

def rubber_band_power(distance: float, exponent: float = 0.7) -> float:
    """Return the offset of a rubber band in the power form."""

def rubber_band_power_inverse(offset: float, exponent: float = 0.7) -> float:
    """Return the distance at which `rubber_band_power` returns `offset`."""

def nearest_point(
    points: Sequence[tuple[float, float]] | Array, target: tuple[float, float]
) -> int | None:
    """Return the index of the nearest point, the first on a tie; None without a finite point.

    Points are pairs, or an array of float64 of shape (n, 2), which is read in place.
    """

def nearest_stop(stops: Sequence[float] | Array, target: float) -> int | None:
    """Return the index of the nearest stop on a line, the first on a tie."""

def closest_angle(angles: Sequence[float] | Array, target: float) -> int | None:
    """Return the index of the nearest angle on the circle, in radians, the first on a tie."""

def shortest_turn(source: float, target: float) -> float:
    """Return the shortest signed rotation between angles, in radians, above -pi and up to pi."""

def momentum_on_release(
    velocity: float, distance: float, rule: MomentumRule | None = None
) -> Momentum:
    """Return the spring for a release at `velocity`, with `distance` left to the target."""

def force_fraction(force: float, maximum: float) -> float:
    """Return the force as a fraction of the maximum, from 0 to 1."""

@final
class VelocityTracker:
    """The velocity of a finger along one axis. Use a new tracker for each gesture.

    Trackers read no clock; times are in seconds from any origin. One thread at a time may add.
    """

    def __new__(cls) -> Self: ...
    def add(self, time: float, position: float) -> None:
        """Add the position of the finger at a time."""

    def velocity(self, time: float) -> float:
        """Return the slope of the least-squares line of the last 100 ms, in units per second.

        0 with fewer than two samples, and if the newest is older than 50 ms.
        """

    @property
    def samples(self) -> list[tuple[float, float]]:
        """Times and positions, the oldest first, at most 32."""
    def copy(self) -> VelocityTracker:
        """Return an independent copy."""

@final
class PauseDetector:
    """Detects a pause by the last seven velocities of a gesture.

    The result depends on the rate of events: prefer `TimedPauseDetector`.
    """

    def __new__(cls, rule: PauseRule | None = None) -> Self: ...
    def add(self, velocity: float, distance: float) -> bool:
        """Add a velocity, and return whether the gesture pauses with it: once in a gesture.

        The distance is measured from the start of the gesture.
        """

    @property
    def paused(self) -> bool:
        """Whether the gesture has paused."""
    def copy(self) -> PauseDetector:
        """Return an independent copy."""

@final
class TimedPauseDetector:
    """Detects a pause by velocities with times, independently of the rate of events."""

    def __new__(cls, rule: PauseRule | None = None) -> Self: ...
    def add(self, time: float, velocity: float, distance: float) -> bool:
        """Add a velocity, and return whether the gesture pauses with it: once in a gesture."""

    @property
    def paused(self) -> bool:
        """Whether the gesture has paused."""
    def copy(self) -> TimedPauseDetector:
        """Return an independent copy."""

@final
class ForceLatch:
    """A detector of presses with hysteresis."""

    def __new__(cls) -> Self: ...
    def add(self, force: float) -> ForceChange:
        """Add a force, as a fraction of the maximum, and return the changes of phase."""

    def end(self, *, cancelled: bool = False) -> ForceChange:
        """End the touch: confirm an activated press unless it is cancelled, and reset."""

    @property
    def phase(self) -> ForcePhase:
        """The phase of the press."""
    def copy(self) -> ForceLatch:
        """Return an independent copy."""

# Bars

@final
class BarStep:
    """The input of a transformer. Valid during its call only; afterwards it raises ResinError."""

    @property
    def bar(self) -> Bar:
        """The bar that is reduced."""
    @property
    def state(self) -> BarState:
        """The state before the step, without stretch; `highest_stop` is that after it."""
    @property
    def sample(self) -> BarSample:
        """The sample of the step."""
    @property
    def previous(self) -> float:
        """The previous position of the content, in bar coordinates."""
    @property
    def current(self) -> float:
        """The present position of the content, in bar coordinates."""
    @property
    def top(self) -> float:
        """The position at which the bar is tallest; overscroll is above it."""
    @property
    def bottom(self) -> float:
        """The position of the end of the content; at least `top`."""
    @property
    def delta(self) -> float:
        """The change of the offset, after the transformers before this one."""
    def transformed(self, kind: BarTransform) -> float:
        """Return the delta after a built-in transformer."""

@final
class Bar:
    """A header that collapses as content scrolls: its stops and options.

    Stops are two or more heights from 0, ascending. Lengths are in points, at most 1e100; other
    numbers raise ResinError. A bar is immutable, so threads may share it; its state is a value.
    """

    def __new__(
        cls,
        stops: Sequence[float] | Array,
        *,
        normal_stop: int = 0,
        snapping: Snapping = Snapping.PROJECTED,
        resistance: float = 0.0,
        deceleration_rate: float = 0.0,
        top_tolerance: float = 0.0,
        no_resistance: bool = False,
        hold_short_content: bool = False,
        stretch_while_settling: bool = False,
    ) -> Self: ...
    @property
    def stops(self) -> tuple[float, ...]:
        """The heights of the stops, ascending."""
    @property
    def normal_stop(self) -> int:
        """The index of the highest stop that scrolling reaches without pulling at the top."""
    def initial_state(self) -> BarState:
        """Return a detached state at the normal stop."""

    def height(self, state: BarState) -> float:
        """Return the height, in points."""

    def progress(self, state: BarState) -> float:
        """Return the position among the stops: k at stop k, linear between two stops."""

    def value(self, state: BarState, ranges: Sequence[tuple[float, float]] | Array) -> float:
        """Interpolate a value by the height: one range for each interval between stops."""

    def stop_at(self, state: BarState) -> int | None:
        """Return the index of the stop whose height the bar has exactly; None between stops."""

    def reduce(self, state: BarState, sample: BarSample) -> BarState:
        """Return the state after the content has moved."""

    def reduce_with(
        self,
        state: BarState,
        sample: BarSample,
        transformers: Sequence[BarTransform | Callable[[BarStep], float]],
    ) -> BarState:
        """Like `reduce`, with another chain of transformers; each callable returns a delta.

        An error of a callable is raised to the caller.
        """

    def contribution(self, state: BarState, sample: BarSample) -> BarInsets:
        """Return the bar's contribution to the insets of its scroll view."""

    def handle_gesture(self, state: BarState, gesture: BarGesture) -> BarResponse:
        """Handle an event of the pan recognizer."""

    def settle(
        self, state: BarState, sample: BarSample, *, keep_content: bool = False
    ) -> BarResponse:
        """Settle the bar after the content has stopped."""

    def scroll_to_top(self, state: BarState, sample: BarSample) -> BarResponse:
        """Scroll to the offset at which the bar has its normal height."""

    def change_layout(self, state: BarState, sample: BarSample) -> BarResponse:
        """Adapt the bar to a new content size, frame or client inset."""

    def attach(self, state: BarState, sample: BarSample) -> BarResponse:
        """Attach the bar to a scroll view; apply the target without animation."""

    def move_to(self, state: BarState, sample: BarSample, stop: int) -> BarResponse:
        """Move the bar to a stop by scrolling."""

    def adopt(self, source: Bar, state: BarState) -> BarState:
        """Convert a state of `source` to a state of this bar with the same progress."""

    def close(self) -> None:
        """Free the memory. A closed bar raises `ClosedError`. Idempotent."""

    def __enter__(self) -> Self: ...
    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
        /,
    ) -> None: ...

# Constraints

@final
class Solver:
    """A system of linear constraints for layout, and its unique solution.

    A constraint requires that the sum of coefficient * variable plus a constant is equal to, at
    most or at least 0. A strength is a `Strength` or a priority from 1 to 1000. A call that fails
    leaves the solver unchanged. `ConflictError` names the required constraints that conflict.

    Calls that change a solver of 256 constraints or more release the GIL. One thread at a time may
    use a solver: any other use raises `BusyError`.
    """

    def __new__(cls) -> Self: ...
    def add_variable(self, *, not_negative: bool = False, rank: int = 0) -> Variable:
        """Add a variable. Undetermined variables of lower ranks are placed first."""

    def remove_variable(self, variable: Variable) -> None:
        """Remove a variable that no constraint names."""

    def value(self, variable: Variable) -> float:
        """Return the value of a variable."""

    def range(self, variable: Variable) -> Range:
        """Return the values of a variable in all solutions that are equally good."""

    def dependencies(self, variable: Variable) -> list[Constraint]:
        """Return the constraints that determine the value of a variable."""

    def take_changes(self) -> list[VariableValue]:
        """Return the variables whose values have changed since the last call."""

    def add_constraint(
        self,
        terms: Sequence[tuple[Variable, float]],
        constant: float = 0.0,
        relation: Relation = Relation.EQUAL,
        strength: Strength | int = PRIORITY_REQUIRED,
    ) -> Constraint:
        """Add a constraint, required unless a strength is given.

        Terms are pairs of a variable and a coefficient: 0, or of magnitude 0.001 to 1000.
        """

    def remove_constraint(self, constraint: Constraint) -> None:
        """Remove a constraint or an edit."""

    def set_constant(self, constraint: Constraint, constant: float) -> None:
        """Replace the constant of a constraint."""

    def set_strength(self, constraint: Constraint, strength: Strength | int) -> None:
        """Replace the strength of a constraint. An edit cannot become required."""

    def residual(self, constraint: Constraint) -> float:
        """Return the value of a constraint's expression."""

    def conflict(self) -> list[Constraint]:
        """Return the required constraints of the last conflict, the oldest first."""

    def add_edit(self, variable: Variable, strength: Strength | int) -> Constraint:
        """Prepare a variable for suggestions. Remove the constraint to end editing."""

    def suggest(self, variable: Variable, value: float) -> None:
        """Suggest a value for a variable that `add_edit` has prepared."""

    def add_stay(self, variable: Variable, strength: Strength | int) -> Constraint:
        """Add the constraint that a variable equals its current value."""

    def update(self, *, revert_on_error: bool = False) -> SolverUpdate:
        """Return a context in which changes are made, whose end computes the values.

        A required constraint that conflicts with others raises at its call. Until the end, values
        are not known: `value`, `residual`, `range`, `dependencies` and `take_changes` raise. Many
        changes cost less together, above all where the variables have no limits yet.

        After an error the changes before it remain, or the solver is as it was before the context.
        The latter takes a copy of the solver.
        """

    def close(self) -> None:
        """Free the memory. A closed solver raises `ClosedError`. Idempotent."""

    def __enter__(self) -> Self: ...
    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
        /,
    ) -> None: ...

@final
class SolverUpdate:
    """Changes of a solver whose values are computed at the end, by `Solver.update`."""

    def __enter__(self) -> Solver: ...
    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
        /,
    ) -> None: ...
