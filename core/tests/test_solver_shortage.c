// SPDX-License-Identifier: MIT

// A call that runs out of memory at any point changes nothing: random scripts of calls, each call
// with every amount of memory that is too small for it.

#include "solver/solver_internal.h"
#include "solver_support.h"

#include <string.h>

enum
{
    CALLS = 48, // of a script
    VARIABLES = 14,
    TERMS = 4,
    MOST_RECORDS = 200,
    PLENTY = 1 << 16, // bytes
    SCRIPTS = 6,
    STEP = 64 // bytes between two amounts of memory: the pool hands out whole cache lines
};

typedef enum call_kind
{
    ADD,
    REMOVE,
    SET_CONSTANT,
    SET_STRENGTH,
    RANGE,
    EDIT,
    SUGGEST,
    STAY
} call_kind;

typedef struct call
{
    call_kind kind;
    uint32_t target; // a variable, or the call that added a constraint
    uint32_t term_count;
    uint32_t variables[TERMS];
    double coefficients[TERMS];
    double constant;
    resin_relation relation;
    uint32_t priority;
} call;

// A solver under a script. Call k adds the constraint k, if any.
typedef struct world
{
    support_memory memory;
    resin_allocator allocator;
    resin_solver *solver;
    resin_variable variables[VARIABLES];
    resin_constraint constraints[CALLS];
    double lowest; // the last range
    double highest;
} world;

// All that can be read from a solver.
typedef struct picture
{
    double values[VARIABLES];
    double residuals[CALLS]; // 0 for constraints that do not exist
    double lowest;
    double highest;
    size_t conflict_count;
    resin_constraint conflict[CALLS];
} picture;

// ---- scripts ----

static call random_call(support_random *random, uint32_t index)
{
    static const double coefficients[] = {1.0, 1.0, 1.0, -1.0, -1.0, 2.0, -0.5, 3.0};
    static const uint32_t priorities[] = {
        RESIN_PRIORITY_REQUIRED, RESIN_PRIORITY_REQUIRED, RESIN_PRIORITY_REQUIRED, 1, 20, 300, 1000,
    };
    const uint32_t kinds = support_below(random, 16);
    call made = {.kind = kinds < 8 ? ADD : (call_kind)(kinds - 7)};
    const bool has_variable = made.kind == RANGE || made.kind >= EDIT;
    made.target = support_below(random, has_variable || index == 0 ? VARIABLES : index);
    made.term_count = 1 + support_below(random, TERMS);
    for (uint32_t t = 0; t < made.term_count; ++t)
    {
        made.variables[t] = support_below(random, VARIABLES);
        made.coefficients[t] = coefficients[support_below(random, COUNT_OF(coefficients))];
    }
    made.constant = (double)support_below(random, 41) - 20.0;
    made.relation = (resin_relation)support_below(random, 3);
    // Many priorities, so that their arrays grow, too.
    made.priority = support_below(random, 2) == 0
                        ? priorities[support_below(random, COUNT_OF(priorities))]
                        : 1 + 7 * support_below(random, 30);
    return made;
}

static resin_status add(world *self, const call *made, resin_constraint *out)
{
    resin_term terms[TERMS];
    for (uint32_t t = 0; t < made->term_count; ++t)
    {
        terms[t] = (resin_term){self->variables[made->variables[t]], made->coefficients[t]};
    }
    return resin_solver_add_constraint(self->solver, terms, made->term_count, made->constant,
                                       made->relation, resin_strength_with_priority(made->priority),
                                       out);
}

static resin_status perform(world *self, const call *made, uint32_t index)
{
    const resin_strength strength = resin_strength_with_priority(made->priority);
    resin_constraint *const own = &self->constraints[index];
    switch (made->kind)
    {
    case ADD:
        return add(self, made, own);
    case REMOVE:
        return resin_solver_remove_constraint(self->solver, self->constraints[made->target]);
    case SET_CONSTANT:
        return resin_solver_set_constant(self->solver, self->constraints[made->target],
                                         made->constant);
    case SET_STRENGTH:
        return resin_solver_set_strength(self->solver, self->constraints[made->target], strength);
    case RANGE:
        return resin_solver_range(self->solver, self->variables[made->target], &self->lowest,
                                  &self->highest);
    case EDIT:
        return resin_solver_add_edit(self->solver, self->variables[made->target], strength, own);
    case SUGGEST:
        return resin_solver_suggest(self->solver, self->variables[made->target], made->constant);
    case STAY:
        return resin_solver_add_stay(self->solver, self->variables[made->target], strength, own);
    }
    return RESIN_OK;
}

