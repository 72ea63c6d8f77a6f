// SPDX-License-Identifier: MIT
#ifndef SOLVER_DIALOG_H
#define SOLVER_DIALOG_H

#include "../../core/tests/vectors/dialog_vectors.h"

#include <stdbool.h>

// A form of three lines in a window: built, and resized by suggestions.
typedef struct dialog
{
    resin_solver *solver;
    resin_variable variables[DIALOG_VARIABLES];
    size_t turn;
} dialog;

// False when a call failed; the solver is to be destroyed either way.
bool dialog_build(dialog *dialog);

// Builds and destroys one so many times. The sum of some of its values.
double dialog_build_often(size_t iterations);

// The suggestions go through the sizes, the width and the height in turn.
double dialog_suggest(dialog *dialog, size_t iterations);

// At most one variable may differ from the values on record: the constraints leave a choice.
bool dialog_check(dialog *dialog);

#endif // SOLVER_DIALOG_H
