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
// A constraint says that an expression, the sum of coefficient * variable plus a constant, is equal
// to, at most, or at least 0. Required constraints hold. Of the others, the sum of weight *
// violation is as small as possible among the constraints of the highest priority, then among those
// of the next one, and so on: no number of weaker constraints outweighs a stronger one. The
// violation is the distance by which an expression misses what it should be.
//
// There is always exactly one answer. Where the constraints leave a choice, the variables are
// placed one after the other, those of a lower rank first and those of the same rank in the order
// of their creation. Each is as small as the constraints and the variables before it allow. One
// that they do not limit below is as large as they allow, and one that they limit on neither side
// is 0. So an inequality that alone decides holds with nothing to spare, whichever way it points,
// and a length that nothing asks for is 0. The answer depends on nothing but the values that the
// constraints allow and the order of the variables: not on the order of the constraints, nor on a
// constraint that others imply, nor on anything that came and went, but for rounding. A limit 1e7
// or farther from 0 counts as none here. The same calls give the same bits everywhere.
//
// After every call that changes something the solver holds that answer; there is no separate call
// to solve. A call that fails leaves the solver exactly as it was: every value and all that later
// calls give, bit for bit.
//
// Numbers. Coefficients are 0 or from 0.001 to 1000 in magnitude, constants at most 1e8, weights
// from 1e-2 to 1e3. A constraint counts as satisfied when it is violated by at most
// `RESIN_SOLVER_TOLERANCE` times its largest coefficient, so lengths should be in units of which a
// millionth does not matter. Constraints that mix coefficients of very different sizes cost digits:
// the factors along a chain of them multiply, and where that comes to more than about 1e6 the last
// digits, or a call (`RESIN_ERROR_PRECISION`), may be lost.
//
// A solver may be used by one thread at a time; calls that take it as const may run at once.
// Different solvers are independent.

/// A violation up to this, for each unit of a constraint's largest coefficient, counts as none.
#define RESIN_SOLVER_TOLERANCE 1e-8

/// The priority of a constraint that must hold.
#define RESIN_PRIORITY_REQUIRED 1001u

/// Variables and constraints, and the values that solve them.
typedef struct resin_solver resin_solver;

/// How to create a `resin_solver`. Zero but for `struct_size` means all defaults.
typedef struct resin_solver_def
{
    uint32_t struct_size;
    uint32_t flags;                   ///< must be 0
    const resin_allocator *allocator; ///< null for the C library's
} resin_solver_def;

/// A def with all defaults.
/// @since 0.1
static inline resin_solver_def resin_solver_def_default(void)
{
    resin_solver_def def = RESIN_ZERO;
    def.struct_size = (uint32_t)sizeof def;
    return def;
}

/// A number that a solver may choose. Frozen layout; all zeros name no variable. The name of a
/// removed variable is never used again by the same solver, until 2^32 others had its place.
typedef struct resin_variable
{
    uint32_t index;
    uint32_t generation;
} resin_variable;

/// Flags of a variable.
typedef enum resin_variable_flags
{
    /// The variable is never below 0, as a length is. Unlike a required constraint that says so,
    /// this takes no row, and conflicts do not name it.
    RESIN_VARIABLE_NOT_NEGATIVE = 1
} resin_variable_flags;

/// How to create a `resin_variable`. Zero but for `struct_size` means all defaults.
typedef struct resin_variable_def
{
    uint32_t struct_size;
    uint32_t flags; ///< of `resin_variable_flags`
    uint32_t rank;  ///< where constraints leave a choice, variables of lower ranks are placed first
    uint32_t reserved; ///< must be 0
} resin_variable_def;

/// A def with all defaults: any value, rank 0.
/// @since 0.1
static inline resin_variable_def resin_variable_def_default(void)
{
    resin_variable_def def = RESIN_ZERO;
    def.struct_size = (uint32_t)sizeof def;
    return def;
}

