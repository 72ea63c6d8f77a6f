// SPDX-License-Identifier: MIT

// Lack of memory and loss of precision in the middle of a call: systems in which a call has much to
// do, tried with every amount of memory that is too small, and matrices in which a test has
// replaced what rounding could replace.

#include "solver/solver_internal.h"
#include "solver_support.h"

enum
{
    REQUIRED = RESIN_PRIORITY_REQUIRED,
    VARIABLES = 40,
    CROWD = 40, // constraints of a variable that only make its changes long
    STEP = 64,  // bytes between two amounts of memory
    MOST_BYTES = 1 << 15,
    MOST_RECORDS = 1 << 10,
    LITTLE = 1 << 12 // bytes
};

// A system, and a call of it.
typedef struct scene
{
    support_memory memory;
    resin_allocator allocator;
    resin_solver *solver;
    resin_variable v[VARIABLES];
    uint32_t count; // of the variables
    resin_constraint c;
    double constant;
    resin_status (*call)(struct scene *self);
} scene;

static void begin(scene *self, uint32_t count, bool is_length)
{
    *self = (scene){.count = count};
    self->allocator = support_allocator(&self->memory);
    resin_solver_def def = resin_solver_def_default();
    def.allocator = &self->allocator;
    assert_ok(resin_solver_create(&def, &self->solver));
    for (uint32_t i = 0; i < count; ++i)
    {
        self->v[i] = is_length ? solver_length(self->solver) : solver_variable(self->solver);
    }
}

static void end(scene *self)
{
    resin_solver_destroy(self->solver);
    assert_int_equal(self->memory.live_blocks, 0);
}

// Inequalities that hold anyway.
static void crowd(const scene *self, uint32_t variable)
{
    for (uint32_t k = 0; k < CROWD; ++k)
    {
        solver_set(self->solver, self->v[variable], RESIN_AT_LEAST, -1000.0 - (double)k, 1);
    }
}

static resin_status call_of(void *context)
{
    scene *self = context;
    return self->call(self);
}

static resin_status attempt(scene *self, size_t left, size_t records)
{
    double before[VARIABLES];
    for (uint32_t i = 0; i < self->count; ++i)
    {
        before[i] = solver_value(self->solver, self->v[i]);
    }
    const resin_status status =
        solver_with_little_memory(self->solver, &self->memory, left, records, call_of, self);
    for (uint32_t i = 0; status != RESIN_OK && i < self->count; ++i)
    {
        assert_near(solver_value(self->solver, self->v[i]), before[i], 0.0, "value");
    }
    return status;
}

// Makes a call with more and more memory until there is enough. Returns its status then.
static resin_status call_with_little_memory(scene *self)
{
    resin_status status = RESIN_ERROR_OUT_OF_MEMORY;
    for (size_t left = 0; status == RESIN_ERROR_OUT_OF_MEMORY && left < MOST_BYTES; left += STEP)
    {
        status = attempt(self, left, MOST_RECORDS);
    }
    return status;
}

// The same for room in the journal: so much that there is no memory to double it.
static resin_status call_with_little_room(scene *self)
{
    resin_status status = RESIN_ERROR_OUT_OF_MEMORY;
    assert_true(rsn_journal_grow(self->solver, MOST_RECORDS));
    for (size_t records = LITTLE / (2 * sizeof(rsn_undo));
         status == RESIN_ERROR_OUT_OF_MEMORY && records < MOST_RECORDS; ++records)
    {
        status = attempt(self, LITTLE, records);
    }
    return status;
}

// ---- definitions ----

static resin_status move_definition(scene *self)
{
    return resin_solver_set_constant(self->solver, self->c, self->constant);
}

// An equality that defines a variable of many constraints gets a column with as many cells when it
// is to change. Without memory for the last of them, the column has to be dropped again, although
// the journal has no room for recording that.
static void a_definition_with_many_dependents_needs_no_memory_to_be_restored(void **state)
{
    (void)state;
    scene s;
    begin(&s, 2, false);
    s.c = solver_relate(s.solver, s.v[0], s.v[1], -5.0, RESIN_EQUAL, REQUIRED);
    solver_set(s.solver, s.v[1], RESIN_EQUAL, 10.0, 500);
    for (uint32_t k = 0; k < 5; ++k)
    {
        crowd(&s, 0);
    }
    s.call = move_definition;
    s.constant = -3.0;
    assert_ok(call_with_little_memory(&s));
    assert_value(s.solver, s.v[0], 13.0);
    end(&s);
}

static resin_status weaken_definition(scene *self)
{
    return resin_solver_set_strength(self->solver, self->c, resin_strength_with_priority(20));
}

