// SPDX-License-Identifier: MIT

// Batches are bit-equal to single springs, for every vector width that the CPU supports.

#include "spring_support.h"

#include "spring/spring_batch_internal.h"

#include <math.h>
#include <string.h>

enum
{
    MOST = 67,
    GUARD = 8 // elements before and after an array that must not change
};

typedef struct arrays
{
    double values[MOST + 2 * GUARD];
    double velocities[MOST + 2 * GUARD];
    double targets[MOST + 2 * GUARD];
    double frequencies[MOST + 2 * GUARD];
    double damping_ratios[MOST + 2 * GUARD];
    uint32_t settled[MOST + 2 * GUARD];
} arrays;

typedef struct width
{
    const char *name;
    rsn_batch_step *step;
    bool is_here;
} width;

enum
{
    WIDTHS = 4
};

static void find_widths(width out[WIDTHS])
{
    const width widths[WIDTHS] = {
        {"1", rsn_batch_step_lanes1, true},
#if RSN_HAS_LANES_2
        {"2", rsn_batch_step_lanes2, true},
#endif
#if RSN_HAS_LANES_4_AND_8
        {"4", rsn_batch_step_lanes4, __builtin_cpu_supports("avx2") != 0},
        {"8", rsn_batch_step_lanes8, __builtin_cpu_supports("avx512dq") != 0},
#endif
    };
    memcpy(out, widths, sizeof widths);
}

// Fills the arrays with ordinary springs, and some that are at rest, nearly at rest, or invalid.
static void fill(arrays *a, support_random *random, resin_spring shared, bool own,
                 uint32_t oddities)
{
    for (size_t i = 0; i < MOST + 2 * GUARD; ++i)
    {
        const spring_case c = support_spring_case(random);
        a->values[i] = c.motion.value;
        a->velocities[i] = c.motion.velocity;
        a->targets[i] = c.target;
        a->frequencies[i] = own ? c.spring.frequency : shared.frequency;
        a->damping_ratios[i] = own ? c.spring.damping_ratio : shared.damping_ratio;
        a->settled[i] = 77;
        static const double bad[] = {NAN, INFINITY, -INFINITY, 1e101};
        switch (oddities > 0 ? support_below(random, oddities) : 99)
        {
        case 0:
            a->values[i] = a->targets[i];
            a->velocities[i] = 0.0;
            break;
        case 1:
            a->values[i] = support_below(random, 2) == 0 ? 0.0 : -0.0;
            a->targets[i] = support_below(random, 2) == 0 ? 0.0 : -0.0;
            a->velocities[i] = support_below(random, 2) == 0 ? 0.0 : -0.0;
            break;
        case 2:
        case 3:
            a->values[i] = a->targets[i] + support_between(random, -0.2, 0.2);
            a->velocities[i] = support_between(random, -2.0, 2.0);
            break;
        case 4:
        {
            double *const members[] = {a->values, a->velocities, a->targets, a->frequencies,
                                       a->damping_ratios};
            members[support_below(random, own ? 5 : 3)][i] = bad[support_below(random, 4)];
        }
        break;
        default:
            break;
        }
    }
}

// The expected result, from resin_spring_step.
static resin_spring_batch_result step_one_by_one(arrays *a, size_t first, size_t count,
                                                 resin_spring_tolerance tolerance, double dt)
{
    resin_spring_batch_result result = {0};
    for (size_t i = first; i < first + count; ++i)
    {
        const resin_spring spring = {a->frequencies[i], a->damping_ratios[i]};
        resin_motion motion = {a->values[i], a->velocities[i]};
        const double target = a->targets[i];
        const bool rested = motion.value == target && motion.velocity == 0.0;
        if (resin_spring_step(spring, motion, target, dt, tolerance, &motion) != RESIN_OK)
        {
            result.invalid += 1;
            continue;
        }
        a->values[i] = motion.value;
        a->velocities[i] = motion.velocity;
        const bool rests = motion.value == target && motion.velocity == 0.0;
        if (rests && !rested)
        {
            a->settled[first + result.settled++] = (uint32_t)(i - first);
        }
        result.moving += !rests;
    }
    return result;
}

