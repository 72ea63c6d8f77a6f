// SPDX-License-Identifier: MIT
#ifndef RSN_SOLVER_ORACLE_H
#define RSN_SOLVER_ORACLE_H

// The answer to small systems by another method: the best of all points where as many constraints
// or axes meet as there are variables, in whole numbers. No simplex, no rounding.

#include "test_support.h"

enum
{
    ORACLE_VARIABLES = 3,
    ORACLE_CONSTRAINTS = 10
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
    size_t variables; // the first of them matters most where the constraints leave a choice
    size_t count;
    oracle_constraint constraints[ORACLE_CONSTRAINTS];
} oracle_system;

// Whether the required constraints can hold together; if so, the one answer.
bool oracle_solve(const oracle_system *system, double *out_values);

#endif // RSN_SOLVER_ORACLE_H
