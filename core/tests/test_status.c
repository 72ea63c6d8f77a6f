// SPDX-License-Identifier: MIT
#include "test_support.h"

#include <string.h>

static const resin_status all[] = {
    RESIN_OK,
    RESIN_ERROR_NULL_HANDLE,
    RESIN_ERROR_NULL_INPUT,
    RESIN_ERROR_NULL_OUTPUT,
    RESIN_ERROR_STRUCT_SIZE,
    RESIN_ERROR_FLAGS,
    RESIN_ERROR_OUT_OF_MEMORY,
    RESIN_ERROR_TOO_LARGE,
    RESIN_ERROR_INDEX,
    RESIN_ERROR_ORDER,
    RESIN_ERROR_BUSY,
    RESIN_ERROR_FREQUENCY,
    RESIN_ERROR_DAMPING_RATIO,
    RESIN_ERROR_RESPONSE,
    RESIN_ERROR_STIFFNESS,
    RESIN_ERROR_DAMPING,
    RESIN_ERROR_MASS,
    RESIN_ERROR_DURATION,
    RESIN_ERROR_BOUNCE,
    RESIN_ERROR_TENSION,
    RESIN_ERROR_FRICTION,
    RESIN_ERROR_VALUE,
    RESIN_ERROR_VELOCITY,
    RESIN_ERROR_TARGET,
    RESIN_ERROR_TIME_STEP,
    RESIN_ERROR_TOLERANCE,
    RESIN_ERROR_UNDAMPED,
    RESIN_ERROR_NEVER,
    RESIN_ERROR_SPRING_LANE,
    RESIN_ERROR_RATE,
    RESIN_ERROR_STOPS,
    RESIN_ERROR_NORMAL_STOP,
    RESIN_ERROR_RESISTANCE,
    RESIN_ERROR_SNAPPING,
    RESIN_ERROR_SAMPLE,
    RESIN_ERROR_BAR_STATE,
    RESIN_ERROR_TOP_TOLERANCE,
    RESIN_ERROR_GESTURE,
    RESIN_ERROR_TRANSFORMER,
    RESIN_ERROR_BAR_RANGES,
    RESIN_ERROR_STOP,
    RESIN_ERROR_IDENTITY_KIND,
    RESIN_ERROR_IDENTITY_SIZE,
    RESIN_ERROR_OFFSETS,
    RESIN_ERROR_MISSING_CALLBACK,
    RESIN_ERROR_VARIABLE,
    RESIN_ERROR_CONSTRAINT,
    RESIN_ERROR_COEFFICIENT,
    RESIN_ERROR_CONSTANT,
    RESIN_ERROR_RELATION,
    RESIN_ERROR_PRIORITY,
    RESIN_ERROR_WEIGHT,
    RESIN_ERROR_CONFLICT,
    RESIN_ERROR_VARIABLE_IN_USE,
    RESIN_ERROR_NOT_EDITED,
    RESIN_ERROR_ALREADY_EDITED,
    RESIN_ERROR_PRECISION,
};

static void every_status_has_a_distinct_message(void **state)
{
    (void)state;
    const char *unknown = resin_status_message((resin_status)99999);
    assert_non_null(unknown);
    assert_string_equal(resin_status_message(RESIN_STATUS_LIMIT), unknown); // no status
    for (size_t i = 0; i < COUNT_OF(all); ++i)
    {
        const char *message = resin_status_message(all[i]);
        assert_string_not_equal(message, "");
        assert_string_not_equal(message, unknown);
        for (size_t j = 0; j < i; ++j)
        {
            assert_int_not_equal(all[i], all[j]);
            assert_string_not_equal(message, resin_status_message(all[j]));
        }
    }
}

// Each message must be sufficient in C and in every other language.
static void messages_name_the_argument_and_its_range(void **state)
{
    (void)state;
    static const struct
    {
        resin_status status;
        const char *part;
    } cases[] = {
        {RESIN_ERROR_NULL_HANDLE, "handle"},
        {RESIN_ERROR_NULL_INPUT, "required input"},
        {RESIN_ERROR_TOO_LARGE, "count must be from 0 to"},
        {RESIN_ERROR_MASS, "round to 0"},
        {RESIN_ERROR_TIME_STEP, "dt"},
        {RESIN_ERROR_TIME_STEP, "interval"},
        {RESIN_ERROR_NORMAL_STOP, "above 0 and below the count of stops"},
        {RESIN_ERROR_STOP, "stop must be below the count of stops"},
    };
    for (size_t i = 0; i < COUNT_OF(cases); ++i)
    {
        const char *message = resin_status_message(cases[i].status);
        if (strstr(message, cases[i].part) == NULL)
        {
            fail_msg("'%s' does not contain '%s'", message, cases[i].part);
        }
    }
}

static void the_library_has_the_version_of_the_header(void **state)
{
    (void)state;
    assert_int_equal(resin_version(), RESIN_VERSION);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_status_has_a_distinct_message),
        cmocka_unit_test(messages_name_the_argument_and_its_range),
        cmocka_unit_test(the_library_has_the_version_of_the_header),
    };
    return cmocka_run_group_tests_name("status", tests, NULL, NULL);
}