static resin_spring_batch batch_of(arrays *a, size_t first, size_t count, bool own)
{
    resin_spring_batch batch = resin_spring_batch_default();
    batch.count = count;
    batch.values = a->values + first;
    batch.velocities = a->velocities + first;
    batch.targets = a->targets + first;
    batch.frequencies = own ? a->frequencies + first : NULL;
    batch.damping_ratios = own ? a->damping_ratios + first : NULL;
    batch.spring = own ? (resin_spring){NAN, NAN}
                       : (resin_spring){a->frequencies[first], a->damping_ratios[first]};
    batch.tolerance = (resin_spring_tolerance){0.1, 1.0};
    batch.settled = a->settled + first;
    return batch;
}

static void check_width(const width *w, const arrays *before, size_t first, size_t count, bool own,
                        double dt)
{
    static arrays expected;
    static arrays got;
    expected = *before;
    got = *before;
    resin_spring_batch batch = batch_of(&got, first, count, own);
    const resin_spring_batch_result right =
        step_one_by_one(&expected, first, count, batch.tolerance, dt);
    resin_spring_batch_result result = {99, 99, 99};
    assert_status(rsn_spring_batch_step(&batch, dt, w->step, &result),
                  right.invalid > 0 ? RESIN_ERROR_SPRING_LANE : RESIN_OK);
    // Including the guards.
    if (memcmp(&got, &expected, sizeof got) != 0 || memcmp(&result, &right, sizeof result) != 0)
    {
        fail_msg("%s lanes, %zu springs from %zu on, %s: different from single springs", w->name,
                 count, first, own ? "own" : "shared");
    }
}

static void every_width_length_and_alignment_equals_single_springs(void **state)
{
    (void)state;
    static arrays before;
    width widths[WIDTHS] = {{0}};
    find_widths(widths);
    support_random random = {.state = 31};
    size_t widths_here = 0;
    for (size_t w = 0; w < WIDTHS; ++w)
    {
        widths_here += widths[w].is_here ? 1 : 0;
        for (size_t count = 0; widths[w].is_here && count <= MOST; ++count)
        {
            for (size_t first = 0; first < 2 * GUARD; ++first)
            {
                const spring_case shared = support_spring_case(&random);
                const double dt = first % 8 == 7 ? 0.0 : shared.dt;
                const uint32_t oddities = (uint32_t)(first % 3) * 25;
                fill(&before, &random, shared.spring, false, oddities);
                check_width(&widths[w], &before, first, count, false, dt);
                fill(&before, &random, shared.spring, true, oddities);
                check_width(&widths[w], &before, first, count, true, dt);
            }
        }
    }
    print_message("%zu widths of vectors\n", widths_here);
}

// Whole vectors of underdamped, overdamped, resting or settling springs.
static void whole_vectors_of_one_kind_equal_single_springs(void **state)
{
    (void)state;
    static arrays before;
    width widths[WIDTHS] = {{0}};
    find_widths(widths);
    support_random random = {.state = 32};
    for (int i = 0; i < 4000; ++i)
    {
        const spring_case shared = support_spring_case(&random);
        fill(&before, &random, shared.spring, true, 0);
        const uint32_t kind = support_below(&random, 5);
        for (size_t k = 0; k < MOST + 2 * GUARD; ++k)
        {
            const double unit = support_unit(&random);
            before.damping_ratios[k] = kind == 0   ? 1.0 + 3.0 * unit
                                       : kind == 1 ? 0.9 * unit
                                       : kind == 2 ? 1.0
                                                   : before.damping_ratios[k];
            before.values[k] = kind < 3 ? 100.0 * unit : before.targets[k] + 0.1 * unit;
            before.velocities[k] = kind == 4 ? 0.0 : unit;
        }
        for (size_t w = 0; w < WIDTHS; ++w)
        {
            if (widths[w].is_here)
            {
                check_width(&widths[w], &before, (size_t)i % 8, MOST, true, shared.dt);
            }
        }
    }
}

