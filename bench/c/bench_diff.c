// SPDX-License-Identifier: MIT

// The parts of a diff, measured separately: matching alone, with either kind of moves, and the
// results that can be derived afterwards.

#include "diff_workloads.h"
#include "resin_bench.h"

#include <resin/diff_stages.h>

#include <stdlib.h>
#include <string.h>

typedef struct job
{
    diff_lists *lists;
    resin_diff *diff;
} job;

static job *new_job(const char *workload, const char *identity, size_t size)
{
    job *j = resin_bench_alloc(sizeof *j);
    j->lists = diff_lists_create(workload, identity, size);
    if (j->lists == NULL || resin_diff_create(NULL, &j->diff) != RESIN_OK)
    {
        exit(1);
    }
    return j;
}

static void teardown(void *context)
{
    job *j = context;
    resin_diff_destroy(j->diff);
    diff_lists_destroy(j->lists);
    free(j);
}

static size_t changes_of(job *j, resin_diff_moves moves)
{
    const resin_diff_result *result = NULL;
    if (resin_diff_match(j->diff, &j->lists->identities) != RESIN_OK ||
        resin_diff_finish(j->diff, moves, &result) != RESIN_OK)
    {
        return 0;
    }
    return result->items.change_count;
}

static double run_match(void *context, size_t iterations)
{
    job *j = context;
    for (size_t k = 0; k < iterations; ++k)
    {
        (void)resin_diff_match(j->diff, &j->lists->identities);
    }
    return 0.0;
}

static double run_minimal(void *context, size_t iterations)
{
    double sum = 0.0;
    for (size_t k = 0; k < iterations; ++k)
    {
        sum += (double)changes_of(context, RESIN_DIFF_MOVES_MINIMAL);
    }
    return sum;
}

static double run_heckel(void *context, size_t iterations)
{
    double sum = 0.0;
    for (size_t k = 0; k < iterations; ++k)
    {
        sum += (double)changes_of(context, RESIN_DIFF_MOVES_HECKEL);
    }
    return sum;
}

static double run_steps(void *context, size_t iterations)
{
    job *j = context;
    double sum = 0.0;
    for (size_t k = 0; k < iterations; ++k)
    {
        const resin_diff_step *steps = NULL;
        size_t count = 0;
        (void)changes_of(j, RESIN_DIFF_MOVES_MINIMAL);
        (void)resin_diff_steps(j->diff, &steps, &count);
        sum += (double)count;
    }
    return sum;
}

static double run_stages(void *context, size_t iterations)
{
    job *j = context;
    double sum = 0.0;
    for (size_t k = 0; k < iterations; ++k)
    {
        const resin_diff_stage *stages = NULL;
        size_t count = 0;
        (void)changes_of(j, RESIN_DIFF_MOVES_MINIMAL);
        (void)resin_diff_stages(j->diff, 0, &stages, &count);
        sum += (double)count;
    }
    return sum;
}

// Whether partners have equal keys, and all other elements are deleted or inserted.
static bool is_right(void *context)
{
    job *j = context;
    const resin_diff_result *result = NULL;
    if (resin_diff_match(j->diff, &j->lists->identities) != RESIN_OK ||
        resin_diff_finish(j->diff, RESIN_DIFF_MOVES_MINIMAL, &result) != RESIN_OK)
    {
        return false;
    }
    const resin_diff_changes *changes = &result->items;
    const size_t words = j->lists->identities.kind == RESIN_IDENTITY_U64 ? 1 : 2;
    size_t pairs = 0;
    for (size_t i = 0; i < changes->old_count; ++i)
    {
        const uint32_t partner = changes->old_to_new[i];
        if (partner != RESIN_INDEX_NONE)
        {
            pairs += 1;
            if (changes->new_to_old[partner] != i ||
                memcmp(j->lists->old_keys + words * i, j->lists->new_keys + words * partner,
                       words * sizeof(uint64_t)) != 0)
            {
                return false;
            }
        }
    }
    return pairs > 0 && changes->delete_count == changes->old_count - pairs &&
           changes->insert_count == changes->new_count - pairs;
}

static void *setup_standard_int(size_t size)
{
    return new_job("standard", "Int", size);
}

static void *setup_standard_uuid(size_t size)
{
    return new_job("standard", "UUID", size);
}

static void *setup_shuffle_int(size_t size)
{
    return new_job("shuffle", "Int", size);
}

static void *setup_shuffle_uuid(size_t size)
{
    return new_job("shuffle", "UUID", size);
}

#define STEP(workload, identity, size, setup, path, run)                                           \
    {                                                                                              \
        "diff", workload, identity, path, size, setup, is_right, run, teardown                     \
    }
#define STEPS_OF(workload, identity, size, setup)                                                  \
    STEP(workload, identity, size, setup, "c-match", run_match),                                   \
        STEP(workload, identity, size, setup, "c-minimal", run_minimal),                           \
        STEP(workload, identity, size, setup, "c-heckel", run_heckel),                             \
        STEP(workload, identity, size, setup, "c-steps", run_steps),                               \
        STEP(workload, identity, size, setup, "c-stages", run_stages)

int main(int argc, char **argv)
{
    static const resin_bench_case cases[] = {
        STEPS_OF("standard", "Int", 5000, setup_standard_int),
        STEPS_OF("standard", "UUID", 5000, setup_standard_uuid),
        STEPS_OF("standard", "Int", 100000, setup_standard_int),
        STEPS_OF("standard", "UUID", 100000, setup_standard_uuid),
        STEPS_OF("shuffle", "Int", 100000, setup_shuffle_int),
        STEPS_OF("shuffle", "UUID", 100000, setup_shuffle_uuid),
    };
    return resin_bench_main(argc, argv, cases, sizeof cases / sizeof cases[0]);
}