static void a_definition_that_becomes_optional_without_memory_remains_required(void **state)
{
    (void)state;
    scene s;
    begin(&s, 2, false);
    s.c = solver_relate(s.solver, s.v[0], s.v[1], -5.0, RESIN_EQUAL, REQUIRED);
    solver_set(s.solver, s.v[1], RESIN_EQUAL, 10.0, 500);
    crowd(&s, 0);
    s.call = weaken_definition;
    assert_ok(call_with_little_memory(&s));
    solver_set(s.solver, s.v[0], RESIN_EQUAL, 1.0, 300);
    assert_value(s.solver, s.v[0], 1.0);
    end(&s);
}

static resin_status define_last(scene *self)
{
    resin_term terms[VARIABLES];
    for (uint32_t i = 0; i < self->count; ++i)
    {
        terms[i] = (resin_term){self->v[i], i + 1 < self->count ? 1.0 : -1.0};
    }
    return resin_solver_add_constraint(self->solver, terms, self->count, 0.0, RESIN_EQUAL,
                                       resin_strength_required(), &self->c);
}

// A sum of lengths would be given a row at once, which is as long as the sum.
static void a_sum_without_memory_for_its_row_is_not_added(void **state)
{
    (void)state;
    scene s;
    begin(&s, VARIABLES, true);
    for (uint32_t i = 0; i + 1 < s.count; ++i)
    {
        solver_set(s.solver, s.v[i], RESIN_EQUAL, 2.0, 500);
    }
    s.call = define_last;
    assert_ok(call_with_little_memory(&s));
    assert_value(s.solver, s.v[s.count - 1], 2.0 * (VARIABLES - 1));
    end(&s);
}

static resin_status range_of_last(scene *self)
{
    double lowest, highest;
    const resin_status status =
        resin_solver_range(self->solver, self->v[self->count - 1], &lowest, &highest);
    if (status == RESIN_OK)
    {
        assert_near(lowest, 12.0, 1e-9, "lowest");
        assert_near(highest, 12.0, 1e-9, "highest");
    }
    return status;
}

// The range of a variable outside the matrix needs a row for it.
static void the_range_of_a_defined_variable_needs_memory(void **state)
{
    (void)state;
    scene s;
    begin(&s, 3, false);
    solver_set(s.solver, s.v[0], RESIN_EQUAL, 10.0, 500);
    s.c = solver_relate(s.solver, s.v[2], s.v[0], -2.0, RESIN_EQUAL, REQUIRED);
    s.call = range_of_last;
    assert_ok(call_with_little_memory(&s));
    while (s.solver->matrix.row_count < s.solver->row_capacity ||
           s.solver->matrix.free_row != RSN_NONE)
    {
        solver_set(s.solver, s.v[1], RESIN_AT_LEAST, -100.0, 1);
    }
    assert_ok(call_with_little_memory(&s)); // for more rows, too
    end(&s);
}

// ---- conflicts ----

static resin_status contradict(scene *self)
{
    resin_constraint c;
    return solver_try(self->solver, -1.0, self->v[0], 0.0, self->v[0], -9.0, RESIN_EQUAL, REQUIRED,
                      &c);
}

// Equalities that others imply have to leave their rows before a conflict can be explained.
static void a_conflict_is_not_explained_without_memory(void **state)
{
    (void)state;
    scene s;
    begin(&s, 3, false);
    resin_solver *const solver = s.solver;
    const resin_variable v = s.v[0], w = s.v[1], x = s.v[2];
    const resin_term all[] = {{w, 1.0}, {x, -1.0}, {v, -1.0}};
    resin_constraint first, limit, c;
    assert_ok(resin_solver_add_constraint(solver, all, 3, 17.0, RESIN_EQUAL,
                                          resin_strength_required(), &first));
    solver_relate(solver, w, v, -19.0, RESIN_EQUAL, REQUIRED);
    assert_ok(resin_solver_set_constant(solver, first, -11.0));
    assert_ok(solver_try(solver, -1.0, v, 0.0, v, -12.0, RESIN_AT_MOST, 750, &limit));
    assert_ok(solver_try(solver, -1.0, w, 1.0, x, -8.0, RESIN_EQUAL, 1000, &c));
    assert_ok(resin_solver_set_strength(solver, c, resin_strength_required()));
    solver_set(solver, w, RESIN_EQUAL, 0.0, REQUIRED);
    assert_ok(resin_solver_set_constant(solver, limit, -19.0));
    solver_set(solver, v, RESIN_AT_LEAST, 19.0, 500);
    assert_ok(resin_solver_set_strength(solver, limit, resin_strength_required()));
    solver_relate(solver, w, x, 8.0, RESIN_EQUAL, REQUIRED);
    crowd(&s, 0);
    crowd(&s, 1);
    crowd(&s, 2);
    s.call = contradict;
    assert_status(call_with_little_room(&s), RESIN_ERROR_CONFLICT);
    end(&s);
}

