// SPDX-License-Identifier: MIT
#include "test_support.h"

#include "vectors/motion_vectors.h"

#include <float.h>
#include <math.h>

static const double pi = 3.141592653589793;

static void the_nearest_corner_depends_on_the_projection(void **state)
{
    (void)state;
    const resin_point corners[] = {{66.0, 90.0}, {324.0, 90.0}, {66.0, 754.0}, {324.0, 754.0}};
    const resin_point center = {195.0, 422.0};
    assert_int_equal(resin_nearest_point(corners, 4, center), 0); // equal distances: the first
    const resin_point thrown = {center.x + resin_project(300.0, 0.998),
                                center.y + resin_project(900.0, 0.998)};
    assert_int_equal(resin_nearest_point(corners, 4, thrown), 3);
    // 3-4-5 and 7-24-25 triangles are exact ties.
    const resin_point ties[] = {{0.0, 30.0}, {15.0, 20.0}, {-24.0, 7.0}, {25.0, 0.0}};
    assert_int_equal(resin_nearest_point(ties, 4, (resin_point){0.0, 0.0}), 1);
    assert_int_equal(resin_nearest_point(ties + 2, 2, (resin_point){0.0, 0.0}), 0);
}

static void nearest_agrees_with_a_search_through_all_pairs(void **state)
{
    (void)state;
    support_random random = {.state = 11};
    for (int round = 0; round < 20000; ++round)
    {
        // Small whole numbers, so that ties are frequent and distances exact.
        resin_point points[8];
        double stops[8];
        const uint32_t count = 1 + support_below(&random, 8);
        for (uint32_t i = 0; i < count; ++i)
        {
            points[i].x = support_below(&random, 7);
            points[i].y = support_below(&random, 7);
            stops[i] = support_below(&random, 12);
        }
        const resin_point target = {support_below(&random, 7), support_below(&random, 7)};
        const double position = support_below(&random, 12);
        const uint32_t point = resin_nearest_point(points, count, target);
        const uint32_t stop = resin_nearest_stop(stops, count, position);
        for (uint32_t i = 0; i < count; ++i)
        {
            const double chosen = hypot(points[point].x - target.x, points[point].y - target.y);
            const double other = hypot(points[i].x - target.x, points[i].y - target.y);
            assert_true(i < point ? other > chosen : other >= chosen);
            const double near = fabs(stops[stop] - position);
            assert_true(i < stop ? fabs(stops[i] - position) > near
                                 : fabs(stops[i] - position) >= near);
        }
    }
}

static void a_point_that_is_not_finite_is_never_the_nearest(void **state)
{
    (void)state;
    const resin_point points[] = {{NAN, 0.0}, {0.0, HUGE_VAL}, {5.0, 5.0}, {-HUGE_VAL, NAN}};
    assert_int_equal(resin_nearest_point(points, 4, (resin_point){0.0, 0.0}), 2);
    assert_int_equal(resin_nearest_point(points, 2, (resin_point){0.0, 0.0}), RESIN_INDEX_NONE);
    assert_int_equal(resin_nearest_point(points, 4, (resin_point){NAN, 0.0}), RESIN_INDEX_NONE);
    assert_int_equal(resin_nearest_point(points, 4, (resin_point){0.0, NAN}), RESIN_INDEX_NONE);
    assert_int_equal(resin_nearest_point(NULL, 4, (resin_point){0.0, 0.0}), RESIN_INDEX_NONE);
    assert_int_equal(resin_nearest_point(points, 0, (resin_point){0.0, 0.0}), RESIN_INDEX_NONE);
    const double stops[] = {NAN, HUGE_VAL, 3.0};
    assert_int_equal(resin_nearest_stop(stops, 3, 100.0), 2);
    assert_int_equal(resin_nearest_stop(stops, 2, 100.0), RESIN_INDEX_NONE);
    assert_int_equal(resin_nearest_stop(stops, 3, NAN), RESIN_INDEX_NONE);
    assert_int_equal(resin_nearest_stop(NULL, 3, 1.0), RESIN_INDEX_NONE);
    assert_int_equal(resin_closest_angle(stops, 3, 1.0), 2);
    assert_int_equal(resin_closest_angle(stops, 2, 1.0), RESIN_INDEX_NONE);
    assert_int_equal(resin_closest_angle(stops, 3, -HUGE_VAL), RESIN_INDEX_NONE);
    assert_int_equal(resin_closest_angle(NULL, 3, 1.0), RESIN_INDEX_NONE);
    // If all squares overflow, one of them is still chosen.
    const resin_point far[] = {{DBL_MAX, DBL_MAX}, {-DBL_MAX, 0.0}};
    assert_int_equal(resin_nearest_point(far, 2, (resin_point){-DBL_MAX, DBL_MAX}), 0);
}

