// SPDX-License-Identifier: MIT

// A diff on a handle that has already done the same diff, to be counted by callgrind:
//
//     valgrind --tool=callgrind --toggle-collect=measured_diff instructions_diff reverse Int 1000
//
// Instruction counts are reproducible, so they can be compared where times cannot.

#include "diff_workloads.h"

#include <stdio.h>
#include <stdlib.h>

bool measured_diff(resin_diff *diff, const diff_lists *lists);

// callgrind counts only inside of this function, which it finds by its name.
__attribute__((noinline)) bool measured_diff(resin_diff *diff, const diff_lists *lists)
{
    const resin_diff_result *result = NULL;
    return resin_diff_match(diff, &lists->identities) == RESIN_OK &&
           resin_diff_finish(diff, RESIN_DIFF_MOVES_MINIMAL, &result) == RESIN_OK;
}

int main(int argc, char **argv)
{
    diff_lists *lists =
        argc == 4 ? diff_lists_create(argv[1], argv[2], strtoul(argv[3], NULL, 10)) : NULL;
    if (lists == NULL)
    {
        fprintf(stderr, "usage: %s WORKLOAD Int|UUID SIZE\nworkloads:", argv[0]);
        for (size_t i = 0; i < diff_workload_count; ++i)
        {
            fprintf(stderr, " %s", diff_workload_names[i]);
        }
        fprintf(stderr, "\n");
        return 2;
    }
    resin_diff *diff = NULL;
    const bool is_done = resin_diff_create(NULL, &diff) == RESIN_OK && measured_diff(diff, lists);
    resin_diff_destroy(diff);
    diff_lists_destroy(lists);
    return is_done ? 0 : 1;
}
