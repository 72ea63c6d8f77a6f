// SPDX-License-Identifier: MIT
#ifndef SOLVER_DIALOG_H
#define SOLVER_DIALOG_H

#include "../../core/tests/vectors/dialog_vectors.h"

#include <stdbool.h>

// A form of three lines in a window, which is built once and resized by suggestions.
typedef struct dialog
{
    resin_solver *solver;
    resin_variable variables[DIALOG_VARIABLES];
    size_t turn;
} dialog;

// Builds a dialog, with a batch of changes or one at a time. Returns false if a call failed; the
// solver must be destroyed in both cases.
bool dialog_build(dialog *dialog, bool in_batch);

// Builds and destroys a dialog a number of times. Returns the sum of some of its values.
double dialog_build_often(size_t iterations, bool in_batch);

// Makes suggestions from a list of sizes, alternately for the width and the height.
double dialog_suggest(dialog *dialog, size_t iterations);

// Whether the values are correct. At most one variable may differ from the recorded values, because
// the constraints have several solutions.
bool dialog_check(dialog *dialog);

#endif // SOLVER_DIALOG_H
