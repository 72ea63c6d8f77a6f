// SPDX-License-Identifier: MIT

// Custom transformers of a bar without calls from the module to JavaScript.
//
// A reduction is pure, so it can be repeated. The first time, the callback of the first custom
// transformer records its step and fails the reduction. JavaScript computes the delta for that
// step, and repeats the reduction with the delta known, until all deltas are. So no exception of
// JavaScript ever crosses a frame of the module, and the module needs no imports.

#include <resin/bar.h>

#include <math.h>

typedef struct answer
{
    double delta;        // valid if known
    uint32_t is_known;   // set by JavaScript
    uint32_t is_reached; // set by the callback: `step` is that of this transformer
    resin_bar_step step;
} answer;

static double replay(void *context, const resin_bar_step *step)
{
    answer *a = context;
    if (a->is_known)
    {
        return a->delta;
    }
    a->step = *step;
    a->is_reached = 1;
    return (double)NAN; // ends the reduction, without a result
}

// Returns the callback, for the transformers that JavaScript writes.
uintptr_t resin_js_replay(void)
{
    return (uintptr_t)&replay;
}
