// SPDX-License-Identifier: MIT
#include "solver_dialog.h"

#include <math.h>

bool dialog_build(dialog *d, bool in_batch)
{
    *d = (dialog){0};
    bool is_complete = resin_solver_create(NULL, &d->solver) == RESIN_OK &&
                       (!in_batch || resin_solver_begin_changes(d->solver, 0) == RESIN_OK);
    for (size_t i = 0; is_complete && i < DIALOG_VARIABLES; ++i)
    {
        is_complete = resin_solver_add_variable(d->solver, NULL, &d->variables[i]) == RESIN_OK;
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
    return is_complete && (!in_batch || resin_solver_end_changes(d->solver) == RESIN_OK);
}

double dialog_build_often(size_t iterations, bool in_batch)
{
    double sum = 0.0;
    for (size_t i = 0; i < iterations; ++i)
    {
        dialog d;
        double value = 0.0;
        (void)dialog_build(&d, in_batch);
        (void)resin_solver_value(d.solver, d.variables[0], &value);
        sum += value;
        resin_solver_destroy(d.solver);
    }
    return sum;
}

double dialog_suggest(dialog *d, size_t iterations)
{
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

bool dialog_check(dialog *d)
{
    for (size_t size = 0; size < DIALOG_SIZES; ++size)
    {
        d->turn = 2 * size;
        (void)dialog_suggest(d, 2);
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