static void begin(world *self)
{
    *self = (world){.lowest = 0.0};
    self->allocator = support_allocator(&self->memory);
    resin_solver_def def = resin_solver_def_default();
    def.allocator = &self->allocator;
    assert_ok(resin_solver_create(&def, &self->solver));
    for (uint32_t v = 0; v < VARIABLES; ++v)
    {
        resin_variable_def variable = resin_variable_def_default();
        variable.flags = v % 3 == 0 ? (uint32_t)RESIN_VARIABLE_NOT_NEGATIVE : 0;
        assert_ok(resin_solver_add_variable(self->solver, &variable, &self->variables[v]));
    }
}

static void end(world *self)
{
    resin_solver_destroy(self->solver);
    assert_int_equal(self->memory.live_blocks, 0);
}

static picture picture_of(const world *self)
{
    picture taken;
    memset(&taken, 0, sizeof taken);
    taken.lowest = self->lowest;
    taken.highest = self->highest;
    for (uint32_t v = 0; v < VARIABLES; ++v)
    {
        taken.values[v] = solver_value(self->solver, self->variables[v]);
    }
    for (uint32_t k = 0; k < CALLS; ++k)
    {
        (void)resin_solver_residual(self->solver, self->constraints[k], &taken.residuals[k]);
    }
    const resin_constraint *conflict = NULL;
    assert_ok(resin_solver_conflict(self->solver, &conflict, &taken.conflict_count));
    assert_true(taken.conflict_count <= CALLS);
    memcpy(taken.conflict, conflict, taken.conflict_count * sizeof *conflict);
    return taken;
}

// ---- memory ----

typedef struct script
{
    call calls[CALLS];
    resin_status statuses[CALLS]; // with enough memory
    picture pictures[CALLS + 1];  // before each call, and at the end
} script;

static void write_script(script *self, uint64_t seed)
{
    support_random random = {.state = seed};
    world world;
    begin(&world);
    for (uint32_t k = 0; k < CALLS; ++k)
    {
        self->calls[k] = random_call(&random, k);
        self->pictures[k] = picture_of(&world);
        self->statuses[k] = perform(&world, &self->calls[k], k);
        assert_true(self->statuses[k] != RESIN_ERROR_OUT_OF_MEMORY);
    }
    self->pictures[CALLS] = picture_of(&world);
    end(&world);
}

typedef struct attempt
{
    world *world;
    const call *call;
    uint32_t index;
} attempt;

static resin_status try_once(void *context)
{
    const attempt *self = context;
    return perform(self->world, self->call, self->index);
}

// Makes call k with `left` bytes of memory, and a journal of at most `records`. Returns whether the
// call ran out of memory.
static bool runs_short(world *self, const script *script, uint32_t k, size_t left, size_t records)
{
    attempt once = {.world = self, .call = &script->calls[k], .index = k};
    const resin_status status =
        solver_with_little_memory(self->solver, &self->memory, left, records, try_once, &once);
    const bool is_short = status == RESIN_ERROR_OUT_OF_MEMORY;
    const picture after = picture_of(self);
    assert_memory_equal(&after, &script->pictures[is_short ? k : k + 1], sizeof after);
    if (!is_short)
    {
        assert_status(status, script->statuses[k]);
    }
    return is_short;
}

// ---- tests ----

