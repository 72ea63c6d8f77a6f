// SPDX-License-Identifier: MIT
#ifndef RESIN_SOLVER_H
#define RESIN_SOLVER_H

#include <resin/allocator.h>
#include <resin/base.h>

RESIN_BEGIN_DECLS

// Linear constraints for layout, solved incrementally with a simplex method, in the manner of
// Cassowary: G. J. Badros, A. Borning, P. J. Stuckey, "The Cassowary linear arithmetic constraint
// solving algorithm", ACM TOCHI 8(4), 2001.
//
// A constraint requires that an expression, the sum of coefficient * variable plus a constant, is
// equal to, at most, or at least 0. Required constraints hold. Among the other constraints, the
// solver minimizes the sum of weight * violation of the highest priority, then that of the next
// priority, and so on: no number of weaker constraints outweighs a stronger one. The violation is
// the distance between the value of an expression and the nearest value that satisfies the
// constraint.
//
// The solution is unique. Variables that the constraints leave undetermined are placed one after
// the other, those of a lower rank first and those of the same rank in the order of their creation.
// Each has the smallest value that the constraints and the previous variables allow. A variable
// without a lower limit has the largest value that they allow, and a variable without any limit is
// 0. Therefore an inequality that alone decides holds with equality, in either direction, and an
// unconstrained length is 0. A limit of 1e7 or more in magnitude counts as no limit. Except for
// rounding, and as long as no value exceeds 1e7 in magnitude, the solution depends only on the
// values that the constraints allow and on the order of the variables: not on the order of the
// constraints, on redundant constraints, or on variables and constraints that have been removed or
// changed. The same calls give the same bits on every platform.
//
// After every call that changes the system, the solver contains its solution; there is no separate
// call for solving. A call that fails leaves the solver unchanged: all values and the results of
// all later calls are the same, bit for bit. Between `resin_solver_begin_changes` and
// `resin_solver_end_changes` values are not known, which makes many changes cheaper.
//
// Numbers. Coefficients are 0 or from 0.001 to 1000 in magnitude, constants at most 1e8, weights
// from 1e-2 to 1e3. A constraint counts as satisfied if its violation is at most
// `RESIN_SOLVER_TOLERANCE` times its largest coefficient, so a millionth of the unit of lengths
// should not matter. Values beyond 1e7 have no digits below that tolerance, so that a required
// constraint that follows from others may conflict with them there. Constraints that mix
// coefficients of very different sizes lose precision: the factors along a chain of them multiply,
// and if their product exceeds about 1e6, the last digits are lost or a call fails
// (`RESIN_ERROR_PRECISION`).
//
// Only one thread at a time may use a solver, but calls that take it as const may run concurrently.
// Different solvers are independent.

/// The largest violation that counts as none, for a largest coefficient of 1.
#define RESIN_SOLVER_TOLERANCE 1e-8

/// The priority of a constraint that must hold.
#define RESIN_PRIORITY_REQUIRED 1001u

/// A system of variables and constraints, and its solution.
typedef struct resin_solver resin_solver;

/// The parameters of a new `resin_solver`. All members except `struct_size` are 0 by default.
typedef struct resin_solver_def
{
    uint32_t struct_size;
    uint32_t flags;                   ///< must be 0
    const resin_allocator *allocator; ///< null for that of the C library
} resin_solver_def;

/// Returns the default parameters.
/// @since 0.1
static inline resin_solver_def resin_solver_def_default(void)
{
    resin_solver_def def = RESIN_ZERO;
    def.struct_size = sizeof def;
    return def;
}

/// The name of a variable. Frozen layout; all zeros name no variable. A solver reuses the name of a
/// removed variable only after 2^32 other variables with the same index.
typedef struct resin_variable
{
    uint32_t index;
    uint32_t generation;
} resin_variable;

/// Flags of a variable.
typedef enum resin_variable_flags
{
    /// The variable is never negative, like a length. Unlike an equivalent required constraint, the
    /// flag needs no row, and conflicts do not name it.
    RESIN_VARIABLE_NOT_NEGATIVE = 1
} resin_variable_flags;

