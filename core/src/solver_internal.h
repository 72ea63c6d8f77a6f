// SPDX-License-Identifier: MIT
#ifndef RSN_SOLVER_INTERNAL_H
#define RSN_SOLVER_INTERNAL_H

#include "memory.h"
#include "solver_pool.h"

#include <math.h>
#include <string.h>

#include <resin/solver.h>

// The method, told in docs/design/solver.md.
//
// A *symbol* is a variable or a constraint; the number that a constraint stands for is its
// expression. Every symbol costs something for being away from 0: `lower` for each unit below and
// `upper` for each unit above. Half of the symbols are *basic*: each has a row, which gives it as a
// value plus a sum of the others, whose numbers are 0. A *column* belongs to each of those others.
//
// Costs are vectors that compare lexicographically: one component, a *slot*, for each priority in
// use, and after those one for each variable, in the order of rank and creation. The latter, the
// *tail*, are never stored: solver_tail.c reads them from the rows when everything else is equal.
//
// A variable that is not negative is its own constraint: its cost below 0 lies in the slot of what
// is required. Other variables cost nothing but in the tail.

enum
{
    RSN_SLOT_REQUIRED = 0, // what was required before the present call
    RSN_SLOT_JOINING = 1,  // what is to be required after it
    RSN_SLOT_FIRST = 2,    // of those that hold a priority
    RSN_JOURNAL_SPARE = 64
};

#define RSN_NONE UINT32_MAX
// The most symbols: the journal keeps the kind of a record beside the number of a row or column.
#define RSN_SYMBOLS_MAX (UINT32_MAX >> 3)
#define RSN_SLOT_TAIL (UINT32_MAX - 1)

// A value this near to 0 may count as 0.
#define RSN_VALUE_TOLERANCE RESIN_SOLVER_TOLERANCE
// A component of a cost this near to 0 counts as 0.
#define RSN_COST_TOLERANCE 1e-8
// A coefficient below this may be the rounding of 0, and is no pivot.
#define RSN_SMALLEST_PIVOT 1e-9
// A sum that is smaller than this part of what was added is the rounding of 0.
#define RSN_CANCELLATION 0x1p-42

typedef enum rsn_symbol_kind
{
    RSN_SYMBOL_UNUSED = 0,
    RSN_SYMBOL_VARIABLE = 1,
    RSN_SYMBOL_CONSTRAINT = 2
} rsn_symbol_kind;

// How the tail places a variable that the constraints leave a choice.
typedef enum rsn_aim
{
    RSN_AIM_LOWEST = 0,  // as small as they allow
    RSN_AIM_HIGHEST = 1, // nothing limits it below: as large as they allow
    RSN_AIM_ZERO = 2     // nothing limits it on either side: as near to 0 as they allow
} rsn_aim;

typedef struct rsn_part
{
    uint32_t symbol;
    double coefficient;
} rsn_part;

typedef struct rsn_symbol
{
    double lower; // slope of the cost below 0, negative or 0
    double upper; // above 0, positive or 0
    double constant;
    union
    {
        rsn_part *parts; // constraint
        double reported; // variable: the value that was taken last
    };
    uint64_t serial; // ascending with rank, then with creation
    uint32_t slot;   // of the cost; NONE for a symbol that is about to go
    union
    {
        uint32_t position;  // its row or its column
        uint32_t next_free; // of one that is not used
    };
    uint32_t generation;
    uint32_t edit; // variable: its edit; constraint: the variable that it edits
    union
    {
        uint32_t part_count; // constraint
        uint32_t references; // variable: parts of constraints that name it
    };
    uint8_t kind;
    int8_t exponent; // constraint: see rsn_factor
    uint8_t aim;     // variable: a rsn_aim
    bool is_at_most : 1;
    bool is_equality : 1;
    bool is_basic : 1;
    bool was_basic : 1; // while the matrix is made anew
    bool was_above : 1;
    bool is_changed : 1; // variable: named in `changed`
} rsn_symbol;

// There are many: what a screen takes to be built is largely what memory takes to be touched.
_Static_assert(sizeof(rsn_symbol) <= 64, "a cache line");

// Rows and columns name each other's places, so that either side can be changed in O(1).
typedef struct rsn_cell
{
    uint32_t column;
    uint32_t place; // in the column's links
    double coefficient;
} rsn_cell;

typedef struct rsn_link
{
    uint32_t row;
    uint32_t cell; // in the row's cells
} rsn_link;

typedef struct rsn_row
{
    double value;
    rsn_cell *cells;
    uint32_t count;
    union
    {
        uint32_t capacity;
        uint32_t next_free; // of a free row
    };
    uint32_t symbol; // NONE for a free row
    bool is_above;   // which slope is in the gradient; the value may not tell when it is near 0
    bool is_noted;   // its symbol need not be told that it changes
    bool is_visited; // while the tail looks for variables that a constraint may limit
} rsn_row;

