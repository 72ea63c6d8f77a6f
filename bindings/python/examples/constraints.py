# SPDX-License-Identifier: MIT
from resin import ConflictError, Relation, Solver

with Solver() as solver:
    left, width = solver.add_variable(), solver.add_variable(not_negative=True)
    # left + width == 320, and width >= 100.
    solver.add_constraint([(left, 1.0), (width, 1.0)], -320.0)
    at_least = solver.add_constraint([(width, 1.0)], -100.0, Relation.AT_LEAST)
    solver.add_edit(left, strength=500)
    for value in (20.0, 300.0):
        solver.suggest(left, value)
        print(f"left {solver.value(left)}, width {solver.value(width)}")
    try:
        solver.add_constraint([(width, 1.0)], -50.0)
    except ConflictError as error:
        print("conflicts with the minimum:", error.constraints == (at_least,))
