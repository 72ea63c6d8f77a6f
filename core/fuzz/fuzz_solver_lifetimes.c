// SPDX-License-Identifier: MIT

// Variables, constraints, stays and edits that come and go in any order, while a client follows the
// values by resin_solver_take_changes alone. The client's values must be those of the solver, and
// those of a new solver that gets the same system at once: the solution depends on no variable and
// no constraint that has been removed.
//
// All numbers are integers, mostly small ones, so that no call may fail for lack of precision and
// two ways to the same solution differ by rounding only.

#include "fuzz_input.h"

#include <math.h>
#include <stdbool.h>

#include <resin/solver.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum
{
    MOST_VARIABLES = 12,
    MOST_CONSTRAINTS = 24,
    MOST_TERMS = 3,
    MOST_CALLS = 200
};

typedef struct variable
{
    resin_variable name;
    resin_variable_def def;
    double followed; // its value for a client that takes changes
    bool is_edited;
} variable;

typedef struct request
{
    resin_constraint name;
    resin_term terms[MOST_TERMS];
    size_t count;
    double constant;
    resin_relation relation;
    resin_strength strength;
    bool is_edit;
} request;

// Variables are in the order of their creation.
typedef struct session
{
    resin_solver *solver;
    variable variables[MOST_VARIABLES];
    size_t variable_count;
    request requests[MOST_CONSTRAINTS];
    size_t request_count;
    bool was_far; // a value has exceeded 1e7
} session;

static bool is_same(resin_variable a, resin_variable b)
{
    return a.index == b.index && a.generation == b.generation;
}

// A small integer, or now and then one beyond the distance from 0 at which a limit counts as none.
static double constant(fuzz_input *input)
{
    const uint8_t byte = fuzz_u8(input);
    const double number = (double)(byte % 64) - 32.0;
    return byte < 240 ? number : number < 0.0 ? -4e7 : 4e7;
}

static resin_strength strength(fuzz_input *input)
{
    static const uint32_t priorities[] = {RESIN_PRIORITY_REQUIRED, 1000, 750, 1};
    return resin_strength_with_priority(priorities[fuzz_u8(input) % 4]);
}

static double value_of(const session *self, resin_variable name)
{
    double value = NAN;
    FUZZ_CHECK(resin_solver_value(self->solver, name, &value) == RESIN_OK);
    return value;
}

static variable *any_variable(session *self, fuzz_input *input)
{
    return &self->variables[fuzz_u8(input) % self->variable_count];
}

static variable *variable_named(session *self, resin_variable name)
{
    variable *it = self->variables;
    while (it < self->variables + self->variable_count && !is_same(it->name, name))
    {
        ++it;
    }
    FUZZ_CHECK(it < self->variables + self->variable_count);
    return it;
}

static void add_variable(session *self, fuzz_input *input)
{
    if (self->variable_count == MOST_VARIABLES)
    {
        return;
    }
    variable it = {.def = resin_variable_def_default()};
    const uint8_t byte = fuzz_u8(input);
    it.def.flags = byte % 2 == 0 ? (uint32_t)RESIN_VARIABLE_NOT_NEGATIVE : 0;
    it.def.rank = byte / 2 % 3;
    FUZZ_CHECK(resin_solver_add_variable(self->solver, &it.def, &it.name) == RESIN_OK);
    self->variables[self->variable_count++] = it;
}

static bool is_in_use(const session *self, resin_variable name)
{
    for (size_t i = 0; i < self->request_count; ++i)
    {
        for (size_t k = 0; k < self->requests[i].count; ++k)
        {
            if (is_same(self->requests[i].terms[k].variable, name))
            {
                return true;
            }
        }
    }
    return false;
}

static void remove_variable(session *self, fuzz_input *input)
{
    variable *it = any_variable(self, input);
    const resin_variable name = it->name;
    const resin_status status = resin_solver_remove_variable(self->solver, name);
    if (is_in_use(self, name))
    {
        FUZZ_CHECK(status == RESIN_ERROR_VARIABLE_IN_USE);
        return;
    }
    FUZZ_CHECK(status == RESIN_OK);
    FUZZ_CHECK(resin_solver_remove_variable(self->solver, name) == RESIN_ERROR_VARIABLE);
    const size_t after = (size_t)(self->variables + self->variable_count - (it + 1));
    memmove(it, it + 1, after * sizeof *it);
    self->variable_count -= 1;
}

