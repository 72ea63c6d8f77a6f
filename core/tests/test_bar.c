// SPDX-License-Identifier: MIT
#include "bar_support.h"

#include <float.h>
#include <math.h>
#include <string.h>

static const double three[] = {64.0, 200.0, 300.0};

static void a_def_of_zeros_means_the_defaults(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    assert_int_equal(resin_bar_stop_count(bar), 3);
    assert_int_equal(resin_bar_normal_stop(bar), 1);
    assert_memory_equal(resin_bar_stops(bar), three, sizeof three);
    const resin_bar_state start = resin_bar_initial_state(bar);
    assert_state(start, 200.0, 1, RESIN_BAR_DETACHED, "start");
    assert_near(resin_bar_height(start), 200.0, 0.0, "height");
    resin_bar_destroy(bar);

    static const double many[] = {10.0, 20.0, 30.0, 40.0, 50.0};
    bar = bar_with(many, 2, NULL);
    assert_int_equal(resin_bar_normal_stop(bar), 1);
    resin_bar_destroy(bar);
    bar = bar_with(many, 5, NULL);
    assert_int_equal(resin_bar_normal_stop(bar), 3);
    resin_bar_destroy(bar);
    resin_bar_destroy(NULL);
}

static void bad_defs_return_their_status(void **state)
{
    (void)state;
    static const double descending[] = {64.0, 300.0, 200.0};
    static const double negative[] = {-1.0, 200.0, 300.0};
    static const double not_numbers[] = {64.0, NAN, 300.0};
    static const double infinite[] = {64.0, 200.0, HUGE_VAL};
    static const double huge[] = {64.0, 200.0, 1.1e100};
    resin_bar_def good = resin_bar_def_default(three, 3);
    struct
    {
        resin_status expected;
        resin_bar_def def;
    } cases[40];
    size_t count = 0;
#define CASE(status, member, value)                                                                \
    cases[count].expected = (status);                                                              \
    cases[count].def = good;                                                                       \
    cases[count].def.member = (value);                                                             \
    ++count
    CASE(RESIN_ERROR_STRUCT_SIZE, struct_size, 0);
    CASE(RESIN_ERROR_STRUCT_SIZE, struct_size, (uint32_t)sizeof good - 1);
    CASE(RESIN_ERROR_FLAGS, flags, 8);
    CASE(RESIN_ERROR_NULL_INPUT, stops, NULL);
    CASE(RESIN_ERROR_STOPS, stops, descending);
    CASE(RESIN_ERROR_STOPS, stops, negative);
    CASE(RESIN_ERROR_STOPS, stops, not_numbers);
    CASE(RESIN_ERROR_STOPS, stops, infinite);
    CASE(RESIN_ERROR_STOPS, stops, huge);
    CASE(RESIN_ERROR_STOPS, stop_count, 0);
    CASE(RESIN_ERROR_STOPS, stop_count, 1);
    CASE(RESIN_ERROR_TOO_LARGE, stop_count, (size_t)RESIN_COUNT_MAX + 1);
    CASE(RESIN_ERROR_NORMAL_STOP, normal_stop, 3);
    CASE(RESIN_ERROR_NORMAL_STOP, normal_stop, RESIN_INDEX_NONE);
    CASE(RESIN_ERROR_SNAPPING, snapping, 3);
    CASE(RESIN_ERROR_RESISTANCE, resistance, -0.1);
    CASE(RESIN_ERROR_RESISTANCE, resistance, 1.1);
    CASE(RESIN_ERROR_RESISTANCE, resistance, NAN);
    CASE(RESIN_ERROR_RATE, deceleration_rate, 1.0);
    CASE(RESIN_ERROR_RATE, deceleration_rate, -0.5);
    CASE(RESIN_ERROR_RATE, deceleration_rate, NAN);
    CASE(RESIN_ERROR_TOP_TOLERANCE, top_tolerance, -1.0);
    CASE(RESIN_ERROR_TOP_TOLERANCE, top_tolerance, HUGE_VAL);
    CASE(RESIN_ERROR_TOP_TOLERANCE, top_tolerance, NAN);
#undef CASE
    resin_bar *const untouched = (resin_bar *)&count;
    for (size_t i = 0; i < count; ++i)
    {
        resin_bar *out = untouched;
        assert_status(resin_bar_create(&cases[i].def, &out), cases[i].expected);
        assert_ptr_equal(out, untouched);
    }
    resin_bar *out = untouched;
    assert_status(resin_bar_create(NULL, &out), RESIN_ERROR_NULL_INPUT);
    assert_ptr_equal(out, untouched);
    assert_status(resin_bar_create(&good, NULL), RESIN_ERROR_NULL_OUTPUT);
}

