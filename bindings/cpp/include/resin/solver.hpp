// SPDX-License-Identifier: MIT
#ifndef RESIN_SOLVER_HPP
#define RESIN_SOLVER_HPP

#include <resin/allocator.hpp>
#include <resin/error.hpp>
#include <resin/resin.h>
#include <resin/solver_options.hpp>
#include <resin/span.hpp>
#include <resin/values.hpp>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <vector>

namespace resin
{

inline namespace RESIN_CPP_MODE
{

/// A batch of changes of a solver, which must outlive it. `end()` computes the values. A batch that
/// is destroyed without that, by an exception for example, ends all the same, or is cancelled if it
/// can be. Batches nest; the innermost ends first.
class solver_changes
{
  public:
    /// An empty batch, whose end does nothing.
    solver_changes() = default;

    solver_changes(solver_changes &&other) noexcept
        : solver_(other.solver_), can_cancel_(other.can_cancel_)
    {
        other.solver_ = nullptr;
    }

    solver_changes(const solver_changes &) = delete;
    solver_changes &operator=(const solver_changes &) = delete;

    ~solver_changes()
    {
        if (solver_ != nullptr)
        {
            can_cancel_ ? resin_solver_cancel_changes(solver_) : resin_solver_end_changes(solver_);
        }
    }

    /// Whether the batch has begun and not ended.
    explicit operator bool() const noexcept
    {
        return solver_ != nullptr;
    }

#if RESIN_CPP_EXCEPTIONS
    /// Computes the values. On failure they remain unknown, and the batch has not ended.
    /// @throws error `errc::precision` or `out_of_memory`
    void end()
    {
        detail::check(end_status());
    }

    /// Restores the solver as it was at the beginning of the batch, bit for bit.
    /// @throws error `errc::order` if the batch cannot be cancelled
    void cancel()
    {
        detail::check(cancel_status());
    }
#endif

    /// As `end()`.
    void end(std::error_code &ec) noexcept
    {
        detail::report(end_status(), ec);
    }

    /// As `cancel()`.
    void cancel(std::error_code &ec) noexcept
    {
        detail::report(cancel_status(), ec);
    }

  private:
    friend class solver;

    errc end_status() noexcept
    {
        return close(solver_ != nullptr ? resin_solver_end_changes(solver_) : RESIN_OK);
    }

    errc cancel_status() noexcept
    {
        return close(resin_solver_cancel_changes(solver_));
    }

    errc close(resin_status status) noexcept
    {
        solver_ = status == RESIN_OK ? nullptr : solver_;
        return detail::to_errc(status);
    }

    resin_solver *solver_ = nullptr;
    bool can_cancel_ = false;
};

/// A system of linear constraints for layout, and its solution, which every change updates.
/// resin/solver.h describes which solution it is.
///
/// A call that fails leaves the solver unchanged. One thread at a time may use a solver, but const
/// functions may run at the same time. Different solvers are independent.
class solver
{
  public:
    /// Creates a solver without variables, or an empty one on failure: `errc::out_of_memory`.
    solver(const allocator &memory, std::error_code &ec) noexcept
    {
        detail::report(create(memory), ec);
    }

    /// As the constructor with an allocator.
    explicit solver(std::error_code &ec) noexcept : solver(allocator(), ec)
    {
    }

    /// Whether the solver can be used: false after a move or a failed construction.
    explicit operator bool() const noexcept
    {
        return handle_ != nullptr;
    }

    /// Returns the handle of the C interface, which the solver keeps.
    resin_solver *native() const noexcept
    {
        return handle_.get();
    }

#if RESIN_CPP_EXCEPTIONS
    /// Creates a solver without variables.
    /// @throws error `errc::out_of_memory`
    explicit solver(const allocator &memory = allocator())
    {
        detail::check(create(memory));
    }

    /// Adds a variable. Its value is 0 until a constraint changes it.
    /// @throws error `errc::too_large` or `out_of_memory`
    variable add_variable(const variable_options &options = variable_options())
    {
        variable out{};
        detail::check(add_variable_status(options, out));
        return out;
    }

    /// Removes a variable that no constraint names.
    /// @throws error `errc::variable` or `variable_in_use`
    void remove_variable(variable variable)
    {
        detail::check(resin_solver_remove_variable(handle_.get(), variable));
    }

    /// Returns the value of a variable. O(1).
    /// @throws error `errc::variable`
    double value(variable variable) const
    {
        double out{};
        detail::check(resin_solver_value(handle_.get(), variable, &out));
        return out;
    }

    /// Returns the smallest and the largest value of a variable among all solutions that satisfy
    /// the constraints equally well. Does not change the solution.
    /// @throws error `errc::variable`, `precision` or `out_of_memory`
    value_range range(variable variable)
    {
        value_range out{};
        detail::check(resin_solver_range(handle_.get(), variable, &out.lowest, &out.highest));
        return out;
    }

    /// Writes the constraints on whose constants the value of a variable depends, as many as fit
    /// into `space`. Returns their number, which may exceed that of `space`.
    /// @throws error `errc::variable`
    std::size_t dependencies(variable variable, span<constraint> space)
    {
        std::size_t out{};
        detail::check(
            resin_solver_dependencies(handle_.get(), variable, space.data(), space.size(), &out));
        return out;
    }

    /// Returns the variables whose values have changed since the last call of this function. Valid
    /// until the next call of a function that is not const.
    /// @throws error `errc::null_handle`
    span<const variable_value> take_changes()
    {
        span<const variable_value> out{};
        detail::check(take_changes_status(out));
        return out;
    }

    /// Adds the constraint that the sum of the terms and a constant is equal to, at most, or at
    /// least 0.
    /// @throws error `errc::conflict` if it conflicts with the required constraints that
    /// `conflict()` then returns; `variable`, `coefficient`, `constant`, `priority`, `weight`,
    /// `flags`, `too_large`, `precision` or `out_of_memory`
    constraint add_constraint(span<const term> terms, double constant, relation relation,
                              const strength &strength = required())
    {
        constraint out{};
        detail::check(add_constraint_status(terms, constant, relation, strength, out));
        return out;
    }

    /// Removes a constraint, also one of `add_edit`.
    /// @throws error `errc::constraint`, `precision` or `out_of_memory`
    void remove_constraint(constraint constraint)
    {
        detail::check(resin_solver_remove_constraint(handle_.get(), constraint));
    }

    /// Replaces the constant of a constraint.
    /// @throws error `errc::conflict`, `constraint`, `constant`, `precision` or `out_of_memory`
    void set_constant(constraint constraint, double constant)
    {
        detail::check(resin_solver_set_constant(handle_.get(), constraint, constant));
    }

    /// Replaces the strength of a constraint. An edit cannot become required.
    /// @throws error `errc::conflict`, `constraint`, `priority`, `weight`, `flags`, `precision` or
    /// `out_of_memory`
    void set_strength(constraint constraint, const strength &strength)
    {
        detail::check(resin_solver_set_strength(handle_.get(), constraint, strength));
    }

    /// Returns the value of a constraint's expression, which is 0 for a satisfied equality.
    /// O(terms).
    /// @throws error `errc::constraint`
    double residual(constraint constraint) const
    {
        double out{};
        detail::check(resin_solver_residual(handle_.get(), constraint, &out));
        return out;
    }

    /// Returns the required constraints that conflicted in the last call that failed with
    /// `errc::conflict`, the oldest first. The set is minimal if no variable is non-negative. Valid
    /// until the next call of a function that is not const.
    /// @throws error `errc::null_handle`
    span<const constraint> conflict() const
    {
        span<const constraint> out{};
        detail::check(conflict_status(out));
        return out;
    }

    /// Prepares a variable for suggestions. Remove the constraint that is returned when editing
    /// ends.
    /// @throws error `errc::variable`, `already_edited`, `priority`, `weight`, `flags`, `constant`,
    /// `too_large`, `precision` or `out_of_memory`
    constraint add_edit(variable variable, const strength &strength)
    {
        constraint out{};
        detail::check(resin_solver_add_edit(handle_.get(), variable, strength, &out));
        return out;
    }

    /// Suggests a value for a variable that `add_edit` has prepared.
    /// @throws error `errc::variable`, `not_edited`, `constant`, `precision` or `out_of_memory`
    void suggest(variable variable, double value)
    {
        detail::check(resin_solver_suggest(handle_.get(), variable, value));
    }

    /// Adds the constraint that a variable equals its current value.
    /// @throws error as `add_constraint`
    constraint add_stay(variable variable, const strength &strength)
    {
        constraint out{};
        detail::check(resin_solver_add_stay(handle_.get(), variable, strength, &out));
        return out;
    }

    /// Begins a batch of changes: required constraints are checked as always, values follow at its
    /// end. Until then `value`, `residual`, `range`, `dependencies` and `take_changes` fail with
    /// `errc::changes_open`. Many changes cost less in a batch, above all where the variables have
    /// no limits yet. A batch that can be cancelled takes a copy of the solver.
    /// @throws error `errc::out_of_memory`
    [[nodiscard]] solver_changes begin_changes(bool can_cancel = false)
    {
        solver_changes out;
        detail::check(begin_changes_status(can_cancel, out));
        return out;
    }

    /// As `add_constraint(terms, ...)`, for terms in braces: `{{x, 1.0}, {y, -1.0}}`.
    constraint add_constraint(std::initializer_list<term> terms, double constant, relation relation,
                              const strength &strength = required())
    {
        return add_constraint(span<const term>(terms.begin(), terms.size()), constant, relation,
                              strength);
    }

    /// Returns the constraints on whose constants the value of a variable depends.
    /// @throws error `errc::variable`
    /// @throws std::bad_alloc without memory for the vector
    std::vector<constraint> dependencies(variable variable)
    {
        std::vector<constraint> found(dependencies(variable, span<constraint>()));
        dependencies(variable, span<constraint>(found));
        return found;
    }
#endif

    // The same functions, which report errors through `ec`.

    /// As `add_variable()`: with all defaults.
    variable add_variable(std::error_code &ec) noexcept
    {
        return add_variable(variable_options(), ec);
    }

    /// As `add_variable(options)`.
    variable add_variable(const variable_options &options, std::error_code &ec) noexcept
    {
        variable out{};
        detail::report(add_variable_status(options, out), ec);
        return out;
    }

    /// As `remove_variable(variable)`.
    void remove_variable(variable variable, std::error_code &ec) noexcept
    {
        detail::report(resin_solver_remove_variable(handle_.get(), variable), ec);
    }

    /// As `value(variable)`.
    double value(variable variable, std::error_code &ec) const noexcept
    {
        double out{};
        detail::report(resin_solver_value(handle_.get(), variable, &out), ec);
        return out;
    }

    /// As `range(variable)`.
    value_range range(variable variable, std::error_code &ec) noexcept
    {
        value_range out{};
        detail::report(resin_solver_range(handle_.get(), variable, &out.lowest, &out.highest), ec);
        return out;
    }

    /// As `dependencies(variable, space)`.
    std::size_t dependencies(variable variable, span<constraint> space,
                             std::error_code &ec) noexcept
    {
        std::size_t out{};
        detail::report(
            resin_solver_dependencies(handle_.get(), variable, space.data(), space.size(), &out),
            ec);
        return out;
    }

    /// As `dependencies(variable)`. Only a lack of memory for the vector throws std::bad_alloc.
    std::vector<constraint> dependencies(variable variable, std::error_code &ec)
    {
        std::vector<constraint> found(dependencies(variable, span<constraint>(), ec));
        dependencies(variable, span<constraint>(found), ec);
        return found;
    }

    /// As `take_changes()`.
    span<const variable_value> take_changes(std::error_code &ec) noexcept
    {
        span<const variable_value> out{};
        detail::report(take_changes_status(out), ec);
        return out;
    }

    /// As `add_constraint(terms, constant, relation, strength)`.
    constraint add_constraint(span<const term> terms, double constant, relation relation,
                              const strength &strength, std::error_code &ec) noexcept
    {
        constraint out{};
        detail::report(add_constraint_status(terms, constant, relation, strength, out), ec);
        return out;
    }

    /// As `add_constraint(terms, constant, relation)`: a required constraint.
    constraint add_constraint(span<const term> terms, double constant, relation relation,
                              std::error_code &ec) noexcept
    {
        return add_constraint(terms, constant, relation, required(), ec);
    }

    /// As `remove_constraint(constraint)`.
    void remove_constraint(constraint constraint, std::error_code &ec) noexcept
    {
        detail::report(resin_solver_remove_constraint(handle_.get(), constraint), ec);
    }

    /// As `set_constant(constraint, constant)`.
    void set_constant(constraint constraint, double constant, std::error_code &ec) noexcept
    {
        detail::report(resin_solver_set_constant(handle_.get(), constraint, constant), ec);
    }

    /// As `set_strength(constraint, strength)`.
    void set_strength(constraint constraint, const strength &strength, std::error_code &ec) noexcept
    {
        detail::report(resin_solver_set_strength(handle_.get(), constraint, strength), ec);
    }

    /// As `residual(constraint)`.
    double residual(constraint constraint, std::error_code &ec) const noexcept
    {
        double out{};
        detail::report(resin_solver_residual(handle_.get(), constraint, &out), ec);
        return out;
    }

    /// As `conflict()`.
    span<const constraint> conflict(std::error_code &ec) const noexcept
    {
        span<const constraint> out{};
        detail::report(conflict_status(out), ec);
        return out;
    }

    /// As `add_edit(variable, strength)`.
    constraint add_edit(variable variable, const strength &strength, std::error_code &ec) noexcept
    {
        constraint out{};
        detail::report(resin_solver_add_edit(handle_.get(), variable, strength, &out), ec);
        return out;
    }

    /// As `suggest(variable, value)`.
    void suggest(variable variable, double value, std::error_code &ec) noexcept
    {
        detail::report(resin_solver_suggest(handle_.get(), variable, value), ec);
    }

    /// As `add_stay(variable, strength)`.
    constraint add_stay(variable variable, const strength &strength, std::error_code &ec) noexcept
    {
        constraint out{};
        detail::report(resin_solver_add_stay(handle_.get(), variable, strength, &out), ec);
        return out;
    }

    /// As `begin_changes()`: the batch cannot be cancelled.
    [[nodiscard]] solver_changes begin_changes(std::error_code &ec) noexcept
    {
        return begin_changes(false, ec);
    }

    /// As `begin_changes(can_cancel)`.
    [[nodiscard]] solver_changes begin_changes(bool can_cancel, std::error_code &ec) noexcept
    {
        solver_changes out;
        detail::report(begin_changes_status(can_cancel, out), ec);
        return out;
    }

    /// As `add_constraint(terms, ...)`, for terms in braces.
    constraint add_constraint(std::initializer_list<term> terms, double constant, relation relation,
                              const strength &strength, std::error_code &ec) noexcept
    {
        return add_constraint(span<const term>(terms.begin(), terms.size()), constant, relation,
                              strength, ec);
    }

    /// As `add_constraint(terms, constant, relation)`, for terms in braces.
    constraint add_constraint(std::initializer_list<term> terms, double constant, relation relation,
                              std::error_code &ec) noexcept
    {
        return add_constraint(terms, constant, relation, required(), ec);
    }

  private:
    errc create(const allocator &memory) noexcept
    {
        resin_solver_def def = resin_solver_def_default();
        def.allocator = memory.native();
        resin_solver *out = nullptr;
        const resin_status status = resin_solver_create(&def, &out);
        handle_.reset(out);
        return detail::to_errc(status);
    }

    errc add_variable_status(const variable_options &options, variable &out) noexcept
    {
        resin_variable_def def = resin_variable_def_default();
        def.flags = options.not_negative ? std::uint32_t{RESIN_VARIABLE_NOT_NEGATIVE} : 0u;
        def.rank = options.rank;
        return detail::to_errc(resin_solver_add_variable(handle_.get(), &def, &out));
    }

    errc add_constraint_status(span<const term> terms, double constant, relation relation,
                               const strength &strength, constraint &out) noexcept
    {
        return detail::to_errc(
            resin_solver_add_constraint(handle_.get(), terms.data(), terms.size(), constant,
                                        static_cast<resin_relation>(relation), strength, &out));
    }

    errc begin_changes_status(bool can_cancel, solver_changes &out) noexcept
    {
        const resin_status status = resin_solver_begin_changes(
            handle_.get(), can_cancel ? std::uint32_t{RESIN_CHANGES_CANCELLABLE} : 0u);
        out.solver_ = status == RESIN_OK ? handle_.get() : nullptr;
        out.can_cancel_ = can_cancel;
        return detail::to_errc(status);
    }

    errc take_changes_status(span<const variable_value> &out) noexcept
    {
        const variable_value *values = nullptr;
        std::size_t count = 0;
        const resin_status status = resin_solver_take_changes(handle_.get(), &values, &count);
        out = {values, count};
        return detail::to_errc(status);
    }

    errc conflict_status(span<const constraint> &out) const noexcept
    {
        const constraint *constraints = nullptr;
        std::size_t count = 0;
        const resin_status status = resin_solver_conflict(handle_.get(), &constraints, &count);
        out = {constraints, count};
        return detail::to_errc(status);
    }

    detail::owner<resin_solver, resin_solver_destroy> handle_;
};

} // namespace RESIN_CPP_MODE
} // namespace resin

#endif // RESIN_SOLVER_HPP
