// SPDX-License-Identifier: MIT
#include "bridge.h"

#include <stdlib.h>

// A Go function that cgo exports; see callbacks.go.
extern double resinGoTransform(uintptr_t context, size_t index, resin_go_bar_step step);

resin_status resin_go_bar_create(resin_go_bar_options options, const double *stops, resin_bar **out)
{
    resin_bar_def def = resin_bar_def_default(stops, options.stop_count);
    def.flags = options.flags;
    def.normal_stop = options.normal_stop;
    def.snapping = options.snapping;
    def.resistance = options.resistance;
    def.deceleration_rate = options.deceleration_rate;
    def.top_tolerance = options.top_tolerance;
    return resin_bar_create(&def, out);
}

resin_go_number resin_go_bar_value(const void *bar, resin_bar_state state,
                                   const resin_bar_range *ranges, size_t count)
{
    resin_go_number number = RESIN_ZERO;
    number.status = resin_bar_value(bar, state, ranges, count, &number.value);
    return number;
}

resin_go_state resin_go_bar_reduce(const void *bar, resin_bar_state state, resin_bar_sample sample)
{
    resin_go_state reduced = RESIN_ZERO;
    reduced.status = resin_bar_reduce(bar, &state, &sample, &reduced.state);
    return reduced;
}

// ---------------------------------------------------------------------------------------------
// Transformers

// The context of a custom transformer.
typedef struct place
{
    uintptr_t context;
    size_t index;
} place;

static double transform(void *context, const resin_bar_step *step)
{
    const place *at = context;
    resin_go_bar_step copy;
    copy.state = step->state;
    copy.sample = step->sample;
    copy.previous = step->previous;
    copy.current = step->current;
    copy.top = step->top;
    copy.bottom = step->bottom;
    copy.delta = step->delta;
    return resinGoTransform(at->context, at->index, copy);
}

resin_go_state resin_go_bar_reduce_with(const void *bar, resin_bar_state state,
                                        resin_bar_sample sample, const uint32_t *kinds,
                                        size_t count, uintptr_t context)
{
    resin_go_state reduced = RESIN_ZERO;
    // calloc returns zeroed members, and checks the product of count and size.
    resin_bar_transformer *transformers = calloc(count + 1, sizeof *transformers);
    place *places = calloc(count + 1, sizeof *places);
    reduced.status = RESIN_ERROR_OUT_OF_MEMORY;
    if (transformers != NULL && places != NULL)
    {
        for (size_t i = 0; i < count; ++i)
        {
            transformers[i].kind = kinds[i];
            if (kinds[i] == RESIN_BAR_CUSTOM)
            {
                places[i].context = context;
                places[i].index = i;
                transformers[i].transform = transform;
                transformers[i].context = &places[i];
            }
        }
        reduced.status =
            resin_bar_reduce_with(bar, &state, &sample, transformers, count, &reduced.state);
    }
    free(places);
    free(transformers);
    return reduced;
}

double resin_go_bar_transformed(const void *bar, resin_go_bar_step step, uint32_t kind)
{
    resin_bar_step copy = RESIN_ZERO;
    copy.bar = bar;
    copy.state = step.state;
    copy.sample = step.sample;
    copy.previous = step.previous;
    copy.current = step.current;
    copy.top = step.top;
    copy.bottom = step.bottom;
    copy.delta = step.delta;
    return resin_bar_apply_transform(&copy, (resin_bar_transform)kind);
}

// ---------------------------------------------------------------------------------------------
// Events

resin_go_insets resin_go_bar_contribution(const void *bar, resin_bar_state state,
                                          resin_bar_sample sample)
{
    resin_go_insets insets = RESIN_ZERO;
    insets.status = resin_bar_contribution(bar, &state, &sample, &insets.insets);
    return insets;
}

resin_go_response resin_go_bar_handle_gesture(const void *bar, resin_bar_state state,
                                              resin_bar_gesture gesture)
{
    resin_go_response response = RESIN_ZERO;
    response.status = resin_bar_handle_gesture(bar, &state, &gesture, &response.response);
    return response;
}

resin_go_response resin_go_bar_settle(const void *bar, resin_bar_state state,
                                      resin_bar_sample sample, uint32_t flags)
{
    resin_go_response response = RESIN_ZERO;
    response.status = resin_bar_settle(bar, &state, &sample, flags, &response.response);
    return response;
}

resin_go_response resin_go_bar_scroll_to_top(const void *bar, resin_bar_state state,
                                             resin_bar_sample sample)
{
    resin_go_response response = RESIN_ZERO;
    response.status = resin_bar_scroll_to_top(bar, &state, &sample, &response.response);
    return response;
}

resin_go_response resin_go_bar_change_layout(const void *bar, resin_bar_state state,
                                             resin_bar_sample sample)
{
    resin_go_response response = RESIN_ZERO;
    response.status = resin_bar_change_layout(bar, &state, &sample, &response.response);
    return response;
}

resin_go_response resin_go_bar_attach(const void *bar, resin_bar_state state,
                                      resin_bar_sample sample)
{
    resin_go_response response = RESIN_ZERO;
    response.status = resin_bar_attach(bar, &state, &sample, &response.response);
    return response;
}

resin_go_response resin_go_bar_move_to(const void *bar, resin_bar_state state,
                                       resin_bar_sample sample, uint32_t stop)
{
    resin_go_response response = RESIN_ZERO;
    response.status = resin_bar_move_to(bar, &state, &sample, stop, &response.response);
    return response;
}

resin_go_state resin_go_bar_adopt(const void *from, const void *bar, resin_bar_state state)
{
    resin_go_state adopted = RESIN_ZERO;
    adopted.status = resin_bar_adopt(from, bar, &state, &adopted.state);
    return adopted;
}
