// SPDX-License-Identifier: MIT

// Conversions of the parameters of springs in both directions, and invalid arguments.

#include "spring_support.h"

#include <float.h>
#include <math.h>
#include <string.h>

#define PI 3.14159265358979323846

static const double bad_numbers[] = {NAN, INFINITY, -INFINITY, -DBL_MAX, -1.0};

static void check_spring(resin_spring spring, double frequency, double ratio, const char *label)
{
    assert_near(spring.frequency, frequency, 4.0 * DBL_EPSILON * frequency, label);
    assert_near(spring.damping_ratio, ratio, 4.0 * DBL_EPSILON * ratio, label);
}

// Expected numbers are computed by hand, or published with the parameters.
static void parameters_give_their_springs(void **state)
{
    (void)state;
    resin_spring spring = {0};
    assert_ok(resin_spring_from_response(0.5, 0.825, &spring));
    check_spring(spring, 12.566370614359172954, 0.825, "response");
    assert_ok(resin_spring_from_stiffness(100.0, 10.0, 1.0, &spring));
    check_spring(spring, 10.0, 0.5, "SwiftUI's interpolating spring");
    assert_ok(resin_spring_from_stiffness(1000.0, 500.0, 3.0, &spring));
    check_spring(spring, 18.257418583505537115, 4.5643546458763842788, "Core Animation's, UIKit's");
    assert_ok(resin_spring_from_duration(0.5, 0.0, &spring));
    check_spring(spring, 4.0 * PI, 1.0, "no bounce is critical");
    assert_ok(resin_spring_from_duration(0.5, 0.15, &spring));
    check_spring(spring, 4.0 * PI, 0.85, "SwiftUI's snappy");
    assert_ok(resin_spring_from_duration(2.0, -0.5, &spring));
    check_spring(spring, PI, 2.0, "flattened");
    assert_ok(resin_spring_from_duration(2.0, 1.0, &spring));
    check_spring(spring, PI, 0.0, "undamped");
    assert_ok(resin_spring_from_tension(40.0, 7.0, &spring));
    check_spring(spring, sqrt(230.2), 22.0 / (2.0 * sqrt(230.2)), "rebound's default");
    assert_ok(resin_spring_from_tension(30.0, 8.0, &spring));
    check_spring(spring, sqrt(194.0), 25.0 / (2.0 * sqrt(194.0)), "where both sliders are zero");
}

static double relative_error(double got, double expected)
{
    return got == expected ? 0.0 : fabs(got - expected) / fabs(expected);
}

// Other implementations lose the mass in one direction.
static void stiffness_and_damping_are_inverses_for_every_mass(void **state)
{
    (void)state;
    support_random random = {.state = 11};
    for (int i = 0; i < 50000; ++i)
    {
        const resin_spring spring = support_spring(&random);
        const double mass = i == 0 ? 1.0 : support_power(&random, -900.0, 900.0);
        double stiffness = 0.0;
        double damping = 0.0;
        if (resin_spring_stiffness(spring, mass, &stiffness) != RESIN_OK ||
            resin_spring_damping(spring, mass, &damping) != RESIN_OK)
        {
            continue;
        }
        const double frequency = spring.frequency;
        assert_near(stiffness / mass, frequency * frequency, 1e-15 * frequency * frequency, "k");
        resin_spring back = {0};
        const resin_status status = resin_spring_from_stiffness(stiffness, damping, mass, &back);
        if (spring.frequency > 1.001e-4 && spring.damping_ratio > 1e-12)
        {
            assert_ok(status);
            assert_true(relative_error(back.frequency, spring.frequency) < 1e-15);
            assert_true(relative_error(back.damping_ratio, spring.damping_ratio) < 1e-15);
        }
    }
}

static void a_weak_spring_has_a_stiffness_and_a_damping_below_one(void **state)
{
    (void)state;
    const resin_spring weak = {.frequency = 0.5, .damping_ratio = 0.25};
    double out = 0.0;
    assert_ok(resin_spring_stiffness(weak, 2.0, &out));
    assert_near(out, 0.5, 0.0, "stiffness");
    assert_ok(resin_spring_damping(weak, 2.0, &out));
    assert_near(out, 0.5, 0.0, "damping");
}

