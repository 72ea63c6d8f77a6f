// SPDX-License-Identifier: MIT
#include "test_support.h"

#include "vectors/motion_vectors.h"

#include <float.h>
#include <math.h>

static const double wild[] = {0.0,   -0.0,     1.0,     -1.0,     0.998,     1e-320, -1e-320,
                              1e308, -DBL_MAX, DBL_MAX, HUGE_VAL, -HUGE_VAL, NAN,    120.0};

static void assert_close(double actual, double expected, double units, const char *label)
{
    assert_near(actual, expected, units * DBL_EPSILON * fabs(expected), label);
}

static void projections_match_the_tables(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(projection_vectors); ++i)
    {
        const projection_vector v = projection_vectors[i];
        assert_close(resin_project(v.velocity, v.rate), v.geometric, 4.0, "geometric");
        assert_close(resin_project_continuous(v.velocity, v.rate), v.continuous, 4.0, "continuous");
    }
    // The figures of the article: 0.499 and 0.099 of the velocity.
    assert_near(resin_project(1000.0, RESIN_DECELERATION_NORMAL), 499.0, 1e-9, "normal");
    assert_near(resin_project(1000.0, RESIN_DECELERATION_FAST), 99.0, 1e-9, "fast");
}

static void an_invalid_projection_is_zero(void **state)
{
    (void)state;
    static const double rates[] = {0.0, 1.0, -0.5, 1.5, NAN, HUGE_VAL, -HUGE_VAL};
    for (size_t i = 0; i < COUNT_OF(rates); ++i)
    {
        assert_near(resin_project(100.0, rates[i]), 0.0, 0.0, "rate");
        assert_near(resin_project_continuous(100.0, rates[i]), 0.0, 0.0, "rate");
    }
    static const double velocities[] = {NAN, HUGE_VAL, -HUGE_VAL};
    for (size_t i = 0; i < COUNT_OF(velocities); ++i)
    {
        assert_near(resin_project(velocities[i], 0.998), 0.0, 0.0, "velocity");
        assert_near(resin_project_continuous(velocities[i], 0.998), 0.0, 0.0, "velocity");
    }
    // Too large for a double: the largest one.
    assert_near(resin_project(DBL_MAX, 1.0 - 0x1p-53), DBL_MAX, 0.0, "largest");
    assert_near(resin_project_continuous(-DBL_MAX, 1.0 - 0x1p-53), -DBL_MAX, 0.0, "largest");
}

static void decelerations_match_the_tables(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(deceleration_vectors); ++i)
    {
        const deceleration_vector v = deceleration_vectors[i];
        const resin_deceleration motion = {.velocity = v.velocity, .rate = v.rate};
        const resin_deceleration end = resin_deceleration_after(motion, v.time);
        assert_close(end.value, v.way, 6.0, "way");
        // The error of exp(x) includes that of x, which grows with its magnitude.
        const double exponent = fabs(1000.0 * log(v.rate) * v.time);
        assert_close(end.velocity, v.speed, 4.0 + 2.0 * exponent, "velocity");
    }
    for (size_t i = 0; i < COUNT_OF(speed_vectors); ++i)
    {
        const speed_vector v = speed_vectors[i];
        const resin_deceleration motion = {.velocity = v.velocity, .rate = v.rate};
        const double logs = fabs(log(v.speed)) + fabs(log(fabs(v.velocity)));
        assert_near(resin_deceleration_time_to_speed(motion, v.speed), v.time,
                    8.0 * DBL_EPSILON * logs / (-1000.0 * log(v.rate)), "time");
    }
    for (size_t i = 0; i < COUNT_OF(crossing_vectors); ++i)
    {
        const crossing_vector v = crossing_vectors[i];
        const resin_deceleration motion = {.velocity = v.velocity, .rate = v.rate};
        const resin_crossing crossing = resin_deceleration_crossing(motion, v.boundary);
        // Near the final value an ulp of the boundary is a long time.
        const double left = fabs(v.speed / v.velocity);
        assert_close(crossing.time, v.time, 8.0 + 8.0 / left, "time");
        assert_close(crossing.velocity, v.speed, 8.0 / left, "velocity");
    }
}

