// SPDX-License-Identifier: MIT
#ifndef RSN_SOLVER_INTERNAL_H
#define RSN_SOLVER_INTERNAL_H

#include "../base/memory.h"
#include "solver_matrix.h"
#include "solver_pool.h"
#include "solver_symbols.h"

// The levels of priorities in use: each has a slot, a component of the cost.
typedef struct rsn_levels
{
    rsn_level *by_slot; // `stride` of them
    uint32_t *order;    // the slots in use, the most important first
    uint32_t count;
    uint32_t stride; // of the gradient
} rsn_levels;

// The columns that could reduce the cost, and the step of the one that enters.
typedef struct rsn_search
{
    uint32_t *candidates;
    uint32_t candidate_count;
    rsn_breakpoint *breakpoints; // by row
    double *slope;               // by slot
} rsn_search;

// The row of a pivot by column, and which of its columns another row has.
typedef struct rsn_pivot_row
{
    double *coefficients;
    uint32_t *seen;
    uint32_t stamp;
} rsn_pivot_row;

typedef struct rsn_tail
{
    uint32_t unlimited_count; // variables with another aim than the lowest
    bool has_far_limit;       // a variable gave up its aim because a limit is too far from 0
    bool has_new_limit; // the batch added a constraint that may limit a variable without a limit
} rsn_tail;

typedef struct rsn_batch
{
    uint32_t *deferred; // columns; see solver_batch.c
    uint32_t deferred_count;
    uint32_t depth;
    uint32_t overdue;    // those that were ended, but the values could not be computed
    bool defers;         // the tail waits for the end of the batch
    resin_solver *saved; // as the solver was before the latest batch that can be cancelled
} rsn_batch;

typedef struct rsn_journal
{
    rsn_undo *records;
    size_t count;
    size_t capacity;
} rsn_journal;

// The pivots, shifts and rounding since values and gradient were computed afresh.
typedef struct rsn_precision
{
    uint32_t pivots;
    uint32_t shifts;
    double peak;      // the longest way of a value back towards 0
    bool is_doubtful; // a pivot lost so many digits that the matrix must be built anew
} rsn_precision;

// The matrix that is kept while a call is tried again.
typedef struct rsn_retry
{
    rsn_matrix matrix;
    double peak;
    bool is_active;
} rsn_retry;

// The variables that a traversal has to visit, and those that it found.
typedef struct rsn_visit
{
    uint32_t *heap; // or a stack
    uint32_t heap_count;
    uint32_t *sorted; // symbols in the order in which to treat them
    uint32_t sorted_count;
} rsn_visit;

// The definitions that are ordinary equalities during a call.
typedef struct rsn_unfolded_list
{
    rsn_unfolded *items;
    uint32_t count;
    uint32_t capacity;
} rsn_unfolded_list;

// The results for the caller.
typedef struct rsn_report
{
    uint32_t *moved; // variables of the matrix whose values changed in the present call
    uint32_t moved_count;
    uint32_t *changed; // by symbol
    uint32_t changed_count;
    resin_variable_value *taken;
    resin_constraint *conflict;
    uint32_t conflict_count;
} rsn_report;

// A file changes the parts that it names; all files read them.
struct resin_solver
{
    resin_allocator allocator;
    rsn_pool pool; // all memory but the solver's own

    rsn_symbol *symbols;
    uint32_t symbol_count; // used or free
    uint32_t symbol_capacity;
    uint32_t free_symbol;
    uint64_t next_serial;
    uint32_t constraint_count;

    rsn_matrix matrix;
    uint32_t row_capacity; // of the matrix and the kept one
    uint32_t column_capacity;
    size_t gradient_size;

    // By symbol. All weights, and the marks in `definitions`, are 0 between uses.
    rsn_definition *definitions;
    double *weights;

    rsn_levels levels;
    rsn_search search;
    rsn_pivot_row pivot_row;
    rsn_tail tail;
    rsn_batch batch;
    rsn_journal journal;
    rsn_precision precision;
    rsn_retry retry;
    rsn_visit visit;
    rsn_unfolded_list unfolded;
    rsn_report report;
};

