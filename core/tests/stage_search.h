// SPDX-License-Identifier: MIT
#ifndef RSN_STAGE_SEARCH_H
#define RSN_STAGE_SEARCH_H

#include "stage_replay.h"

// The fewest stages that perform each operation of a diff once, found by trying every assignment of
// operations to stages, with the elements in between in either of two orders. `updated_sections`
// by new index. Returns 0 where there are more than `most` operations, and 1 + the number of stages
// otherwise.
size_t search_fewest_stages(const oracle_case *given, const resin_diff_result *result,
                            const bool *updated_sections, uint32_t flags, size_t most);

#endif // RSN_STAGE_SEARCH_H
