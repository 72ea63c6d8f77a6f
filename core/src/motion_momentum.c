// SPDX-License-Identifier: MIT
#include "motion_internal.h"

#include <resin/motion.h>

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

resin_momentum resin_momentum_on_release(const resin_momentum_rule *rule, double velocity,
                                         double distance)
{
    const resin_momentum_rule used = rule != NULL ? *rule : resin_momentum_rule_default();
    if (!isfinite(velocity) || !isfinite(distance) || velocity == 0.0 || distance == 0.0)
    {
        return (resin_momentum){.response = used.tap_response,
                                .damping_ratio = used.tap_damping_ratio,
                                .relative_velocity = 0.0};
    }
    const double limit =
        used.maximum_relative_velocity > 0.0 ? used.maximum_relative_velocity : 0.0;
    const double relative = rsn_saturated(velocity / distance);
    const double cut = fabs(relative) < limit ? relative : copysign(limit, relative);
    return (resin_momentum){.response = used.flick_response,
                            .damping_ratio = used.flick_damping_ratio,
                            .relative_velocity = rsn_saturated(cut)};
}
