// SPDX-License-Identifier: MIT

// The solver: a dialog built and resized, and screens of stacks built, resized and with a text
// changed. One suggestion is one iteration.

#include "resin_bench.h"
#include "solver_dialog.h"
#include "solver_screens.h"

#include <math.h>
#include <stdlib.h>

// ---------------------------------------------------------------------------------------------
// The dialog

static void *setup_dialog(size_t size)
{
    (void)size;
    dialog *d = resin_bench_alloc(sizeof *d);
    if (!dialog_build(d, false))
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

static double suggest(void *context, size_t iterations)
{
    return dialog_suggest(context, iterations);
}

static double build(void *context, size_t iterations)
{
    (void)context;
    return dialog_build_often(iterations, false);
}

static double build_in_batch(void *context, size_t iterations)
{
    (void)context;
    return dialog_build_often(iterations, true);
}

static bool check_dialog(void *context)
{
    return dialog_check(context);
}

// ---------------------------------------------------------------------------------------------
// Screens

typedef struct shown
{
    screen screen;
    size_t views;
    size_t turn;
} shown;

static screen make_screen(size_t views, screen_order order)
{
    return views == 600 ? screen_of_rows(100, order) : screen_of_cards(views / 100, order);
}

static void *setup_screen(size_t views)
{
    shown *s = resin_bench_alloc(sizeof *s);
    s->views = views;
    s->screen = make_screen(views, (screen_order){0});
    return s;
}

static void teardown_screen(void *context)
{
    shown *s = context;
    screen_destroy(&s->screen);
    free(s);
}

// A row is as high as its texts. A card contains 16 rows, a title, a line and padding.
static bool check_screen(void *context)
{
    const shown *s = context;
    const double height = screen_value(&s->screen, s->screen.root.height);
    const double cards = (double)(s->views / 100);
    const double expected = s->views == 600 ? 100.0 * 60.0
                                            : cards * (8.0 + 28.0 + 4.0 + 16.0 * 60.0 + 1.0 + 8.0) +
                                                  (cards + 1.0) * 8.0;
    return s->screen.is_complete && fabs(height - expected) < 1e-6 &&
           s->screen.views == s->views + 1;
}

static double build_screens(const shown *s, size_t iterations, screen_order order)
{
    double sum = 0.0;
    for (size_t i = 0; i < iterations; ++i)
    {
        screen fresh = make_screen(s->views, order);
        sum += screen_value(&fresh, fresh.root.height);
        screen_destroy(&fresh);
    }
    return sum;
}

static double build_screen(void *context, size_t iterations)
{
    return build_screens(context, iterations, (screen_order){0});
}

static double build_screen_in_batch(void *context, size_t iterations)
{
    return build_screens(context, iterations, (screen_order){.in_batch = true});
}

static double build_screen_reversed(void *context, size_t iterations)
{
    return build_screens(context, iterations, (screen_order){.is_reversed = true});
}

static double build_screen_reversed_in_batch(void *context, size_t iterations)
{
    return build_screens(context, iterations,
                         (screen_order){.in_batch = true, .is_reversed = true});
}

// Builds the same number of views on ten screens, one after the other. The time is the cost of a
// large screen if the cost is proportional to the number of views.
static double build_ten_screens(void *context, size_t iterations)
{
    const shown *s = context;
    double sum = 0.0;
    for (size_t i = 0; i < 10 * iterations; ++i)
    {
        screen fresh = make_screen(s->views / 10, (screen_order){0});
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
                                        .size = DIALOG_CONSTRAINTS,
                                        .setup = setup_dialog,
                                        .check = check_dialog,
                                        .teardown = teardown_dialog};
    const resin_bench_case on_screen = {.unit = "solver",
                                        .identity = "",
                                        .setup = setup_screen,
                                        .check = check_screen,
                                        .teardown = teardown_screen};
    const struct
    {
        const char *workload;
        size_t views; // 0 for the dialog; the root is not counted
        double (*run)(void *, size_t);
        const char *path;
    } table[] = {
        {"dialog-build", 0, build, "c"},
        {"dialog-build", 0, build_in_batch, "c-in-batch"},
        {"dialog-suggest", 0, suggest, "c"},
        {"rows-build", 600, build_screen, "c"},
        {"rows-build", 600, build_screen_in_batch, "c-in-batch"},
        {"screen-build", 100, build_screen, "c"},
        {"screen-build", 100, build_screen_in_batch, "c-in-batch"},
        {"screen-build", 1000, build_screen, "c"},
        {"screen-build", 1000, build_screen_in_batch, "c-in-batch"},
        {"screen-build", 1000, build_ten_screens, "c-ten-of-100"},
        {"reversed-build", 100, build_screen_reversed, "c"},
        {"reversed-build", 100, build_screen_reversed_in_batch, "c-in-batch"},
        {"reversed-build", 1000, build_screen_reversed, "c"},
        {"reversed-build", 1000, build_screen_reversed_in_batch, "c-in-batch"},
        {"screen-resize", 1000, resize, "c"},
        {"screen-text", 1000, change_text, "c"},
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
        cases[i].path = table[i].path;
    }
    return resin_bench_main(argc, argv, cases, COUNT);
}
