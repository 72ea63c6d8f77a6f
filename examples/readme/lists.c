// SPDX-License-Identifier: MIT
#include <resin/resin.h>
#include <stdio.h>

int main(void)
{
    const uint64_t old_ids[] = {1, 2, 3}, new_ids[] = {3, 1, 4};
    const resin_identities ids = resin_identities_u64(old_ids, 3, new_ids, 3);
    resin_diff *diff;
    const resin_diff_result *found;
    if (resin_diff_create(NULL, &diff) != RESIN_OK || resin_diff_match(diff, &ids) != RESIN_OK ||
        resin_diff_finish(diff, RESIN_DIFF_MOVES_MINIMAL, &found) != RESIN_OK)
        return 1;
    printf("row %u deleted, row %u inserted\n", found->items.deletes[0], found->items.inserts[0]);
    resin_diff_destroy(diff);
}
