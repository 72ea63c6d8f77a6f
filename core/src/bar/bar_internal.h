// SPDX-License-Identifier: MIT
#ifndef RSN_BAR_INTERNAL_H
#define RSN_BAR_INTERNAL_H

#include "../base/internal.h"

#include <math.h>

#include <resin/bar.h>

// The limit of all inputs, so that no sum or product overflows.
#define RSN_BAR_LIMIT 1e100

struct resin_bar
{
    resin_allocator allocator;
    size_t size;
    size_t stop_count;
    uint32_t normal_stop;
    uint32_t flags;
    uint32_t snapping;
    double shortest;           // the offset at the lowest stop, the greatest offset
    double normal;             // the offset at the normal stop
    double resistance;         // 0 for none
    double projection;         // points that content continues for each point per second
    double top_tolerance;      // distance from the top within which a touch is at the top
    double stop_tolerance;     // distance from a stop within which resting content is at the stop
    double rounding_tolerance; // distance from a stop that rounding errors may add up to
    double stops[];            // heights
};

// Subtracts, because -0.0 would differ from 0.0 in its bits.
static inline double rsn_bar_offset_at(const resin_bar *bar, uint32_t stop)
{
    return 0.0 - bar->stops[stop];
}

static inline double rsn_at_least(double x, double low)
{
    return x < low ? low : x;
}

static inline double rsn_at_most(double x, double high)
{
    return x > high ? high : x;
}

// `low` has precedence if `low` > `high`.
static inline double rsn_between(double x, double low, double high)
{
    return rsn_at_least(rsn_at_most(x, high), low);
}

// False for NaN.
static inline bool rsn_bar_is_number(double x)
{
    return fabs(x) <= RSN_BAR_LIMIT;
}

// Short-circuit operators: without them compilers vectorize the comparisons, and the wide loads
// stall on the narrow stores of the previous step.
static inline bool rsn_bar_is_state(const resin_bar *bar, const resin_bar_state *state)
{
    return rsn_bar_is_number(state->offset) && rsn_bar_is_number(state->content_offset) &&
           state->highest_stop >= bar->normal_stop && state->highest_stop < bar->stop_count &&
           state->phase <= (uint32_t)RESIN_BAR_SETTLING;
}

static inline bool rsn_bar_is_sample(const resin_bar_sample *sample)
{
    return rsn_bar_is_number(sample->content_offset) && rsn_bar_is_number(sample->inset_top) &&
           rsn_bar_is_number(sample->inset_bottom) && rsn_bar_is_number(sample->client_inset_top) &&
           rsn_bar_is_number(sample->client_inset_bottom) && sample->content_height >= 0.0 &&
           sample->content_height <= RSN_BAR_LIMIT && sample->frame_height >= 0.0 &&
           sample->frame_height <= RSN_BAR_LIMIT;
}

// Checks the first arguments of the public functions.
static inline resin_status rsn_bar_check(const resin_bar *bar, const resin_bar_state *state,
                                         const resin_bar_sample *sample, const void *out)
{
    if (RSN_UNLIKELY(bar == NULL))
    {
        return RESIN_ERROR_NULL_HANDLE;
    }
    if (RSN_UNLIKELY(state == NULL || sample == NULL))
    {
        return RESIN_ERROR_NULL_INPUT;
    }
    if (RSN_UNLIKELY(out == NULL))
    {
        return RESIN_ERROR_NULL_OUTPUT;
    }
    if (RSN_UNLIKELY(!rsn_bar_is_state(bar, state)))
    {
        return RESIN_ERROR_BAR_STATE;
    }
    if (RSN_UNLIKELY(!rsn_bar_is_sample(sample)))
    {
        return RESIN_ERROR_SAMPLE;
    }
    return RESIN_OK;
}

// The offsets that fit content at a position in bar coordinates: with no gap below the bar and,
// above the normal stop, no overlap.
typedef struct rsn_bar_fit
{
    double tallest;  // the least offset
    double shortest; // the greatest offset
} rsn_bar_fit;

static inline rsn_bar_fit rsn_bar_fit_at(const resin_bar *bar, double tallest, double position)
{
    return (rsn_bar_fit){
        .tallest = rsn_at_least(rsn_at_most(position, bar->normal), tallest),
        .shortest = rsn_at_most(rsn_at_least(position, tallest), bar->shortest),
    };
}

// bar_reduce.c: reduces a sample with the default chain. The arguments are valid.
resin_bar_state rsn_bar_reduce(const resin_bar *bar, const resin_bar_state *state,
                               const resin_bar_sample *sample);

// The position of a height among the stops. Of equal stops the one nearest to the normal stop
// counts.
typedef struct rsn_bar_position
{
    uint32_t interval; // the interval between the stop of this index and the next
    uint32_t stop;     // the stop of exactly this height; RESIN_INDEX_NONE between stops
    double fraction;   // of the interval
    double progress;
} rsn_bar_position;

// bar_progress.c
rsn_bar_position rsn_bar_position_of(const resin_bar *bar, double height);
double rsn_bar_height_at(const resin_bar *bar, double progress);

#endif // RSN_BAR_INTERNAL_H
