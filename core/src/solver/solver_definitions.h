// SPDX-License-Identifier: MIT
#ifndef RSN_SOLVER_DEFINITIONS_H
#define RSN_SOLVER_DEFINITIONS_H

#include "solver_internal.h"

// A required equality may *define* one of its variables: then the equality has no column. A defined
// variable that may have any value has no row either; its value is computed from the equality, and
// rows of constraints that name it are built from its definition. A defined variable that is not
// negative has a row or a column like a constraint. The design, with the reasons why the solution
// is the same, is in docs/design/solver.md.

// solver_uses.c: the constraints that name a variable.
bool rsn_uses_reserve(resin_solver *solver, const rsn_symbol *constraint);
void rsn_uses_add(resin_solver *solver, uint32_t symbol);
void rsn_uses_renew(resin_solver *solver, uint32_t symbol);
void rsn_uses_remove(resin_solver *solver, const rsn_symbol *constraint);
void rsn_uses_restore(resin_solver *solver, uint32_t symbol);
size_t rsn_uses_capacity(const rsn_symbol *variable);
void rsn_uses_release(resin_solver *solver, rsn_symbol *variable);

static inline bool rsn_is_defined(const resin_solver *solver, uint32_t variable)
{
    return solver->definitions[variable].equality != RSN_NONE;
}

// solver_form.c: sums of variables, the latest definition first.
double rsn_form_coefficient(const rsn_symbol *constraint, uint32_t variable);
void rsn_form_add(resin_solver *solver, uint32_t variable, double weight);
void rsn_form_add_parts(resin_solver *solver, const rsn_symbol *constraint, double factor,
                        uint32_t except);
uint32_t rsn_form_take(resin_solver *solver, double *out_weight);
void rsn_form_substitute(resin_solver *solver, uint32_t variable, double weight);
double rsn_definition_evaluate(const resin_solver *solver, uint32_t variable);
bool rsn_row_build(resin_solver *solver, uint32_t row);
void rsn_form_explain(resin_solver *solver, uint32_t symbol);

// solver_definitions.c
typedef enum rsn_dependents
{
    RSN_DEPENDENTS_ALL,
    RSN_DEPENDENTS_OUTSIDE // of the matrix
} rsn_dependents;

void rsn_definitions_list(resin_solver *solver, uint32_t variable, rsn_dependents which);
void rsn_definitions_unmark(resin_solver *solver);
double rsn_definition_weigh(const resin_solver *solver, const rsn_symbol *constraint,
                            uint32_t except);
void rsn_definitions_weigh_constants(resin_solver *solver);
void rsn_definition_watch(resin_solver *solver, const rsn_symbol *equality);
void rsn_definitions_settle(resin_solver *solver);
void rsn_definitions_settle_all(resin_solver *solver);
void rsn_definitions_forget_moves(resin_solver *solver);

// solver_choice.c
uint32_t rsn_definition_find(resin_solver *solver, uint32_t equality, bool *out_is_last);

// solver_column.c
bool rsn_column_fill(resin_solver *solver, uint32_t column, uint32_t variable, double coefficient);

// solver_fold.c
bool rsn_fold_new(resin_solver *solver, uint32_t equality);
bool rsn_fold_is_alone(const resin_solver *solver, const rsn_symbol *equality);
void rsn_fold_drop(resin_solver *solver, rsn_symbol *equality);
void rsn_fold(resin_solver *solver, uint32_t equality, bool was_outside);
bool rsn_unfold(resin_solver *solver, uint32_t equality);
void rsn_fold_again(resin_solver *solver, bool has_changed);
bool rsn_unfold_variable(resin_solver *solver, uint32_t variable);
void rsn_fold_variable(resin_solver *solver, uint32_t variable);

#endif // RSN_SOLVER_DEFINITIONS_H