static void additional_members_of_a_newer_def_are_ignored(void **state)
{
    (void)state;
    struct
    {
        resin_bar_def def;
        double later;
    } newer = {.def = resin_bar_def_default(three, 3), .later = 7.0};
    newer.def.struct_size = (uint32_t)sizeof newer;
    resin_bar *bar = NULL;
    assert_ok(resin_bar_create(&newer.def, &bar));
    resin_bar_destroy(bar);
}

static void a_bar_uses_the_callers_allocator(void **state)
{
    (void)state;
    support_memory memory = {0};
    const resin_allocator allocator = support_allocator(&memory);
    resin_bar_def def = resin_bar_def_default(three, 3);
    def.allocator = &allocator;
    memory.fail_at = 1;
    resin_bar *const untouched = (resin_bar *)&memory;
    resin_bar *bar = untouched;
    assert_status(resin_bar_create(&def, &bar), RESIN_ERROR_OUT_OF_MEMORY);
    assert_ptr_equal(bar, untouched);
    memory = (support_memory){0};
    assert_ok(resin_bar_create(&def, &bar));
    assert_int_equal(memory.calls, 1); // so no later allocation can fail
    assert_int_equal(memory.live_blocks, 1);
    resin_bar_destroy(bar);
    assert_int_equal(memory.live_blocks, 0);
    assert_int_equal(memory.live_bytes, 0);
}

static void a_bar_copies_its_stops(void **state)
{
    (void)state;
    double stops[] = {64.0, 200.0, 300.0};
    resin_bar *bar = bar_with(stops, 3, NULL);
    stops[1] = -5.0;
    assert_near(resin_bar_stops(bar)[1], 200.0, 0.0, "copied");
    resin_bar_destroy(bar);
}

static double progress_at(const resin_bar *bar, double height)
{
    return resin_bar_progress(bar, resting_at(bar, height, 0.0));
}

static void progress_is_k_at_stop_k_and_linear_between(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    static const struct
    {
        double height, progress;
    } cases[] = {{64, 0},   {132, 0.5}, {200, 1},   {250, 1.5}, {300, 2},
                 {63.9, 0}, {0, 0},     {300.1, 2}, {1e99, 2},  {98, 0.25}};
    for (size_t i = 0; i < COUNT_OF(cases); ++i)
    {
        assert_near(progress_at(bar, cases[i].height), cases[i].progress, 1e-15, "progress");
    }
    assert_near(resin_bar_progress(NULL, resting_at(bar, 200.0, 0.0)), 0.0, 0.0, "null");
    assert_near(progress_at(bar, NAN), 0.0, 0.0, "NaN");
    resin_bar_destroy(bar);
}

static void progress_is_continuous_and_rises_for_any_equal_stops(void **state)
{
    (void)state;
    // Every ascending list of 2 to 5 stops over the heights 0 to 3, with every normal stop.
    for (uint32_t code = 0; code < 4 * 4 * 4 * 4 * 4 * 4; ++code)
    {
        const size_t count = 2 + code / 1024;
        double stops[5];
        bool ascends = true;
        for (size_t i = 0; i < 5; ++i)
        {
            stops[i] = (double)((code >> (2 * i)) & 3);
            ascends = ascends && (i == 0 || i >= count || stops[i] >= stops[i - 1]);
        }
        for (uint32_t normal = 1; ascends && normal < count; ++normal)
        {
            const resin_bar_def def = {.normal_stop = normal};
            resin_bar *bar = bar_with(stops, count, &def);
            double last = progress_at(bar, -1.0);
            for (int k = -64; k <= 4 * 64; ++k)
            {
                const double progress = progress_at(bar, (double)k / 64.0);
                // The steepest interval covers four stops in one unit.
                assert_true(progress >= last && progress <= last + 4.0 / 64.0 + 1e-12);
                assert_true(progress >= 0.0 && progress <= (double)(count - 1));
                last = progress;
            }
            assert_near(progress_at(bar, stops[normal]), normal, 0.0, "at rest");
            for (uint32_t i = 0; i < count; ++i)
            {
                const resin_bar_state at = resting_at(bar, stops[i], 0.0);
                const uint32_t stop = resin_bar_stop_at(bar, at);
                assert_near(stops[stop], stops[i], 0.0, "the height of the stop");
                assert_near(progress_at(bar, stops[i]), stop, 0.0, "its progress");
            }
            resin_bar_destroy(bar);
        }
    }
}

