// SPDX-License-Identifier: MIT
#include "motion_internal.h"

#include <resin/motion.h>
#include <resin/spring.h>

_Static_assert(sizeof(resin_momentum_rule) == 40, "resin_momentum_rule is part of the ABI");
_Static_assert(sizeof(resin_momentum) == 24, "resin_momentum is part of the ABI");

resin_momentum_rule resin_momentum_rule_default(void)
{
    return (resin_momentum_rule){.tap_response = 0.4,
                                 .tap_damping_ratio = 1.0,
                                 .flick_response = 0.3,
                                 .flick_damping_ratio = 0.8,
                                 .maximum_relative_velocity = 30.0};
}

static double response_or(double response, double otherwise)
{
    resin_spring spring;
    return resin_spring_from_response(response, 1.0, &spring) == RESIN_OK ? response : otherwise;
}

static double damping_ratio_or(double ratio, double otherwise)
{
    resin_spring spring;
    return resin_spring_from_frequency(1.0, ratio, &spring) == RESIN_OK ? ratio : otherwise;
}

// Validates with the functions of springs, so that both accept the same ranges.
static resin_momentum_rule usable_rule(const resin_momentum_rule *rule)
{
    const resin_momentum_rule fallback = resin_momentum_rule_default();
    if (rule == NULL)
    {
        return fallback;
    }
    const double maximum = rule->maximum_relative_velocity;
    return (resin_momentum_rule){
        .tap_response = response_or(rule->tap_response, fallback.tap_response),
        .tap_damping_ratio = damping_ratio_or(rule->tap_damping_ratio, fallback.tap_damping_ratio),
        .flick_response = response_or(rule->flick_response, fallback.flick_response),
        .flick_damping_ratio =
            damping_ratio_or(rule->flick_damping_ratio, fallback.flick_damping_ratio),
        .maximum_relative_velocity = maximum >= 0.0 ? maximum : fallback.maximum_relative_velocity};
}

resin_momentum resin_momentum_on_release(const resin_momentum_rule *rule, double velocity,
                                         double distance)
{
    const resin_momentum_rule used = usable_rule(rule);
    if (!isfinite(velocity) || !isfinite(distance) || velocity == 0.0 || distance == 0.0)
    {
        return (resin_momentum){.response = used.tap_response,
                                .damping_ratio = used.tap_damping_ratio,
                                .relative_velocity = 0.0};
    }
    const double limit = used.maximum_relative_velocity;
    const double relative = rsn_saturated(velocity / distance);
    const double cut = fabs(relative) < limit ? relative : copysign(limit, relative);
    return (resin_momentum){.response = used.flick_response,
                            .damping_ratio = used.flick_damping_ratio,
                            .relative_velocity = rsn_saturated(cut)};
}
