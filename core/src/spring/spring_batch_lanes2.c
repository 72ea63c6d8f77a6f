// SPDX-License-Identifier: MIT

// The loops of a batch for SSE2, NEON and other vectors of two.

#include "spring_batch_internal.h"

#if RSN_HAS_LANES_2
#define RSN_LANES 2
#define RSN_BATCH_STEP rsn_batch_step_lanes2
#include "spring_batch_lanes.h"
#endif
