// SPDX-License-Identifier: MIT

// Every invalid argument of every function with a motion: returns its status and writes nothing.

#include "spring_support.h"

#include <float.h>
#include <math.h>
#include <string.h>

// The arguments of all functions.
typedef struct arguments
{
    resin_spring spring;
    resin_motion motion;
    double target;
    double time;
    resin_spring_tolerance tolerance;
} arguments;

// The outputs of all functions.
typedef struct outputs
{
    resin_motion motion;
    double number;
    double values[4];
    double velocities[4];
    bool flag;
} outputs;

typedef resin_status call(const arguments *a, outputs *out);

static resin_status advance(const arguments *a, outputs *out)
{
    return resin_spring_advance(a->spring, a->motion, a->target, a->time,
                                out == NULL ? NULL : &out->motion);
}

static resin_status step(const arguments *a, outputs *out)
{
    return resin_spring_step(a->spring, a->motion, a->target, a->time, a->tolerance,
                             out == NULL ? NULL : &out->motion);
}

static resin_status sample(const arguments *a, outputs *out)
{
    return resin_spring_sample(a->spring, a->motion, a->target, a->time, 4,
                               out == NULL ? NULL : out->values,
                               out == NULL ? NULL : out->velocities);
}

static resin_status acceleration(const arguments *a, outputs *out)
{
    return resin_spring_acceleration(a->spring, a->motion, a->target,
                                     out == NULL ? NULL : &out->number);
}

static resin_status overshoot(const arguments *a, outputs *out)
{
    return resin_spring_overshoot(a->spring, a->motion, a->target,
                                  out == NULL ? NULL : &out->number);
}

static resin_status crossing_time(const arguments *a, outputs *out)
{
    return resin_spring_crossing_time(a->spring, a->motion, a->target,
                                      out == NULL ? NULL : &out->number);
}

static resin_status is_at_rest(const arguments *a, outputs *out)
{
    return resin_spring_is_at_rest(a->spring, a->motion, a->target, a->tolerance,
                                   out == NULL ? NULL : &out->flag);
}

static resin_status settling_time(const arguments *a, outputs *out)
{
    return resin_spring_settling_time(a->spring, a->motion, a->target, a->tolerance,
                                      out == NULL ? NULL : &out->number);
}

static const struct
{
    call *call;
    bool takes_time;
    bool takes_tolerance;
} functions[] = {
    {advance, true, false},       {step, true, true},           {sample, true, false},
    {acceleration, false, false}, {overshoot, false, false},    {crossing_time, false, false},
    {is_at_rest, false, true},    {settling_time, false, true},
};

static arguments good_arguments(void)
{
    return (arguments){.spring = {10.0, 0.5},
                       .motion = {1.0, 2.0},
                       .target = 3.0,
                       .time = 0.01,
                       .tolerance = {0.5, 1.0}};
}

static void check_refusal(call *function, arguments bad, resin_status expected)
{
    outputs out;
    memset(&out, 0x5a, sizeof out);
    const outputs before = out;
    assert_status(function(&bad, &out), expected);
    assert_memory_equal(&out, &before, sizeof out);
}

static void bad_springs_and_motions_return_their_status(void **state)
{
    (void)state;
    static const double bad[] = {NAN, INFINITY, -INFINITY, DBL_MAX, 1.0000000000000001e101};
    for (size_t f = 0; f < COUNT_OF(functions); ++f)
    {
        for (size_t i = 0; i < COUNT_OF(bad); ++i)
        {
            arguments a = good_arguments();
            a.spring.frequency = bad[i];
            check_refusal(functions[f].call, a, RESIN_ERROR_FREQUENCY);
            a = good_arguments();
            a.spring.damping_ratio = bad[i];
            check_refusal(functions[f].call, a, RESIN_ERROR_DAMPING_RATIO);
            a = good_arguments();
            a.motion.value = -bad[i];
            check_refusal(functions[f].call, a, RESIN_ERROR_VALUE);
            a = good_arguments();
            a.motion.velocity = -bad[i];
            check_refusal(functions[f].call, a, RESIN_ERROR_VELOCITY);
            a = good_arguments();
            a.target = bad[i];
            check_refusal(functions[f].call, a, RESIN_ERROR_TARGET);
        }
        arguments a = good_arguments();
        a.spring.frequency = 0.0;
        check_refusal(functions[f].call, a, RESIN_ERROR_FREQUENCY);
        a = good_arguments();
        a.spring.damping_ratio = -0x1p-1074;
        check_refusal(functions[f].call, a, RESIN_ERROR_DAMPING_RATIO);
        a = good_arguments();
        assert_status(functions[f].call(&a, NULL), RESIN_ERROR_NULL_OUTPUT);
        outputs out;
        assert_ok(functions[f].call(&a, &out));
    }
}

static void bad_times_and_tolerances_return_their_status(void **state)
{
    (void)state;
    static const double bad[] = {NAN, INFINITY, -INFINITY, -1.0, -0x1p-1074, 1e101};
    for (size_t f = 0; f < COUNT_OF(functions); ++f)
    {
        for (size_t i = 0; i < COUNT_OF(bad); ++i)
        {
            arguments a = good_arguments();
            a.time = bad[i];
            if (functions[f].takes_time)
            {
                check_refusal(functions[f].call, a, RESIN_ERROR_TIME_STEP);
            }
            a = good_arguments();
            a.tolerance.distance = bad[i];
            arguments b = good_arguments();
            b.tolerance.speed = bad[i];
            if (functions[f].takes_tolerance)
            {
                check_refusal(functions[f].call, a, RESIN_ERROR_TOLERANCE);
                check_refusal(functions[f].call, b, RESIN_ERROR_TOLERANCE);
            }
        }
        static const double small[] = {0.0, 0x1p-1074, 0.999e-100};
        for (size_t i = 0; i < COUNT_OF(small) && functions[f].takes_tolerance; ++i)
        {
            arguments a = good_arguments();
            a.tolerance.distance = small[i];
            check_refusal(functions[f].call, a, RESIN_ERROR_TOLERANCE);
            a = good_arguments();
            a.tolerance.speed = small[i];
            check_refusal(functions[f].call, a, RESIN_ERROR_TOLERANCE);
        }
    }
}

static void the_range_of_times_is_that_of_the_header(void **state)
{
    (void)state;
    arguments a = good_arguments();
    outputs out;
    a.time = 1e6;
    assert_ok(advance(&a, &out));
    assert_ok(step(&a, &out));
    check_refusal(sample, a, RESIN_ERROR_TIME_STEP); // the last of four is at 3e6
    a.time = 1e6 / 3.0 * (1.0 - DBL_EPSILON);
    assert_ok(sample(&a, &out));
    a.time = nextafter(1e6, INFINITY);
    check_refusal(advance, a, RESIN_ERROR_TIME_STEP);
    check_refusal(step, a, RESIN_ERROR_TIME_STEP);
#if SIZE_MAX > UINT32_MAX
    assert_status(resin_spring_sample(a.spring, a.motion, a.target, 0.0,
                                      (size_t)RESIN_COUNT_MAX + 1, out.values, NULL),
                  RESIN_ERROR_TOO_LARGE);
#endif
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bad_springs_and_motions_return_their_status),
        cmocka_unit_test(bad_times_and_tolerances_return_their_status),
        cmocka_unit_test(the_range_of_times_is_that_of_the_header),
    };
    return cmocka_run_group_tests_name("spring_arguments", tests, NULL, NULL);
}