/// A constraint of a solver. Frozen layout; what `resin_variable` says holds here too.
typedef struct resin_constraint
{
    uint32_t index;
    uint32_t generation;
} resin_constraint;

/// One part of an expression. Frozen layout.
typedef struct resin_term
{
    resin_variable variable;
    double coefficient; ///< 0, or from 0.001 to 1000 in magnitude
} resin_term;

/// How an expression should compare with 0.
typedef enum resin_relation
{
    RESIN_EQUAL = 0,
    RESIN_AT_MOST = 1,
    RESIN_AT_LEAST = 2
} resin_relation;

/// How much a constraint matters. Frozen layout.
typedef struct resin_strength
{
    /// From 1 to 1000, or `RESIN_PRIORITY_REQUIRED`. A higher priority comes before all lower ones.
    uint32_t priority;
    uint32_t reserved; ///< must be 0
    /// Among constraints of the same priority: from 1e-2 to 1e3. Must be in that range for a
    /// required constraint too, where it means nothing.
    double weight;
} resin_strength;

/// A variable and its value. Frozen layout.
typedef struct resin_variable_value
{
    resin_variable variable;
    double value;
} resin_variable_value;

/// The strength of a constraint that must hold.
/// @since 0.1
static inline resin_strength resin_strength_required(void)
{
    resin_strength strength = RESIN_ZERO;
    strength.priority = RESIN_PRIORITY_REQUIRED;
    strength.weight = 1.0;
    return strength;
}

/// The strength of a constraint that is wanted, with weight 1.
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

/// Frees a solver with all that is in it. Null is fine.
/// @since 0.1
RESIN_API void resin_solver_destroy(resin_solver *solver);

// ---------------------------------------------------------------------------------------------
// Variables

/// Adds a variable. Its value is 0 until a constraint says otherwise.
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

/// The value of a variable in the present answer. O(1).
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_OUTPUT` or `_VARIABLE`
/// @since 0.1
RESIN_API resin_status resin_solver_value(const resin_solver *solver, resin_variable variable,
                                          double *out);

/// The least and the greatest value that a variable can have in an answer that is as good as the
/// present one but for the choice that the constraints leave. Both are the same where they leave
/// none. The answer stays as it is. As costly as a change of the variable from one to the other.
///
/// @param[out] out_lowest minus infinity where nothing limits the variable below
/// @param[out] out_highest infinity where nothing limits it above
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_OUTPUT`, `_VARIABLE`, `_OUT_OF_MEMORY` or
/// `_PRECISION`
/// @since 0.1
RESIN_API resin_status resin_solver_range(resin_solver *solver, resin_variable variable,
                                          double *out_lowest, double *out_highest);

/// The constraints on whose constants the value of a variable depends in the present answer: those
/// that are just satisfied and hold the variable where it is, directly or through others. The same
/// calls give the same order. The answer stays as it is. Takes the solver without const since it
/// computes in the solver's memory; O(how many, and the terms of these).
///
/// @param[out] out room for `capacity` constraints; may be null where that is 0
/// @param[out] out_count how many there are, which may be more than there is room for
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_OUTPUT` or `_VARIABLE`
/// @since 0.1
RESIN_API resin_status resin_solver_dependencies(resin_solver *solver, resin_variable variable,
                                                 resin_constraint *out, size_t capacity,
                                                 size_t *out_count);

/// The variables whose values are other than at the last call of this function, and all that is
/// new since and not 0. Each once; the same calls give the same order. O(what changed between).
///
/// @param[out] out valid until the next call that takes the solver without const
/// @param[out] out_count how many
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE` or `_NULL_OUTPUT`
/// @since 0.1
RESIN_API resin_status resin_solver_take_changes(resin_solver *solver,
                                                 const resin_variable_value **out,
                                                 size_t *out_count);

// ---------------------------------------------------------------------------------------------
// Constraints

