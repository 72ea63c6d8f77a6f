// SPDX-License-Identifier: MIT

// Every small world: up to three old sections, every choice and order of them with new ones
// between, while one of two items of a section is updated and the other one remains, moves or is
// deleted. The number of stages is compared with that of a search through all assignments.

#include "stage_search.h"

#define OLD_MAX 3
#define NEW_MAX 4
#define ABSENT UINT32_MAX

typedef struct world
{
    uint32_t old_count;
    uint32_t new_sections[NEW_MAX]; // an old index, or one from OLD_MAX on for a new section
    uint32_t new_count;
    uint32_t holder;  // the old section with both items
    uint32_t target;  // the new index of the section that item 1 is in afterwards, or ABSENT
    bool is_in_front; // item 1 before item 0, if both are in the same section
    bool is_updated;  // item 0
} world;

static void add_item(oracle_list *list, uint32_t id, uint32_t content)
{
    list->ids[list->count] = id;
    list->contents[list->count++] = content;
}

static void end_section(oracle_list *list, uint32_t id)
{
    list->section_ids[list->section_count++] = id;
    list->offsets[list->section_count] = list->count;
}

static void make_case(const world *world, oracle_case *out)
{
    *out = (oracle_case){.sectioned = true, .across = true, .moves = RESIN_DIFF_MOVES_MINIMAL};
    for (uint32_t s = 0; s < world->old_count; ++s)
    {
        for (uint32_t item = 0; s == world->holder && item < 2; ++item)
        {
            add_item(&out->old_list, item, 0);
        }
        end_section(&out->old_list, s);
    }
    for (uint32_t t = 0; t < world->new_count; ++t)
    {
        if (t == world->target && world->is_in_front)
        {
            add_item(&out->new_list, 1, 0);
        }
        if (world->new_sections[t] == world->holder)
        {
            add_item(&out->new_list, 0, world->is_updated);
        }
        if (t == world->target && !world->is_in_front)
        {
            add_item(&out->new_list, 1, 0);
        }
        end_section(&out->new_list, world->new_sections[t]);
    }
}

typedef struct tally
{
    size_t of_stages[4];
    size_t moving_both; // worlds in which a section and an item move, and an item is reloaded
} tally;

// With a diff of its own, whose new memory is not zeroed.
static void check_world(const world *world, tally *tally)
{
    static oracle_case given;
    make_case(world, &given);
    support_memory memory = {0};
    const resin_allocator allocator = support_allocator(&memory);
    resin_diff_def def = resin_diff_def_default();
    def.allocator = &allocator;
    resin_diff *diff = NULL;
    assert_ok(resin_diff_create(&def, &diff));
    const resin_diff_result *result = oracle_run(diff, &given, ORACLE_U64);
    const bool updated_sections[NEW_MAX] = {false};
    for (uint32_t flags = 0; flags <= RESIN_STAGES_SPLIT_MOVES; flags += RESIN_STAGES_SPLIT_MOVES)
    {
        const size_t fewest = search_fewest_stages(&given, result, updated_sections, flags, 64) - 1;
        const resin_diff_stage *stages = NULL;
        size_t count = 0;
        assert_ok(resin_diff_stages(diff, flags, &stages, &count));
        assert_int_equal(count, fewest);
        tally->of_stages[count] += 1;
    }
    tally->moving_both += result->sections.move_count > 0 && result->items.move_count > 0 &&
                          result->items.update_count > 0;
    resin_diff_destroy(diff);
    assert_int_equal(memory.live_bytes, 0);
}

static void check_items(world *world, tally *tally)
{
    for (world->holder = 0; world->holder < world->old_count; ++world->holder)
    {
        for (unsigned variant = 0; variant < 4; ++variant)
        {
            world->is_updated = (variant & 1) != 0;
            world->is_in_front = (variant & 2) != 0;
            world->target = ABSENT;
            check_world(world, tally);
            for (world->target = 0; world->target < world->new_count; ++world->target)
            {
                check_world(world, tally);
            }
        }
    }
}

// Every list of sections that begins as `world` does.
static void check_sections(world *world, tally *tally)
{
    check_items(world, tally);
    if (world->new_count == NEW_MAX)
    {
        return;
    }
    uint32_t *next = &world->new_sections[world->new_count++];
    for (*next = 0; *next < world->old_count; ++*next)
    {
        bool is_used = false;
        for (uint32_t *each = world->new_sections; each < next; ++each)
        {
            is_used = is_used || *each == *next;
        }
        if (!is_used)
        {
            check_sections(world, tally);
        }
    }
    *next = OLD_MAX + world->new_count;
    check_sections(world, tally);
    world->new_count -= 1;
}

static void every_small_world_takes_the_fewest_stages(void **state)
{
    (void)state;
    tally tally = {0};
    for (uint32_t old_count = 1; old_count <= OLD_MAX; ++old_count)
    {
        world world = {.old_count = old_count};
        check_sections(&world, &tally);
    }
    print_message("stages 0: %zu, 1: %zu, 2: %zu, 3: %zu\n", tally.of_stages[0], tally.of_stages[1],
                  tally.of_stages[2], tally.of_stages[3]);
    assert_true(tally.moving_both > 100);
    assert_true(tally.of_stages[3] > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_small_world_takes_the_fewest_stages),
    };
    return cmocka_run_group_tests_name("diff small worlds", tests, NULL, NULL);
}