static void turns_match_the_table(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(turn_vectors); ++i)
    {
        const turn_vector v = turn_vectors[i];
        assert_near(resin_shortest_turn(v.from, v.to), v.turn, 1e-15, "turn");
    }
}

static void a_turn_is_the_shortest_to_its_angle(void **state)
{
    (void)state;
    support_random random = {.state = 12};
    for (int i = 0; i < 100000; ++i)
    {
        const double from = support_between(&random, -50.0, 50.0);
        const double to = support_between(&random, -50.0, 50.0);
        const double turn = resin_shortest_turn(from, to);
        assert_true(turn > -pi && turn <= pi);
        const double circles = (from + turn - to) / (2.0 * pi);
        assert_near(circles, floor(circles + 0.5), 1e-14, "whole circles");
    }
    assert_near(resin_shortest_turn(0.0, pi), pi, 0.0, "half a circle is positive");
    assert_near(resin_shortest_turn(pi, 0.0), pi, 0.0, "both ways");
    assert_near(resin_shortest_turn(-pi / 2.0, pi / 2.0), pi, 0.0, "both ways");
    assert_near(resin_shortest_turn(1.0, 1.0), 0.0, 0.0, "none");
    assert_near(resin_shortest_turn(NAN, 1.0), 0.0, 0.0, "NaN");
    assert_near(resin_shortest_turn(1.0, HUGE_VAL), 0.0, 0.0, "infinite");
    assert_true(fabs(resin_shortest_turn(-DBL_MAX, DBL_MAX)) <= pi);
}

static void a_rotation_of_many_circles_ends_without_unwinding(void **state)
{
    (void)state;
    const double right_angles[] = {0.0, pi / 2.0, pi, -pi / 2.0};
    // More than three full circles: the original limits the result to half a circle.
    const double projected = 19.3 + resin_project(12.0, RESIN_DECELERATION_FAST);
    const uint32_t index = resin_closest_angle(right_angles, 4, projected);
    const double end = projected + resin_shortest_turn(projected, right_angles[index]);
    assert_near(end, 13.0 * pi / 2.0, 1e-12, "the thirteenth quarter");
    // Equal distances: the first.
    assert_int_equal(resin_closest_angle(right_angles + 1, 2, 3.0 * pi / 4.0), 0);
    assert_int_equal(resin_closest_angle(right_angles, 4, 2.0 * pi - 0.1), 0);
}

static void a_tap_settles_without_bounce_and_a_flick_with_it(void **state)
{
    (void)state;
    const resin_momentum tap = resin_momentum_on_release(NULL, 0.0, 300.0);
    assert_near(tap.response, 0.4, 0.0, "response");
    assert_near(tap.damping_ratio, 1.0, 0.0, "ratio");
    assert_near(tap.relative_velocity, 0.0, 0.0, "velocity");
    const resin_momentum flick = resin_momentum_on_release(NULL, 1500.0, 300.0);
    assert_near(flick.response, 0.3, 0.0, "response");
    assert_near(flick.damping_ratio, 0.8, 0.0, "ratio");
    assert_near(flick.relative_velocity, 5.0, 0.0, "velocity");
    // Positive is toward the target for either direction of the axis.
    assert_near(resin_momentum_on_release(NULL, -1500.0, -300.0).relative_velocity, 5.0, 0.0, "to");
    assert_near(resin_momentum_on_release(NULL, -1500.0, 300.0).relative_velocity, -5.0, 0.0,
                "off");
    // Limited to 30 in both directions, for any distance.
    assert_near(resin_momentum_on_release(NULL, 1e5, 300.0).relative_velocity, 30.0, 0.0, "cap");
    assert_near(resin_momentum_on_release(NULL, 1e300, -1e-300).relative_velocity, -30.0, 0.0,
                "cap");
}