static void each_spring_settles_once_and_moves_again_with_a_new_target(void **state)
{
    (void)state;
    enum
    {
        COUNT = 61
    };
    static arrays a;
    support_random random = {.state = 33};
    fill(&a, &random, (resin_spring){12.0, 0.7}, false, 0);
    for (size_t i = 0; i < COUNT; ++i)
    {
        a.values[i] = support_between(&random, -300.0, 300.0);
        a.velocities[i] = support_between(&random, -3000.0, 3000.0);
        a.targets[i] = support_between(&random, -300.0, 300.0);
    }
    resin_spring_batch batch = batch_of(&a, 0, COUNT, false);
    batch.spring = (resin_spring){12.0, 0.7};
    for (int round = 0; round < 3; ++round)
    {
        unsigned times[COUNT] = {0};
        size_t moving = COUNT;
        for (int frame = 0; frame < 600; ++frame)
        {
            resin_spring_batch_result result;
            assert_ok(resin_spring_batch_step(&batch, 1.0 / 120.0, &result));
            for (size_t k = 0; k < result.settled; ++k)
            {
                assert_true(k == 0 || batch.settled[k] > batch.settled[k - 1]);
                times[batch.settled[k]] += 1;
                assert_near(a.values[batch.settled[k]], a.targets[batch.settled[k]], 0.0, "lands");
                assert_near(a.velocities[batch.settled[k]], 0.0, 0.0, "stops");
            }
            moving -= result.settled;
            assert_int_equal(result.moving, moving);
        }
        assert_int_equal(moving, 0);
        for (size_t i = 0; i < COUNT; ++i)
        {
            assert_int_equal(times[i], 1);
            a.targets[i] += 200.0;
        }
    }
}

static void invalid_springs_are_unchanged_and_the_others_advance(void **state)
{
    (void)state;
    static arrays a;
    support_random random = {.state = 34};
    fill(&a, &random, (resin_spring){12.0, 0.7}, false, 0);
    for (size_t i = 0; i < 20; ++i)
    {
        a.values[i] = 0.0;
        a.velocities[i] = 0.0;
        a.targets[i] = 100.0;
    }
    a.values[3] = NAN;
    a.velocities[7] = 1e101;
    a.targets[16] = -INFINITY;
    resin_spring_batch batch = batch_of(&a, 0, 20, false);
    batch.spring = (resin_spring){12.0, 0.7};
    batch.settled = NULL;
    resin_spring_batch_result result = {0};
    assert_status(resin_spring_batch_step(&batch, 0.01, &result), RESIN_ERROR_SPRING_LANE);
    assert_int_equal(result.invalid, 3);
    assert_int_equal(result.moving, 17);
    assert_int_equal(result.settled, 0);
    for (size_t i = 0; i < 20; ++i)
    {
        const bool left = i == 3 || i == 7 || i == 16;
        assert_int_equal(a.values[i] > 0.0 && a.velocities[i] > 0.0 && a.velocities[i] < 1e4,
                         !left);
    }
    assert_true(isnan(a.values[3]) && a.velocities[3] == 0.0);
    assert_true(a.velocities[7] == 1e101 && a.values[7] == 0.0);
    a.values[3] = a.velocities[7] = a.targets[16] = 0.0;
    assert_ok(resin_spring_batch_step(&batch, 100.0, &result));
    assert_int_equal(result.settled + result.moving, 19); // one was at rest at 0 from the start
}