typedef struct rsn_column
{
    rsn_link *links;
    uint32_t count;
    union
    {
        uint32_t capacity;
        uint32_t next_free; // of a free column
    };
    uint32_t symbol; // NONE for a free column
    bool is_candidate;
} rsn_column;

typedef struct rsn_level
{
    uint32_t priority;
    uint32_t users; // 0 for a free slot
} rsn_level;

typedef enum rsn_undo_kind
{
    RSN_UNDO_COEFFICIENT, // a: row, b: cell
    RSN_UNDO_APPEND,      // a: row
    RSN_UNDO_REMOVE,      // a: row, b: cell; before it one with a: column, b: place
    RSN_UNDO_VALUE,       // a: row, b: is_above
    RSN_UNDO_GRADIENT,    // a: column, b: slot
    RSN_UNDO_EXCHANGE,    // a: row, b: column
    RSN_UNDO_AIM          // a: symbol, b: rsn_aim
} rsn_undo_kind;

typedef struct rsn_undo
{
    double number;
    uint32_t a_and_kind;
    uint32_t b;
} rsn_undo;

// What may still stop an entering symbol.
typedef struct rsn_breakpoint
{
    double step;
    double rate; // magnitude
    uint32_t row;
} rsn_breakpoint;

// What a matrix made anew replaces.
typedef struct rsn_matrix
{
    rsn_row *rows;
    uint32_t row_count;
    uint32_t free_row;
    rsn_column *columns;
    uint32_t column_count;
    uint32_t free_column;
    double *gradient;
} rsn_matrix;

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
    uint32_t unlimited_count; // variables with another aim than the lowest

    rsn_row *rows;
    uint32_t row_count;
    uint32_t row_capacity;
    uint32_t free_row;

    rsn_column *columns;
    uint32_t column_count;
    uint32_t column_capacity;
    uint32_t free_column;

    // The gradient of the cost: component `slot` at column * stride + slot.
    double *gradient;
    size_t gradient_size;
    uint32_t stride;

    rsn_level *levels; // by slot, `stride` of them
    uint32_t *order;   // the slots in use, the most important first
    uint32_t level_count;

    // By column: the pivot row, and which of its columns were met.
    double *work;
    uint32_t *seen;
    uint32_t seen_stamp;
    uint32_t *candidates;
    uint32_t candidate_count;

    rsn_breakpoint *breakpoints; // by row
    double *slope;               // by slot

    rsn_undo *journal;
    size_t journal_count;
    size_t journal_capacity;
    uint32_t pivots; // since values and gradient were computed afresh
    uint32_t shifts; // the same
    double peak;     // the longest way of a value back towards 0 since values were computed afresh

    rsn_matrix kept; // while a call is tried again
    double kept_peak;
    bool is_retrying;

    uint32_t *changed; // by symbol
    uint32_t changed_count;
    resin_variable_value *taken;
    resin_constraint *conflict;
    uint32_t conflict_count;
};

static inline double rsn_slope(const rsn_symbol *symbol, bool is_above)
{
    return is_above ? symbol->upper : symbol->lower;
}

static inline double *rsn_gradient(resin_solver *solver, uint32_t column)
{
    return solver->gradient + (size_t)column * solver->stride;
}

static inline void rsn_note_candidate(resin_solver *solver, uint32_t column)
{
    rsn_column *c = &solver->columns[column];
    if (!c->is_candidate)
    {
        c->is_candidate = true;
        solver->candidates[solver->candidate_count++] = column;
    }
}

static inline void rsn_note_changed(resin_solver *solver, rsn_row *row)
{
    if (RSN_LIKELY(row->is_noted))
    {
        return;
    }
    row->is_noted = true;
    rsn_symbol *s = &solver->symbols[row->symbol];
    if (s->kind == RSN_SYMBOL_VARIABLE && !s->is_changed)
    {
        s->is_changed = true;
        solver->changed[solver->changed_count++] = row->symbol;
    }
}

// What the caller's expression of a constraint was multiplied by, to be kept: a power of two, and
// negative for "at most".
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

static inline double rsn_value_of(const resin_solver *solver, const rsn_symbol *symbol)
{
    return symbol->is_basic ? solver->rows[symbol->position].value + 0.0 : 0.0;
}

