// SPDX-License-Identifier: MIT
#include "../base/memory.h"
#include "bar_internal.h"

#include <string.h>

#include <resin/motion.h>

_Static_assert(sizeof(resin_bar_state) == 24, "resin_bar_state is part of the ABI");
_Static_assert(sizeof(resin_bar_range) == 16, "resin_bar_range is part of the ABI");
_Static_assert(sizeof(resin_bar_sample) == 56, "resin_bar_sample is part of the ABI");

// ---------------------------------------------------------------------------------------------
// Creation

static const uint32_t known_flags =
    RESIN_BAR_NO_RESISTANCE | RESIN_BAR_HOLD_SHORT_CONTENT | RESIN_BAR_STRETCH_WHILE_SETTLING;

#define DEF_SIZE_0_1 RSN_SIZE_THROUGH(resin_bar_def, allocator)

// Copies the caller's def and replaces zeros by defaults.
static resin_status read_def(const resin_bar_def *def, resin_bar_def *out)
{
    if (def == NULL)
    {
        return RESIN_ERROR_NULL_INPUT;
    }
    if (!rsn_read_def(def, DEF_SIZE_0_1, out, sizeof *out))
    {
        return RESIN_ERROR_STRUCT_SIZE;
    }
    if (out->normal_stop == 0)
    {
        out->normal_stop = out->stop_count == 2 ? 1 : (uint32_t)(out->stop_count - 2);
    }
    if (out->resistance == 0.0)
    {
        out->resistance = RESIN_RUBBER_BAND_COEFFICIENT;
    }
    if (out->deceleration_rate == 0.0)
    {
        out->deceleration_rate = RESIN_DECELERATION_NORMAL;
    }
    if (out->top_tolerance == 0.0)
    {
        out->top_tolerance = 5.0;
    }
    return RESIN_OK;
}

static resin_status check_stops(const double *stops, size_t count)
{
    if (count > RESIN_COUNT_MAX)
    {
        return RESIN_ERROR_TOO_LARGE;
    }
    if (count < 2)
    {
        return RESIN_ERROR_STOPS;
    }
    if (stops == NULL)
    {
        return RESIN_ERROR_NULL_INPUT;
    }
    double lowest = 0.0;
    for (size_t i = 0; i < count; ++i)
    {
        if (!(stops[i] >= lowest && stops[i] <= RSN_BAR_LIMIT))
        {
            return RESIN_ERROR_STOPS;
        }
        lowest = stops[i];
    }
    return RESIN_OK;
}

static resin_status check_def(const resin_bar_def *def)
{
    if ((def->flags & ~known_flags) != 0)
    {
        return RESIN_ERROR_FLAGS;
    }
    const resin_status stops = check_stops(def->stops, def->stop_count);
    if (stops != RESIN_OK)
    {
        return stops;
    }
    if (def->normal_stop >= def->stop_count)
    {
        return RESIN_ERROR_NORMAL_STOP;
    }
    if (def->snapping > (uint32_t)RESIN_BAR_SNAP_NONE)
    {
        return RESIN_ERROR_SNAPPING;
    }
    if (!(def->resistance >= 0.0 && def->resistance <= 1.0))
    {
        return RESIN_ERROR_RESISTANCE;
    }
    if (!(def->deceleration_rate > 0.0 && def->deceleration_rate < 1.0))
    {
        return RESIN_ERROR_RATE;
    }
    if (!(def->top_tolerance >= 0.0 && def->top_tolerance <= RSN_BAR_LIMIT))
    {
        return RESIN_ERROR_TOP_TOLERANCE;
    }
    return RESIN_OK;
}

