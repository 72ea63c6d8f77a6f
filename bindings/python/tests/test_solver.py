# SPDX-License-Identifier: MIT
"""Solvers: systems that were solved by hand."""

from __future__ import annotations

import gc
import math
import sys

import pytest

from resin import (
    REQUIRED,
    BusyError,
    ClosedError,
    ConflictError,
    Constraint,
    Relation,
    ResinError,
    Solver,
    Status,
    Strength,
    Variable,
)


def test_a_required_system_has_its_solution() -> None:
    with Solver() as solver:
        x, y = solver.add_variable(), solver.add_variable()
        # x + y = 10 and x - y = 4.
        sum_is_ten = solver.add_constraint([(x, 1.0), (y, 1.0)], -10.0)
        solver.add_constraint([(x, 1.0), (y, -1.0)], constant=-4.0)
        assert (solver.value(x), solver.value(y)) == pytest.approx((7.0, 3.0))
        assert len(solver.dependencies(x)) == 2
        solver.set_constant(sum_is_ten, -20.0)
        assert (solver.value(x), solver.value(y)) == pytest.approx((12.0, 8.0))
        assert solver.residual(sum_is_ten) == pytest.approx(0.0)


def test_stronger_constraints_outweigh_weaker_ones() -> None:
    solver = Solver()
    x = solver.add_variable()
    weak = [solver.add_constraint([(x, 1.0)], -20.0, strength=10) for _ in range(5)]
    strong = solver.add_constraint([(x, 1.0)], -5.0, strength=Strength(500))
    assert solver.value(x) == 5.0
    assert solver.residual(weak[0]) == -15.0
    solver.set_strength(strong, 1)
    assert solver.value(x) == 20.0
    solver.set_strength(strong, Strength(10, 100.0))
    assert solver.value(x) == 5.0
    solver.remove_constraint(strong)
    assert solver.value(x) == 20.0


def test_inequalities_hold_and_ranges_are_their_limits() -> None:
    solver = Solver()
    x = solver.add_variable(not_negative=True)
    free = solver.add_variable()
    assert solver.range(x) == (0.0, math.inf)
    assert solver.range(free) == (-math.inf, math.inf)
    solver.add_constraint([(x, 2.0)], -12.0, Relation.AT_MOST)
    solver.add_constraint([(x, 1.0)], -2.0, Relation.AT_LEAST)
    assert solver.range(x).lowest == pytest.approx(2.0)
    assert solver.range(x).highest == pytest.approx(6.0)
    assert solver.value(x) == pytest.approx(2.0)


def test_lower_ranks_are_placed_first() -> None:
    values = []
    for ranks in ((0, 1), (1, 0)):
        solver = Solver()
        x, y = (solver.add_variable(not_negative=True, rank=rank) for rank in ranks)
        solver.add_constraint([(x, 1.0), (y, 1.0)], -10.0)
        values.append((solver.value(x), solver.value(y)))
    assert values == [(0.0, 10.0), (10.0, 0.0)]


def test_edits_and_stays() -> None:
    solver = Solver()
    chain = [solver.add_variable() for _ in range(100)]
    for k in range(99):
        solver.add_constraint([(chain[k + 1], 1.0), (chain[k], -1.0)], -10.0)
    edit = solver.add_edit(chain[0], 1000)
    solver.take_changes()
    for value in (1.0, 2.0, -50.0):
        solver.suggest(chain[0], value)
        assert solver.value(chain[99]) == pytest.approx(value + 990.0)
        changes = dict(solver.take_changes())
        assert len(changes) == 100
        assert changes[chain[3]] == pytest.approx(value + 30.0)
    solver.add_stay(chain[0], 1)
    solver.remove_constraint(edit)
    assert solver.value(chain[0]) == pytest.approx(-50.0)
    assert solver.take_changes() == []