static resin_status equate(scene *self)
{
    return solver_try(self->solver, 1.0, self->v[0], 0.0, self->v[0], self->constant, RESIN_EQUAL,
                      REQUIRED, &self->c);
}

// x <= 5 stops x before x = 5 does, whose row remains in the matrix with the value 0.
static void equalities_at_a_limit_are_required_or_refused_without_memory(void **state)
{
    (void)state;
    scene s;
    begin(&s, 1, false);
    solver_set(s.solver, s.v[0], RESIN_EQUAL, 0.0, 300);
    assert_ok(solver_try(s.solver, 1.5, s.v[0], 0.0, s.v[0], -7.5, RESIN_AT_MOST, REQUIRED, &s.c));
    crowd(&s, 0);
    crowd(&s, 0);
    crowd(&s, 0);
    s.call = equate;
    s.constant = -5.0;
    assert_ok(call_with_little_room(&s));
    assert_value(s.solver, s.v[0], 5.0);
    for (uint32_t k = 0; k < 3; ++k)
    {
        crowd(&s, 0);
    }
    s.constant = -3.0;
    assert_status(call_with_little_room(&s), RESIN_ERROR_CONFLICT);
    end(&s);
}

// ---- renewal ----

static resin_status move_constraint(scene *self)
{
    self->constant = -20.0 - self->constant;
    const resin_status status = resin_solver_set_constant(self->solver, self->c, self->constant);
    if (status != RESIN_OK)
    {
        self->constant = -20.0 - self->constant;
    }
    return status;
}

// z = y + 5 is outside the matrix, x = 2 y in it.
static void begin_stale(scene *self)
{
    begin(self, 3, false);
    self->c = solver_set(self->solver, self->v[1], RESIN_EQUAL, 5.0, 500);
    self->constant = -5.0;
    crowd(self, 1);
    solver_set(self->solver, self->v[1], RESIN_EQUAL, 100.0, 300);
    solver_relate(self->solver, self->v[2], self->v[1], -5.0, RESIN_EQUAL, REQUIRED);
    resin_constraint c;
    assert_ok(
        solver_try(self->solver, 1.0, self->v[0], -2.0, self->v[1], 0.0, RESIN_EQUAL, 400, &c));
    self->call = move_constraint;
}

static void check_stale(const scene *self)
{
    assert_value(self->solver, self->v[0], -2.0 * self->constant);
    assert_value(self->solver, self->v[1], -self->constant);
    assert_value(self->solver, self->v[2], 5.0 - self->constant);
}

// A matrix that cannot be built anew for lack of memory remains in use.
static void a_matrix_is_kept_without_memory_for_a_new_one(void **state)
{
    (void)state;
    scene s;
    begin_stale(&s);
    for (size_t left = 0; left < MOST_BYTES; left += STEP)
    {
        s.solver->precision.pivots = UINT32_MAX / 2;
        (void)attempt(&s, left, MOST_RECORDS);
        check_stale(&s);
    }
    for (size_t records = 0; records < MOST_RECORDS; ++records)
    {
        s.solver->precision.pivots = UINT32_MAX / 2;
        (void)attempt(&s, MOST_BYTES, records);
        check_stale(&s);
    }
    end(&s);
}

// Values that would be computed afresh remain as they are.
static void values_are_kept_without_memory_for_computing_them_afresh(void **state)
{
    (void)state;
    scene s;
    begin_stale(&s);
    for (size_t records = 0; records < MOST_RECORDS; ++records)
    {
        s.solver->precision.peak = 1e9;
        (void)attempt(&s, 0, records);
        check_stale(&s);
    }
    end(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_definition_with_many_dependents_needs_no_memory_to_be_restored),
        cmocka_unit_test(a_definition_that_becomes_optional_without_memory_remains_required),
        cmocka_unit_test(a_sum_without_memory_for_its_row_is_not_added),
        cmocka_unit_test(the_range_of_a_defined_variable_needs_memory),
        cmocka_unit_test(a_conflict_is_not_explained_without_memory),
        cmocka_unit_test(equalities_at_a_limit_are_required_or_refused_without_memory),
        cmocka_unit_test(a_matrix_is_kept_without_memory_for_a_new_one),
        cmocka_unit_test(values_are_kept_without_memory_for_computing_them_afresh),
    };
    return cmocka_run_group_tests_name("solver faults", tests, NULL, NULL);
}