/// The parameters of a new `resin_variable`. All members except `struct_size` are 0 by default.
typedef struct resin_variable_def
{
    uint32_t struct_size;
    uint32_t flags;    ///< a combination of `resin_variable_flags`
    uint32_t rank;     ///< undetermined variables of lower ranks are placed first
    uint32_t reserved; ///< must be 0
} resin_variable_def;

/// Returns the default parameters: any value, rank 0.
/// @since 0.1
static inline resin_variable_def resin_variable_def_default(void)
{
    resin_variable_def def = RESIN_ZERO;
    def.struct_size = sizeof def;
    return def;
}

/// The name of a constraint. Frozen layout; names are reused like those of variables.
typedef struct resin_constraint
{
    uint32_t index;
    uint32_t generation;
} resin_constraint;

/// A term of an expression. Frozen layout.
typedef struct resin_term
{
    resin_variable variable;
    double coefficient; ///< 0, or from 0.001 to 1000 in magnitude
} resin_term;

/// The relation between an expression and 0.
typedef enum resin_relation
{
    RESIN_EQUAL = 0,
    RESIN_AT_MOST = 1,
    RESIN_AT_LEAST = 2
} resin_relation;

/// The strength of a constraint. Frozen layout.
typedef struct resin_strength
{
    /// From 1 to 1000, or `RESIN_PRIORITY_REQUIRED`. A higher priority outweighs all lower ones.
    uint32_t priority;
    uint32_t reserved; ///< must be 0
    /// The weight among constraints of the same priority, from 1e-2 to 1e3. The weight of a
    /// required constraint must be in this range, too, but has no effect.
    double weight;
} resin_strength;

/// A variable and its value. Frozen layout.
typedef struct resin_variable_value
{
    resin_variable variable;
    double value;
} resin_variable_value;

/// Returns the strength of a required constraint.
/// @since 0.1
static inline resin_strength resin_strength_required(void)
{
    resin_strength strength = RESIN_ZERO;
    strength.priority = RESIN_PRIORITY_REQUIRED;
    strength.weight = 1.0;
    return strength;
}

/// Returns the strength of an optional constraint, with weight 1.
/// @since 0.1
static inline resin_strength resin_strength_with_priority(uint32_t priority)
{
    resin_strength strength = RESIN_ZERO;
    strength.priority = priority;
    strength.weight = 1.0;
    return strength;
}

/// Creates a solver without variables.
///
/// @param def null for all defaults
/// @param[out] out the handle, to be destroyed by the caller; written only on success
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_OUTPUT`, `_STRUCT_SIZE`, `_FLAGS` or `_OUT_OF_MEMORY`
/// @since 0.1
RESIN_API resin_status resin_solver_create(const resin_solver_def *def, resin_solver **out);

/// Frees a solver with its variables and constraints. Null is allowed.
/// @since 0.1
RESIN_API void resin_solver_destroy(resin_solver *solver);

// ---------------------------------------------------------------------------------------------
// Variables

/// Adds a variable. Its value is 0 until a constraint changes it.
///
/// @param def null for all defaults
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_OUTPUT`, `_STRUCT_SIZE`, `_FLAGS`,
/// `_TOO_LARGE` or `_OUT_OF_MEMORY`
/// @since 0.1
RESIN_API resin_status resin_solver_add_variable(resin_solver *solver,
                                                 const resin_variable_def *def,
                                                 resin_variable *out);

/// Removes a variable that no constraint names.
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_VARIABLE` or `_VARIABLE_IN_USE`
/// @since 0.1
RESIN_API resin_status resin_solver_remove_variable(resin_solver *solver, resin_variable variable);

/// Returns the value of a variable. O(1).
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_OUTPUT`, `_VARIABLE` or `_CHANGES_OPEN`
/// @since 0.1
RESIN_API resin_status resin_solver_value(const resin_solver *solver, resin_variable variable,
                                          double *out);