// Arrays are not cleared: unused pages cost nothing.
static inline void *rsn_array_take(resin_solver *solver, size_t element, size_t count)
{
    const size_t size = count > SIZE_MAX / element ? 0 : rsn_pool_size(element * count);
    return rsn_pool_take(&solver->pool, &solver->allocator, size);
}

static inline void rsn_array_give(resin_solver *solver, void *memory, size_t element, size_t count)
{
    rsn_pool_give(&solver->pool, memory, rsn_pool_size(element * count));
}

static inline double rsn_slope(const rsn_symbol *symbol, bool is_above)
{
    return is_above ? symbol->upper : symbol->lower;
}

// The step at which a row changes sides; negative when it moves away from 0.
static inline double rsn_step_of(const rsn_row *row, double rate)
{
    if (row->is_above == (rate > 0.0))
    {
        return -1.0;
    }
    const double distance = row->is_above ? row->value : -row->value;
    return distance > RSN_VALUE_TOLERANCE ? distance / fabs(rate) : 0.0;
}

static inline double *rsn_gradient(resin_solver *solver, uint32_t column)
{
    return solver->matrix.gradient + (size_t)column * solver->levels.stride;
}

static inline void rsn_note_candidate(resin_solver *solver, uint32_t column)
{
    rsn_column *c = &solver->matrix.columns[column];
    if (!c->is_candidate)
    {
        c->is_candidate = true;
        solver->search.candidates[solver->search.candidate_count++] = column;
    }
}

// Until the end of the batch; see solver_batch.c.
static inline void rsn_note_deferred(resin_solver *solver, uint32_t column)
{
    rsn_column *c = &solver->matrix.columns[column];
    if (!c->is_deferred)
    {
        c->is_deferred = true;
        solver->batch.deferred[solver->batch.deferred_count++] = column;
    }
}

static inline void rsn_note_changed(resin_solver *solver, uint32_t variable)
{
    rsn_symbol *s = &solver->symbols[variable];
    if (!s->is_changed)
    {
        s->is_changed = true;
        solver->report.changed[solver->report.changed_count++] = variable;
    }
}

static inline void rsn_note_moved(resin_solver *solver, uint32_t variable)
{
    rsn_symbol *s = &solver->symbols[variable];
    if (!s->is_moved)
    {
        s->is_moved = true;
        solver->report.moved[solver->report.moved_count++] = variable;
    }
}

static inline void rsn_note_row(resin_solver *solver, rsn_row *row)
{
    if (RSN_LIKELY(row->is_noted))
    {
        return;
    }
    row->is_noted = true;
    if (solver->symbols[row->symbol].kind == (uint8_t)RSN_SYMBOL_VARIABLE)
    {
        rsn_note_changed(solver, row->symbol);
        if (solver->definitions[row->symbol].followers > 0)
        {
            rsn_note_moved(solver, row->symbol);
        }
    }
}

// Sets the aim without a record in the journal.
static inline void rsn_put_aim(resin_solver *solver, rsn_symbol *variable, rsn_aim aim)
{
    solver->tail.unlimited_count -= variable->aim != (uint8_t)RSN_AIM_LOWEST ? 1 : 0;
    solver->tail.unlimited_count += aim != RSN_AIM_LOWEST ? 1 : 0;
    variable->aim = (uint8_t)aim;
}

// The factor by which the caller's expression of a constraint is multiplied when it is stored: a
// power of two, and negative for "at most".
static inline double rsn_factor(const rsn_symbol *constraint)
{
    const uint64_t bits = (uint64_t)(1023 + constraint->exponent) << 52;
    double factor;
    memcpy(&factor, &bits, sizeof factor);
    return constraint->is_at_most ? -factor : factor;
}

static inline bool rsn_is_variable(const rsn_symbol *symbol)
{
    return symbol->kind == (uint8_t)RSN_SYMBOL_VARIABLE;
}

