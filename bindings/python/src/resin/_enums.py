# SPDX-License-Identifier: MIT
"""Enumerations with the values of the C headers."""

from enum import IntEnum, IntFlag


class Status(IntEnum):
    """The reason of a `ResinError`: the status of the C library."""

    OK = 0
    NULL_HANDLE = 1
    NULL_INPUT = 2
    NULL_OUTPUT = 3
    STRUCT_SIZE = 4
    FLAGS = 5
    OUT_OF_MEMORY = 6
    TOO_LARGE = 7
    INDEX = 8
    ORDER = 9
    BUSY = 10
    FREQUENCY = 100
    DAMPING_RATIO = 101
    RESPONSE = 102
    STIFFNESS = 103
    DAMPING = 104
    MASS = 105
    DURATION = 106
    BOUNCE = 107
    TENSION = 108
    FRICTION = 109
    VALUE = 110
    VELOCITY = 111
    TARGET = 112
    TIME_STEP = 113
    TOLERANCE = 114
    UNDAMPED = 115
    NEVER = 116
    SPRING_LANE = 117
    RATE = 200
    STOPS = 300
    NORMAL_STOP = 301
    RESISTANCE = 302
    SNAPPING = 303
    SAMPLE = 304
    BAR_STATE = 305
    TOP_TOLERANCE = 306
    GESTURE = 307
    TRANSFORMER = 308
    BAR_RANGES = 309
    STOP = 310
    IDENTITY_KIND = 400
    IDENTITY_SIZE = 401
    OFFSETS = 402
    MISSING_CALLBACK = 403
    VARIABLE = 500
    CONSTRAINT = 501
    COEFFICIENT = 502
    CONSTANT = 503
    RELATION = 504
    PRIORITY = 505
    WEIGHT = 506
    CONFLICT = 507
    VARIABLE_IN_USE = 508
    NOT_EDITED = 509
    ALREADY_EDITED = 510
    PRECISION = 511
    CHANGES_OPEN = 512


class Side(IntEnum):
    """One of the two lists of a diff."""

    OLD = 0
    NEW = 1


class Level(IntEnum):
    """The list of items or the list of sections."""

    ITEMS = 0
    SECTIONS = 1


class Moves(IntEnum):
    """The definition of a moved pair."""

    MINIMAL = 0
    """The fewest moves: the pairs outside a longest increasing subsequence."""
    HECKEL = 1
    """Every pair whose index deletes and inserts do not account for."""


class StepKind(IntEnum):
    """The kind of a single step."""

    DELETE = 1
    INSERT = 2
    MOVE = 3
    UPDATE = 4


class StageRule(IntEnum):
    """The rule of batch updates that a stage breaks."""

    LEGAL = 0
    INDEX_OUT_OF_RANGE = 1
    SOURCE_TWICE = 2
    TARGET_TWICE = 3
    RELOAD_WITH_INSERT_OR_MOVE = 4
    ITEM_IN_DELETED_SECTION = 5
    ITEM_IN_INSERTED_SECTION = 6
    ITEM_IN_RELOADED_SECTION = 7
    FIXED_SECTION_MOVE = 8
    ITEM_MOVE_IN_MOVED_SECTION = 9
    ITEM_COUNT = 10
    SECTION_COUNT = 11


class ForcePhase(IntEnum):
    """The phase of a press."""

    RESET = 0
    ACTIVATED = 1
    """The force has reached the activation threshold."""
    CONFIRMED = 2
    """The force has fallen again, but not yet to the reset threshold."""


class ForceChange(IntFlag):
    """The phase changes of one event: a force that falls far makes two."""

    NONE = 0
    ACTIVATED = 1
    CONFIRMED = 2
    """The press is complete: perform its action."""
    WAS_RESET = 4


class Snapping(IntEnum):
    """The choice of the stop at which a bar settles after a release."""

    PROJECTED = 0
    """The stop nearest to the height after the content has decelerated."""
    NEAREST = 1
    """The stop nearest to the present height."""
    NONE = 2
    """No stop: the bar rests at any height."""


class BarPhase(IntEnum):
    """The source of a bar's motion."""

    DETACHED = 0
    """There is no scroll view yet. The first sample does not move the bar."""
    RESTING = 1
    TRACKING = 2
    """A finger drags the content."""
    SETTLING = 3
    """After a release, until the content has come to rest."""


class BarTransform(IntEnum):
    """A built-in step from the content's movement to the bar's."""

    IGNORE_TOP = 1
    """Removes the movement beyond the top of the content."""
    IGNORE_BOTTOM = 2
    """Removes the movement beyond the bottom of the content."""
    CUT_OUT = 3
    """Limits the bar to the available stops."""
    ANCHOR = 4
    """Leaves no gap below the bar, and no overlap above its normal stop."""


class GesturePhase(IntEnum):
    """The state of a pan recognizer."""

    BEGAN = 1
    CHANGED = 2
    ENDED = 3
    CANCELLED = 4
    FAILED = 5


class Relation(IntEnum):
    """The relation between an expression and 0."""

    EQUAL = 0
    AT_MOST = 1
    AT_LEAST = 2
