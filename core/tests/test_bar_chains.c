// SPDX-License-Identifier: MIT
#include "bar_support.h"

#include <float.h>
#include <math.h>
#include <string.h>

static const resin_bar_transformer built_in[] = {{.kind = RESIN_BAR_IGNORE_TOP},
                                                 {.kind = RESIN_BAR_IGNORE_BOTTOM},
                                                 {.kind = RESIN_BAR_CUT_OUT},
                                                 {.kind = RESIN_BAR_ANCHOR}};

static void the_default_chain_is_the_four_built_in_transformers(void **state)
{
    (void)state;
    support_random random = {.state = 24};
    for (int round = 0; round < 2000; ++round)
    {
        // The two that ignore an end commute, except for the last bits of a movement across both
        // ends, which could decide whether the bar is at its stop and stretches: half of the bars
        // have no rubber band.
        const bool is_stiff = round % 2 == 0;
        view v = random_view(&random, is_stiff ? RESIN_BAR_NO_RESISTANCE : 0);
        resin_bar_state now = resin_bar_initial_state(v.bar);
        for (int step = 0; step < 30; ++step)
        {
            v.sample.content_offset = support_between(&random, -600.0, 3600.0);
            const resin_bar_state plain = reduced(v.bar, now, v.sample);
            resin_bar_state chained;
            assert_ok(call_reduce_with(v.bar, now, v.sample, built_in, 4, &chained));
            assert_same_state(chained, plain);
            const resin_bar_transformer swapped[] = {built_in[1], built_in[0], built_in[2],
                                                     built_in[3]};
            assert_ok(call_reduce_with(v.bar, now, v.sample, swapped, 4, &chained));
            assert_near(chained.offset, plain.offset, is_stiff ? 1e-11 : HUGE_VAL, "swapped");
            now = plain;
            now.phase = 1 + support_below(&random, 3);
        }
        resin_bar_destroy(v.bar);
    }
}

static void ignoring_both_ends_leaves_the_movement_inside(void **state)
{
    (void)state;
    static const double stops[] = {0.0, 0.0, 1000.0};
    resin_bar *bar = bar_with(stops, 3, NULL);
    // Whole numbers, so that every difference is exact: all pairs of positions in and out of range.
    for (int from = -30; from <= 70; from += 5)
    {
        for (int to = -30; to <= 70; to += 5)
        {
            for (int length = 0; length <= 40; length += 20)
            {
                const resin_bar_sample sample = {
                    .content_offset = to, .content_height = 100 + length, .frame_height = 100};
                const double inside = fmin(fmax(to, 0), length) - fmin(fmax(from, 0), length);
                const resin_bar_transformer swapped[] = {built_in[1], built_in[0]};
                resin_bar_state out;
                resin_bar_state start = resting_at(bar, 250.0, from);
                start.highest_stop = 1;
                assert_ok(call_reduce_with(bar, start, sample, built_in, 2, &out));
                assert_near(out.offset, -250.0 + inside, 0.0, "top, then bottom");
                assert_ok(call_reduce_with(bar, start, sample, swapped, 2, &out));
                assert_near(out.offset, -250.0 + inside, 0.0, "bottom, then top");
            }
        }
    }
    resin_bar_destroy(bar);
}

static void cutting_out_never_pulls_a_bar_back(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    // An expanded bar whose expanded stop is no longer available: the original jumps to the normal
    // stop at a delta of 0.
    resin_bar_state beyond = resting_at(bar, 300.0, 500.0);
    beyond.highest_stop = 1;
    static const struct
    {
        double to, height;
    } cases[] = {{500.0, 300.0}, {490.0, 300.0}, {510.0, 290.0}, {700.0, 100.0}, {900.0, 64.0}};
    for (size_t i = 0; i < COUNT_OF(cases); ++i)
    {
        resin_bar_state out;
        assert_ok(
            call_reduce_with(bar, beyond, sample_at(cases[i].to, 200.0), built_in + 2, 1, &out));
        assert_near(0.0 - out.offset, cases[i].height, 0.0, "cut out");
    }
    resin_bar_destroy(bar);
}

typedef struct recorder
{
    double factor;
    size_t calls;
    resin_bar_step seen;
} recorder;

static double scaled(void *context, const resin_bar_step *step)
{
    recorder *self = context;
    self->calls += 1;
    self->seen = *step;
    return step->delta * self->factor;
}

static double broken(void *context, const resin_bar_step *step)
{
    (void)step;
    return *(const double *)context;
}

