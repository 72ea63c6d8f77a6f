// SPDX-License-Identifier: MIT

// Any arguments of any motion function: the result is a number, and has its documented properties.

#include "fuzz_input.h"

#include <math.h>

#include <resin/motion.h>
#include <resin/motion_trackers.h>
#include <resin/spring.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

// Half of the numbers are ordinary, half any bit pattern.
static double number(fuzz_input *input)
{
    if (fuzz_u8(input) % 2 == 0)
    {
        return fuzz_double(input);
    }
    const uint64_t bits = fuzz_u64(input);
    return (double)(int32_t)(uint32_t)bits / 65536.0;
}

static void decelerate(fuzz_input *input)
{
    const double value = number(input);
    const double velocity = number(input);
    const resin_deceleration motion = {value, velocity, number(input)};
    const double time = number(input);
    const resin_deceleration at = resin_deceleration_after(motion, time);
    FUZZ_CHECK(isfinite(at.value) && isfinite(at.velocity));
    FUZZ_CHECK(fabs(at.velocity) <= (isfinite(motion.velocity) ? fabs(motion.velocity) : 0.0));
    FUZZ_CHECK(isfinite(resin_deceleration_rest(motion)));
    FUZZ_CHECK(resin_deceleration_time_to_speed(motion, number(input)) >= 0.0);
    const resin_crossing crossing = resin_deceleration_crossing(motion, number(input));
    FUZZ_CHECK(crossing.time >= 0.0 && isfinite(crossing.velocity));
    FUZZ_CHECK(isfinite(resin_project(motion.velocity, motion.rate)));
    FUZZ_CHECK(isfinite(resin_project_continuous(motion.velocity, motion.rate)));
}

static void stretch(fuzz_input *input)
{
    const double distance = number(input);
    const double dimension = number(input);
    const double coefficient = number(input);
    const double offset = resin_rubber_band(distance, dimension, coefficient);
    FUZZ_CHECK(isfinite(offset));
    FUZZ_CHECK(offset == 0.0 || fabs(offset) <= dimension);
    FUZZ_CHECK(offset == -resin_rubber_band(-distance, dimension, coefficient));
    FUZZ_CHECK(isfinite(resin_rubber_band_inverse(distance, dimension, coefficient)));
    FUZZ_CHECK(fabs(resin_rubber_band(distance * 2.0, dimension, coefficient)) >= fabs(offset) ||
               !isfinite(distance * 2.0));
    FUZZ_CHECK(isfinite(resin_rubber_band_power(distance, coefficient)));
    FUZZ_CHECK(isfinite(resin_rubber_band_power_inverse(distance, coefficient)));
}

static void choose(fuzz_input *input)
{
    resin_point points[8] = {{0.0, 0.0}};
    double numbers[8] = {0.0};
    const size_t count = fuzz_u8(input) % 9;
    for (size_t i = 0; i < count; ++i)
    {
        points[i].x = number(input);
        points[i].y = number(input);
        numbers[i] = number(input);
    }
    const double x = number(input);
    const resin_point target = {x, number(input)};
    const uint32_t point = resin_nearest_point(points, count, target);
    const uint32_t stop = resin_nearest_stop(numbers, count, x);
    const uint32_t angle = resin_closest_angle(numbers, count, x);
    FUZZ_CHECK(point == RESIN_INDEX_NONE || point < count);
    FUZZ_CHECK((stop == RESIN_INDEX_NONE) == (angle == RESIN_INDEX_NONE));
    for (size_t i = 0; i < count && stop != RESIN_INDEX_NONE; ++i)
    {
        FUZZ_CHECK(!(fabs(numbers[i] - x) < fabs(numbers[stop] - x)));
        const double turn = resin_shortest_turn(x, numbers[i]);
        FUZZ_CHECK(turn > -3.1415926535897936 && turn <= 3.1415926535897936);
        FUZZ_CHECK(!isfinite(numbers[i]) ||
                   fabs(turn) >= fabs(resin_shortest_turn(x, numbers[angle])));
    }
    const resin_momentum momentum = resin_momentum_on_release(NULL, x, target.y);
    FUZZ_CHECK(fabs(momentum.relative_velocity) <= 30.0);
    FUZZ_CHECK((momentum.damping_ratio < 1.0) == (momentum.response < 0.4));
    const resin_momentum_rule rule = {numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]};
    const resin_momentum ruled = resin_momentum_on_release(&rule, x, target.y);
    resin_spring spring;
    FUZZ_CHECK(isfinite(ruled.relative_velocity));
    FUZZ_CHECK(resin_spring_from_response(ruled.response, ruled.damping_ratio, &spring) ==
               RESIN_OK);
}

static void track(fuzz_input *input)
{
    resin_velocity_tracker tracker = {0};
    resin_pause_detector pause = {0};
    resin_timed_pause_detector timed = {0};
    resin_force_latch latch = {0};
    double time = number(input);
    int presses = 0;
    int paused = 0;
    for (int i = 0; i < 100 && input->size > 0; ++i)
    {
        time = fuzz_u8(input) % 8 == 0 ? number(input) : time + fuzz_u8(input) / 2048.0;
        const double value = number(input);
        resin_velocity_tracker_add(&tracker, time, value);
        FUZZ_CHECK(tracker.positions.count <= RESIN_HISTORY_CAPACITY);
        for (uint32_t k = 1; k < tracker.positions.count; ++k)
        {
            FUZZ_CHECK(tracker.positions.times[k] > tracker.positions.times[k - 1]);
        }
        FUZZ_CHECK(isfinite(resin_velocity_tracker_velocity(&tracker, time)));
        paused += resin_pause_detector_add(&pause, NULL, value, number(input));
        paused += resin_timed_pause_detector_add(&timed, NULL, time, value, 100.0);
        const uint32_t changes = resin_force_latch_add(&latch, value);
        presses += (changes & (uint32_t)RESIN_FORCE_ACTIVATED) != 0;
        presses -= (changes & (uint32_t)RESIN_FORCE_CONFIRMED) != 0;
        FUZZ_CHECK(presses == (latch.phase == (uint32_t)RESIN_FORCE_PHASE_ACTIVATED));
    }
    FUZZ_CHECK(paused <= 2);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_input input = {data, size};
    switch (fuzz_u8(&input) % 4)
    {
    case 0:
        decelerate(&input);
        break;
    case 1:
        stretch(&input);
        break;
    case 2:
        choose(&input);
        break;
    default:
        track(&input);
        break;
    }
    return 0;
}