// The calls go on in the same solver, so each of them also shows that those before it, which failed
// at first, have left no trace. In the second round there is memory again after the first refusal:
// a call that continues nevertheless would leave its work undone.
static void a_call_without_enough_memory_changes_nothing(void **state)
{
    (void)state;
    static script script;
    size_t failures = 0;
    for (uint64_t round = 0; round < 2 * (uint64_t)SCRIPTS; ++round)
    {
        world world;
        write_script(&script, 1 + round % SCRIPTS);
        begin(&world);
        world.memory.failures = round / SCRIPTS;
        for (uint32_t k = 0; k < CALLS; ++k)
        {
            size_t left = 0;
            while (runs_short(&world, &script, k, left, SIZE_MAX))
            {
                left += STEP;
                failures += 1;
            }
        }
        end(&world);
    }
    print_message("%zu calls ran out of memory\n", failures);
    assert_true(failures > 600);
}

// The journal records every change of the matrix, and can run full at each of them.
static void a_call_without_memory_for_its_journal_changes_nothing(void **state)
{
    (void)state;
    static script script;
    size_t failures = 0;
    for (uint64_t seed = 1; seed <= SCRIPTS; ++seed)
    {
        write_script(&script, seed);
        for (size_t left = 0; left <= 4096; left = left == 0 ? STEP : 2 * left)
        {
            world world;
            begin(&world);
            world.memory.failures = seed % 2; // in every second script, memory returns
            for (uint32_t k = 0; k < CALLS; ++k)
            {
                size_t records = 0;
                while (
                    runs_short(&world, &script, k, records < MOST_RECORDS ? left : PLENTY, records))
                {
                    records += 1;
                    failures += 1;
                }
            }
            end(&world);
        }
    }
    print_message("%zu calls ran out of memory\n", failures);
    assert_true(failures > 300);
}

static resin_status rebuild(void *context)
{
    const world *self = context;
    if (!rsn_solver_may_retry(self->solver, RESIN_ERROR_PRECISION)) // builds the matrix anew
    {
        return RESIN_ERROR_OUT_OF_MEMORY;
    }
    assert_false(rsn_solver_may_retry(self->solver, RESIN_OK)); // frees the old one
    return RESIN_OK;
}

// Rebuilds the matrix in the middle of a script, with `left` bytes of memory and a journal of at
// most `records`; after `failures` requests there is memory again, or never if that is 0. The calls
// after the rebuild have the results that they have without it, but for rounding. Returns whether
// the rebuild ran out of memory.
static bool rebuilds_short(const script *script, size_t left, size_t records, size_t failures)
{
    world world;
    begin(&world);
    world.memory.failures = failures;
    bool is_short = false;
    for (uint32_t k = 0; k < CALLS; ++k)
    {
        if (k == CALLS / 2)
        {
            is_short = solver_with_little_memory(world.solver, &world.memory, left, records,
                                                 rebuild, &world) != RESIN_OK;
        }
        assert_status(perform(&world, &script->calls[k], k), script->statuses[k]);
        for (uint32_t v = 0; v < VARIABLES; ++v)
        {
            assert_near(solver_value(world.solver, world.variables[v]),
                        script->pictures[k + 1].values[v], 1e-9, "after the rebuild");
        }
    }
    end(&world);
    return is_short;
}

static void a_rebuild_without_enough_memory_keeps_the_old_matrix(void **state)
{
    (void)state;
    static script script;
    size_t failures = 0;
    for (uint64_t seed = 1; seed <= SCRIPTS; ++seed)
    {
        write_script(&script, seed);
        for (size_t once = 0; once <= 1; ++once)
        {
            for (size_t left = 0; rebuilds_short(&script, left, SIZE_MAX, once); left += STEP)
            {
                failures += 1;
            }
            for (size_t records = 0; rebuilds_short(&script, PLENTY, records, once); ++records)
            {
                failures += 1;
            }
        }
    }
    print_message("%zu rebuilds ran out of memory\n", failures);
    assert_true(failures > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_call_without_enough_memory_changes_nothing),
        cmocka_unit_test(a_call_without_memory_for_its_journal_changes_nothing),
        cmocka_unit_test(a_rebuild_without_enough_memory_keeps_the_old_matrix),
    };
    return cmocka_run_group_tests_name("solver shortage", tests, NULL, NULL);
}