/// Returns the smallest and the largest value of a variable among all solutions that satisfy the
/// constraints equally well. Both are equal if the constraints determine the variable. Does not
/// change the solution. Takes as long as a change of the variable from one value to the other.
///
/// @param[out] out_lowest minus infinity if the variable has no lower limit
/// @param[out] out_highest infinity if the variable has no upper limit
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_OUTPUT`, `_VARIABLE`, `_CHANGES_OPEN`,
/// `_OUT_OF_MEMORY` or `_PRECISION`
/// @since 0.1
RESIN_API resin_status resin_solver_range(resin_solver *solver, resin_variable variable,
                                          double *out_lowest, double *out_highest);

/// Returns the constraints on whose constants the value of a variable depends: those that hold with
/// equality and determine the variable, directly or through others. The same calls give the same
/// order. Does not change the solution, but the solver is not const, because the computation uses
/// its memory. O(constraints returned and their terms).
///
/// @param[out] out space for `capacity` constraints; may be null if `capacity` is 0
/// @param[out] out_count the number of constraints, which may exceed `capacity`
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_OUTPUT`, `_VARIABLE` or `_CHANGES_OPEN`
/// @since 0.1
RESIN_API resin_status resin_solver_dependencies(resin_solver *solver, resin_variable variable,
                                                 resin_constraint *out, size_t capacity,
                                                 size_t *out_count);

/// Returns the variables whose values have changed since the last call of this function, and new
/// variables with values other than 0, each once. The same calls give the same order. O(changes).
///
/// @param[out] out valid until the next call with a non-const solver
/// @param[out] out_count the number of variables
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_OUTPUT` or `_CHANGES_OPEN`
/// @since 0.1
RESIN_API resin_status resin_solver_take_changes(resin_solver *solver,
                                                 const resin_variable_value **out,
                                                 size_t *out_count);

// ---------------------------------------------------------------------------------------------
// Constraints

/// Adds the constraint that an expression is equal to, at most, or at least 0.
///
/// @param terms coefficients of terms with the same variable are added
/// @param constant at most 1e8 in magnitude
/// @return `RESIN_OK`, `RESIN_ERROR_CONFLICT` if it conflicts with the required constraints that
/// `resin_solver_conflict` then returns, `_NULL_HANDLE`, `_NULL_INPUT`,
/// `_NULL_OUTPUT`, `_TOO_LARGE`, `_VARIABLE`, `_COEFFICIENT`, `_CONSTANT`, `_RELATION`,
/// `_PRIORITY`, `_WEIGHT`, `_FLAGS` (reserved is not 0), `_OUT_OF_MEMORY`, or `_PRECISION`
/// @since 0.1
RESIN_API resin_status resin_solver_add_constraint(resin_solver *solver, const resin_term *terms,
                                                   size_t count, double constant,
                                                   resin_relation relation, resin_strength strength,
                                                   resin_constraint *out);

/// Removes a constraint, including one that `resin_solver_add_edit` has added.
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_CONSTRAINT`, `_OUT_OF_MEMORY` or `_PRECISION`
/// @since 0.1
RESIN_API resin_status resin_solver_remove_constraint(resin_solver *solver,
                                                      resin_constraint constraint);

/// Replaces the constant of a constraint's expression.
///
/// @return `RESIN_OK`, `RESIN_ERROR_CONFLICT`, `_NULL_HANDLE`, `_CONSTRAINT`, `_CONSTANT`,
/// `_OUT_OF_MEMORY` or `_PRECISION`
/// @since 0.1
RESIN_API resin_status resin_solver_set_constant(resin_solver *solver, resin_constraint constraint,
                                                 double constant);

/// Replaces the strength of a constraint. An edit cannot become required.
///
/// @return `RESIN_OK`, `RESIN_ERROR_CONFLICT`, `_NULL_HANDLE`, `_CONSTRAINT`, `_PRIORITY`,
/// `_WEIGHT`, `_FLAGS`, `_OUT_OF_MEMORY` or `_PRECISION`
/// @since 0.1
RESIN_API resin_status resin_solver_set_strength(resin_solver *solver, resin_constraint constraint,
                                                 resin_strength strength);

