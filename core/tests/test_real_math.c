// SPDX-License-Identifier: MIT
#include "test_support.h"

#include "base/real_math.h"
#include "vectors/real_math_vectors.h"

#include <float.h>
#include <math.h>
#include <string.h>

// One unit in the last place of a result.
static double unit_of(double result)
{
    int exponent = 0;
    (void)frexp(result, &exponent);
    return ldexp(1.0, exponent - 53 < -1074 ? -1074 : exponent - 53);
}

static double error_in_units(double got, double head, double rest)
{
    return fabs((got - head) - rest) / unit_of(head);
}

static uint64_t bits_of(double x)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

// Equal bits, but any NaN for a NaN.
static void check_bits(double got, double expected, const char *label)
{
    if (isnan(expected) ? !isnan(got) : bits_of(got) != bits_of(expected))
    {
        fail_msg("%s: expected %a, got %a", label, expected, got);
    }
}

static double sine(double x)
{
    return rsn_sincos(x).sine;
}

static double cosine(double x)
{
    return rsn_sincos(x).cosine;
}

static const struct
{
    const char *name;
    double (*function)(double);
    const unary_vector *vectors;
    size_t count;
    double limit; // the error that the header allows, in ulp
} unary_cases[] = {
    {"exp", rsn_exp, exp_vectors, COUNT_OF(exp_vectors), 1.0},
    {"expm1", rsn_expm1, expm1_vectors, COUNT_OF(expm1_vectors), 2.0},
    {"log", rsn_log, log_vectors, COUNT_OF(log_vectors), 1.0},
    {"sin", sine, sin_vectors, COUNT_OF(sin_vectors), 1.0},
    {"cos", cosine, cos_vectors, COUNT_OF(cos_vectors), 1.0},
};

static void unary_functions_are_within_their_error_limits(void **state)
{
    (void)state;
    for (size_t c = 0; c < COUNT_OF(unary_cases); ++c)
    {
        for (size_t i = 0; i < unary_cases[c].count; ++i)
        {
            const unary_vector v = unary_cases[c].vectors[i];
            const double error = error_in_units(unary_cases[c].function(v.x), v.head, v.rest);
            if (!(error <= unary_cases[c].limit))
            {
                fail_msg("%s(%a) is off by %.3f units", unary_cases[c].name, v.x, error);
            }
        }
    }
}

static void pow_and_atan2_are_within_their_error_limits(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(pow_vectors); ++i)
    {
        const binary_vector v = pow_vectors[i];
        const double error = error_in_units(rsn_pow(v.x, v.y), v.head, v.rest);
        if (!(error <= 1.0))
        {
            fail_msg("pow(%a, %a) is off by %.3f units", v.x, v.y, error);
        }
    }
    for (size_t i = 0; i < COUNT_OF(atan2_vectors); ++i)
    {
        const binary_vector v = atan2_vectors[i];
        const double error = error_in_units(rsn_atan2(v.y, v.x), v.head, v.rest);
        if (!(error <= 2.0))
        {
            fail_msg("atan2(%a, %a) is off by %.3f units", v.y, v.x, error);
        }
    }
}

static void large_phases_have_the_documented_error(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(far_sin_vectors); ++i)
    {
        const unary_vector s = far_sin_vectors[i];
        const unary_vector c = far_cos_vectors[i];
        assert_near(sine(s.x), s.head, 2.0 * DBL_EPSILON * fabs(s.x), "sin");
        assert_near(cosine(c.x), c.head, 2.0 * DBL_EPSILON * fabs(c.x), "cos");
    }
}

