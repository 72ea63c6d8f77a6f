// SPDX-License-Identifier: MIT
#include <resin/resin.h>
#include <stdio.h>

int main(void)
{
    const uint64_t old_ids[] = {1, 2, 3}, new_ids[] = {3, 1, 4};
    const resin_identities ids = resin_identities_u64(old_ids, 3, new_ids, 3);
    resin_diff *diff = NULL;
    const resin_diff_result *found = NULL;
    resin_status status;
    if ((status = resin_diff_create(NULL, &diff)) || (status = resin_diff_match(diff, &ids)) ||
        (status = resin_diff_finish(diff, RESIN_DIFF_MOVES_MINIMAL, &found)))
        return puts(resin_status_message(status)), 1;
    const resin_diff_changes *rows = &found->items;
    printf("row %u deleted, row %u inserted, ", rows->deletes[0], rows->inserts[0]);
    printf("row %u moved to %u\n", rows->moves[0].old_index, rows->moves[0].new_index);
    resin_diff_destroy(diff);
}