// solver_store.c: the arrays, and what is added to and taken from them.
void *rsn_array_take(resin_solver *solver, size_t element, size_t count);
void rsn_array_give(resin_solver *solver, void *memory, size_t element, size_t count);
bool rsn_solver_grow_symbols(resin_solver *solver);
bool rsn_solver_grow_rows(resin_solver *solver);
bool rsn_solver_grow_columns(resin_solver *solver);
bool rsn_solver_grow_levels(resin_solver *solver);
void rsn_solver_release(resin_solver *solver);
uint32_t rsn_solver_take_symbol(resin_solver *solver, rsn_symbol_kind kind);
void rsn_solver_give_symbol(resin_solver *solver, uint32_t symbol);

// solver_levels.c
uint32_t rsn_solver_find_level(const resin_solver *solver, uint32_t priority);
bool rsn_solver_use_level(resin_solver *solver, uint32_t priority, uint32_t *out);
void rsn_solver_leave_level(resin_solver *solver, uint32_t slot);

// solver_journal.c: every change between begin and commit can be taken back.
void rsn_journal_begin(resin_solver *solver);
void rsn_journal_rollback(resin_solver *solver);
bool rsn_journal_grow(resin_solver *solver, size_t more);

// Room for `more` records.
static inline bool rsn_journal_reserve(resin_solver *solver, size_t more)
{
    return RSN_LIKELY(solver->journal_capacity - solver->journal_count >= more) ||
           rsn_journal_grow(solver, more);
}

static inline rsn_undo rsn_undo_of(rsn_undo_kind kind, uint32_t a, uint32_t b, double number)
{
    return (rsn_undo){.number = number, .a_and_kind = a << 3 | (uint32_t)kind, .b = b};
}

static inline void rsn_journal_add(resin_solver *solver, rsn_undo_kind kind, uint32_t a, uint32_t b,
                                   double number)
{
    RSN_ASSERT(solver->journal_count < solver->journal_capacity);
    solver->journal[solver->journal_count++] = rsn_undo_of(kind, a, b, number);
}

// solver_rows.c: the matrix. False for no memory.
uint32_t rsn_row_take(resin_solver *solver, uint32_t symbol);
void rsn_row_give(resin_solver *solver, uint32_t row);
bool rsn_row_remove_cell(resin_solver *solver, uint32_t row, uint32_t cell);
bool rsn_row_clear(resin_solver *solver, uint32_t row);
bool rsn_row_build(resin_solver *solver, uint32_t row);
bool rsn_rows_exchange(resin_solver *solver, uint32_t row, uint32_t column, double inverse);
bool rsn_row_set_value(resin_solver *solver, uint32_t row, double value, bool is_above);

// solver_cost.c: the gradient, and which columns could make the cost smaller.
bool rsn_cost_add(resin_solver *solver, uint32_t row, uint32_t slot, double slope);
bool rsn_cost_substitute(resin_solver *solver, uint32_t row, uint32_t column);
bool rsn_cost_scale(resin_solver *solver, uint32_t column, double factor);
bool rsn_cost_renew(resin_solver *solver, uint32_t column);
bool rsn_cost_turn(resin_solver *solver, uint32_t row);
bool rsn_cost_settle(resin_solver *solver, uint32_t row);
double rsn_cost_direction(const resin_solver *solver, uint32_t column, uint32_t *out_rank);
// The column to enter; NONE when the cost is the smallest.
uint32_t rsn_cost_choose(resin_solver *solver, bool by_age);

// solver_tail.c: what decides where all priorities are even.
double rsn_tail_direction(const resin_solver *solver, uint32_t column);
double rsn_tail_reach(const resin_solver *solver, uint32_t column, double direction, double from,
                      uint32_t *out_row);
void rsn_note_columns_of(resin_solver *solver, const rsn_symbol *symbol);
void rsn_tail_put_aim(resin_solver *solver, rsn_symbol *variable, rsn_aim aim);
bool rsn_tail_set_aim(resin_solver *solver, uint32_t symbol, rsn_aim aim);
bool rsn_tail_give_up(resin_solver *solver, uint32_t column);
void rsn_tail_forget(resin_solver *solver, const rsn_symbol *constraint);
bool rsn_tail_limit(resin_solver *solver, const rsn_symbol *constraint);

// solver_step.c: how far an entering symbol goes. NONE where nothing stops it.
double rsn_step_of(const rsn_row *row, double rate);
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

// solver_conflict.c
resin_status rsn_solver_join(resin_solver *solver, uint32_t symbol);

// solver_constraints.c
typedef struct rsn_counters
{
    uint32_t pivots;
    uint32_t shifts;
    double peak;
} rsn_counters;

rsn_counters rsn_change_counters(const resin_solver *solver);
resin_status rsn_change_end(resin_solver *solver, resin_status status, rsn_counters before);
resin_status rsn_change_strength(resin_solver *solver, uint32_t symbol, uint32_t slot,
                                 double weight);
void rsn_solver_count_references(resin_solver *solver, const rsn_symbol *constraint,
                                 uint32_t change);
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