static inline bool rsn_is_placed(const rsn_symbol *symbol)
{
    return symbol->position != RSN_NONE;
}

static inline double rsn_value_of(const resin_solver *solver, uint32_t symbol)
{
    const rsn_symbol *s = &solver->symbols[symbol];
    if (s->is_basic)
    {
        return solver->matrix.rows[s->position].value + 0.0;
    }
    return rsn_is_placed(s) ? 0.0 : solver->definitions[symbol].value;
}

// solver_store.c: the arrays, and adding to and removing from them.
bool rsn_solver_grow_symbols(resin_solver *solver);
bool rsn_solver_grow_rows(resin_solver *solver);
bool rsn_solver_grow_columns(resin_solver *solver);
bool rsn_solver_grow_levels(resin_solver *solver);
bool rsn_solver_copy_arrays(resin_solver *copy);
void rsn_solver_release(resin_solver *solver);
uint32_t rsn_solver_take_symbol(resin_solver *solver, rsn_symbol_kind kind);
void rsn_solver_give_symbol(resin_solver *solver, uint32_t symbol);

// solver_levels.c
uint32_t rsn_solver_find_level(const resin_solver *solver, uint32_t priority);
bool rsn_solver_use_level(resin_solver *solver, uint32_t priority, uint32_t *out);
void rsn_solver_leave_level(resin_solver *solver, uint32_t slot);

// solver_journal.c: every change between begin and commit can be rolled back.
void rsn_journal_begin(resin_solver *solver);
void rsn_journal_rollback(resin_solver *solver);
bool rsn_journal_grow(resin_solver *solver, size_t more);

// Room for `more` records.
static inline bool rsn_journal_reserve(resin_solver *solver, size_t more)
{
    return RSN_LIKELY(solver->journal.capacity - solver->journal.count >= more) ||
           rsn_journal_grow(solver, more);
}

static inline rsn_undo rsn_undo_of(rsn_undo_kind kind, uint32_t a, uint32_t b, double number)
{
    return (rsn_undo){.number = number, .a_and_kind = a << 3 | (uint32_t)kind, .b = b};
}

static inline void rsn_journal_add(resin_solver *solver, rsn_undo_kind kind, uint32_t a, uint32_t b,
                                   double number)
{
    RSN_ASSERT(solver->journal.count < solver->journal.capacity);
    solver->journal.records[solver->journal.count++] = rsn_undo_of(kind, a, b, number);
}

// solver_rows.c: the matrix. False for no memory.
uint32_t rsn_row_take(resin_solver *solver, uint32_t symbol);
void rsn_row_give(resin_solver *solver, uint32_t row);
uint32_t rsn_row_next_stamp(resin_solver *solver);
bool rsn_row_reserve(resin_solver *solver, uint32_t row, size_t more);
bool rsn_row_append(resin_solver *solver, uint32_t row, uint32_t column, double coefficient);
bool rsn_row_remove_cell(resin_solver *solver, uint32_t row, uint32_t cell);
bool rsn_row_clear(resin_solver *solver, uint32_t row);
void rsn_row_drop_cells(resin_solver *solver, uint32_t row);
bool rsn_row_copy(resin_solver *solver, uint32_t row, const rsn_symbol *from, double factor);
uint32_t rsn_column_take(resin_solver *solver, uint32_t symbol);
void rsn_column_give(resin_solver *solver, uint32_t column);
bool rsn_column_clear(resin_solver *solver, uint32_t column);
void rsn_column_drop_cells(resin_solver *solver, uint32_t column);
bool rsn_rows_exchange(resin_solver *solver, uint32_t row, uint32_t column, double inverse);
bool rsn_row_set_value(resin_solver *solver, uint32_t row, double value, bool is_above);

