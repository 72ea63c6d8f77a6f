// SPDX-License-Identifier: MIT
#ifndef SOLVER_SCREENS_H
#define SOLVER_SCREENS_H

#include <resin/solver.h>

// Screens as a view system describes them to the solver: four variables a view, in the coordinates
// of its superview; sizes that are not negative; stacks; texts with an intrinsic size that they hug
// and resist to be made smaller than.

typedef struct screen_view
{
    resin_variable left;
    resin_variable top;
    resin_variable width;
    resin_variable height;
} screen_view;

typedef struct screen
{
    resin_solver *solver;
    screen_view root; // takes suggestions for its width and height
    size_t views;
    size_t constraints;
    // The last text: its intrinsic size, hugged and resisted.
    screen_view text;
    resin_constraint text_size[4];
    bool is_complete; // every call succeeded
} screen;

// A column of rows: each has a picture, two texts one above the other, and a button.
screen screen_of_rows(size_t rows);

// A column of cards of 100 views each: a title, rows, and a line as wide as the title.
screen screen_of_cards(size_t cards);

void screen_destroy(screen *screen);

double screen_value(const screen *screen, resin_variable variable);

// Another text, of another size: what is around it and below it moves.
void screen_set_text(screen *screen, double width, double height);

#endif // SOLVER_SCREENS_H
