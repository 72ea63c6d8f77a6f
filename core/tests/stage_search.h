// SPDX-License-Identifier: MIT
#ifndef RSN_STAGE_SEARCH_H
#define RSN_STAGE_SEARCH_H

#include "stage_replay.h"

// Finds the fewest stages that perform each operation of a diff once, by trying every assignment of
// operations to stages, with both orders of the elements between stable ones. `updated_sections` is
// indexed by new section. Returns 0 if there are more than `most` operations, otherwise 1 + the
// number of stages.
size_t search_fewest_stages(const oracle_case *given, const resin_diff_result *result,
                            const bool *updated_sections, uint32_t flags, size_t most);

#endif // RSN_STAGE_SEARCH_H