def test_a_conflict_names_the_older_constraints_and_changes_nothing() -> None:
    solver = Solver()
    x, y = solver.add_variable(), solver.add_variable()
    first = solver.add_constraint([(x, 1.0)], -5.0)
    other = solver.add_constraint([(y, 1.0)], -1.0)
    with pytest.raises(ConflictError) as caught:
        solver.add_constraint([(x, 1.0)], -6.0, Relation.AT_LEAST)
    assert caught.value.constraints == (first,)
    assert caught.value.status is Status.CONFLICT
    assert isinstance(caught.value, ValueError)
    assert solver.conflict() == [first]
    assert solver.value(x) == 5.0
    weak = solver.add_constraint([(y, 1.0)], -9.0, strength=5)
    with pytest.raises(ConflictError) as caught:
        solver.set_strength(weak, REQUIRED)
    assert caught.value.constraints == (other,)
    solver.add_constraint([(x, 1.0)], -8.0, Relation.AT_MOST)
    with pytest.raises(ConflictError):
        solver.set_constant(first, -9.0)
    assert solver.value(x) == 5.0


def test_variables_are_removed() -> None:
    solver = Solver()
    x = solver.add_variable()
    constraint = solver.add_constraint([(x, 1.0)], -5.0)
    with pytest.raises(ResinError) as caught:
        solver.remove_variable(x)
    assert caught.value.status is Status.VARIABLE_IN_USE
    solver.remove_constraint(constraint)
    solver.remove_variable(x)
    with pytest.raises(ResinError) as caught:
        solver.value(x)
    assert caught.value.status is Status.VARIABLE


@pytest.mark.parametrize(
    ("status", "call"),
    [
        (Status.VARIABLE, lambda s, x: s.value(Variable(99, 1))),
        (Status.CONSTRAINT, lambda s, x: s.residual(Constraint(99, 1))),
        (Status.CONSTRAINT, lambda s, x: s.remove_constraint(Constraint(0, 0))),
        (Status.COEFFICIENT, lambda s, x: s.add_constraint([(x, 1e9)])),
        (Status.COEFFICIENT, lambda s, x: s.add_constraint([(x, math.nan)])),
        (Status.CONSTANT, lambda s, x: s.add_constraint([(x, 1.0)], 1e9)),
        (Status.RELATION, lambda s, x: s.add_constraint([(x, 1.0)], 0.0, 7)),
        (Status.PRIORITY, lambda s, x: s.add_constraint([(x, 1.0)], strength=0)),
        (Status.PRIORITY, lambda s, x: s.add_constraint([(x, 1.0)], strength=1002)),
        (Status.PRIORITY, lambda s, x: s.add_edit(x, REQUIRED)),
        (Status.WEIGHT, lambda s, x: s.add_constraint([(x, 1.0)], strength=Strength(5, 0.0))),
        (Status.NOT_EDITED, lambda s, x: s.suggest(x, 1.0)),
        (Status.ALREADY_EDITED, lambda s, x: (s.add_edit(x, 5), s.add_edit(x, 5))),
    ],
)
def test_arguments_out_of_range_raise(status: Status, call: object) -> None:
    solver = Solver()
    x = solver.add_variable()
    with pytest.raises(ResinError) as caught:
        call(solver, x)  # type: ignore[operator]
    assert caught.value.status is status
    assert solver.value(x) == 0.0


def test_a_removed_variable_is_not_reported() -> None:
    solver = Solver()
    removed = solver.add_variable()
    solver.remove_constraint(solver.add_constraint([(removed, 1.0)], -5.0))
    kept = solver.add_variable()
    solver.remove_variable(removed)
    solver.remove_constraint(solver.add_constraint([(kept, 1.0)], -3.0, Relation.AT_LEAST))
    assert removed not in [change.variable for change in solver.take_changes()]


