// SPDX-License-Identifier: MIT
#include "conformance.h"

static const double rates[4] = {0.998, 0.99, 0.5, 0.9999};
static const double exponents[4] = {0.7, 0.5, 1.0, 0.1};

static void run_decelerations(conformance *c)
{
    for (int round = 0; round < 500; ++round)
    {
        resin_deceleration motion;
        motion.value = conformance_grid(c, 4001, 2000.0, 4.0);
        motion.velocity = conformance_grid(c, 20001, 10000.0, 2.0);
        motion.rate = conformance_pick(c, rates, 4);
        const double time = conformance_grid(c, 3000, 0.0, 1000.0);
        const double boundary = conformance_grid(c, 8001, 4000.0, 2.0);
        conformance_add_double(c, resin_project(motion.velocity, motion.rate));
        conformance_add_double(c, resin_project_continuous(motion.velocity, motion.rate));
        const resin_deceleration after = resin_deceleration_after(motion, time);
        conformance_add_double(c, after.value);
        conformance_add_double(c, after.velocity);
        conformance_add_double(c, resin_deceleration_rest(motion));
        conformance_add_double(c, resin_deceleration_time_to_speed(motion, 10.0));
        const resin_crossing crossing = resin_deceleration_crossing(motion, boundary);
        conformance_add_double(c, crossing.time);
        conformance_add_double(c, crossing.velocity);
    }
}

static void run_rubber_bands(conformance *c)
{
    for (int round = 0; round < 500; ++round)
    {
        const double distance = conformance_grid(c, 8001, 4000.0, 4.0);
        const double dimension = conformance_grid(c, 1000, -1.0, 1.0);
        const double coefficient = conformance_grid(c, 20, -1.0, 20.0);
        const double exponent = conformance_pick(c, exponents, 4);
        conformance_add_double(c, resin_rubber_band_power(distance, exponent));
        conformance_add_double(c, resin_rubber_band_power_inverse(distance, exponent));
        conformance_add_double(c, resin_rubber_band(distance, dimension, coefficient));
        conformance_add_double(c, resin_rubber_band_inverse(distance, dimension, coefficient));
    }
}

static void run_nearest(conformance *c)
{
    for (int round = 0; round < 300; ++round)
    {
        resin_point points[8];
        double stops[8];
        const size_t count = (size_t)conformance_below(c, 9);
        for (size_t i = 0; i < count; ++i)
        {
            points[i].x = conformance_grid(c, 101, 50.0, 1.0);
            points[i].y = conformance_grid(c, 101, 50.0, 1.0);
            stops[i] = conformance_grid(c, 2001, 1000.0, 100.0);
        }
        resin_point target;
        target.x = conformance_grid(c, 101, 50.0, 1.0);
        target.y = conformance_grid(c, 101, 50.0, 1.0);
        const double line = conformance_grid(c, 2001, 1000.0, 100.0);
        conformance_add(c, resin_nearest_point(points, count, target));
        conformance_add(c, resin_nearest_stop(stops, count, line));
        conformance_add(c, resin_closest_angle(stops, count, line));
        conformance_add_double(c, resin_shortest_turn(target.x, line));
    }
}

static void run_momentum(conformance *c)
{
    for (int round = 0; round < 200; ++round)
    {
        const double velocity = conformance_grid(c, 401, 200.0, 0.5);
        const double distance = conformance_grid(c, 401, 200.0, 2.0);
        const resin_momentum momentum = resin_momentum_on_release(NULL, velocity, distance);
        conformance_add_double(c, momentum.response);
        conformance_add_double(c, momentum.damping_ratio);
        conformance_add_double(c, momentum.relative_velocity);
    }
}

// Gestures of 60 events each, 4 to 19 ms apart.
static void run_trackers(conformance *c)
{
    for (int round = 0; round < 20; ++round)
    {
        resin_velocity_tracker tracker = {0};
        resin_pause_detector pause = {0};
        resin_timed_pause_detector timed_pause = {0};
        resin_force_latch latch = {0};
        double milliseconds = 0.0;
        double position = 0.0;
        for (int event = 0; event < 60; ++event)
        {
            milliseconds += (double)(4 + conformance_below(c, 16));
            position += conformance_grid(c, 81, event < 30 ? 0.0 : 75.0, 4.0);
            const double time = milliseconds / 1000.0;
            resin_velocity_tracker_add(&tracker, time, position);
            const double velocity = resin_velocity_tracker_velocity(&tracker, time);
            conformance_add_double(c, velocity);
            conformance_add(c, resin_pause_detector_add(&pause, NULL, velocity, position));
            conformance_add(
                c, resin_timed_pause_detector_add(&timed_pause, NULL, time, velocity, position));
            const double force = resin_force_fraction((double)conformance_below(c, 100), 80.0);
            conformance_add_double(c, force);
            conformance_add(c, resin_force_latch_add(&latch, force));
        }
        conformance_add(c, resin_force_latch_end(&latch, round % 2 == 1));
    }
}

void conformance_motion(conformance *c)
{
    run_decelerations(c);
    run_rubber_bands(c);
    run_nearest(c);
    run_momentum(c);
    run_trackers(c);
}
