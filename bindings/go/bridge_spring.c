// SPDX-License-Identifier: MIT
#include "bridge.h"

resin_go_spring resin_go_spring_from_frequency(double frequency, double damping_ratio)
{
    resin_go_spring made = RESIN_ZERO;
    made.status = resin_spring_from_frequency(frequency, damping_ratio, &made.spring);
    return made;
}

resin_go_spring resin_go_spring_from_response(double response, double damping_ratio)
{
    resin_go_spring made = RESIN_ZERO;
    made.status = resin_spring_from_response(response, damping_ratio, &made.spring);
    return made;
}

resin_go_spring resin_go_spring_from_stiffness(double stiffness, double damping, double mass)
{
    resin_go_spring made = RESIN_ZERO;
    made.status = resin_spring_from_stiffness(stiffness, damping, mass, &made.spring);
    return made;
}

resin_go_spring resin_go_spring_from_duration(double duration, double bounce)
{
    resin_go_spring made = RESIN_ZERO;
    made.status = resin_spring_from_duration(duration, bounce, &made.spring);
    return made;
}

resin_go_spring resin_go_spring_from_tension(double tension, double friction)
{
    resin_go_spring made = RESIN_ZERO;
    made.status = resin_spring_from_tension(tension, friction, &made.spring);
    return made;
}

resin_go_number resin_go_spring_response(resin_spring spring)
{
    resin_go_number number = RESIN_ZERO;
    number.status = resin_spring_response(spring, &number.value);
    return number;
}

resin_go_number resin_go_spring_stiffness(resin_spring spring, double mass)
{
    resin_go_number number = RESIN_ZERO;
    number.status = resin_spring_stiffness(spring, mass, &number.value);
    return number;
}

resin_go_number resin_go_spring_damping(resin_spring spring, double mass)
{
    resin_go_number number = RESIN_ZERO;
    number.status = resin_spring_damping(spring, mass, &number.value);
    return number;
}

resin_go_number resin_go_spring_bounce(resin_spring spring)
{
    resin_go_number number = RESIN_ZERO;
    number.status = resin_spring_bounce(spring, &number.value);
    return number;
}

resin_go_number resin_go_spring_tension(resin_spring spring)
{
    resin_go_number number = RESIN_ZERO;
    number.status = resin_spring_tension(spring, &number.value);
    return number;
}

resin_go_number resin_go_spring_friction(resin_spring spring)
{
    resin_go_number number = RESIN_ZERO;
    number.status = resin_spring_friction(spring, &number.value);
    return number;
}

resin_go_motion resin_go_spring_advance(resin_spring spring, resin_motion motion, double target,
                                        double dt)
{
    resin_go_motion end = RESIN_ZERO;
    end.status = resin_spring_advance(spring, motion, target, dt, &end.motion);
    return end;
}

resin_go_motion resin_go_spring_step(resin_spring spring, resin_motion motion, double target,
                                     double dt, resin_spring_tolerance tolerance)
{
    resin_go_motion end = RESIN_ZERO;
    end.status = resin_spring_step(spring, motion, target, dt, tolerance, &end.motion);
    return end;
}

resin_go_number resin_go_spring_acceleration(resin_spring spring, resin_motion motion,
                                             double target)
{
    resin_go_number number = RESIN_ZERO;
    number.status = resin_spring_acceleration(spring, motion, target, &number.value);
    return number;
}

resin_go_number resin_go_spring_overshoot(resin_spring spring, resin_motion motion, double target)
{
    resin_go_number number = RESIN_ZERO;
    number.status = resin_spring_overshoot(spring, motion, target, &number.value);
    return number;
}

resin_go_number resin_go_spring_crossing_time(resin_spring spring, resin_motion motion,
                                              double target)
{
    resin_go_number number = RESIN_ZERO;
    number.status = resin_spring_crossing_time(spring, motion, target, &number.value);
    return number;
}

resin_go_number resin_go_spring_settling_time(resin_spring spring, resin_motion motion,
                                              double target, resin_spring_tolerance tolerance)
{
    resin_go_number number = RESIN_ZERO;
    number.status = resin_spring_settling_time(spring, motion, target, tolerance, &number.value);
    return number;
}

resin_go_number resin_go_spring_is_at_rest(resin_spring spring, resin_motion motion, double target,
                                           resin_spring_tolerance tolerance)
{
    bool rests = false;
    resin_go_number number = RESIN_ZERO;
    number.status = resin_spring_is_at_rest(spring, motion, target, tolerance, &rests);
    number.value = rests ? 1.0 : 0.0;
    return number;
}

resin_go_batch resin_go_spring_batch_step(size_t count, double *values, double *velocities,
                                          const double *targets, const double *frequencies,
                                          const double *damping_ratios, resin_spring spring,
                                          resin_spring_tolerance tolerance, uint32_t *settled,
                                          double dt)
{
    resin_spring_batch batch = resin_spring_batch_default();
    batch.count = count;
    batch.values = values;
    batch.velocities = velocities;
    batch.targets = targets;
    batch.frequencies = frequencies;
    batch.damping_ratios = damping_ratios;
    batch.spring = spring;
    batch.tolerance = tolerance;
    batch.settled = settled;
    resin_go_batch stepped = RESIN_ZERO;
    stepped.status = resin_spring_batch_step(&batch, dt, &stepped.result);
    return stepped;
}

resin_momentum resin_go_momentum_on_release(bool has_rule, resin_momentum_rule rule,
                                            double velocity, double distance)
{
    return resin_momentum_on_release(has_rule ? &rule : NULL, velocity, distance);
}

bool resin_go_pause_add(resin_pause_detector *detector, bool has_rule, resin_pause_rule rule,
                        double velocity, double distance)
{
    return resin_pause_detector_add(detector, has_rule ? &rule : NULL, velocity, distance);
}

bool resin_go_timed_pause_add(resin_timed_pause_detector *detector, bool has_rule,
                              resin_pause_rule rule, double time, double velocity, double distance)
{
    return resin_timed_pause_detector_add(detector, has_rule ? &rule : NULL, time, velocity,
                                          distance);
}