static void equal_stops_have_the_progress_of_the_one_nearest_to_normal(void **state)
{
    (void)state;
    static const double low[] = {200.0, 200.0, 300.0};
    resin_bar *bar = bar_with(low, 3, NULL);
    assert_near(progress_at(bar, 200.0), 1.0, 0.0, "compact is normal");
    assert_near(progress_at(bar, 250.0), 1.5, 0.0, "compact is normal");
    assert_int_equal(resin_bar_stop_at(bar, resting_at(bar, 200.0, 0.0)), 1);
    resin_bar_destroy(bar);
    // The original gives 2 at rest.
    static const double high[] = {64.0, 200.0, 200.0};
    bar = bar_with(high, 3, NULL);
    assert_near(progress_at(bar, 200.0), 1.0, 0.0, "normal is expanded");
    assert_near(progress_at(bar, 132.0), 0.5, 0.0, "normal is expanded");
    resin_bar_destroy(bar);
    static const double middle[] = {50.0, 100.0, 100.0, 200.0};
    const resin_bar_def def = {.normal_stop = 1};
    bar = bar_with(middle, 4, &def);
    assert_near(progress_at(bar, 100.0), 1.0, 0.0, "in the middle");
    assert_near(progress_at(bar, 150.0), 2.0, 0.0, "half of the way from 1 to 3");
    resin_bar_destroy(bar);
    static const double all[] = {80.0, 80.0, 80.0};
    bar = bar_with(all, 3, NULL);
    assert_near(progress_at(bar, 80.0), 1.0, 0.0, "all equal");
    assert_near(progress_at(bar, 10.0), 1.0, 0.0, "all equal");
    resin_bar_destroy(bar);
}

static double value_at(const resin_bar *bar, double height, const resin_bar_range *ranges)
{
    double out = NAN;
    assert_ok(resin_bar_value(bar, resting_at(bar, height, 0.0), ranges,
                              resin_bar_stop_count(bar) - 1, &out));
    return out;
}

static void values_are_interpolated_within_their_ranges(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    // The alpha of the example: 0 to 1 while it opens, then 1.
    const resin_bar_range alpha[] = {{0.0, 1.0}, {1.0, 1.0}};
    assert_near(value_at(bar, 64.0, alpha), 0.0, 0.0, "compact");
    assert_near(value_at(bar, 132.0, alpha), 0.5, 0.0, "half");
    assert_near(value_at(bar, 200.0, alpha), 1.0, 0.0, "normal");
    assert_near(value_at(bar, 273.0, alpha), 1.0, 0.0, "a constant is exact");
    // The upper interval counts at the normal stop, the outer ones at the ends; ranges may descend.
    const resin_bar_range steps[] = {{10.0, 20.0}, {7.0, -7.0}};
    assert_near(value_at(bar, 200.0, steps), 7.0, 0.0, "normal");
    assert_near(value_at(bar, 199.999999, steps), 20.0, 1e-6, "just below");
    assert_near(value_at(bar, 250.0, steps), 0.0, 0.0, "half");
    assert_near(value_at(bar, 300.0, steps), -7.0, 0.0, "expanded");
    assert_near(value_at(bar, 350.0, steps), -7.0, 0.0, "stretched");
    assert_near(value_at(bar, 40.0, steps), 10.0, 0.0, "compressed");
    const resin_bar_range far[] = {{0.0, 0.0}, {1e17, 0.3}};
    assert_near(value_at(bar, 300.0, far), 0.3, 0.0, "the far end is met exactly");
    resin_bar_destroy(bar);

    static const double equal[] = {64.0, 200.0, 200.0};
    bar = bar_with(equal, 3, NULL);
    assert_near(value_at(bar, 200.0, steps), 7.0, 0.0, "as at any normal stop");
    resin_bar_destroy(bar);
}