static void every_conversion_has_an_inverse(void **state)
{
    (void)state;
    support_random random = {.state = 12};
    for (int i = 0; i < 50000; ++i)
    {
        resin_spring spring = support_spring(&random);
        spring.frequency = support_between(&random, 0.1, 1000.0);
        double response = 0.0;
        double bounce = 0.0;
        double tension = 0.0;
        double friction = 0.0;
        resin_spring back = {0};
        assert_ok(resin_spring_response(spring, &response));
        assert_ok(resin_spring_from_response(response, spring.damping_ratio, &back));
        assert_true(relative_error(back.frequency, spring.frequency) < 1e-15);
        assert_ok(resin_spring_bounce(spring, &bounce));
        assert_true(bounce > -1.0 && bounce <= 1.0);
        assert_ok(resin_spring_from_duration(response, bounce, &back));
        // A bounce near -1 or 1 determines the ratio poorly.
        const double ratio = spring.damping_ratio;
        const double blur = 2e-16 * (ratio > 1.0 ? ratio * ratio : 1.0);
        assert_near(back.damping_ratio, ratio, 2.0 * blur, "ratio by way of the bounce");
        assert_ok(resin_spring_tension(spring, &tension));
        assert_ok(resin_spring_friction(spring, &friction));
        // The offsets of Origami's parameters cancel if stiffness and damping are small.
        const resin_status status = resin_spring_from_tension(tension, friction, &back);
        if (status == RESIN_OK)
        {
            const double w = spring.frequency;
            assert_near(back.frequency * back.frequency, w * w, 1e-15 * (w * w + 200.0), "w^2");
            assert_near(back.damping_ratio * back.frequency, ratio * w,
                        1e-15 * (ratio * w + 200.0 + 200.0 * ratio / w), "z w");
        }
        else
        {
            assert_status(status, RESIN_ERROR_FRICTION);
            assert_true(ratio * spring.frequency < 1e-13);
        }
    }
}

#define UNTOUCHED ((resin_spring){7.0, 0.25})

static void check_refusal(resin_status status, resin_status expected, const resin_spring *out)
{
    assert_status(status, expected);
    assert_memory_equal(out, &UNTOUCHED, sizeof *out);
}

static void bad_numbers_return_their_status_and_write_nothing(void **state)
{
    (void)state;
    resin_spring out = UNTOUCHED;
    for (size_t i = 0; i < COUNT_OF(bad_numbers); ++i)
    {
        const double bad = bad_numbers[i];
        check_refusal(resin_spring_from_frequency(bad, 1.0, &out), RESIN_ERROR_FREQUENCY, &out);
        check_refusal(resin_spring_from_frequency(1.0, bad, &out), RESIN_ERROR_DAMPING_RATIO, &out);
        check_refusal(resin_spring_from_response(bad, 1.0, &out), RESIN_ERROR_RESPONSE, &out);
        check_refusal(resin_spring_from_response(1.0, bad, &out), RESIN_ERROR_DAMPING_RATIO, &out);
        check_refusal(resin_spring_from_stiffness(bad, 1.0, 1.0, &out), RESIN_ERROR_STIFFNESS,
                      &out);
        check_refusal(resin_spring_from_stiffness(1.0, bad, 1.0, &out), RESIN_ERROR_DAMPING, &out);
        check_refusal(resin_spring_from_stiffness(1.0, 1.0, bad, &out), RESIN_ERROR_MASS, &out);
        check_refusal(resin_spring_from_duration(bad, 0.0, &out), RESIN_ERROR_DURATION, &out);
        check_refusal(resin_spring_from_duration(1.0, bad, &out), RESIN_ERROR_BOUNCE, &out);
        check_refusal(resin_spring_from_tension(bad < 0.0 ? bad - 1e3 : bad, 10.0, &out),
                      RESIN_ERROR_TENSION, &out);
        check_refusal(resin_spring_from_tension(40.0, bad < 0.0 ? bad - 1e3 : bad, &out),
                      RESIN_ERROR_FRICTION, &out);
    }
    check_refusal(resin_spring_from_response(0.0, 1.0, &out), RESIN_ERROR_RESPONSE, &out);
    check_refusal(resin_spring_from_stiffness(0.0, 1.0, 1.0, &out), RESIN_ERROR_STIFFNESS, &out);
    check_refusal(resin_spring_from_stiffness(1.0, 1.0, 0.0, &out), RESIN_ERROR_MASS, &out);
    check_refusal(resin_spring_from_duration(1.0, 1.1, &out), RESIN_ERROR_BOUNCE, &out);
    check_refusal(resin_spring_from_duration(1.0, -1.0 + 1e-5, &out), RESIN_ERROR_BOUNCE, &out);
}

// The last number in range, and the first that is not.
static void ranges_are_those_of_the_header(void **state)
{
    (void)state;
    resin_spring out = UNTOUCHED;
    static const double edges[][2] = {{1e-4, 0.0}, {1e5, 1e4}};
    for (size_t i = 0; i < COUNT_OF(edges); ++i)
    {
        const double outward = i == 0 ? -INFINITY : INFINITY;
        const double frequency = edges[i][0];
        const double ratio = edges[i][1];
        assert_ok(resin_spring_from_frequency(frequency, ratio, &out));
        out = UNTOUCHED;
        check_refusal(resin_spring_from_frequency(nextafter(frequency, outward), ratio, &out),
                      RESIN_ERROR_FREQUENCY, &out);
        check_refusal(resin_spring_from_frequency(frequency, nextafter(ratio, outward), &out),
                      RESIN_ERROR_DAMPING_RATIO, &out);
    }
    check_refusal(resin_spring_from_response(2.0 * PI / 1.001e5, 1.0, &out), RESIN_ERROR_RESPONSE,
                  &out);
    check_refusal(resin_spring_from_response(2.0 * PI / 0.999e-4, 1.0, &out), RESIN_ERROR_RESPONSE,
                  &out);
    check_refusal(resin_spring_from_stiffness(1.001e10, 1.0, 1.0, &out), RESIN_ERROR_STIFFNESS,
                  &out);
    check_refusal(resin_spring_from_stiffness(DBL_MAX, 1.0, 0x1p-1074, &out), RESIN_ERROR_STIFFNESS,
                  &out);
    check_refusal(resin_spring_from_stiffness(1.0, 2.001e4, 1.0, &out), RESIN_ERROR_DAMPING, &out);
    check_refusal(resin_spring_from_stiffness(1.0, DBL_MAX, 1.0, &out), RESIN_ERROR_DAMPING, &out);
}

