// SPDX-License-Identifier: MIT

// The loops of a batch for AVX-512.

#include "spring_batch_internal.h"

#if RSN_HAS_LANES_4_AND_8
#define RSN_LANES 8
#define RSN_BATCH_STEP rsn_batch_step_lanes8
#include "spring_batch_lanes.h"
#endif
