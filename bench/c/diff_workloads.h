// SPDX-License-Identifier: MIT
#ifndef RESIN_DIFF_WORKLOADS_H
#define RESIN_DIFF_WORKLOADS_H

#include <resin/diff.h>

#include <stddef.h>
#include <stdint.h>

// The workloads of list diffs that bench/Workloads has, for any size.

// Two lists as the core reads them.
typedef struct diff_lists
{
    resin_identities identities;
    uint64_t *old_keys; // one word for each element, or two
    uint64_t *new_keys;
} diff_lists;

extern const char *const diff_workload_names[];
extern const size_t diff_workload_count;

// `identity` is "Int" (words) or "UUID" (16 bytes). Null for names that there are not. Exits when
// there is no memory.
diff_lists *diff_lists_create(const char *workload, const char *identity, size_t size);
void diff_lists_destroy(diff_lists *lists);

#endif // RESIN_DIFF_WORKLOADS_H