static void two_steps_of_a_deceleration_equal_one(void **state)
{
    (void)state;
    support_random random = {.state = 7};
    for (int i = 0; i < 20000; ++i)
    {
        const resin_deceleration motion = {.value = support_between(&random, -500.0, 500.0),
                                           .velocity = support_between(&random, -5000.0, 5000.0),
                                           .rate = support_between(&random, 0.98, 0.9995)};
        const double first = support_between(&random, 0.0, 2.0);
        const double second = support_between(&random, 0.0, 2.0);
        const resin_deceleration middle = resin_deceleration_after(motion, first);
        assert_near(middle.rate, motion.rate, 0.0, "rate");
        const resin_deceleration twice = resin_deceleration_after(middle, second);
        const resin_deceleration once = resin_deceleration_after(motion, first + second);
        assert_near(twice.value, once.value, 1e-9, "value");
        assert_near(twice.velocity, once.velocity, 1e-9, "velocity");
        assert_near(resin_deceleration_rest(middle), resin_deceleration_rest(motion), 1e-8, "rest");
    }
}

static void the_motion_is_at_the_boundary_at_its_crossing_time(void **state)
{
    (void)state;
    support_random random = {.state = 8};
    for (int i = 0; i < 20000; ++i)
    {
        const resin_deceleration motion = {.value = support_between(&random, -500.0, 500.0),
                                           .velocity = support_between(&random, -5000.0, 5000.0),
                                           .rate = support_between(&random, 0.98, 0.9995)};
        const double way = resin_deceleration_rest(motion) - motion.value;
        const double inside = motion.value + way * support_between(&random, 0.001, 0.999);
        const resin_crossing crossing = resin_deceleration_crossing(motion, inside);
        const resin_deceleration there = resin_deceleration_after(motion, crossing.time);
        assert_near(there.value, inside, 1e-8, "value at the boundary");
        assert_near(there.velocity, crossing.velocity, 1e-7, "velocity at the boundary");

        const double outside = motion.value + way * support_between(&random, 1.001, 3.0);
        assert_near(resin_deceleration_crossing(motion, outside).time, HUGE_VAL, 0.0, "beyond");
        const double behind = motion.value - way * support_between(&random, 0.001, 3.0);
        assert_near(resin_deceleration_crossing(motion, behind).time, HUGE_VAL, 0.0, "behind");

        const double speed = fabs(motion.velocity) * support_between(&random, 0.001, 0.999);
        const double time = resin_deceleration_time_to_speed(motion, speed);
        assert_near(fabs(resin_deceleration_after(motion, time).velocity), speed, 1e-9, "speed");
    }
}

static void an_invalid_deceleration_has_the_documented_results(void **state)
{
    (void)state;
    const resin_deceleration motion = {.value = 10.0, .velocity = 100.0, .rate = 0.998};
    assert_near(resin_deceleration_after(motion, -1.0).value, 10.0, 0.0, "before");
    assert_near(resin_deceleration_after(motion, NAN).velocity, 100.0, 0.0, "no time");
    assert_near(resin_deceleration_after(motion, HUGE_VAL).value, resin_deceleration_rest(motion),
                0.0, "for ever");
    assert_near(resin_deceleration_after(motion, HUGE_VAL).velocity, 0.0, 0.0, "for ever");
    assert_near(resin_deceleration_time_to_speed(motion, 0.0), HUGE_VAL, 0.0, "never at rest");
    assert_near(resin_deceleration_time_to_speed(motion, 100.0), 0.0, 0.0, "slow already");
    assert_near(resin_deceleration_time_to_speed(motion, NAN), 0.0, 0.0, "NaN");
    assert_near(resin_deceleration_crossing(motion, 10.0).time, 0.0, 0.0, "at the boundary");
    assert_near(resin_deceleration_crossing(motion, 10.0).velocity, 100.0, 0.0, "at the boundary");
    assert_near(resin_deceleration_crossing(motion, NAN).time, HUGE_VAL, 0.0, "no boundary");

    const resin_deceleration still = {.value = 10.0, .velocity = 0.0, .rate = 0.998};
    assert_near(resin_deceleration_rest(still), 10.0, 0.0, "still");
    assert_near(resin_deceleration_time_to_speed(still, 0.0), 0.0, 0.0, "still");
    assert_near(resin_deceleration_crossing(still, 11.0).time, HUGE_VAL, 0.0, "still");

    const resin_deceleration bad[] = {{10.0, NAN, 0.998}, {10.0, HUGE_VAL, 0.998},
                                      {10.0, 100.0, 1.0}, {10.0, 100.0, 0.0},
                                      {10.0, 100.0, NAN}, {10.0, 100.0, -HUGE_VAL}};
    for (size_t i = 0; i < COUNT_OF(bad); ++i)
    {
        assert_near(resin_deceleration_rest(bad[i]), 10.0, 0.0, "bad");
        assert_near(resin_deceleration_after(bad[i], 1.0).value, 10.0, 0.0, "bad");
        assert_near(resin_deceleration_after(bad[i], 1.0).velocity, 0.0, 0.0, "bad");
        assert_near(resin_deceleration_crossing(bad[i], 11.0).time, HUGE_VAL, 0.0, "bad");
    }
    const resin_deceleration nowhere = {.value = NAN, .velocity = 100.0, .rate = 0.998};
    assert_near(resin_deceleration_after(nowhere, 0.0).value, 0.0, 0.0, "value");
}