static void add_constraint(session *self, fuzz_input *input)
{
    static const resin_relation relations[] = {RESIN_EQUAL, RESIN_AT_MOST, RESIN_AT_LEAST};
    request it = {.constant = constant(input), .strength = strength(input)};
    const uint8_t shape = fuzz_u8(input);
    it.relation = relations[shape / 4 % 3];
    const size_t wanted = 1 + shape % MOST_TERMS;
    size_t v = fuzz_u8(input);
    for (; it.count < wanted && it.count < self->variable_count; ++it.count)
    {
        const uint8_t byte = fuzz_u8(input);
        v = (v + 1) % self->variable_count; // a different variable for each term
        const double size = it.count == 0 && byte >= 192 ? 2.0 : 1.0;
        it.terms[it.count] = (resin_term){self->variables[v].name, byte % 2 == 0 ? size : -size};
    }
    const resin_status status = resin_solver_add_constraint(
        self->solver, it.terms, it.count, it.constant, it.relation, it.strength, &it.name);
    if (status == RESIN_ERROR_CONFLICT && it.strength.priority == RESIN_PRIORITY_REQUIRED)
    {
        return;
    }
    FUZZ_CHECK(status == RESIN_OK);
    self->requests[self->request_count++] = it;
}

// A stay, or an edit of a variable that is not edited yet.
static void hold(session *self, fuzz_input *input, bool is_edit)
{
    variable *v = any_variable(self, input);
    request it = {.terms = {{v->name, 1.0}}, .count = 1, .is_edit = is_edit};
    it.constant = 0.0 - value_of(self, v->name);
    it.strength = resin_strength_with_priority(1 + fuzz_u8(input) % 2);
    if (fabs(it.constant) > 1e8)
    {
        return; // no constant may be as large
    }
    if (is_edit)
    {
        const resin_status expected = v->is_edited ? RESIN_ERROR_ALREADY_EDITED : RESIN_OK;
        FUZZ_CHECK(resin_solver_add_edit(self->solver, v->name, it.strength, &it.name) == expected);
        if (expected != RESIN_OK)
        {
            return;
        }
        v->is_edited = true;
    }
    else
    {
        FUZZ_CHECK(resin_solver_add_stay(self->solver, v->name, it.strength, &it.name) == RESIN_OK);
    }
    self->requests[self->request_count++] = it;
}

static void add(session *self, fuzz_input *input, uint8_t what)
{
    if (self->request_count == MOST_CONSTRAINTS)
    {
        return;
    }
    if (what < 4)
    {
        add_constraint(self, input);
    }
    else
    {
        hold(self, input, what == 4);
    }
}

static void remove_constraint(session *self, fuzz_input *input)
{
    request *it = &self->requests[fuzz_u8(input) % self->request_count];
    FUZZ_CHECK(resin_solver_remove_constraint(self->solver, it->name) == RESIN_OK);
    FUZZ_CHECK(resin_solver_remove_constraint(self->solver, it->name) == RESIN_ERROR_CONSTRAINT);
    if (it->is_edit)
    {
        variable_named(self, it->terms[0].variable)->is_edited = false;
    }
    *it = self->requests[--self->request_count];
}

static void change(session *self, fuzz_input *input, bool is_constant)
{
    request *it = &self->requests[fuzz_u8(input) % self->request_count];
    request changed = *it;
    resin_status status;
    if (is_constant)
    {
        changed.constant = constant(input);
        status = resin_solver_set_constant(self->solver, it->name, changed.constant);
    }
    else
    {
        changed.strength = strength(input);
        if (it->is_edit && changed.strength.priority == RESIN_PRIORITY_REQUIRED)
        {
            return;
        }
        status = resin_solver_set_strength(self->solver, it->name, changed.strength);
    }
    if (status == RESIN_ERROR_CONFLICT && changed.strength.priority == RESIN_PRIORITY_REQUIRED)
    {
        return;
    }
    FUZZ_CHECK(status == RESIN_OK);
    *it = changed;
}

static void suggest(session *self, fuzz_input *input)
{
    variable *v = any_variable(self, input);
    const double wanted = constant(input);
    const resin_status status = resin_solver_suggest(self->solver, v->name, wanted);
    FUZZ_CHECK(status == (v->is_edited ? RESIN_OK : RESIN_ERROR_NOT_EDITED));
    for (size_t i = 0; i < self->request_count; ++i)
    {
        request *it = &self->requests[i];
        if (it->is_edit && is_same(it->terms[0].variable, v->name))
        {
            it->constant = 0.0 - wanted;
        }
    }
}