// solver_cost.c: the gradient, and the columns that could reduce the cost.
bool rsn_cost_add(resin_solver *solver, uint32_t row, uint32_t slot, double slope);
bool rsn_cost_substitute(resin_solver *solver, uint32_t row, uint32_t column);
bool rsn_cost_scale(resin_solver *solver, uint32_t column, double factor);
bool rsn_cost_renew(resin_solver *solver, uint32_t column);
bool rsn_cost_turn(resin_solver *solver, uint32_t row);
bool rsn_cost_settle(resin_solver *solver, uint32_t row);
double rsn_cost_direction(const resin_solver *solver, uint32_t column, uint32_t *out_rank);
// The column to enter; NONE if the cost is minimal.
uint32_t rsn_cost_choose(resin_solver *solver, bool by_age);

// solver_tail.c: the decision where all priorities are equal.
double rsn_tail_direction(const resin_solver *solver, uint32_t column);
double rsn_tail_reach(const resin_solver *solver, uint32_t column, double direction, double from,
                      uint32_t *out_row);
void rsn_note_columns_of(resin_solver *solver, const rsn_symbol *symbol);
bool rsn_tail_set_aim(resin_solver *solver, uint32_t symbol, rsn_aim aim);
bool rsn_tail_give_up(resin_solver *solver, uint32_t column);
void rsn_tail_forget(resin_solver *solver, const rsn_symbol *constraint);
void rsn_tail_begin(resin_solver *solver, const rsn_symbol *constraint);
bool rsn_tail_reconsider(resin_solver *solver);
uint32_t rsn_tail_leader(const resin_solver *solver, uint32_t column);

// solver_tail_limit.c
bool rsn_tail_limit(resin_solver *solver, const rsn_symbol *constraint);

// solver_step.c: the length of the step of an entering symbol. NONE if nothing limits it.
uint32_t rsn_step_choose(resin_solver *solver, uint32_t column, double direction, bool shortly,
                         uint32_t *out_turned);

// solver_pivot.c
bool rsn_pivot(resin_solver *solver, uint32_t row, uint32_t column, double direction,
               uint32_t turned, bool *out_moved);
bool rsn_pivot_at_once(resin_solver *solver, uint32_t row);

// solver_optimize.c
resin_status rsn_solver_enter(resin_solver *solver, uint32_t column, bool shortly, bool *out_moved);
resin_status rsn_solver_optimize(resin_solver *solver);
bool rsn_solver_refresh(resin_solver *solver);
bool rsn_solver_shift(resin_solver *solver, uint32_t symbol, double delta);
bool rsn_solver_set_cost(resin_solver *solver, uint32_t symbol, uint32_t slot, double lower,
                         double upper);

// solver_rebuild.c
bool rsn_solver_may_retry(resin_solver *solver, resin_status status);
void rsn_solver_renew_if_stale(resin_solver *solver);

// solver_copy.c
resin_solver *rsn_solver_copy(const resin_solver *solver);

// solver_batch.c
resin_status rsn_solver_check_values(const resin_solver *solver);
resin_status rsn_solver_settle_batch(resin_solver *solver);

// solver_conflict.c
resin_status rsn_solver_join(resin_solver *solver, uint32_t symbol);

// solver_constraints.c
typedef struct rsn_counters
{
    rsn_precision precision;
    bool has_far_limit;
} rsn_counters;

rsn_counters rsn_change_counters(const resin_solver *solver);
resin_status rsn_change_end(resin_solver *solver, resin_status status, rsn_counters before);
resin_status rsn_change_finish(resin_solver *solver, resin_status status);
resin_status rsn_change_strength(resin_solver *solver, uint32_t symbol, uint32_t slot,
                                 double weight);
resin_status rsn_solver_check_strength(resin_strength strength);
resin_status rsn_solver_check_variable(const resin_solver *solver, resin_variable variable);
resin_status rsn_solver_check_constraint(const resin_solver *solver, resin_constraint constraint);
bool rsn_solver_is_number(double number);
resin_status rsn_solver_add(resin_solver *solver, const resin_term *terms, size_t count,
                            double constant, resin_relation relation, resin_strength strength,
                            uint32_t *out);

// solver_changes.c
resin_status rsn_solver_change_constant(resin_solver *solver, uint32_t symbol, double constant);

#endif // RSN_SOLVER_INTERNAL_H