static void an_invalid_release_is_a_tap(void **state)
{
    (void)state;
    const double bad[] = {NAN, HUGE_VAL, -HUGE_VAL, 0.0};
    for (size_t i = 0; i < COUNT_OF(bad); ++i)
    {
        const resin_momentum a = resin_momentum_on_release(NULL, bad[i], 100.0);
        const resin_momentum b = resin_momentum_on_release(NULL, 100.0, bad[i]);
        assert_near(a.relative_velocity, 0.0, 0.0, "velocity");
        assert_near(b.relative_velocity, 0.0, 0.0, "distance");
        assert_near(a.damping_ratio, 1.0, 0.0, "velocity");
        assert_near(b.damping_ratio, 1.0, 0.0, "distance");
    }
    resin_momentum_rule rule = resin_momentum_rule_default();
    rule.flick_response = 0.25;
    rule.maximum_relative_velocity = HUGE_VAL;
    assert_near(resin_momentum_on_release(&rule, 1e300, 1e-300).relative_velocity, DBL_MAX, 0.0,
                "");
    assert_near(resin_momentum_on_release(&rule, 1.0, 1.0).response, 0.25, 0.0, "rule");
    rule.maximum_relative_velocity = 0.0;
    assert_near(resin_momentum_on_release(&rule, 1.0, 1.0).relative_velocity, 0.0, 0.0, "maximum");
    rule.maximum_relative_velocity = NAN;
    assert_near(resin_momentum_on_release(&rule, 99.0, 1.0).relative_velocity, 30.0, 0.0, "NaN");
    rule.maximum_relative_velocity = -1.0;
    assert_near(resin_momentum_on_release(&rule, 99.0, 1.0).relative_velocity, 30.0, 0.0, "-1");
}

// Each valid member of a rule is used; an invalid one is replaced by that of the default rule.
static void an_invalid_rule_gives_a_valid_spring(void **state)
{
    (void)state;
    static const double extremes[] = {NAN,  HUGE_VAL, -HUGE_VAL, 0.0,  -0.0,    -0.4,
                                      -1e9, 0.25,     1e-5,      1e-4, DBL_MIN, 5e-324,
                                      6e4,  7e4,      1e4,       2e4,  DBL_MAX, 1.0};
    static const double releases[] = {0.0, 120.0, -1e300, 1e-300, DBL_MAX, NAN, HUGE_VAL};
    for (size_t a = 0; a < COUNT_OF(extremes); ++a)
    {
        for (size_t b = 0; b < COUNT_OF(extremes); ++b)
        {
            const double response = extremes[a];
            const double ratio = extremes[b];
            const resin_momentum_rule rule = {response, ratio, response, ratio, extremes[b]};
            const bool is_response = response >= 6.3e-5 && response <= 6.28e4;
            const bool is_ratio = ratio >= 0.0 && ratio <= 1e4;
            const double most = ratio >= 0.0 ? fmin(ratio, DBL_MAX) : 30.0;
            for (size_t r = 0; r < COUNT_OF(releases) * COUNT_OF(releases); ++r)
            {
                const double velocity = releases[r / COUNT_OF(releases)];
                const double distance = releases[r % COUNT_OF(releases)];
                const bool is_tap = !isfinite(velocity) || !isfinite(distance) ||
                                    fabs(velocity) == 0.0 || fabs(distance) == 0.0;
                const resin_momentum momentum =
                    resin_momentum_on_release(&rule, velocity, distance);
                resin_spring spring;
                assert_ok(
                    resin_spring_from_response(momentum.response, momentum.damping_ratio, &spring));
                assert_near(momentum.response,
                            is_response ? response
                            : is_tap    ? 0.4
                                        : 0.3,
                            0.0, "response");
                assert_near(momentum.damping_ratio,
                            is_ratio ? ratio
                            : is_tap ? 1.0
                                     : 0.8,
                            0.0, "ratio");
                assert_true(fabs(momentum.relative_velocity) <= most);
            }
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_nearest_corner_depends_on_the_projection),
        cmocka_unit_test(nearest_agrees_with_a_search_through_all_pairs),
        cmocka_unit_test(a_point_that_is_not_finite_is_never_the_nearest),
        cmocka_unit_test(turns_match_the_table),
        cmocka_unit_test(a_turn_is_the_shortest_to_its_angle),
        cmocka_unit_test(a_rotation_of_many_circles_ends_without_unwinding),
        cmocka_unit_test(a_tap_settles_without_bounce_and_a_flick_with_it),
        cmocka_unit_test(an_invalid_release_is_a_tap),
        cmocka_unit_test(an_invalid_rule_gives_a_valid_spring),
    };
    return cmocka_run_group_tests_name("motion_nearest", tests, NULL, NULL);
}