resin_status resin_bar_create(const resin_bar_def *def, resin_bar **out)
{
    if (out == NULL)
    {
        return RESIN_ERROR_NULL_OUTPUT;
    }
    resin_bar_def used;
    const resin_status read = read_def(def, &used);
    const resin_status status = read == RESIN_OK ? check_def(&used) : read;
    if (status != RESIN_OK)
    {
        return status;
    }
    const resin_allocator allocator = rsn_allocator_or_default(used.allocator);
    rsn_layout layout = {0};
    (void)rsn_layout_add(&layout, 1, sizeof(resin_bar));
    (void)rsn_layout_add(&layout, used.stop_count, sizeof(double));
    resin_bar *bar = rsn_allocate(&allocator, layout.size);
    if (bar == NULL)
    {
        return RESIN_ERROR_OUT_OF_MEMORY;
    }
    *bar = (resin_bar){
        .allocator = allocator,
        .size = layout.size,
        .stop_count = used.stop_count,
        .normal_stop = used.normal_stop,
        .flags = used.flags,
        .snapping = used.snapping,
        .shortest = 0.0 - used.stops[0],
        .normal = 0.0 - used.stops[used.normal_stop],
        .resistance = (used.flags & RESIN_BAR_NO_RESISTANCE) != 0 ? 0.0 : used.resistance,
        .projection = resin_project_continuous(1.0, used.deceleration_rate),
        .top_tolerance = used.top_tolerance,
        .stop_tolerance = used.top_tolerance / 10.0,
        .rounding_tolerance = used.top_tolerance / 1e7,
    };
    memcpy(bar->stops, used.stops, used.stop_count * sizeof bar->stops[0]);
    *out = bar;
    return RESIN_OK;
}

void resin_bar_destroy(resin_bar *bar)
{
    if (bar != NULL)
    {
        const resin_allocator allocator = bar->allocator;
        rsn_free(&allocator, bar, bar->size);
    }
}

size_t resin_bar_stop_count(const resin_bar *bar)
{
    return bar != NULL ? bar->stop_count : 0;
}

const double *resin_bar_stops(const resin_bar *bar)
{
    return bar != NULL ? bar->stops : NULL;
}

uint32_t resin_bar_normal_stop(const resin_bar *bar)
{
    return bar != NULL ? bar->normal_stop : 0;
}

// ---------------------------------------------------------------------------------------------
// State

resin_bar_state resin_bar_initial_state(const resin_bar *bar)
{
    if (bar == NULL)
    {
        return (resin_bar_state){0};
    }
    return (resin_bar_state){.offset = bar->normal, .highest_stop = bar->normal_stop};
}

double resin_bar_height(resin_bar_state state)
{
    return 0.0 - state.offset;
}

double resin_bar_progress(const resin_bar *bar, resin_bar_state state)
{
    if (bar == NULL || !rsn_bar_is_number(state.offset))
    {
        return 0.0;
    }
    return rsn_bar_position_of(bar, 0.0 - state.offset).progress;
}

uint32_t resin_bar_stop_at(const resin_bar *bar, resin_bar_state state)
{
    if (bar == NULL || !rsn_bar_is_number(state.offset))
    {
        return RESIN_INDEX_NONE;
    }
    return rsn_bar_position_of(bar, 0.0 - state.offset).stop;
}

resin_status resin_bar_value(const resin_bar *bar, resin_bar_state state,
                             const resin_bar_range *ranges, size_t count, double *out)
{
    if (bar == NULL)
    {
        return RESIN_ERROR_NULL_HANDLE;
    }
    if (out == NULL)
    {
        return RESIN_ERROR_NULL_OUTPUT;
    }
    if (count != bar->stop_count - 1)
    {
        return RESIN_ERROR_BAR_RANGES;
    }
    if (ranges == NULL)
    {
        return RESIN_ERROR_NULL_INPUT;
    }
    for (size_t i = 0; i < count; ++i)
    {
        if (!rsn_bar_is_number(ranges[i].from) || !rsn_bar_is_number(ranges[i].to))
        {
            return RESIN_ERROR_BAR_RANGES;
        }
    }
    if (!rsn_bar_is_number(state.offset))
    {
        return RESIN_ERROR_BAR_STATE;
    }
    const rsn_bar_position position = rsn_bar_position_of(bar, 0.0 - state.offset);
    const resin_bar_range range = ranges[position.interval];
    // Exact at both ends, and for a constant range.
    *out = position.fraction < 1.0 ? range.from + (range.to - range.from) * position.fraction
                                   : range.to;
    return RESIN_OK;
}
