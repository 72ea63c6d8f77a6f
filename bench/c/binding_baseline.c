// SPDX-License-Identifier: MIT

// The work of single calls: what the bindings in other languages add to it is the overhead of a
// call. Each binding has a program with the same workloads (bindings/*/bench), and
// scripts/steps/bench-bindings runs them in turns with these.

#include "diff_workloads.h"
#include "resin_bench.h"

#include <resin/resin.h>

#include <stdint.h>
#include <stdlib.h>

enum
{
    LANES = 5000,
    CHAIN = 100
};

static const resin_spring_tolerance tolerance = {.distance = 0.01, .speed = 0.1};

static void require(resin_status status)
{
    if (status != RESIN_OK)
    {
        exit(1);
    }
}

static void release(void *context)
{
    free(context);
}

// ---------------------------------------------------------------------------------------------
// diff/standard/Int/5000: the changes between two lists of 64-bit keys, with one handle

typedef struct comparison
{
    resin_diff *diff;
    diff_lists *lists;
} comparison;

static void *setup_diff(size_t size)
{
    comparison *c = resin_bench_alloc(sizeof *c);
    require(resin_diff_create(NULL, &c->diff));
    c->lists = diff_lists_create("standard", "Int", size);
    return c;
}

static size_t count_changes(const comparison *c)
{
    const resin_diff_result *result;
    require(resin_diff_match(c->diff, &c->lists->identities));
    require(resin_diff_finish(c->diff, RESIN_DIFF_MOVES_MINIMAL, &result));
    return result->items.change_count;
}

// A tenth is deleted and a tenth inserted; the shuffle moves most of the first fiftieth.
static bool diff_is_right(void *context)
{
    const size_t changes = count_changes(context);
    return changes > 1000 && changes < 1100;
}

static double run_diff(void *context, size_t iterations)
{
    double sum = 0.0;
    for (size_t k = 0; k < iterations; ++k)
    {
        sum += (double)count_changes(context);
    }
    return sum;
}

static void teardown_diff(void *context)
{
    comparison *c = context;
    resin_diff_destroy(c->diff);
    diff_lists_destroy(c->lists);
    free(c);
}

// ---------------------------------------------------------------------------------------------
// spring/own/5000: a frame of springs with constants of their own, whose targets alternate

typedef struct field
{
    resin_spring_batch batch;
    double values[LANES], velocities[LANES], frequencies[LANES], damping_ratios[LANES];
    double near_targets[LANES], far_targets[LANES];
    size_t frame;
} field;

static double unit_random(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return (double)((z ^ (z >> 31)) >> 11) * 0x1p-53;
}

static void *setup_field(size_t count)
{
    uint64_t random = 42;
    field *f = resin_bench_alloc(sizeof *f);
    for (size_t i = 0; i < count; ++i)
    {
        f->values[i] = 100.0 * unit_random(&random);
        f->velocities[i] = 1000.0 * unit_random(&random) - 500.0;
        f->near_targets[i] = 100.0 * unit_random(&random);
        f->far_targets[i] = f->near_targets[i] + 300.0;
    }
    random = 43;
    for (size_t i = 0; i < count; ++i)
    {
        f->frequencies[i] = 5.0 + 25.0 * unit_random(&random);
        f->damping_ratios[i] = 0.1 + 0.8 * unit_random(&random);
    }
    f->batch = resin_spring_batch_default();
    f->batch.count = count;
    f->batch.values = f->values;
    f->batch.velocities = f->velocities;
    f->batch.frequencies = f->frequencies;
    f->batch.damping_ratios = f->damping_ratios;
    f->batch.tolerance = tolerance;
    return f;
}

static double run_field(void *context, size_t iterations)
{
    field *f = context;
    size_t moving = 0;
    for (size_t k = 0; k < iterations; ++k)
    {
        f->frame += 1;
        f->batch.targets = f->frame / 16 % 2 == 0 ? f->near_targets : f->far_targets;
        resin_spring_batch_result result;
        require(resin_spring_batch_step(&f->batch, 1.0 / 120.0, &result));
        moving += result.moving;
    }
    return (double)moving;
}

static bool all_move(void *context)
{
    return run_field(context, 1) == (double)LANES;
}

// ---------------------------------------------------------------------------------------------
// spring/step, motion/project, bar/reduce: one call each

typedef struct point
{
    resin_motion motion;
    size_t frame;
} point;

static void *setup_point(size_t count)
{
    (void)count;
    return resin_bench_alloc(sizeof(point));
}

static bool needs_no_check(void *context)
{
    return context != NULL;
}

