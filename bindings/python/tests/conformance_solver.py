# SPDX-License-Identifier: MIT
"""The fixed workload of constraints."""

from __future__ import annotations

from collections.abc import Iterable

from workload import Workload

import resin


class CancelError(Exception):
    """Ends an update that reverts."""


class World:
    """A solver with its variables, and its constraints in the order of their addition."""

    def __init__(self, w: Workload) -> None:
        self.w = w
        self.solver = resin.Solver()
        self.constraints: list[resin.Constraint] = []
        self.variables = [
            self.solver.add_variable(not_negative=w.below(2) == 1, rank=w.below(3))
            for _ in range(10)
        ]

    def add_values(self) -> None:
        self.w.add_double(*(self.solver.value(variable) for variable in self.variables))

    def add_constraints(self, constraints: Iterable[resin.Constraint]) -> None:
        self.w.add_indices([self.constraints.index(constraint) for constraint in constraints])

    def draw_strength(self) -> resin.Strength:
        if self.w.below(4) == 0:
            return resin.REQUIRED
        priority = 1 + self.w.below(1000)
        return resin.Strength(priority, self.w.pick((1.0, 0.5, 2.0)))

    def add_constraint(self) -> None:
        coefficients = (1.0, -1.0, 2.0, 0.5, -0.25)
        terms = [
            (self.variables[self.w.below(10)], self.w.pick(coefficients))
            for _ in range(1 + self.w.below(4))
        ]
        constant = self.w.grid(401, 200.0, 1.0)
        relation = resin.Relation(self.w.below(3))
        strength = self.draw_strength()
        self.constraints.append(self.solver.add_constraint(terms, constant, relation, strength))

    def operate(self) -> None:
        operation = self.w.below(8)
        if operation < 5 or not self.constraints:
            self.add_constraint()
            return
        constraint = self.constraints[self.w.below(len(self.constraints))]
        if operation == 5:
            self.solver.remove_constraint(constraint)
        elif operation == 6:
            self.solver.set_constant(constraint, self.w.grid(401, 200.0, 1.0))
        else:
            self.solver.set_strength(constraint, self.draw_strength())

    def run_operation(self) -> None:
        try:
            self.operate()
        except resin.ConflictError as error:
            self.w.add(error.status)
            self.add_constraints(error.constraints)
        except resin.ResinError as error:
            self.w.add(error.status)
        else:
            self.w.add(0)

    def run_batch(self) -> None:
        kept = len(self.constraints)
        can_cancel = self.w.below(2) == 1
        count = 1 + self.w.below(5)
        try:
            with self.solver.update(revert_on_error=can_cancel):
                for _ in range(count):
                    self.run_operation()
                if can_cancel and self.w.below(2) == 0:
                    raise CancelError
        except CancelError:
            del self.constraints[kept:]

    def run_edit(self) -> None:
        edited = self.variables[self.w.below(10)]
        edit = self.solver.add_edit(edited, 900)
        for _ in range(10):
            value = self.w.grid(1001, 500.0, 1.0)
            try:
                self.solver.suggest(edited, value)
            except resin.ResinError as error:
                self.w.add(error.status)
            else:
                self.w.add(0)
            self.add_values()
        self.solver.remove_constraint(edit)

    def add_changes(self) -> None:
        changes = self.solver.take_changes()
        self.w.add(len(changes))
        self.w.add_double(*(change.value for change in changes))

    def add_answers(self) -> None:
        for variable in self.variables:
            self.w.add_double(*self.solver.range(variable))
            self.add_constraints(self.solver.dependencies(variable))
        for constraint in self.constraints:
            try:
                residual = self.solver.residual(constraint)
            except resin.ResinError as error:
                self.w.add(error.status)
            else:
                self.w.add(0)
                self.w.add_double(residual)


def run_solver(w: Workload) -> None:
    for _ in range(20):
        world = World(w)
        for _ in range(60):
            world.run_operation()
            world.add_values()
        world.add_changes()
        world.run_edit()
        world.add_changes()
        world.add_answers()
        world.solver.close()


def run_batches(w: Workload) -> None:
    for _ in range(20):
        world = World(w)
        for _ in range(12):
            world.run_batch()
            world.add_values()
            world.add_changes()
        world.add_answers()
        world.solver.close()
