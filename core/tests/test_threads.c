// SPDX-License-Identifier: MIT
#include "test_support.h"

#include <pthread.h>

// The promise of docs/abi.md about threads: one thread at a time may use a mutable object,
// different objects are independent, and immutable objects such as bars may be shared. All threads
// do the same work and must have the same result; ThreadSanitizer detects races.

enum
{
    THREADS = 4,
    LISTS = 200,
    LIST_MAX = 300,
    SAMPLES = 20000
};

typedef struct worker
{
    const resin_bar *shared_bar;
    uint64_t sum; // a hash of all results
    resin_status status;
} worker;

static void mix(worker *worker, const void *bytes, size_t size)
{
    const unsigned char *at = bytes;
    for (size_t i = 0; i < size; ++i) // FNV-1a
    {
        worker->sum = (worker->sum ^ at[i]) * UINT64_C(0x100000001b3);
    }
}

static resin_status diff_once(resin_diff *diff, support_random *random, worker *worker)
{
    uint64_t old_keys[LIST_MAX];
    uint64_t new_keys[LIST_MAX];
    const size_t old_count = support_below(random, LIST_MAX);
    const size_t new_count = support_below(random, LIST_MAX);
    for (size_t i = 0; i < LIST_MAX; ++i)
    {
        old_keys[i] = support_below(random, LIST_MAX);
        new_keys[i] = support_below(random, LIST_MAX);
    }
    const resin_identities identities =
        resin_identities_u64(old_keys, old_count, new_keys, new_count);
    const resin_diff_result *result = NULL;
    const resin_diff_stage *stages = NULL;
    size_t stage_count = 0;
    resin_status status = resin_diff_match(diff, &identities);
    if (status == RESIN_OK)
    {
        status = resin_diff_finish(diff, RESIN_DIFF_MOVES_MINIMAL, &result);
    }
    if (status == RESIN_OK)
    {
        mix(worker, result->items.new_to_old, new_count * sizeof(uint32_t));
        mix(worker, result->items.moves, result->items.move_count * sizeof(resin_index_pair));
        status = resin_diff_stages(diff, 0, &stages, &stage_count);
    }
    mix(worker, &stage_count, sizeof stage_count);
    return status;
}

static resin_status diff_lists(worker *worker)
{
    resin_diff *diff = NULL;
    support_random random = {1978};
    resin_status status = resin_diff_create(NULL, &diff);
    for (int i = 0; i < LISTS && status == RESIN_OK; ++i)
    {
        status = diff_once(diff, &random, worker);
    }
    resin_diff_destroy(diff);
    return status;
}

static resin_status scroll(worker *worker)
{
    support_random random = {844};
    resin_bar_state state = resin_bar_initial_state(worker->shared_bar);
    resin_bar_sample sample = {0};
    sample.content_height = 3000.0;
    sample.frame_height = 844.0;
    resin_status status = RESIN_OK;
    for (int i = 0; i < SAMPLES && status == RESIN_OK; ++i)
    {
        sample.content_offset += support_between(&random, -50.0, 50.0);
        status = resin_bar_reduce(worker->shared_bar, &state, &sample, &state);
        mix(worker, &state.offset, sizeof state.offset);
    }
    return status;
}

static void *work(void *argument)
{
    worker *worker = argument;
    worker->sum = UINT64_C(0xcbf29ce484222325);
    worker->status = diff_lists(worker);
    if (worker->status == RESIN_OK)
    {
        worker->status = scroll(worker);
    }
    mix(worker, resin_status_message(RESIN_ERROR_ORDER), 4);
    return NULL;
}

static void concurrent_threads_get_the_results_of_a_single_one(void **state)
{
    (void)state;
    static const double stops[] = {64.0, 200.0, 300.0};
    const resin_bar_def def = resin_bar_def_default(stops, COUNT_OF(stops));
    resin_bar *bar = NULL;
    assert_ok(resin_bar_create(&def, &bar));

    worker alone = {.shared_bar = bar};
    work(&alone);
    assert_ok(alone.status);

    pthread_t threads[THREADS];
    worker workers[THREADS];
    for (size_t i = 0; i < THREADS; ++i)
    {
        workers[i] = (worker){.shared_bar = bar};
        assert_int_equal(pthread_create(&threads[i], NULL, work, &workers[i]), 0);
    }
    for (size_t i = 0; i < THREADS; ++i)
    {
        assert_int_equal(pthread_join(threads[i], NULL), 0);
        assert_ok(workers[i].status);
        assert_true(workers[i].sum == alone.sum);
    }
    resin_bar_destroy(bar);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(concurrent_threads_get_the_results_of_a_single_one),
    };
    return cmocka_run_group_tests_name("threads", tests, NULL, NULL);
}