static double run_step(void *context, size_t iterations)
{
    static const resin_spring spring = {.frequency = 12.0, .damping_ratio = 0.8};
    point *p = context;
    for (size_t k = 0; k < iterations; ++k)
    {
        p->frame += 1;
        const double target = p->frame / 16 % 2 == 0 ? 100.0 : 400.0;
        require(resin_spring_step(spring, p->motion, target, 1.0 / 120.0, tolerance, &p->motion));
    }
    return p->motion.value;
}

static double run_project(void *context, size_t iterations)
{
    point *p = context;
    double sum = 0.0;
    for (size_t k = 0; k < iterations; ++k)
    {
        p->frame += 1;
        sum += resin_project((double)(p->frame % 1024), RESIN_DECELERATION_NORMAL);
    }
    return sum;
}

typedef struct page
{
    resin_bar *bar;
    resin_bar_state state;
    resin_bar_sample sample;
    double direction;
} page;

static void *setup_page(size_t count)
{
    static const double stops[] = {44.0, 96.0, 200.0};
    (void)count;
    page *p = resin_bench_alloc(sizeof *p);
    const resin_bar_def def = resin_bar_def_default(stops, 3);
    require(resin_bar_create(&def, &p->bar));
    p->state = resin_bar_initial_state(p->bar);
    p->sample.content_height = 4000.0;
    p->sample.frame_height = 800.0;
    p->direction = 7.0;
    return p;
}

// Scrolls down to 400 points and up again to 0, seven points at a time.
static double run_reduce(void *context, size_t iterations)
{
    page *p = context;
    for (size_t k = 0; k < iterations; ++k)
    {
        p->sample.content_offset += p->direction;
        if (p->sample.content_offset >= 400.0 || p->sample.content_offset <= 0.0)
        {
            p->direction = -p->direction;
        }
        require(resin_bar_reduce(p->bar, &p->state, &p->sample, &p->state));
    }
    return p->state.offset;
}

static void teardown_page(void *context)
{
    page *p = context;
    resin_bar_destroy(p->bar);
    free(p);
}

// ---------------------------------------------------------------------------------------------
// solver/suggest/100: a suggestion for the first of a chain of variables, and the value of the last

typedef struct chain
{
    resin_solver *solver;
    resin_variable first, last;
    size_t turn;
} chain;

static void *setup_chain(size_t count)
{
    chain *c = resin_bench_alloc(sizeof *c);
    require(resin_solver_create(NULL, &c->solver));
    require(resin_solver_add_variable(c->solver, NULL, &c->first));
    c->last = c->first;
    for (size_t i = 1; i < count; ++i)
    {
        resin_term terms[2] = {{.coefficient = 1.0}, {.variable = c->last, .coefficient = -1.0}};
        resin_constraint made;
        require(resin_solver_add_variable(c->solver, NULL, &c->last));
        terms[0].variable = c->last;
        require(resin_solver_add_constraint(c->solver, terms, 2, -10.0, RESIN_EQUAL,
                                            resin_strength_required(), &made));
    }
    require(resin_solver_add_edit(c->solver, c->first, resin_strength_with_priority(1000), NULL));
    return c;
}

static double run_suggest(void *context, size_t iterations)
{
    chain *c = context;
    double value = 0.0;
    for (size_t k = 0; k < iterations; ++k)
    {
        c->turn += 1;
        require(resin_solver_suggest(c->solver, c->first, c->turn % 2 == 0 ? 1.0 : 2.0));
        require(resin_solver_value(c->solver, c->last, &value));
    }
    return value;
}

static bool chain_is_right(void *context)
{
    return run_suggest(context, 1) == 2.0 + 10.0 * (CHAIN - 1);
}

static void teardown_chain(void *context)
{
    chain *c = context;
    resin_solver_destroy(c->solver);
    free(c);
}

int main(int argc, char **argv)
{
    static const resin_bench_case cases[] = {
        {"diff", "standard", "Int", "c", 5000, setup_diff, diff_is_right, run_diff, teardown_diff},
        {"spring", "own", "", "c", LANES, setup_field, all_move, run_field, release},
        {"spring", "step", "", "c", 1, setup_point, needs_no_check, run_step, release},
        {"motion", "project", "", "c", 1, setup_point, needs_no_check, run_project, release},
        {"bar", "reduce", "", "c", 1, setup_page, needs_no_check, run_reduce, teardown_page},
        {"solver", "suggest", "", "c", CHAIN, setup_chain, chain_is_right, run_suggest,
         teardown_chain}};
    return resin_bench_main(argc, argv, cases, sizeof cases / sizeof cases[0]);
}
