// SPDX-License-Identifier: MIT

// The solver: a dialog built and resized, and screens of stacks built, resized and with one text
// changed. One suggestion is one iteration.

#include "resin_bench.h"
#include "solver_screens.h"

#include "../../core/tests/vectors/dialog_vectors.h"

#include <math.h>
#include <stdlib.h>

// ---------------------------------------------------------------------------------------------
// The dialog

typedef struct dialog
{
    resin_solver *solver;
    resin_variable variables[DIALOG_VARIABLES];
    size_t turn;
} dialog;

static bool build_dialog(dialog *d)
{
    bool is_complete = resin_solver_create(NULL, &d->solver) == RESIN_OK;
    for (size_t i = 0; is_complete && i < DIALOG_VARIABLES; ++i)
    {
        is_complete = resin_solver_add_variable(d->solver, &d->variables[i]) == RESIN_OK;
    }
    const resin_strength strong = resin_strength_with_priority(DIALOG_STRONG);
    is_complete =
        is_complete &&
        resin_solver_add_edit(d->solver, d->variables[DIALOG_WIDTH], strong, NULL) == RESIN_OK &&
        resin_solver_add_edit(d->solver, d->variables[DIALOG_HEIGHT], strong, NULL) == RESIN_OK;
    for (size_t i = 0; is_complete && i < DIALOG_CONSTRAINTS; ++i)
    {
        const dialog_constraint *c = &dialog_constraints[i];
        resin_term terms[4];
        for (size_t k = 0; k < c->count; ++k)
        {
            terms[k] = (resin_term){d->variables[c->variables[k]], c->coefficients[k]};
        }
        const resin_strength strength = {.priority = c->priority, .weight = c->weight};
        resin_constraint out;
        is_complete = resin_solver_add_constraint(d->solver, terms, c->count, c->constant,
                                                  c->relation, strength, &out) == RESIN_OK;
    }
    return is_complete;
}

static void *setup_dialog(size_t size)
{
    (void)size;
    dialog *d = resin_bench_alloc(sizeof *d);
    if (!build_dialog(d))
    {
        exit(1);
    }
    return d;
}

static void teardown_dialog(void *context)
{
    dialog *d = context;
    resin_solver_destroy(d->solver);
    free(d);
}

// The suggestions go through the sizes, the width and the height in turn.
static double suggest(void *context, size_t iterations)
{
    dialog *d = context;
    for (size_t i = 0; i < iterations; ++i)
    {
        const size_t turn = d->turn++;
        const dialog_size *size = &dialog_sizes[turn / 2 % DIALOG_SIZES];
        const bool is_width = turn % 2 == 0;
        (void)resin_solver_suggest(d->solver, d->variables[is_width ? DIALOG_WIDTH : DIALOG_HEIGHT],
                                   is_width ? size->width : size->height);
    }
    double value = 0.0;
    (void)resin_solver_value(d->solver, d->variables[DIALOG_WIDTH], &value);
    return value;
}

static double build(void *context, size_t iterations)
{
    (void)context;
    double sum = 0.0;
    for (size_t i = 0; i < iterations; ++i)
    {
        dialog d;
        double value = 0.0;
        (void)build_dialog(&d);
        (void)resin_solver_value(d.solver, d.variables[0], &value);
        sum += value;
        resin_solver_destroy(d.solver);
    }
    return sum;
}

// At most one variable may differ from the values on record: the constraints leave a choice.
static bool check_dialog(void *context)
{
    dialog *d = context;
    for (size_t size = 0; size < DIALOG_SIZES; ++size)
    {
        d->turn = 2 * size;
        (void)suggest(d, 2);
        size_t others = 0;
        for (size_t i = 0; i < DIALOG_VARIABLES; ++i)
        {
            double value = NAN;
            (void)resin_solver_value(d->solver, d->variables[i], &value);
            others += fabs(value - dialog_sizes[size].values[i]) <= 1e-6 ? 0 : 1;
        }
        if (others > 1)
        {
            return false;
        }
    }
    return true;
}