static void bad_ranges_write_nothing(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    const resin_bar_range good[] = {{0.0, 1.0}, {1.0, 2.0}};
    const resin_bar_range bad[] = {{0.0, 1.0}, {1.0, NAN}};
    const resin_bar_range huge[] = {{-HUGE_VAL, 1.0}, {1.0, 2.0}};
    const resin_bar_state at = resting_at(bar, 200.0, 0.0);
    const resin_bar_state nowhere = resting_at(bar, NAN, 0.0);
    double out = 42.0;
    assert_status(resin_bar_value(NULL, at, good, 2, &out), RESIN_ERROR_NULL_HANDLE);
    assert_status(resin_bar_value(bar, at, good, 2, NULL), RESIN_ERROR_NULL_OUTPUT);
    assert_status(resin_bar_value(bar, at, NULL, 2, &out), RESIN_ERROR_NULL_INPUT);
    assert_status(resin_bar_value(bar, at, good, 1, &out), RESIN_ERROR_BAR_RANGES);
    assert_status(resin_bar_value(bar, at, good, 3, &out), RESIN_ERROR_BAR_RANGES);
    assert_status(resin_bar_value(bar, at, bad, 2, &out), RESIN_ERROR_BAR_RANGES);
    assert_status(resin_bar_value(bar, at, huge, 2, &out), RESIN_ERROR_BAR_RANGES);
    assert_status(resin_bar_value(bar, nowhere, good, 2, &out), RESIN_ERROR_BAR_STATE);
    assert_near(out, 42.0, 0.0, "untouched");
    resin_bar_destroy(bar);
}

static void stop_at_requires_the_exact_height(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    assert_int_equal(resin_bar_stop_at(bar, resting_at(bar, 64.0, 0.0)), 0);
    assert_int_equal(resin_bar_stop_at(bar, resting_at(bar, 300.0, 0.0)), 2);
    assert_int_equal(resin_bar_stop_at(bar, resting_at(bar, 200.0 + 1e-12, 0.0)), RESIN_INDEX_NONE);
    assert_int_equal(resin_bar_stop_at(bar, resting_at(bar, 310.0, 0.0)), RESIN_INDEX_NONE);
    assert_int_equal(resin_bar_stop_at(bar, resting_at(bar, 10.0, 0.0)), RESIN_INDEX_NONE);
    assert_int_equal(resin_bar_stop_at(bar, resting_at(bar, NAN, 0.0)), RESIN_INDEX_NONE);
    assert_int_equal(resin_bar_stop_at(NULL, resting_at(bar, 64.0, 0.0)), RESIN_INDEX_NONE);
    assert_int_equal(resin_bar_stop_count(NULL), 0);
    assert_null(resin_bar_stops(NULL));
    assert_int_equal(resin_bar_normal_stop(NULL), 0);
    assert_near(resin_bar_initial_state(NULL).offset, 0.0, 0.0, "null");
    resin_bar_destroy(bar);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_def_of_zeros_means_the_defaults),
        cmocka_unit_test(bad_defs_return_their_status),
        cmocka_unit_test(additional_members_of_a_newer_def_are_ignored),
        cmocka_unit_test(a_bar_uses_the_callers_allocator),
        cmocka_unit_test(a_bar_copies_its_stops),
        cmocka_unit_test(progress_is_k_at_stop_k_and_linear_between),
        cmocka_unit_test(progress_is_continuous_and_rises_for_any_equal_stops),
        cmocka_unit_test(equal_stops_have_the_progress_of_the_one_nearest_to_normal),
        cmocka_unit_test(values_are_interpolated_within_their_ranges),
        cmocka_unit_test(bad_ranges_write_nothing),
        cmocka_unit_test(stop_at_requires_the_exact_height),
    };
    return cmocka_run_group_tests_name("bar", tests, NULL, NULL);
}
