// SPDX-License-Identifier: MIT
#include "motion_internal.h"

_Static_assert(sizeof(resin_force_latch) == 4, "resin_force_latch is part of the ABI");

double resin_force_fraction(double force, double maximum)
{
    if (!isfinite(force) || !isfinite(maximum) || !(maximum > 0.0) || !(force > 0.0))
    {
        return 0.0;
    }
    return force < maximum ? force / maximum : 1.0;
}

uint32_t resin_force_latch_add(resin_force_latch *latch, double force)
{
    if (latch == NULL || !isfinite(force))
    {
        return 0;
    }
    uint32_t changes = 0;
    if (latch->phase == RESIN_FORCE_PHASE_ACTIVATED)
    {
        if (force <= RESIN_FORCE_CONFIRMATION)
        {
            latch->phase = RESIN_FORCE_PHASE_CONFIRMED;
            changes |= (uint32_t)RESIN_FORCE_CONFIRMED;
        }
    }
    else if (latch->phase != RESIN_FORCE_PHASE_CONFIRMED && force >= RESIN_FORCE_ACTIVATION)
    {
        latch->phase = RESIN_FORCE_PHASE_ACTIVATED;
        changes |= (uint32_t)RESIN_FORCE_ACTIVATED;
    }
    // In the same event too; otherwise a press after a fast release would not activate.
    if (latch->phase == RESIN_FORCE_PHASE_CONFIRMED && force <= RESIN_FORCE_RESET)
    {
        latch->phase = RESIN_FORCE_PHASE_RESET;
        changes |= (uint32_t)RESIN_FORCE_WAS_RESET;
    }
    return changes;
}

uint32_t resin_force_latch_end(resin_force_latch *latch, bool cancelled)
{
    if (latch == NULL)
    {
        return 0;
    }
    uint32_t changes = 0;
    if (latch->phase == RESIN_FORCE_PHASE_ACTIVATED && !cancelled)
    {
        changes |= (uint32_t)RESIN_FORCE_CONFIRMED;
    }
    if (latch->phase != RESIN_FORCE_PHASE_RESET)
    {
        changes |= (uint32_t)RESIN_FORCE_WAS_RESET;
    }
    latch->phase = RESIN_FORCE_PHASE_RESET;
    return changes;
}
