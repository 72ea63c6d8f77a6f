// SPDX-License-Identifier: MIT

// Any bar, samples and events: a failure writes nothing, and every state has the properties that
// bar.h documents and is valid input.

#include "fuzz_input.h"

#include <math.h>

#include <resin/bar_gesture.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

// Mostly points, sometimes any bit pattern.
static double number(fuzz_input *input)
{
    if (fuzz_u8(input) % 16 == 0)
    {
        return fuzz_double(input);
    }
    uint8_t low = fuzz_u8(input);
    return (double)(int8_t)fuzz_u8(input) * 16.0 + low / 16.0;
}

static resin_bar *make_bar(fuzz_input *input)
{
    double stops[8];
    const size_t count = fuzz_u8(input) % 9;
    double height = 0.0;
    for (size_t i = 0; i < count; ++i)
    {
        const uint8_t step = fuzz_u8(input);
        height = step == 255 ? number(input) : height + step;
        stops[i] = height;
    }
    resin_bar_def def = resin_bar_def_default(stops, count);
    def.flags = fuzz_u8(input) % 9;
    def.normal_stop = fuzz_u8(input) % 9;
    def.snapping = fuzz_u8(input) % 4;
    if (fuzz_u8(input) % 4 == 0)
    {
        def.resistance = number(input);
        def.deceleration_rate = number(input) / 2048.0;
        def.top_tolerance = number(input);
    }
    resin_bar *const untouched = (resin_bar *)(void *)stops;
    resin_bar *bar = untouched;
    if (resin_bar_create(&def, &bar) != RESIN_OK)
    {
        FUZZ_CHECK(bar == untouched);
        return NULL;
    }
    FUZZ_CHECK(resin_bar_stop_count(bar) == count);
    return bar;
}

static void read_sample(fuzz_input *input, resin_bar_sample *sample)
{
    const uint8_t what = fuzz_u8(input);
    sample->content_offset = number(input);
    if (what % 4 == 0)
    {
        sample->client_inset_top = number(input);
        sample->inset_top = sample->client_inset_top + fabs(number(input));
    }
    if (what % 8 == 1)
    {
        sample->client_inset_bottom = number(input);
        sample->inset_bottom = sample->client_inset_bottom + number(input);
    }
    if (what % 8 == 2)
    {
        sample->content_height = number(input) * 2.0;
        sample->frame_height = number(input);
    }
}

static void check_state(const resin_bar *bar, resin_bar_state state, bool is_reduced)
{
    const double *stops = resin_bar_stops(bar);
    const size_t count = resin_bar_stop_count(bar);
    const double height = resin_bar_height(state);
    FUZZ_CHECK(fabs(state.offset) <= 1e100 && fabs(state.content_offset) <= 1e100);
    FUZZ_CHECK(height >= 0.0);
    FUZZ_CHECK(state.highest_stop >= resin_bar_normal_stop(bar) && state.highest_stop < count);
    FUZZ_CHECK(state.phase <= (uint32_t)RESIN_BAR_SETTLING);
    if (is_reduced && state.phase == (uint32_t)RESIN_BAR_RESTING)
    {
        FUZZ_CHECK(height >= stops[0] && height <= stops[state.highest_stop]);
    }
    const double progress = resin_bar_progress(bar, state);
    FUZZ_CHECK(progress >= 0.0 && progress <= (double)(count - 1));
    const uint32_t stop = resin_bar_stop_at(bar, state);
    FUZZ_CHECK(stop == RESIN_INDEX_NONE || stops[stop] == height);
}

static void check_response(const resin_bar *bar, const resin_bar_response *response)
{
    check_state(bar, response->state, false);
    check_state(bar, response->resting, false);
    FUZZ_CHECK(response->has_target <= 1 && fabs(response->target_offset) <= 1e100);
    FUZZ_CHECK(response->insets.top >= 0.0 && response->insets.bottom >= 0.0);
    FUZZ_CHECK(response->resting.phase == (uint32_t)RESIN_BAR_RESTING);
}

static resin_status respond(const resin_bar *bar, fuzz_input *input, uint8_t kind,
                            resin_bar_state state, resin_bar_sample sample, resin_bar_response *out)
{
    switch (kind % 8)
    {
    case 0:
        return resin_bar_settle(bar, &state, &sample, fuzz_u8(input) % 2 * RESIN_BAR_KEEP_CONTENT,
                                out);
    case 1:
        return resin_bar_attach(bar, &state, &sample, out);
    case 2:
        return resin_bar_change_layout(bar, &state, &sample, out);
    case 3:
        return resin_bar_scroll_to_top(bar, &state, &sample, out);
    case 4:
        return resin_bar_move_to(bar, &state, &sample, fuzz_u8(input) % 8, out);
    default:
    {
        resin_bar_gesture gesture = {.sample = sample};
        gesture.phase = fuzz_u8(input) % 7;
        gesture.flags = fuzz_u8(input) % 8;
        gesture.velocity = number(input);
        gesture.rest_offset = number(input);
        return resin_bar_handle_gesture(bar, &state, &gesture, out);
    }
    }
}