static void bad_arguments_return_their_status_and_write_nothing(void **state)
{
    (void)state;
    static arrays a;
    static arrays before;
    support_random random = {.state = 35};
    fill(&a, &random, (resin_spring){12.0, 0.7}, true, 0);
    before = a;
    const resin_spring_batch good = batch_of(&a, 0, 20, true);
    resin_spring_batch shared = batch_of(&a, 0, 20, false);
    shared.spring = (resin_spring){1.0, 1.0};
    resin_spring_batch bad[18];
    for (size_t i = 0; i < COUNT_OF(bad); ++i)
    {
        bad[i] = i < 12 ? good : shared;
    }
    static const resin_status expected[18] = {
        RESIN_ERROR_STRUCT_SIZE, RESIN_ERROR_STRUCT_SIZE,   RESIN_ERROR_FLAGS,
        RESIN_ERROR_NULL_INPUT,  RESIN_ERROR_NULL_INPUT,    RESIN_ERROR_NULL_INPUT,
        RESIN_ERROR_NULL_INPUT,  RESIN_ERROR_NULL_INPUT,    RESIN_ERROR_TOLERANCE,
        RESIN_ERROR_TOLERANCE,   RESIN_ERROR_TOLERANCE,     RESIN_ERROR_TOLERANCE,
        RESIN_ERROR_FREQUENCY,   RESIN_ERROR_DAMPING_RATIO, RESIN_ERROR_FREQUENCY,
        RESIN_ERROR_TOLERANCE,   RESIN_ERROR_FLAGS,         RESIN_ERROR_TOO_LARGE};
    bad[0].struct_size = 0;
    bad[1].struct_size -= 1;
    bad[2].flags = 1;
    bad[3].values = NULL;
    bad[4].velocities = NULL;
    bad[5].targets = NULL;
    bad[6].frequencies = NULL;
    bad[7].damping_ratios = NULL;
    bad[8].tolerance.distance = 0.0;
    bad[9].tolerance.speed = NAN;
    bad[10].tolerance.distance = INFINITY;
    bad[11].tolerance.speed = -1.0;
    bad[12].spring.frequency = NAN;
    bad[13].spring.damping_ratio = -1.0;
    bad[14].spring.frequency = 0.0;
    bad[15].tolerance.speed = 1e101;
    bad[16].flags = UINT32_C(0x80000000);
    bad[17].count = SIZE_MAX;
    resin_spring_batch_result result = {1, 2, 3};
    for (size_t i = 0; i < COUNT_OF(bad); ++i)
    {
        assert_status(resin_spring_batch_step(&bad[i], 0.01, &result), expected[i]);
    }
    static const double times[] = {NAN, INFINITY, -1.0, -0x1p-1074, 1.0000001e6};
    for (size_t i = 0; i < COUNT_OF(times); ++i)
    {
        assert_status(resin_spring_batch_step(&good, times[i], &result), RESIN_ERROR_TIME_STEP);
    }
    assert_status(resin_spring_batch_step(NULL, 0.01, &result), RESIN_ERROR_NULL_INPUT);
    assert_status(resin_spring_batch_step(&good, 0.01, NULL), RESIN_ERROR_NULL_OUTPUT);
    assert_memory_equal(&a, &before, sizeof a);
    assert_true(result.moving == 1 && result.settled == 2 && result.invalid == 3);
}

static void an_empty_batch_and_one_of_a_later_version_are_valid(void **state)
{
    (void)state;
    static arrays a;
    support_random random = {.state = 36};
    resin_spring_batch empty = resin_spring_batch_default();
    empty.spring = (resin_spring){1.0, 1.0};
    empty.tolerance = (resin_spring_tolerance){1.0, 1.0};
    resin_spring_batch_result result = {1, 2, 3};
    assert_ok(resin_spring_batch_step(&empty, 0.01, &result));
    assert_true(result.moving == 0 && result.settled == 0 && result.invalid == 0);
    fill(&a, &random, (resin_spring){12.0, 0.7}, true, 0);
    struct
    {
        resin_spring_batch batch;
        uint64_t added;
    } later = {.batch = batch_of(&a, 0, 20, true)};
    later.batch.struct_size = (uint32_t)sizeof later;
    assert_ok(resin_spring_batch_step(&later.batch, 0.01, &result));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_width_length_and_alignment_equals_single_springs),
        cmocka_unit_test(whole_vectors_of_one_kind_equal_single_springs),
        cmocka_unit_test(each_spring_settles_once_and_moves_again_with_a_new_target),
        cmocka_unit_test(invalid_springs_are_unchanged_and_the_others_advance),
        cmocka_unit_test(bad_arguments_return_their_status_and_write_nothing),
        cmocka_unit_test(an_empty_batch_and_one_of_a_later_version_are_valid),
    };
    return cmocka_run_group_tests_name("spring_batch", tests, NULL, NULL);
}