static void exp_and_log_have_the_special_values_of_c(void **state)
{
    (void)state;
    check_bits(rsn_exp(0.0), 1.0, "exp(0)");
    check_bits(rsn_exp(-0.0), 1.0, "exp(-0)");
    check_bits(rsn_exp(INFINITY), INFINITY, "exp(inf)");
    check_bits(rsn_exp(-INFINITY), 0.0, "exp(-inf)");
    check_bits(rsn_exp(NAN), NAN, "exp(NaN)");
    check_bits(rsn_exp(0x1.62e42fefa39efp+9), 0x1.fffffffffff2ap+1023, "exp, the last finite");
    check_bits(rsn_exp(0x1.62e42fefa39f0p+9), INFINITY, "exp, the first infinite");
    check_bits(rsn_exp(-0x1.74910d52d3051p+9), 0x1p-1074, "exp, the last above 0");
    check_bits(rsn_exp(-0x1.74910d52d3052p+9), 0.0, "exp, the first 0");
    check_bits(rsn_exp(-DBL_MAX), 0.0, "exp(-max)");
    check_bits(rsn_exp(0x1p-1074), 1.0, "exp(denormal)");

    check_bits(rsn_expm1(-0.0), -0.0, "expm1(-0)");
    check_bits(rsn_expm1(0x1p-1074), 0x1p-1074, "expm1(denormal)");
    check_bits(rsn_expm1(-INFINITY), -1.0, "expm1(-inf)");
    check_bits(rsn_expm1(INFINITY), INFINITY, "expm1(inf)");
    check_bits(rsn_expm1(NAN), NAN, "expm1(NaN)");

    check_bits(rsn_log(1.0), 0.0, "log(1)");
    check_bits(rsn_log(0.0), -INFINITY, "log(0)");
    check_bits(rsn_log(-0.0), -INFINITY, "log(-0)");
    check_bits(rsn_log(-0x1p-1074), NAN, "log(negative)");
    check_bits(rsn_log(INFINITY), INFINITY, "log(inf)");
    check_bits(rsn_log(-INFINITY), NAN, "log(-inf)");
    check_bits(rsn_log(NAN), NAN, "log(NaN)");

    check_bits(rsn_log1p(-0.0), -0.0, "log1p(-0)");
    check_bits(rsn_log1p(0x1p-1074), 0x1p-1074, "log1p(denormal)");
    check_bits(rsn_log1p(-1.0), -INFINITY, "log1p(-1)");
    check_bits(rsn_log1p(-1.5), NAN, "log1p(below -1)");
    check_bits(rsn_log1p(INFINITY), INFINITY, "log1p(inf)");
    check_bits(rsn_log1p(NAN), NAN, "log1p(NaN)");
}

static void sine_and_cosine_have_the_special_values_of_c(void **state)
{
    (void)state;
    check_bits(sine(0.0), 0.0, "sin(0)");
    check_bits(sine(-0.0), -0.0, "sin(-0)");
    check_bits(sine(0x1p-1074), 0x1p-1074, "sin(denormal)");
    check_bits(cosine(-0x1p-1074), 1.0, "cos(denormal)");
    check_bits(sine(INFINITY), NAN, "sin(inf)");
    check_bits(cosine(-INFINITY), NAN, "cos(-inf)");
    check_bits(sine(NAN), NAN, "sin(NaN)");
    check_bits(cosine(NAN), NAN, "cos(NaN)");
    check_bits(sine(0x1p41), 0.0, "sin beyond its limit");
    check_bits(cosine(DBL_MAX), 1.0, "cos beyond its limit");
}

// As in Annex F of C, except for negative bases.
static void pow_has_the_special_values_of_c(void **state)
{
    (void)state;
    static const double special[] = {0.0,     0x1p-1074, 0x1p-1022, 0.5, 1.0, 1.5,  2.0,
                                     DBL_MAX, INFINITY,  NAN,       0.7, 3.0, 1e300};
    for (size_t i = 0; i < COUNT_OF(special); ++i)
    {
        for (size_t j = 0; j < COUNT_OF(special); ++j)
        {
            for (int sign = -1; sign <= 1; sign += 2)
            {
                const double x = special[i];
                const double y = sign * special[j];
                const double expected = pow(x, y); // a limit, or at most one ulp different
                const double got = rsn_pow(x, y);
                if (isnan(expected) || isinf(expected) || expected == 0.0)
                {
                    check_bits(got, expected, "pow");
                }
                else
                {
                    assert_near(got, expected, 2.0 * unit_of(expected), "pow");
                }
            }
        }
    }
    check_bits(rsn_pow(-1.0, 2.0), NAN, "pow of a negative");
    check_bits(rsn_pow(-0.0, 3.0), 0.0, "pow(-0)");
}

static void atan2_has_the_special_values_of_c(void **state)
{
    (void)state;
    static const double special[] = {0.0, 0x1p-1074, 1.0, DBL_MAX, INFINITY, NAN};
    for (size_t i = 0; i < COUNT_OF(special); ++i)
    {
        for (size_t j = 0; j < COUNT_OF(special); ++j)
        {
            for (int signs = 0; signs < 4; ++signs)
            {
                const double x = signs & 1 ? -special[i] : special[i];
                const double y = signs & 2 ? -special[j] : special[j];
                const double expected = atan2(y, x);
                const double got = rsn_atan2(y, x);
                assert_int_equal(isnan(got), isnan(expected));
                assert_true(isnan(got) || signbit(got) == signbit(expected));
                assert_near(isnan(got) ? 0.0 : got, isnan(expected) ? 0.0 : expected,
                            2.0 * unit_of(expected), "atan2");
            }
        }
    }
}