static void take_changes(session *self)
{
    const resin_variable_value *changes;
    size_t count;
    FUZZ_CHECK(resin_solver_take_changes(self->solver, &changes, &count) == RESIN_OK);
    for (size_t i = 0; i < count; ++i)
    {
        variable *it = variable_named(self, changes[i].variable);
        FUZZ_CHECK(it->followed != changes[i].value);
        it->followed = changes[i].value;
    }
    for (size_t v = 0; v < self->variable_count; ++v)
    {
        FUZZ_CHECK(self->variables[v].followed == value_of(self, self->variables[v].name));
    }
}

// The constraints on which a value depends hold with equality.
static void check_dependencies(session *self, fuzz_input *input)
{
    resin_constraint names[MOST_CONSTRAINTS];
    size_t count;
    FUZZ_CHECK(resin_solver_dependencies(self->solver, any_variable(self, input)->name, names,
                                         MOST_CONSTRAINTS, &count) == RESIN_OK);
    FUZZ_CHECK(count <= self->request_count);
    for (size_t i = 0; i < count; ++i)
    {
        double residual = NAN;
        FUZZ_CHECK(resin_solver_residual(self->solver, names[i], &residual) == RESIN_OK);
        FUZZ_CHECK(fabs(residual) <= 1e-6);
    }
}

// Whether a value may exceed 1e7: then the solution may depend on the order of the calls, and a
// redundant constraint may conflict by rounding.
static bool has_far_value(const session *self)
{
    for (size_t v = 0; v < self->variable_count; ++v)
    {
        if (fabs(value_of(self, self->variables[v].name)) > 9e6)
        {
            return true;
        }
    }
    return false;
}

static void compare_with_a_new_solver(const session *self)
{
    if (self->was_far)
    {
        return;
    }
    session fresh = *self;
    FUZZ_CHECK(resin_solver_create(NULL, &fresh.solver) == RESIN_OK);
    for (size_t v = 0; v < self->variable_count; ++v)
    {
        variable *it = &fresh.variables[v];
        FUZZ_CHECK(resin_solver_add_variable(fresh.solver, &it->def, &it->name) == RESIN_OK);
    }
    for (size_t i = 0; i < self->request_count; ++i)
    {
        request it = self->requests[i];
        for (size_t k = 0; k < it.count; ++k)
        {
            size_t v = 0;
            while (!is_same(self->variables[v].name, it.terms[k].variable))
            {
                ++v;
            }
            it.terms[k].variable = fresh.variables[v].name;
        }
        const resin_status status = resin_solver_add_constraint(
            fresh.solver, it.terms, it.count, it.constant, it.relation, it.strength, &it.name);
        fresh.was_far |= has_far_value(&fresh);
        FUZZ_CHECK(status == RESIN_OK || fresh.was_far);
    }
    for (size_t v = 0; !fresh.was_far && v < self->variable_count; ++v)
    {
        const double value = value_of(&fresh, fresh.variables[v].name);
        const double followed = value_of(self, self->variables[v].name);
        FUZZ_CHECK(fabs(value - followed) <= 1e-6 * (1.0 + fabs(value)));
    }
    resin_solver_destroy(fresh.solver);
}

static void call(session *self, fuzz_input *input, uint8_t what)
{
    if (self->variable_count == 0 || what < 2)
    {
        add_variable(self, input);
    }
    else if (what < 4)
    {
        remove_variable(self, input);
    }
    else if (what < 10 || self->request_count == 0)
    {
        add(self, input, what % 6);
    }
    else if (what == 10)
    {
        suggest(self, input);
    }
    else if (what == 11)
    {
        take_changes(self);
    }
    else if (what == 12)
    {
        check_dependencies(self, input);
    }
    else if (what < 15)
    {
        change(self, input, what == 13);
    }
    else
    {
        remove_constraint(self, input);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_input input = {data, size};
    session self = {0};
    FUZZ_CHECK(resin_solver_create(NULL, &self.solver) == RESIN_OK);
    for (int i = 0; i < MOST_CALLS && input.size > 0; ++i)
    {
        call(&self, &input, fuzz_u8(&input) % 16);
        self.was_far |= has_far_value(&self);
    }
    take_changes(&self);
    compare_with_a_new_solver(&self);
    resin_solver_destroy(self.solver);
    return 0;
}
