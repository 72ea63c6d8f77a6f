// SPDX-License-Identifier: MIT
#include "conformance.h"

static const double frequencies[8] = {1e-4, 0.5, 3.0, 12.0, 20.0, 100.0, 1e4, 1e5};
static const double damping_ratios[8] = {0.0, 0.125, 0.5, 0.8125, 1.0, 1.0009765625, 1.5, 1e4};
static const double times[8] = {0.0, 1.0 / 240.0, 1.0 / 120.0, 1.0 / 60.0, 0.125, 0.5, 2.0, 1000.0};
static const resin_spring_tolerance tolerance = {.distance = 0.5, .speed = 0.5};

static void add_motion(conformance *c, resin_motion motion)
{
    conformance_add_double(c, motion.value);
    conformance_add_double(c, motion.velocity);
}

// Adds the status of a call and, on success, its result.
static void add_result(conformance *c, resin_status status, double result)
{
    conformance_add(c, (uint64_t)status);
    if (status == RESIN_OK)
    {
        conformance_add_double(c, result);
    }
}

static void run_motions(conformance *c)
{
    for (int round = 0; round < 1000; ++round)
    {
        resin_spring spring;
        spring.frequency = conformance_pick(c, frequencies, 8);
        spring.damping_ratio = conformance_pick(c, damping_ratios, 8);
        resin_motion motion;
        motion.value = conformance_grid(c, 4001, 2000.0, 4.0);
        motion.velocity = conformance_grid(c, 8001, 4000.0, 2.0);
        const double target = conformance_grid(c, 4001, 2000.0, 4.0);
        const double dt = conformance_pick(c, times, 8);
        resin_motion moved;
        conformance_require(resin_spring_advance(spring, motion, target, dt, &moved), "advance");
        add_motion(c, moved);
        conformance_require(resin_spring_step(spring, motion, target, dt, tolerance, &moved),
                            "step");
        add_motion(c, moved);
        double result = 0.0;
        resin_status status = resin_spring_acceleration(spring, motion, target, &result);
        add_result(c, status, result);
        status = resin_spring_overshoot(spring, motion, target, &result);
        add_result(c, status, result);
        status = resin_spring_crossing_time(spring, motion, target, &result);
        add_result(c, status, result);
        status = resin_spring_settling_time(spring, motion, target, tolerance, &result);
        add_result(c, status, result);
        bool rests = false;
        conformance_require(resin_spring_is_at_rest(spring, motion, target, tolerance, &rests),
                            "is_at_rest");
        conformance_add(c, rests);
        conformance_add_double(c, resin_spring_relative_velocity(motion, target));
    }
}

static void add_spring(conformance *c, resin_status status, resin_spring spring)
{
    conformance_add(c, (uint64_t)status);
    if (status == RESIN_OK)
    {
        conformance_add_double(c, spring.frequency);
        conformance_add_double(c, spring.damping_ratio);
    }
}

static void run_parameters(conformance *c)
{
    for (int round = 0; round < 200; ++round)
    {
        const double response = conformance_grid(c, 2000, -1.0, 1000.0);
        const double ratio = conformance_grid(c, 2001, 0.0, 1000.0);
        const double mass = conformance_grid(c, 100, -1.0, 10.0);
        resin_spring spring = {0};
        resin_status status = resin_spring_from_response(response, ratio, &spring);
        add_spring(c, status, spring);
        double result = 0.0;
        status = resin_spring_response(spring, &result);
        add_result(c, status, result);
        status = resin_spring_stiffness(spring, mass, &result);
        add_result(c, status, result);
        status = resin_spring_damping(spring, mass, &result);
        add_result(c, status, result);
        status = resin_spring_bounce(spring, &result);
        add_result(c, status, result);
        status = resin_spring_tension(spring, &result);
        add_result(c, status, result);
        status = resin_spring_friction(spring, &result);
        add_result(c, status, result);
        const double stiffness = conformance_grid(c, 1000, -1.0, 2.0);
        const double damping = conformance_grid(c, 1000, 0.0, 8.0);
        status = resin_spring_from_stiffness(stiffness, damping, mass, &spring);
        add_spring(c, status, spring);
        const double bounce = conformance_grid(c, 2001, 1000.0, 1000.0);
        status = resin_spring_from_duration(response, bounce, &spring);
        add_spring(c, status, spring);
        const double tension = conformance_grid(c, 400, 100.0, 1.0);
        const double friction = conformance_grid(c, 100, 20.0, 1.0);
        status = resin_spring_from_tension(tension, friction, &spring);
        add_spring(c, status, spring);
    }
}

static void run_samples(conformance *c)
{
    double values[64];
    double velocities[64];
    const resin_spring spring = {.frequency = 12.0, .damping_ratio = 0.25};
    const resin_motion motion = {.value = 0.0, .velocity = 300.0};
    conformance_require(
        resin_spring_sample(spring, motion, 100.0, 1.0 / 120.0, 64, values, velocities), "sample");
    for (int i = 0; i < 64; ++i)
    {
        conformance_add_double(c, values[i]);
        conformance_add_double(c, velocities[i]);
    }
}

enum
{
    LANES = 101,
    FRAMES = 120
};

// Advances a batch by two seconds. The targets change their signs after one.
static void run_batch(conformance *c, bool has_own_constants)
{
    double values[LANES], velocities[LANES], targets[LANES], own_frequencies[LANES],
        own_ratios[LANES];
    uint32_t settled[LANES];
    for (int i = 0; i < LANES; ++i)
    {
        values[i] = conformance_grid(c, 4001, 2000.0, 4.0);
        velocities[i] = conformance_grid(c, 8001, 4000.0, 2.0);
        targets[i] = conformance_grid(c, 4001, 2000.0, 4.0);
        own_frequencies[i] = conformance_grid(c, 400, -40.0, 8.0);
        own_ratios[i] = conformance_grid(c, 161, 0.0, 128.0);
    }
    resin_spring_batch batch = resin_spring_batch_default();
    batch.count = LANES;
    batch.values = values;
    batch.velocities = velocities;
    batch.targets = targets;
    batch.frequencies = has_own_constants ? own_frequencies : NULL;
    batch.damping_ratios = has_own_constants ? own_ratios : NULL;
    batch.spring = (resin_spring){.frequency = 12.0, .damping_ratio = 0.8125};
    batch.tolerance = tolerance;
    batch.settled = settled;
    for (int frame = 0; frame < FRAMES; ++frame)
    {
        if (frame == FRAMES / 2)
        {
            for (int i = 0; i < LANES; ++i)
            {
                targets[i] = -targets[i];
            }
        }
        resin_spring_batch_result result;
        conformance_require(resin_spring_batch_step(&batch, 1.0 / 60.0, &result), "batch_step");
        conformance_add(c, result.moving);
        conformance_add_indices(c, settled, result.settled);
    }
    for (int i = 0; i < LANES; ++i)
    {
        conformance_add_double(c, values[i]);
        conformance_add_double(c, velocities[i]);
    }
}

void conformance_spring(conformance *c)
{
    run_motions(c);
    run_parameters(c);
    run_samples(c);
    run_batch(c, false);
    run_batch(c, true);
}