static void rubber_bands_match_the_tables(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(band_vectors); ++i)
    {
        const band_vector v = band_vectors[i];
        const double offset = resin_rubber_band(v.argument, v.dimension, v.coefficient);
        assert_close(offset, v.result, 2.0, "scroll view's form");
        assert_near(resin_rubber_band(-v.argument, v.dimension, v.coefficient), -offset, 0.0,
                    "odd");
    }
    for (size_t i = 0; i < COUNT_OF(inverse_band_vectors); ++i)
    {
        const band_vector v = inverse_band_vectors[i];
        const double distance = resin_rubber_band_inverse(v.argument, v.dimension, v.coefficient);
        assert_close(distance, v.result, 3.0, "its inverse");
        assert_near(resin_rubber_band_inverse(-v.argument, v.dimension, v.coefficient), -distance,
                    0.0, "odd");
    }
    for (size_t i = 0; i < COUNT_OF(power_vectors); ++i)
    {
        const power_vector v = power_vectors[i];
        assert_close(resin_rubber_band_power(v.distance, v.exponent), v.result, 2.0, "power form");
        assert_close(resin_rubber_band_power(-v.distance, v.exponent), -v.result, 2.0, "odd");
    }
}

static void a_rubber_band_is_monotonic_and_shorter_than_its_dimension(void **state)
{
    (void)state;
    support_random random = {.state = 9};
    for (int i = 0; i < 100000; ++i)
    {
        const double dimension = exp(support_between(&random, -5.0, 12.0));
        const double coefficient = support_between(&random, 0.01, 2.0);
        const double near = exp(support_between(&random, -20.0, 20.0));
        const double far = near * (1.0 + support_unit(&random) * 1e-6);
        const double offset = resin_rubber_band(near, dimension, coefficient);
        assert_true(offset > 0.0 && offset <= dimension &&
                    offset <= near * coefficient * (1 + 1e-15));
        assert_true(resin_rubber_band(far, dimension, coefficient) >= offset);
        assert_true(resin_rubber_band_power(far, 0.7) >=
                    resin_rubber_band_power(near, 0.7) * (1 - 1e-15));
    }
    assert_near(resin_rubber_band(DBL_MAX, 100.0, DBL_MAX), 100.0, 0.0, "the far end");
    assert_near(resin_rubber_band(0.5, DBL_MAX, 0.5), 0.25, 0.0, "a dimension without effect");
    assert_near(resin_rubber_band(0x1p-1074, 100.0, 0.5), 0.0, 0.0, "a product that underflows");
}

static void the_inverse_rubber_band_avoids_a_jump(void **state)
{
    (void)state;
    support_random random = {.state = 10};
    for (int i = 0; i < 100000; ++i)
    {
        const double distance = support_between(&random, -3000.0, 3000.0);
        const double offset = resin_rubber_band(distance, 844.0, 0.55);
        assert_near(resin_rubber_band_inverse(offset, 844.0, 0.55), distance, 1e-11, "scroll view");
        const double power = resin_rubber_band_power(distance, 0.7);
        assert_near(resin_rubber_band_power_inverse(power, 0.7), distance, 1e-11, "power");
    }
    // Beyond all possible offsets: finite, and monotonic.
    const double edge = resin_rubber_band_inverse(100.0, 100.0, 0.55);
    assert_true(edge > 1e15 && edge < HUGE_VAL);
    assert_near(resin_rubber_band_inverse(101.0, 100.0, 0.55), edge, 0.0, "beyond");
    assert_near(resin_rubber_band_inverse(-DBL_MAX, 100.0, 0.55), -edge, 0.0, "beyond");
    assert_true(resin_rubber_band_inverse(DBL_MAX, DBL_MAX, 1e-300) == DBL_MAX);
    assert_near(resin_rubber_band_power_inverse(1e300, 1e-3), DBL_MAX, 0.0, "overflow");
}

