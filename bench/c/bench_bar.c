// SPDX-License-Identifier: MIT

// The bar: consecutive reductions, like the frames of a scroll view, reductions of a page of bars,
// and releases.

#include "resin_bench.h"

#include <resin/bar_gesture.h>

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

enum
{
    FRAMES = 4096
};

// Bars that share a scroll view, which a finger scrolls up and down beyond both ends.
typedef struct strip
{
    resin_bar *bar;
    double offsets[FRAMES];
    resin_bar_sample sample;
    size_t frame;
    size_t count;
    resin_bar_state states[];
} strip;

static const double stops[] = {64.0, 200.0, 300.0};

static const resin_bar_transformer chain[] = {{.kind = RESIN_BAR_IGNORE_TOP},
                                              {.kind = RESIN_BAR_IGNORE_BOTTOM},
                                              {.kind = RESIN_BAR_CUT_OUT},
                                              {.kind = RESIN_BAR_ANCHOR}};

static uint64_t next_random(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

static void *setup(size_t count)
{
    strip *s = resin_bench_alloc(sizeof *s + count * sizeof s->states[0]);
    const resin_bar_def def = resin_bar_def_default(stops, 3);
    if (resin_bar_create(&def, &s->bar) != RESIN_OK)
    {
        exit(1);
    }
    s->count = count;
    s->sample =
        (resin_bar_sample){.inset_top = 200.0, .content_height = 3000.0, .frame_height = 844.0};
    uint64_t random = 42;
    double place = -200.0;
    double velocity = 0.0;
    for (size_t i = 0; i < FRAMES; ++i)
    {
        if (next_random(&random) % 32 == 0)
        {
            velocity = (double)(next_random(&random) % 129) / 4.0 - 16.0;
        }
        place += velocity;
        if (place < -260.0 || place > 2200.0)
        {
            place = place < 0.0 ? -260.0 : 2200.0;
            velocity = -velocity;
        }
        s->offsets[i] = place;
    }
    for (size_t i = 0; i < count; ++i)
    {
        s->states[i] = resin_bar_initial_state(s->bar);
        // The bars have different offsets, and so different heights in the middle of the content.
        s->states[i].offset += (double)(i % 128);
    }
    return s;
}

static void teardown(void *context)
{
    strip *s = context;
    resin_bar_destroy(s->bar);
    free(s);
}

static void next_frame(strip *s)
{
    s->frame = (s->frame + 1) % FRAMES;
    s->sample.content_offset = s->offsets[s->frame];
}

static double reduce(void *context, size_t iterations)
{
    strip *s = context;
    for (size_t k = 0; k < iterations; ++k)
    {
        next_frame(s);
        for (size_t i = 0; i < s->count; ++i)
        {
            (void)resin_bar_reduce(s->bar, &s->states[i], &s->sample, &s->states[i]);
        }
    }
    return s->states[0].offset;
}

static double reduce_through_chain(void *context, size_t iterations)
{
    strip *s = context;
    for (size_t k = 0; k < iterations; ++k)
    {
        next_frame(s);
        for (size_t i = 0; i < s->count; ++i)
        {
            (void)resin_bar_reduce_with(s->bar, &s->states[i], &s->sample, chain, 4, &s->states[i]);
        }
    }
    return s->states[0].offset;
}

// The state does not change: every release starts from the same state, half of the time between two
// stops.
static double release(void *context, size_t iterations)
{
    strip *s = context;
    double sum = 0.0;
    for (size_t k = 0; k < iterations; ++k)
    {
        next_frame(s);
        for (size_t i = 0; i < s->count; ++i)
        {
            resin_bar_state state = s->states[i];
            state.phase = RESIN_BAR_TRACKING;
            state.content_offset = s->sample.content_offset;
            const resin_bar_gesture gesture = {.phase = RESIN_BAR_GESTURE_ENDED,
                                               .velocity = (double)(k % 401) * 10.0 - 2000.0,
                                               .sample = s->sample};
            resin_bar_response response;
            if (resin_bar_handle_gesture(s->bar, &state, &gesture, &response) == RESIN_OK)
            {
                sum += response.target_offset;
            }
        }
    }
    return sum;
}

// Whether every bar is compact far enough below the top, and normal at the top.
static bool ends_right(strip *s, double (*run)(void *, size_t))
{
    run(s, FRAMES);
    static const double places[] = {1500.0, -200.0};
    static const double heights[] = {64.0, 200.0};
    for (size_t p = 0; p < 2; ++p)
    {
        s->sample.content_offset = places[p];
        for (size_t i = 0; i < s->count; ++i)
        {
            if (p == 0)
            {
                s->states[i].content_offset = 0.0;
            }
            if (resin_bar_reduce(s->bar, &s->states[i], &s->sample, &s->states[i]) != RESIN_OK ||
                resin_bar_height(s->states[i]) != heights[p])
            {
                return false;
            }
        }
    }
    return true;
}

static bool check_reduce(void *context)
{
    return ends_right(context, reduce);
}

static bool check_chain(void *context)
{
    return ends_right(context, reduce_through_chain);
}

// A release at 500 between two stops, slowly downward: compact, 36 + 50 points further on.
static bool check_release(void *context)
{
    strip *s = context;
    resin_bar_state state = resin_bar_initial_state(s->bar);
    state.offset = -150.0;
    state.content_offset = 500.0;
    state.phase = RESIN_BAR_TRACKING;
    resin_bar_gesture gesture = {.phase = RESIN_BAR_GESTURE_ENDED, .velocity = 100.0};
    gesture.sample = s->sample;
    gesture.sample.content_offset = 500.0;
    resin_bar_response response;
    return resin_bar_handle_gesture(s->bar, &state, &gesture, &response) == RESIN_OK &&
           response.has_target == 1 && fabs(response.target_offset - 586.0) < 1e-9 &&
           response.resting.offset == -64.0;
}

int main(int argc, char **argv)
{
    static const size_t sizes[] = {1, 64, 4096};
    resin_bench_case cases[9];
    for (size_t i = 0; i < 3; ++i)
    {
        const resin_bench_case common = {.unit = "bar",
                                         .identity = "",
                                         .path = "c",
                                         .size = sizes[i],
                                         .setup = setup,
                                         .teardown = teardown};
        cases[i] = cases[3 + i] = cases[6 + i] = common;
        cases[i].workload = "reduce";
        cases[i].check = check_reduce;
        cases[i].run = reduce;
        cases[3 + i].workload = "reduce-through-chain";
        cases[3 + i].check = check_chain;
        cases[3 + i].run = reduce_through_chain;
        cases[6 + i].workload = "release";
        cases[6 + i].check = check_release;
        cases[6 + i].run = release;
    }
    return resin_bench_main(argc, argv, cases, 9);
}