static void a_custom_transformer_can_be_anywhere_in_the_chain(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    recorder half = {.factor = 0.5};
    const resin_bar_transformer chain[] = {
        built_in[0],
        built_in[1],
        {.kind = RESIN_BAR_CUSTOM, .transform = scaled, .context = &half},
        built_in[2],
        built_in[3]};
    const resin_bar_state start = resting_at(bar, 100.0, 2100.0);
    resin_bar_sample sample = sample_at(2156.0 + 40.0, 200.0);
    resin_bar_state out;
    assert_ok(call_reduce_with(bar, start, sample, chain, COUNT_OF(chain), &out));
    assert_near(out.offset, -100.0 + 28.0, 0.0, "half of what was left inside");
    assert_int_equal(half.calls, 1);
    assert_near(half.seen.delta, 56.0, 0.0, "delta");
    assert_near(half.seen.previous, 2100.0, 0.0, "previous");
    assert_near(half.seen.current, 2196.0, 0.0, "current");
    assert_near(half.seen.top, -200.0, 0.0, "top");
    assert_near(half.seen.bottom, 2156.0, 0.0, "bottom");
    assert_ptr_equal(half.seen.bar, bar);
    assert_same_state(half.seen.state, start);
    // The results of the built-in transformers for the same step.
    resin_bar_step step = half.seen;
    step.delta = 96.0;
    assert_near(resin_bar_apply_transform(&step, RESIN_BAR_IGNORE_BOTTOM), 56.0, 0.0, "bottom");
    assert_near(resin_bar_apply_transform(&step, RESIN_BAR_IGNORE_TOP), 96.0, 0.0, "top");
    assert_near(resin_bar_apply_transform(&step, RESIN_BAR_CUT_OUT), 36.0, 0.0, "cut out");
    assert_near(resin_bar_apply_transform(&step, RESIN_BAR_ANCHOR), 36.0, 0.0, "anchor");
    assert_near(resin_bar_apply_transform(&step, RESIN_BAR_CUSTOM), 96.0, 0.0, "custom");
    assert_near(resin_bar_apply_transform(&step, (resin_bar_transform)77), 96.0, 0.0, "unknown");
    assert_near(resin_bar_apply_transform(NULL, RESIN_BAR_ANCHOR), 0.0, 0.0, "null");
    step.bar = NULL;
    assert_near(resin_bar_apply_transform(&step, RESIN_BAR_ANCHOR), 0.0, 0.0, "null");
    // Without transformers the bar moves like the content.
    assert_ok(call_reduce_with(bar, start, sample, NULL, 0, &out));
    assert_near(out.offset, -4.0, 0.0, "bare");
    resin_bar_destroy(bar);
}

static void bad_chains_write_nothing(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    const resin_bar_state start = resting_at(bar, 100.0, 0.0);
    const resin_bar_state untouched = resting_at(bar, 77.0, 7.0);
    const resin_bar_sample sample = sample_at(1.0, 200.0);
    resin_bar_state out = untouched;
    assert_status(call_reduce_with(bar, start, sample, NULL, 1, &out), RESIN_ERROR_NULL_INPUT);
    const resin_bar_transformer unknown[] = {built_in[0], {.kind = 6}};
    assert_status(call_reduce_with(bar, start, sample, unknown, 2, &out), RESIN_ERROR_TRANSFORMER);
    const resin_bar_transformer none[] = {{.kind = 0}};
    assert_status(call_reduce_with(bar, start, sample, none, 1, &out), RESIN_ERROR_TRANSFORMER);
    const resin_bar_transformer empty[] = {{.kind = RESIN_BAR_CUSTOM}};
    assert_status(call_reduce_with(bar, start, sample, empty, 1, &out), RESIN_ERROR_TRANSFORMER);
    static const double results[] = {NAN, HUGE_VAL, -HUGE_VAL, 1e101, -DBL_MAX};
    for (size_t i = 0; i < COUNT_OF(results); ++i)
    {
        double result = results[i];
        const resin_bar_transformer bad[] = {
            {.kind = RESIN_BAR_CUSTOM, .transform = broken, .context = &result}};
        assert_status(call_reduce_with(bar, start, sample, bad, 1, &out), RESIN_ERROR_TRANSFORMER);
    }
    assert_status(call_reduce_with(NULL, start, sample, built_in, 4, &out),
                  RESIN_ERROR_NULL_HANDLE);
    assert_status(call_reduce_with(bar, start, sample, built_in, 4, NULL), RESIN_ERROR_NULL_OUTPUT);
    assert_same_state(out, untouched);
    resin_bar_destroy(bar);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_default_chain_is_the_four_built_in_transformers),
        cmocka_unit_test(ignoring_both_ends_leaves_the_movement_inside),
        cmocka_unit_test(cutting_out_never_pulls_a_bar_back),
        cmocka_unit_test(a_custom_transformer_can_be_anywhere_in_the_chain),
        cmocka_unit_test(bad_chains_write_nothing),
    };
    return cmocka_run_group_tests_name("bar_chains", tests, NULL, NULL);
}