def test_other_types_are_refused_by_name() -> None:
    solver = Solver()
    x = solver.add_variable()
    with pytest.raises(TypeError, match="'variable' must be a Variable, not str"):
        solver.value("x")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"'terms\[1\]' must be a pair of .*, not int"):
        solver.add_constraint([(x, 1.0), 5])  # type: ignore[list-item]
    with pytest.raises(TypeError, match=r"'terms\[0\]' must be a pair of .*, not Variable"):
        solver.add_constraint((x, 1.0))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"'terms\[0\]\[1\]' must be a real number, not str"):
        solver.add_constraint([(x, "1")])  # type: ignore[list-item]
    with pytest.raises(TypeError, match=r"'terms\[1\]\[0\]' must be a Variable, not tuple"):
        solver.add_constraint([(x, 1.0), ((1, 2, 3), 1.0)])  # type: ignore[list-item]
    with pytest.raises(OverflowError, match=r"'terms\[0\]\[0\]\[1\]' must be from 0"):
        solver.add_constraint([(Variable(0, -1), 1.0)])
    with pytest.raises(TypeError, match="'terms' must be iterable, not int"):
        solver.add_constraint(5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="'strength' must be a Strength or an integer priority"):
        solver.add_edit(x, "strong")  # type: ignore[arg-type]
    with pytest.raises(OverflowError, match="'rank' must be from 0 to 4294967295, not 4294967296"):
        solver.add_variable(rank=2**32)


def test_a_closed_solver_raises() -> None:
    with Solver() as solver:
        x = solver.add_variable()
    solver.close()
    for call in (
        solver.add_variable,
        lambda: solver.value(x),
        lambda: solver.range(x),
        lambda: solver.add_constraint([(x, 1.0)]),
        lambda: solver.suggest(x, 1.0),
        solver.take_changes,
        solver.conflict,
    ):
        with pytest.raises(ClosedError):
            call()


def test_a_term_that_closes_the_solver_gets_closed_error() -> None:
    solver = Solver()
    x = solver.add_variable()

    class Closing:
        def __float__(self) -> float:
            solver.close()
            return 1.0

    with pytest.raises(ClosedError):
        solver.add_constraint([(x, Closing())])  # type: ignore[list-item]


def test_a_garbage_collection_cannot_change_the_solver_while_it_lists_changes() -> None:
    solver = Solver()
    variables = [solver.add_variable() for _ in range(50)]
    for variable in variables:
        solver.add_constraint([(variable, 1.0)], -1.0)
    refused = 0

    def use_solver(*_: object) -> None:
        nonlocal refused
        try:
            solver.take_changes()
        except BusyError:
            refused += 1

    thresholds = gc.get_threshold()
    gc.callbacks.append(use_solver)
    gc.set_threshold(1)
    try:
        changes = solver.take_changes()
    finally:
        gc.set_threshold(*thresholds)
        gc.callbacks.remove(use_solver)
    assert [change.value for change in changes] == [1.0] * 50
    if sys.version_info < (3, 12):  # later versions collect between instructions of Python only
        assert refused > 0


def test_an_update_has_the_solution_of_its_changes() -> None:
    solver = Solver()
    x, y = solver.add_variable(), solver.add_variable()
    with solver.update() as same:
        assert same is solver
        solver.add_constraint([(x, 1.0), (y, -1.0)], 8.0)
        for read in (
            lambda: solver.value(x),
            lambda: solver.range(x),
            lambda: solver.dependencies(x),
            solver.take_changes,
        ):
            with pytest.raises(ResinError) as caught:
                read()
            assert caught.value.status == Status.CHANGES_OPEN
        with solver.update():
            solver.add_constraint([(x, 1.0)], -10.0)
    assert solver.value(y) == 18.0


def test_an_update_keeps_or_reverts_the_changes_before_an_error() -> None:
    solver = Solver()
    x = solver.add_variable()
    low = solver.add_constraint([(x, 1.0)], -10.0)
    before = repr(solver)

    def change() -> None:
        solver.set_constant(low, -20.0)
        solver.add_constraint([(x, 1.0)], -20.0)
        solver.add_constraint([(x, 1.0)], -30.0)

    with pytest.raises(ConflictError), solver.update(revert_on_error=True):
        change()
    assert (solver.value(x), repr(solver)) == (10.0, before)
    with solver.update(revert_on_error=True):
        solver.set_constant(low, -40.0)
    assert solver.value(x) == 40.0
    with pytest.raises(ConflictError), solver.update():
        change()
    assert solver.value(x) == 20.0
    with solver.update():
        solver.close()
    with pytest.raises(ClosedError), solver.update():
        pass
