// SPDX-License-Identifier: MIT
#include "diff_oracle.h"

#include <string.h>

static resin_diff *diff;

static int create(void **state)
{
    (void)state;
    return resin_diff_create(NULL, &diff) == RESIN_OK ? 0 : -1;
}

static int destroy(void **state)
{
    (void)state;
    resin_diff_destroy(diff);
    return 0;
}

// An array to which steps are applied, with checks that each step is possible.
typedef struct array
{
    uint32_t ids[2 * ORACLE_MAX];
    uint32_t contents[2 * ORACLE_MAX];
    size_t count;
} array;

static void remove_at(array *list, size_t at)
{
    assert_true(at < list->count);
    const size_t after = list->count - at - 1;
    memmove(&list->ids[at], &list->ids[at + 1], after * sizeof list->ids[0]);
    memmove(&list->contents[at], &list->contents[at + 1], after * sizeof list->contents[0]);
    list->count -= 1;
}

static void insert_at(array *list, size_t at, uint32_t id, uint32_t content)
{
    assert_true(at <= list->count);
    const size_t after = list->count - at;
    memmove(&list->ids[at + 1], &list->ids[at], after * sizeof list->ids[0]);
    memmove(&list->contents[at + 1], &list->contents[at], after * sizeof list->contents[0]);
    list->ids[at] = id;
    list->contents[at] = content;
    list->count += 1;
}

static void take_step(array *list, const resin_diff_step *step, const oracle_list *target)
{
    switch (step->kind)
    {
    case RESIN_DIFF_STEP_DELETE:
        remove_at(list, step->from);
        return;
    case RESIN_DIFF_STEP_INSERT:
        insert_at(list, step->to, target->ids[step->new_index], target->contents[step->new_index]);
        return;
    case RESIN_DIFF_STEP_MOVE:
    {
        assert_true(step->from < list->count);
        assert_int_not_equal(step->from, step->to);
        const uint32_t id = list->ids[step->from];
        const uint32_t content = list->contents[step->from];
        assert_int_equal(id, target->ids[step->new_index]);
        remove_at(list, step->from);
        insert_at(list, step->to, id, content);
        return;
    }
    case RESIN_DIFF_STEP_UPDATE:
        assert_int_equal(list->ids[step->to], target->ids[step->new_index]);
        list->contents[step->to] = target->contents[step->new_index];
        return;
    }
    fail();
}

static void check_steps(const oracle_case *given)
{
    const resin_diff_result *result = oracle_run(diff, given, ORACLE_U64);
    const size_t changes = result->items.change_count;
    const resin_diff_step *steps = NULL;
    size_t count = 0;
    assert_ok(resin_diff_steps(diff, &steps, &count));
    assert_true(count <= changes);

    static array list;
    list.count = given->old_list.count;
    memcpy(list.ids, given->old_list.ids, list.count * sizeof list.ids[0]);
    memcpy(list.contents, given->old_list.contents, list.count * sizeof list.contents[0]);
    for (size_t k = 0; k < count; ++k)
    {
        take_step(&list, &steps[k], &given->new_list);
    }
    assert_int_equal(list.count, given->new_list.count);
    assert_memory_equal(list.ids, given->new_list.ids, list.count * sizeof list.ids[0]);
    assert_memory_equal(list.contents, given->new_list.contents,
                        list.count * sizeof list.contents[0]);
}

static void the_steps_of_short_lists_lead_to_the_new_list(void **state)
{
    (void)state;
    static oracle_case given;
    for (int code = 0; code < 2 * 3125 * 32; ++code)
    {
        given = (oracle_case){.moves = (resin_diff_moves)(code % 2)};
        int digits = code / 2;
        given.old_list.count = 5;
        given.new_list.count = 5;
        for (size_t k = 0; k < 5; ++k, digits /= 5)
        {
            given.old_list.ids[k] = (uint32_t)k;
            given.new_list.ids[k] = (uint32_t)(digits % 5);
        }
        for (size_t k = 0; k < 5; ++k, digits /= 2)
        {
            given.new_list.ids[k] += 5 * (uint32_t)(digits % 2); // an identity without partner
        }
        oracle_without_sections(&given);
        check_steps(&given);
    }
}

static void the_steps_of_random_lists_lead_to_the_new_list(void **state)
{
    (void)state;
    support_random random = {.state = 11};
    static oracle_case given;
    for (int round = 0; round < 20000; ++round)
    {
        const uint32_t ids = 1 + support_below(&random, round % 2 == 0 ? 10 : 300);
        oracle_random(&given, &random, round % 10 == 0 ? 200 : 30, ids, false);
        check_steps(&given);
    }
}

static void steps_require_a_finished_list_without_sections(void **state)
{
    (void)state;
    resin_diff *fresh = NULL;
    const resin_diff_step *steps = NULL;
    const resin_diff_result *result = NULL;
    size_t count = 0;
    const uint64_t keys[] = {1};
    const size_t offsets[] = {0, 1};
    const resin_identities items = resin_identities_u64(keys, 1, keys, 1);
    assert_ok(resin_diff_create(NULL, &fresh));
    assert_status(resin_diff_steps(fresh, &steps, &count), RESIN_ERROR_ORDER);
    assert_ok(resin_diff_match(fresh, &items));
    assert_status(resin_diff_steps(fresh, &steps, &count), RESIN_ERROR_ORDER);
    assert_ok(resin_diff_finish(fresh, RESIN_DIFF_MOVES_MINIMAL, &result));
    assert_status(resin_diff_steps(fresh, NULL, &count), RESIN_ERROR_NULL_OUTPUT);
    assert_status(resin_diff_steps(fresh, &steps, NULL), RESIN_ERROR_NULL_OUTPUT);
    assert_status(resin_diff_steps(NULL, &steps, &count), RESIN_ERROR_NULL_HANDLE);
    assert_ok(resin_diff_steps(fresh, &steps, &count));
    assert_int_equal(count, 0);
    assert_ok(resin_diff_match_sections(fresh, &items, &items, offsets, offsets, 0));
    assert_ok(resin_diff_finish(fresh, RESIN_DIFF_MOVES_MINIMAL, &result));
    assert_status(resin_diff_steps(fresh, &steps, &count), RESIN_ERROR_ORDER);
    resin_diff_destroy(fresh);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_steps_of_short_lists_lead_to_the_new_list),
        cmocka_unit_test(the_steps_of_random_lists_lead_to_the_new_list),
        cmocka_unit_test(steps_require_a_finished_list_without_sections),
    };
    return cmocka_run_group_tests_name("diff steps", tests, create, destroy);
}
