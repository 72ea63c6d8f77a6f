// SPDX-License-Identifier: MIT
#ifndef RSN_SOLVER_ORACLE_H
#define RSN_SOLVER_ORACLE_H

// The solution of small systems by another method: of all points where as many constraints or axes
// meet as there are variables, those with the least cost, and of these the one that solver.h
// defines, one variable after the other. In whole numbers: no simplex, no rounding.

#include "test_support.h"

enum
{
    ORACLE_VARIABLES = 3,
    ORACLE_CONSTRAINTS = 11
};

typedef struct oracle_constraint
{
    int64_t coefficients[ORACLE_VARIABLES]; // by variable, 0 for one that does not matter
    int64_t constant;
    resin_relation relation;
    uint32_t priority;
    int64_t weight;
} oracle_constraint;

typedef struct oracle_system
{
    size_t variables; // the first of them is placed first where the constraints leave a choice
    bool is_length[ORACLE_VARIABLES]; // not negative
    size_t count;
    oracle_constraint constraints[ORACLE_CONSTRAINTS];
} oracle_system;

// Whether the required constraints can hold together; if so, writes the only solution.
bool oracle_solve(const oracle_system *system, double *out_values);

// The least and the greatest value of a variable among the optimal solutions, plus or minus
// infinity without a limit. The required constraints must be satisfiable.
void oracle_range(const oracle_system *system, size_t variable, double *out_lowest,
                  double *out_highest);

#endif // RSN_SOLVER_ORACLE_H
