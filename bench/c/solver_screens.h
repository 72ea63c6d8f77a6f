// SPDX-License-Identifier: MIT
#ifndef SOLVER_SCREENS_H
#define SOLVER_SCREENS_H

#include <resin/solver.h>

// Screens as a view system describes them to the solver: four variables for each view, in the
// coordinates of its superview; non-negative sizes; stacks; texts with an intrinsic size, a hugging
// priority and a compression resistance.

// The constraints from the root down, one at a time or in a batch, or reversed.
typedef struct screen_order
{
    bool in_batch;
    bool is_reversed;
} screen_order;

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
    screen_view root; // suggestions set its width and height
    size_t views;
    size_t constraints;
    // The last text, with its intrinsic size, hugging priority and compression resistance.
    screen_view text;
    resin_constraint text_size[4];
    screen_order order;
    struct screen_request *requests; // that wait for the end if the order is reversed
    bool is_complete;                // whether every call succeeded
} screen;

// Creates a column of rows: each has a picture, two texts one above the other, and a button.
screen screen_of_rows(size_t rows, screen_order order);

// Creates a column of cards of 100 views each: a title, rows, and a line as wide as the title.
screen screen_of_cards(size_t cards, screen_order order);

void screen_destroy(screen *screen);

double screen_value(const screen *screen, resin_variable variable);

// Replaces the text by one of another size, which moves the views around and below it.
void screen_set_text(screen *screen, double width, double height);

#endif // SOLVER_SCREENS_H
