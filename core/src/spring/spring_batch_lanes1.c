// SPDX-License-Identifier: MIT

// The loops of a batch in plain C.

#include "spring_batch_internal.h"

#define RSN_LANES 1
#define RSN_BATCH_STEP rsn_batch_step_lanes1
#include "spring_batch_lanes.h"