/// Adds the constraint that an expression is equal to, at most, or at least 0.
///
/// @param terms a variable may come more than once: coefficients are added
/// @param constant at most 1e8 in magnitude
/// @return `RESIN_OK`, `RESIN_ERROR_CONFLICT` when it cannot hold together with the required
/// constraints that `resin_solver_conflict` then names, `_NULL_HANDLE`, `_NULL_INPUT`,
/// `_NULL_OUTPUT`, `_TOO_LARGE`, `_VARIABLE`, `_COEFFICIENT`, `_CONSTANT`, `_RELATION`,
/// `_PRIORITY`, `_WEIGHT`, `_FLAGS` (reserved is not 0), `_OUT_OF_MEMORY`, or `_PRECISION`
/// @since 0.1
RESIN_API resin_status resin_solver_add_constraint(resin_solver *solver, const resin_term *terms,
                                                   size_t count, double constant,
                                                   resin_relation relation, resin_strength strength,
                                                   resin_constraint *out);

/// Removes a constraint. One that was added by `resin_solver_add_edit` may be removed here too.
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

/// Replaces the strength of a constraint. That of an edit cannot become required.
///
/// @return `RESIN_OK`, `RESIN_ERROR_CONFLICT`, `_NULL_HANDLE`, `_CONSTRAINT`, `_PRIORITY`,
/// `_WEIGHT`, `_FLAGS`, `_OUT_OF_MEMORY` or `_PRECISION`
/// @since 0.1
RESIN_API resin_status resin_solver_set_strength(resin_solver *solver, resin_constraint constraint,
                                                 resin_strength strength);

/// The value of a constraint's expression in the present answer: 0 where an equality is
/// satisfied, and so on. O(terms).
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_OUTPUT` or `_CONSTRAINT`
/// @since 0.1
RESIN_API resin_status resin_solver_residual(const resin_solver *solver,
                                             resin_constraint constraint, double *out);

/// The required constraints that stood against the last call that gave `RESIN_ERROR_CONFLICT`. None
/// can be left out: the call would have succeeded had there been only the others of them. Variables
/// that are not negative may have a part in the conflict. The constraint that was to be added or
/// changed is not among those that are named. Ascending by age. Empty before the first conflict.
///
/// @param[out] out valid until the next call that takes the solver without const
/// @param[out] out_count how many
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE` or `_NULL_OUTPUT`
/// @since 0.1
RESIN_API resin_status resin_solver_conflict(const resin_solver *solver,
                                             const resin_constraint **out, size_t *out_count);

// ---------------------------------------------------------------------------------------------
// Edits and stays

/// Makes a variable ready for suggestions: adds the constraint that it equals what is suggested, at
/// first its present value.
///
/// @param strength not required
/// @param[out] out the constraint, to be removed when editing ends; may be null
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_VARIABLE`, `_ALREADY_EDITED`, `_PRIORITY`,
/// `_WEIGHT`, `_FLAGS`, `_CONSTANT` (the present value is over 1e8), `_TOO_LARGE`,
/// `_OUT_OF_MEMORY` or `_PRECISION`
/// @since 0.1
RESIN_API resin_status resin_solver_add_edit(resin_solver *solver, resin_variable variable,
                                             resin_strength strength, resin_constraint *out);

/// Suggests a value for a variable that is ready for it.
///
/// While the same constraints stay satisfied and violated, a suggestion takes time proportional to
/// the number of values that depend on the variable.
///
/// @param value at most 1e8 in magnitude
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_VARIABLE`, `_NOT_EDITED`, `_CONSTANT`,
/// `_OUT_OF_MEMORY` or `_PRECISION`
/// @since 0.1
RESIN_API resin_status resin_solver_suggest(resin_solver *solver, resin_variable variable,
                                            double value);

/// Adds the constraint that a variable equals its present value.
///
/// @return as `resin_solver_add_constraint`
/// @since 0.1
RESIN_API resin_status resin_solver_add_stay(resin_solver *solver, resin_variable variable,
                                             resin_strength strength, resin_constraint *out);

RESIN_END_DECLS

#endif // RESIN_SOLVER_H
