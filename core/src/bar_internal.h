// SPDX-License-Identifier: MIT
#ifndef RSN_BAR_INTERNAL_H
#define RSN_BAR_INTERNAL_H

#include "internal.h"

#include <math.h>

#include <resin/bar.h>

// Below this no sum and no product of the bar overflows.
#define RSN_BAR_LIMIT 1e100

struct resin_bar
{
    resin_allocator allocator;
    size_t size;
    size_t stop_count;
    uint32_t normal_stop;
    uint32_t flags;
    uint32_t snapping;
    double shortest;   // the offset at the lowest stop, the largest of all
    double normal;     // the offset at the normal stop
    double resistance; // 0 for none
    double coasting;   // points that content goes on for each point per second
    double tolerance;  // about the top, for touches
    double landing;    // about a stop, for content that has come to rest
    double hair;       // about a stop, for what rounding adds up to
    double stops[];    // heights
};

// Heights become offsets by subtraction, because the negative of 0 would be a zero of its own.
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

// `low` wins where the two cross.
static inline double rsn_between(double x, double low, double high)
{
    return rsn_at_least(rsn_at_most(x, high), low);
}

// False for NaN, too.
static inline bool rsn_bar_is_number(double x)
{
    return fabs(x) <= RSN_BAR_LIMIT;
}

// Short circuits: without them compilers compare in vectors, whose wide loads have to wait for the
// narrow stores of the step before.
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

// What every function of the unit asks of its first arguments.
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

// The offsets that fit content at a place of bar coordinates: neither a gap below the bar nor,
// above the normal stop, an overlap.
typedef struct rsn_bar_fit
{
    double tallest;  // the least offset
    double shortest; // the largest
} rsn_bar_fit;

static inline rsn_bar_fit rsn_bar_fit_at(const resin_bar *bar, double tallest, double place)
{
    return (rsn_bar_fit){
        .tallest = rsn_at_least(rsn_at_most(place, bar->normal), tallest),
        .shortest = rsn_at_most(rsn_at_least(place, tallest), bar->shortest),
    };
}

// One step with the default chain. The arguments are valid.
resin_bar_state rsn_bar_reduced(const resin_bar *bar, const resin_bar_state *state,
                                const resin_bar_sample *sample);

// Where a height is among the stops. Of equal stops the one nearest to the normal stop counts.
typedef struct rsn_bar_position
{
    uint32_t interval; // between the stop of this index and the next
    uint32_t stop;     // exactly there; RESIN_INDEX_NONE between stops
    double fraction;   // of the interval
    double progress;
} rsn_bar_position;

rsn_bar_position rsn_bar_position_of(const resin_bar *bar, double height);

#endif // RSN_BAR_INTERNAL_H