static void inverse_conversions_reject_invalid_springs(void **state)
{
    (void)state;
    static resin_status (*const ways[])(resin_spring, double *) = {
        resin_spring_response, resin_spring_bounce, resin_spring_tension, resin_spring_friction};
    const resin_spring good = {.frequency = 3.0, .damping_ratio = 0.5};
    for (size_t i = 0; i < COUNT_OF(bad_numbers); ++i)
    {
        const resin_spring no_frequency = {bad_numbers[i], 1.0};
        const resin_spring no_ratio = {1.0, bad_numbers[i]};
        double out = 42.0;
        for (size_t w = 0; w < COUNT_OF(ways); ++w)
        {
            assert_status(ways[w](no_frequency, &out), RESIN_ERROR_FREQUENCY);
            assert_status(ways[w](no_ratio, &out), RESIN_ERROR_DAMPING_RATIO);
            assert_status(ways[w](good, NULL), RESIN_ERROR_NULL_OUTPUT);
        }
        assert_status(resin_spring_stiffness(no_frequency, 1.0, &out), RESIN_ERROR_FREQUENCY);
        assert_status(resin_spring_damping(no_ratio, 1.0, &out), RESIN_ERROR_DAMPING_RATIO);
        assert_status(resin_spring_stiffness(good, bad_numbers[i], &out), RESIN_ERROR_MASS);
        assert_status(resin_spring_damping(good, bad_numbers[i], &out), RESIN_ERROR_MASS);
        assert_near(out, 42.0, 0.0, "nothing is written");
    }
    double out = 42.0;
    assert_status(resin_spring_stiffness(good, 0.0, &out), RESIN_ERROR_MASS);
    assert_status(resin_spring_stiffness(good, DBL_MAX, &out), RESIN_ERROR_MASS);
    assert_status(resin_spring_stiffness((resin_spring){1e-4, 1.0}, 0x1p-1074, &out),
                  RESIN_ERROR_MASS);
    assert_near(out, 42.0, 0.0, "nothing is written");
    assert_ok(resin_spring_damping((resin_spring){1.0, 0.0}, 2.0, &out));
    assert_near(out, 0.0, 0.0, "no damping is no fault");
    assert_status(resin_spring_damping((resin_spring){1e-4, 1.0}, 0x1p-1074, &out),
                  RESIN_ERROR_MASS);
    assert_near(out, 0.0, 0.0, "nothing is written");
}

static void a_null_output_returns_its_status(void **state)
{
    (void)state;
    assert_status(resin_spring_from_frequency(1.0, 1.0, NULL), RESIN_ERROR_NULL_OUTPUT);
    assert_status(resin_spring_from_response(1.0, 1.0, NULL), RESIN_ERROR_NULL_OUTPUT);
    assert_status(resin_spring_from_stiffness(1.0, 1.0, 1.0, NULL), RESIN_ERROR_NULL_OUTPUT);
    assert_status(resin_spring_from_duration(1.0, 0.0, NULL), RESIN_ERROR_NULL_OUTPUT);
    assert_status(resin_spring_from_tension(40.0, 8.0, NULL), RESIN_ERROR_NULL_OUTPUT);
    assert_status(resin_spring_stiffness((resin_spring){1.0, 1.0}, 1.0, NULL),
                  RESIN_ERROR_NULL_OUTPUT);
    assert_status(resin_spring_damping((resin_spring){1.0, 1.0}, 1.0, NULL),
                  RESIN_ERROR_NULL_OUTPUT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parameters_give_their_springs),
        cmocka_unit_test(stiffness_and_damping_are_inverses_for_every_mass),
        cmocka_unit_test(a_weak_spring_has_a_stiffness_and_a_damping_below_one),
        cmocka_unit_test(every_conversion_has_an_inverse),
        cmocka_unit_test(bad_numbers_return_their_status_and_write_nothing),
        cmocka_unit_test(ranges_are_those_of_the_header),
        cmocka_unit_test(inverse_conversions_reject_invalid_springs),
        cmocka_unit_test(a_null_output_returns_its_status),
    };
    return cmocka_run_group_tests_name("spring_parameters", tests, NULL, NULL);
}