static void sine_is_odd_and_cosine_is_even(void **state)
{
    (void)state;
    support_random random = {.state = 7};
    for (int i = 0; i < 100000; ++i)
    {
        const double x = ldexp(support_unit(&random), (int)support_below(&random, 60) - 20);
        check_bits(sine(-x), -sine(x), "sin(-x)");
        check_bits(cosine(-x), cosine(x), "cos(-x)");
    }
}

#if LDBL_MANT_DIG >= 64

// An ulp of x86's long double is 2^-11 ulp of a double: precise enough for far more arguments than
// a table contains.
static double error_of(double got, long double expected)
{
    return (double)fabsl((long double)got - expected) / unit_of((double)expected);
}

static void random_arguments_are_within_the_error_limits(void **state)
{
    (void)state;
    support_random random = {.state = 99};
    for (int i = 0; i < 300000; ++i)
    {
        const double small = support_between(&random, -2.0, 2.0);
        const double decay = support_between(&random, -707.0, 709.0);
        const double phase = support_between(&random, -0x1p14, 0x1p14);
        const double positive =
            ldexp(1.0 + support_unit(&random), (int)support_below(&random, 2040) - 1020);
        const double exponent = support_between(&random, -0.9, 0.9);
        assert_true(error_of(rsn_exp(small), expl(small)) < 1.0);
        assert_true(error_of(rsn_exp(decay), expl(decay)) < 1.0);
        assert_true(error_of(rsn_expm1(small), expm1l(small)) < 2.0);
        assert_true(error_of(rsn_expm1(decay), expm1l(decay)) < 2.0);
        assert_true(error_of(sine(phase), sinl(phase)) < 1.0);
        assert_true(error_of(cosine(phase), cosl(phase)) < 1.0);
        assert_true(error_of(sine(small), sinl(small)) < 1.0);
        assert_true(error_of(cosine(small), cosl(small)) < 1.0);
        assert_true(error_of(rsn_log(positive), logl(positive)) < 1.0);
        assert_true(error_of(rsn_log1p(exponent), log1pl(exponent)) < 3.0);
        assert_true(error_of(rsn_log1p(positive), log1pl(positive)) < 3.0);
        assert_true(error_of(rsn_pow(positive, exponent), powl(positive, exponent)) < 1.0);
        assert_true(error_of(rsn_atan2(small, exponent), atan2l(small, exponent)) < 2.0);
    }
}

#endif

// One hash for every compiler, optimization level and CPU.
static void the_bits_are_the_same_everywhere(void **state)
{
    (void)state;
    support_random random = {.state = 2718281828};
    uint64_t hash = UINT64_C(14695981039346656037);
    for (int i = 0; i < 100000; ++i)
    {
        // No sum of a product, which a compiler may fuse.
        const double x = (support_unit(&random) - 0.5) * 60.0;
        const double y = (support_unit(&random) - 0.5) * 2e3;
        const double results[] = {rsn_exp(x),      rsn_expm1(x), rsn_log(fabs(x)),
                                  sine(y),         cosine(y),    rsn_pow(fabs(x), y * 1e-3),
                                  rsn_atan2(x, y), sine(1e6 * y)};
        for (size_t k = 0; k < COUNT_OF(results); ++k)
        {
            hash = (hash ^ bits_of(results[k])) * UINT64_C(1099511628211);
        }
    }
    assert_int_equal(hash, UINT64_C(0xbbc8e7a8d66651da));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(unary_functions_are_within_their_error_limits),
        cmocka_unit_test(pow_and_atan2_are_within_their_error_limits),
        cmocka_unit_test(large_phases_have_the_documented_error),
        cmocka_unit_test(exp_and_log_have_the_special_values_of_c),
        cmocka_unit_test(sine_and_cosine_have_the_special_values_of_c),
        cmocka_unit_test(pow_has_the_special_values_of_c),
        cmocka_unit_test(atan2_has_the_special_values_of_c),
        cmocka_unit_test(sine_is_odd_and_cosine_is_even),
#if LDBL_MANT_DIG >= 64
        cmocka_unit_test(random_arguments_are_within_the_error_limits),
#endif
        cmocka_unit_test(the_bits_are_the_same_everywhere),
    };
    return cmocka_run_group_tests_name("real_math", tests, NULL, NULL);
}