static void an_invalid_rubber_band_is_zero(void **state)
{
    (void)state;
    static const double bad[] = {0.0, -1.0, NAN, HUGE_VAL, -HUGE_VAL};
    for (size_t i = 0; i < COUNT_OF(bad); ++i)
    {
        assert_near(resin_rubber_band(50.0, bad[i], 0.55), 0.0, 0.0, "dimension");
        assert_near(resin_rubber_band(50.0, 100.0, bad[i]), 0.0, 0.0, "coefficient");
        assert_near(resin_rubber_band_inverse(50.0, bad[i], 0.55), 0.0, 0.0, "dimension");
        assert_near(resin_rubber_band_inverse(50.0, 100.0, bad[i]), 0.0, 0.0, "coefficient");
        assert_near(resin_rubber_band_power(50.0, bad[i]), 0.0, 0.0, "exponent");
        assert_near(resin_rubber_band_power_inverse(50.0, bad[i]), 0.0, 0.0, "exponent");
        if (!isfinite(bad[i]))
        {
            assert_near(resin_rubber_band(bad[i], 100.0, 0.55), 0.0, 0.0, "distance");
            assert_near(resin_rubber_band_inverse(bad[i], 100.0, 0.55), 0.0, 0.0, "offset");
            assert_near(resin_rubber_band_power(bad[i], 0.7), 0.0, 0.0, "distance");
            assert_near(resin_rubber_band_power_inverse(bad[i], 0.7), 0.0, 0.0, "offset");
        }
    }
    assert_near(resin_rubber_band_power(50.0, 1.0 + DBL_EPSILON), 0.0, 0.0, "exponent over 1");
}

static void every_input_gives_a_number(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(wild); ++i)
    {
        for (size_t j = 0; j < COUNT_OF(wild); ++j)
        {
            assert_true(isfinite(resin_project(wild[i], wild[j])));
            assert_true(isfinite(resin_project_continuous(wild[i], wild[j])));
            assert_true(isfinite(resin_rubber_band_power(wild[i], wild[j])));
            assert_true(isfinite(resin_rubber_band_power_inverse(wild[i], wild[j])));
            for (size_t k = 0; k < COUNT_OF(wild); ++k)
            {
                assert_true(isfinite(resin_rubber_band(wild[i], wild[j], wild[k])));
                assert_true(isfinite(resin_rubber_band_inverse(wild[i], wild[j], wild[k])));
                const resin_deceleration motion = {wild[i], wild[j], wild[k]};
                assert_true(isfinite(resin_deceleration_rest(motion)));
                for (size_t l = 0; l < COUNT_OF(wild); ++l)
                {
                    const resin_deceleration at = resin_deceleration_after(motion, wild[l]);
                    assert_true(isfinite(at.value) && isfinite(at.velocity));
                    assert_true(resin_deceleration_time_to_speed(motion, wild[l]) >= 0.0);
                    const resin_crossing c = resin_deceleration_crossing(motion, wild[l]);
                    assert_true(c.time >= 0.0 && isfinite(c.velocity));
                }
            }
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(projections_match_the_tables),
        cmocka_unit_test(an_invalid_projection_is_zero),
        cmocka_unit_test(decelerations_match_the_tables),
        cmocka_unit_test(two_steps_of_a_deceleration_equal_one),
        cmocka_unit_test(the_motion_is_at_the_boundary_at_its_crossing_time),
        cmocka_unit_test(an_invalid_deceleration_has_the_documented_results),
        cmocka_unit_test(rubber_bands_match_the_tables),
        cmocka_unit_test(a_rubber_band_is_monotonic_and_shorter_than_its_dimension),
        cmocka_unit_test(the_inverse_rubber_band_avoids_a_jump),
        cmocka_unit_test(an_invalid_rubber_band_is_zero),
        cmocka_unit_test(every_input_gives_a_number),
    };
    return cmocka_run_group_tests_name("motion", tests, NULL, NULL);
}