/// Returns the value of a constraint's expression, which is 0 for a satisfied equality. O(terms).
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_OUTPUT`, `_CONSTRAINT` or `_CHANGES_OPEN`
/// @since 0.1
RESIN_API resin_status resin_solver_residual(const resin_solver *solver,
                                             resin_constraint constraint, double *out);

/// Returns the required constraints that conflicted in the last call with the result
/// `RESIN_ERROR_CONFLICT`. The set is minimal if no variable is non-negative: without any one of
/// its constraints, the others would not have conflicted with that call. Non-negative variables may
/// take part in the conflict, and the set may then contain constraints that the conflict does not
/// need. The constraint that was to be added or changed is not included. The oldest constraint is
/// first. Empty before the first conflict.
///
/// @param[out] out valid until the next call with a non-const solver
/// @param[out] out_count the number of constraints
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE` or `_NULL_OUTPUT`
/// @since 0.1
RESIN_API resin_status resin_solver_conflict(const resin_solver *solver,
                                             const resin_constraint **out, size_t *out_count);

// ---------------------------------------------------------------------------------------------
// Many changes

typedef enum resin_changes_flags
{
    /// `resin_solver_cancel_changes` may end the batch. Takes a copy of the solver: O(size).
    RESIN_CHANGES_CANCELLABLE = 1
} resin_changes_flags;

/// Begins a batch of changes. In it, each call that adds or changes a constraint is checked as it
/// is otherwise: a required constraint that conflicts with others fails at once, and nothing
/// changes. Values follow at the end, where they are the same as without a batch except for
/// rounding. Until then `resin_solver_value`, `_take_changes`, `_residual`, `_range` and
/// `_dependencies` return `RESIN_ERROR_CHANGES_OPEN`, while `_add_edit` and `_add_stay`, which hold
/// a variable at its value, compute the values first. Batches nest; the outermost counts.
///
/// @param flags 0 or `RESIN_CHANGES_CANCELLABLE`
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_FLAGS`, `_TOO_LARGE` (4294967295 batches are
/// open) or `_OUT_OF_MEMORY`
/// @since 0.1
RESIN_API resin_status resin_solver_begin_changes(resin_solver *solver, uint32_t flags);

/// Ends the innermost batch of changes. The end of the outermost one computes the solution. If that
/// fails, values remain unknown until another call of this function succeeds, at once or at the end
/// of a later batch.
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_ORDER` (no batch is open), `_OUT_OF_MEMORY` or
/// `_PRECISION`
/// @since 0.1
RESIN_API resin_status resin_solver_end_changes(resin_solver *solver);

/// Ends the innermost batch of changes, and restores the solver as it was at its beginning: all
/// values and the results of all later calls are the same, bit for bit. Variables and constraints
/// that were added in the batch are gone, those removed in it are there again. Cannot fail for lack
/// of memory. O(size of the solver).
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE` or `_ORDER` (no batch is open, or the innermost
/// was not begun with `RESIN_CHANGES_CANCELLABLE`)
/// @since 0.1
RESIN_API resin_status resin_solver_cancel_changes(resin_solver *solver);

// ---------------------------------------------------------------------------------------------
// Edits and stays

/// Prepares a variable for suggestions: adds the constraint that it equals the suggested value,
/// which is its current value at first.
///
/// @param strength not required
/// @param[out] out the constraint, to be removed when editing ends; may be null
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_VARIABLE`, `_ALREADY_EDITED`, `_PRIORITY`,
/// `_WEIGHT`, `_FLAGS`, `_CONSTANT` (the current value exceeds 1e8), `_TOO_LARGE`,
/// `_OUT_OF_MEMORY` or `_PRECISION`
/// @since 0.1
RESIN_API resin_status resin_solver_add_edit(resin_solver *solver, resin_variable variable,
                                             resin_strength strength, resin_constraint *out);

/// Suggests a value for a variable that `resin_solver_add_edit` has prepared.
///
/// As long as the same constraints are satisfied and violated, a suggestion takes time proportional
/// to the number of values that depend on the variable.
///
/// @param value at most 1e8 in magnitude
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_VARIABLE`, `_NOT_EDITED`, `_CONSTANT`,
/// `_OUT_OF_MEMORY` or `_PRECISION`
/// @since 0.1
RESIN_API resin_status resin_solver_suggest(resin_solver *solver, resin_variable variable,
                                            double value);

/// Adds the constraint that a variable equals its current value.
///
/// @return as `resin_solver_add_constraint`
/// @since 0.1
RESIN_API resin_status resin_solver_add_stay(resin_solver *solver, resin_variable variable,
                                             resin_strength strength, resin_constraint *out);

RESIN_END_DECLS

#endif // RESIN_SOLVER_H