static double doubled(void *context, const resin_bar_step *step)
{
    (void)context;
    return step->delta + resin_bar_apply_transform(step, RESIN_BAR_CUT_OUT);
}

static void check_chain(const resin_bar *bar, fuzz_input *input, resin_bar_state state,
                        resin_bar_sample sample)
{
    resin_bar_transformer chain[6];
    const size_t count = fuzz_u8(input) % 7;
    for (size_t i = 0; i < count; ++i)
    {
        chain[i] = (resin_bar_transformer){.kind = fuzz_u8(input) % 7, .transform = doubled};
    }
    resin_bar_state out;
    memset(&out, 0x3C, sizeof out);
    const resin_bar_state untouched = out;
    if (resin_bar_reduce_with(bar, &state, &sample, chain, count, &out) != RESIN_OK)
    {
        FUZZ_CHECK(memcmp(&out, &untouched, sizeof out) == 0);
        return;
    }
    FUZZ_CHECK(isfinite(out.offset) && out.highest_stop < resin_bar_stop_count(bar));
}

static void check_reduction(const resin_bar *bar, resin_bar_state *state, resin_bar_sample sample)
{
    resin_bar_state out;
    memset(&out, 0x3C, sizeof out);
    const resin_bar_state untouched = out;
    if (resin_bar_reduce(bar, state, &sample, &out) != RESIN_OK)
    {
        FUZZ_CHECK(memcmp(&out, &untouched, sizeof out) == 0);
        return;
    }
    check_state(bar, out, true);
    resin_bar_state again;
    FUZZ_CHECK(resin_bar_reduce(bar, &out, &sample, &again) == RESIN_OK);
    FUZZ_CHECK(memcmp(&out, &again, sizeof out) == 0);
    static const resin_bar_transformer chain[] = {{.kind = RESIN_BAR_IGNORE_TOP},
                                                  {.kind = RESIN_BAR_IGNORE_BOTTOM},
                                                  {.kind = RESIN_BAR_CUT_OUT},
                                                  {.kind = RESIN_BAR_ANCHOR}};
    if (resin_bar_reduce_with(bar, state, &sample, chain, 4, &again) == RESIN_OK)
    {
        FUZZ_CHECK(memcmp(&out, &again, sizeof out) == 0);
    }
    *state = out;
}

// A bar whose heights do not change keeps its height, unless it is beyond its stops.
static void check_same_bar(const resin_bar *bar, resin_bar_state *state)
{
    const double *stops = resin_bar_stops(bar);
    const double highest = stops[resin_bar_stop_count(bar) - 1];
    const double before = resin_bar_height(*state);
    FUZZ_CHECK(resin_bar_adopt(bar, bar, state, state) == RESIN_OK);
    check_state(bar, *state, false);
    const double expected = fmin(fmax(before, stops[0]), highest);
    // The progress between two stops has the precision of their distance.
    FUZZ_CHECK(fabs(resin_bar_height(*state) - expected) <= 1e-9 * (1.0 + highest));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_input input = {data, size};
    resin_bar *bar = make_bar(&input);
    if (bar == NULL)
    {
        return 0;
    }
    resin_bar_state state = resin_bar_initial_state(bar);
    resin_bar_sample sample = {.content_height = 3000.0, .frame_height = 844.0};
    for (int i = 0; i < 100 && input.size > 0; ++i)
    {
        const uint8_t kind = fuzz_u8(&input);
        read_sample(&input, &sample);
        if (kind < 128)
        {
            check_reduction(bar, &state, sample);
            continue;
        }
        if (kind < 160)
        {
            check_chain(bar, &input, state, sample);
            continue;
        }
        resin_bar_response out;
        memset(&out, 0x3C, sizeof out);
        const resin_bar_response untouched = out;
        if (respond(bar, &input, kind, state, sample, &out) != RESIN_OK)
        {
            FUZZ_CHECK(memcmp(&out, &untouched, sizeof out) == 0);
            continue;
        }
        check_response(bar, &out);
        if (kind % 2 == 0)
        {
            sample.inset_top = sample.client_inset_top + out.insets.top;
            sample.inset_bottom = sample.client_inset_bottom + out.insets.bottom;
        }
        state = out.state;
        check_same_bar(bar, &state);
    }
    resin_bar_destroy(bar);
    return 0;
}
