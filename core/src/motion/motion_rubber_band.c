// SPDX-License-Identifier: MIT
#include "../base/real_math.h"
#include "motion_internal.h"

#include <resin/motion.h>

static bool is_exponent(double exponent)
{
    return exponent > 0.0 && exponent <= 1.0;
}

static bool is_band(double dimension, double coefficient)
{
    return dimension > 0.0 && dimension <= DBL_MAX && coefficient > 0.0 && coefficient <= DBL_MAX;
}

double resin_rubber_band_power(double distance, double exponent)
{
    if (!isfinite(distance) || !is_exponent(exponent))
    {
        return 0.0;
    }
    return copysign(rsn_saturated(rsn_pow(fabs(distance), exponent)), distance);
}

double resin_rubber_band_power_inverse(double offset, double exponent)
{
    if (!isfinite(offset) || !is_exponent(exponent))
    {
        return 0.0;
    }
    return copysign(rsn_saturated(rsn_pow(fabs(offset), 1.0 / exponent)), offset);
}

double resin_rubber_band(double distance, double dimension, double coefficient)
{
    if (!isfinite(distance) || !is_band(dimension, coefficient))
    {
        return 0.0;
    }
    const double pull = fabs(distance) * coefficient;
    const double quotient = dimension / pull; // infinite if the dimension has no effect
    const double offset = quotient <= DBL_MAX ? dimension / (1.0 + quotient) : pull;
    return copysign(offset, distance);
}

double resin_rubber_band_inverse(double offset, double dimension, double coefficient)
{
    if (!isfinite(offset) || !is_band(dimension, coefficient))
    {
        return 0.0;
    }
    const double last = dimension * (1.0 - 0x1p-53); // the largest double below
    const double given = fabs(offset) < last ? fabs(offset) : last;
    // The difference is exact from half of the dimension on, where cancellation would be worst.
    const double distance = given / coefficient * (dimension / (dimension - given));
    return copysign(rsn_saturated(distance), offset);
}
