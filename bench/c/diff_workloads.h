// SPDX-License-Identifier: MIT
#ifndef RESIN_DIFF_WORKLOADS_H
#define RESIN_DIFF_WORKLOADS_H

#include <resin/diff.h>

#include <stddef.h>
#include <stdint.h>

// The workloads of list diffs in bench/Workloads, for any size.

// Two lists in the form that the core reads.
typedef struct diff_lists
{
    resin_identities identities;
    uint64_t *old_keys; // one word for each element, or two
    uint64_t *new_keys;
} diff_lists;

extern const char *const diff_workload_names[];
extern const size_t diff_workload_count;

// Creates a workload. `identity` is "Int" (words) or "UUID" (16 bytes). Returns null for unknown
// names. Exits if there is not enough memory.
diff_lists *diff_lists_create(const char *workload, const char *identity, size_t size);
void diff_lists_destroy(diff_lists *lists);

#endif // RESIN_DIFF_WORKLOADS_H
