// SPDX-License-Identifier: MIT

// The memory of diffs, counted by their allocator, and the allocations of a second diff on the same
// handle. Prints a line of JSON for each workload and each size.
//
//     memory_diff SIZE...

#include "diff_workloads.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct counts
{
    size_t bytes; // in use
    size_t allocations;
} counts;

static void *resize(void *context, void *memory, size_t old_size, size_t new_size)
{
    counts *c = context;
    c->bytes += new_size - old_size;
    if (new_size == 0)
    {
        free(memory);
        return NULL;
    }
    c->allocations += 1;
    return realloc(memory, new_size);
}

static const resin_diff_changes *run(resin_diff *diff, const diff_lists *lists)
{
    const resin_diff_result *result = NULL;
    if (resin_diff_match(diff, &lists->identities) != RESIN_OK ||
        resin_diff_finish(diff, RESIN_DIFF_MOVES_MINIMAL, &result) != RESIN_OK)
    {
        fprintf(stderr, "bench: a diff failed\n");
        exit(1);
    }
    return &result->items;
}

static size_t output_bytes(const resin_diff_changes *changes)
{
    const size_t groups = changes->duplicate_group_count;
    const size_t duplicates = groups == 0 ? 0 : changes->duplicate_ends[groups - 1];
    const size_t indices = changes->delete_count + changes->insert_count + changes->old_count +
                           changes->new_count + duplicates + groups;
    const size_t pairs = changes->update_count + changes->move_count;
    return indices * sizeof(uint32_t) + pairs * sizeof(resin_index_pair);
}

static void measure(const char *workload, const char *identity, size_t size)
{
    diff_lists *lists = diff_lists_create(workload, identity, size);
    counts c = {0};
    const resin_allocator allocator = {.context = &c, .resize = resize};
    resin_diff_def def = resin_diff_def_default();
    def.allocator = &allocator;
    resin_diff *diff = NULL;
    if (lists == NULL || resin_diff_create(&def, &diff) != RESIN_OK)
    {
        exit(1);
    }
    run(diff, lists);
    const size_t before = c.allocations;
    const resin_diff_changes *changes = run(diff, lists);
    const size_t output = output_bytes(changes);
    const size_t elements = changes->old_count + changes->new_count;
    printf("{\"unit\":\"diff\",\"workload\":\"%s\",\"identity\":\"%s\",\"size\":%zu,"
           "\"bytes\":%zu,\"output_bytes\":%zu,\"bytes_per_element\":%.2f,"
           "\"later_allocations\":%zu}\n",
           workload, identity, size, c.bytes, output, (double)(c.bytes - output) / (double)elements,
           c.allocations - before);
    resin_diff_destroy(diff);
    diff_lists_destroy(lists);
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; ++i)
    {
        const size_t size = strtoul(argv[i], NULL, 10);
        if (size == 0)
        {
            fprintf(stderr, "memory_diff: '%s' is not a size\n", argv[i]);
            return 2;
        }
        for (size_t j = 0; j < diff_workload_count; ++j)
        {
            measure(diff_workload_names[j], "Int", size);
            measure(diff_workload_names[j], "UUID", size);
        }
    }
    return 0;
}