// ---------------------------------------------------------------------------------------------
// Screens

typedef struct shown
{
    screen screen;
    size_t views;
    size_t turn;
} shown;

static screen make_screen(size_t views)
{
    return views == 601 ? screen_of_rows(100) : screen_of_cards(views / 100);
}

static void *setup_screen(size_t views)
{
    shown *s = resin_bench_alloc(sizeof *s);
    s->views = views;
    s->screen = make_screen(views);
    return s;
}

static void teardown_screen(void *context)
{
    shown *s = context;
    screen_destroy(&s->screen);
    free(s);
}

// A row is as high as its texts; a card has 16 of them, a title and padding.
static bool check_screen(void *context)
{
    const shown *s = context;
    const double height = screen_value(&s->screen, s->screen.root.height);
    const double cards = (double)(s->views / 100);
    const double expected =
        s->views == 601 ? 100.0 * 60.0
                        : cards * (8.0 + 28.0 + 4.0 + 16.0 * 60.0 + 8.0) + (cards + 1.0) * 8.0;
    return s->screen.is_complete && fabs(height - expected) < 1e-6 &&
           s->screen.views + 20 > s->views;
}

static double build_screen(void *context, size_t iterations)
{
    const shown *s = context;
    double sum = 0.0;
    for (size_t i = 0; i < iterations; ++i)
    {
        screen fresh = make_screen(s->views);
        sum += screen_value(&fresh, fresh.root.height);
        screen_destroy(&fresh);
    }
    return sum;
}

static double change_text(void *context, size_t iterations)
{
    shown *s = context;
    for (size_t i = 0; i < iterations; ++i)
    {
        const size_t turn = s->turn++;
        screen_set_text(&s->screen, 50.0 + (double)(turn * 37 % 100), turn % 2 == 0 ? 40.0 : 20.0);
    }
    return screen_value(&s->screen, s->screen.root.height);
}

static double resize(void *context, size_t iterations)
{
    shown *s = context;
    for (size_t i = 0; i < iterations; ++i)
    {
        const double width = s->turn++ % 2 == 0 ? 844.0 : 390.0;
        (void)resin_solver_suggest(s->screen.solver, s->screen.root.width, width);
    }
    return screen_value(&s->screen, s->screen.text.width);
}

// ---------------------------------------------------------------------------------------------

int main(int argc, char **argv)
{
    const resin_bench_case on_dialog = {.unit = "solver",
                                        .identity = "",
                                        .path = "c",
                                        .size = DIALOG_CONSTRAINTS,
                                        .setup = setup_dialog,
                                        .check = check_dialog,
                                        .teardown = teardown_dialog};
    const resin_bench_case on_screen = {.unit = "solver",
                                        .identity = "",
                                        .path = "c",
                                        .setup = setup_screen,
                                        .check = check_screen,
                                        .teardown = teardown_screen};
    const struct
    {
        const char *workload;
        size_t views; // 0 for the dialog
        double (*run)(void *, size_t);
    } table[] = {
        {"dialog-build", 0, build},           {"dialog-suggest", 0, suggest},
        {"rows-build", 601, build_screen},    {"screen-build", 100, build_screen},
        {"screen-build", 1000, build_screen}, {"screen-resize", 1000, resize},
        {"screen-text", 1000, change_text},
    };
    enum
    {
        COUNT = sizeof table / sizeof table[0]
    };
    resin_bench_case cases[COUNT];
    for (size_t i = 0; i < COUNT; ++i)
    {
        cases[i] = table[i].views == 0 ? on_dialog : on_screen;
        cases[i].workload = table[i].workload;
        cases[i].size = table[i].views == 0 ? cases[i].size : table[i].views;
        cases[i].run = table[i].run;
    }
    return resin_bench_main(argc, argv, cases, COUNT);
}
