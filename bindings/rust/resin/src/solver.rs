// SPDX-License-Identifier: MIT

//! Linear constraints for layout, solved incrementally.
//!
//! A constraint requires that an expression, the sum of coefficient * variable plus a constant, is
//! equal to, at most, or at least 0. Required constraints hold. Among the others, the solver
//! minimizes the weighted violation of the highest priority, then that of the next, and so on. The
//! solution is unique: a variable that the constraints leave undetermined has the smallest value
//! that they and the variables before it allow; without a lower limit it has the largest, and
//! without any limit it is 0. A limit of 1e7 or more in magnitude counts as none, and while a value
//! exceeds 1e7 in magnitude, the solution may depend on the order of the calls.
//!
//! After every call that changes the system, the solver contains its solution. A call that fails
//! leaves it unchanged. Coefficients are 0 or from 0.001 to 1000 in magnitude, constants at most
//! 1e8, weights from 1e-2 to 1e3.

mod values;

pub use values::{
    Constraint, Relation, Strength, Term, Variable, VariableOptions, VariableValue, TOLERANCE,
};

use std::fmt;
use std::mem;
use std::ops::RangeInclusive;
use std::panic::{RefUnwindSafe, UnwindSafe};
use std::ptr::{self, NonNull};
use std::sync::Arc;

use resin_sys as sys;

use crate::allocator::{Allocator, Held};
use crate::error::{check, Error, Result};
use crate::memory::{from_raw, frozen_slice, raw_pointer, struct_size, to_raw};
use values::{NO_CONSTRAINT, NO_VARIABLE};

/// A system of variables and constraints, and its solution.
///
/// Methods with `&self` only read, and threads may call them at the same time.
///
/// ```
/// use resin::solver::{Relation, Solver, Strength};
///
/// let mut solver = Solver::new()?;
/// let (left, right) = (solver.add_variable()?, solver.add_variable()?);
/// // right == left + 100
/// let terms = [right * 1.0, left * -1.0];
/// solver.add_constraint(&terms, -100.0, Relation::Equal, Strength::REQUIRED)?;
/// solver.add_edit(left, Strength::with_priority(1000))?;
/// solver.suggest(left, 20.0)?;
/// assert_eq!(solver.value(right)?, 120.0);
/// # Ok::<(), resin::Error>(())
/// ```
///
/// A slice of results cannot be used after the next change:
///
/// ```compile_fail,E0499
/// # use resin::Solver;
/// let mut solver = Solver::new().unwrap();
/// let changes = solver.take_changes().unwrap();
/// solver.add_variable().unwrap();
/// println!("{:?}", changes);
/// ```
pub struct Solver {
    raw: NonNull<sys::resin_solver>,
    _allocator: Option<Held>,
}

// SAFETY: a `resin_solver` belongs to no thread, and an allocator is `Send` and `Sync`.
unsafe impl Send for Solver {}
// SAFETY: every method with `&self` calls functions whose solver is const, which may run at the same
// time (resin/solver.h).
unsafe impl Sync for Solver {}

// A solver calls no code of its user but an allocator, whose panics are lack of memory.
impl UnwindSafe for Solver {}
impl RefUnwindSafe for Solver {}

impl fmt::Debug for Solver {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Solver").finish_non_exhaustive()
    }
}

impl Drop for Solver {
    fn drop(&mut self) {
        // SAFETY: this value owns the solver.
        unsafe { sys::resin_solver_destroy(self.raw.as_ptr()) }
    }
}

impl Solver {
    /// A solver without variables.
    ///
    /// # Errors
    ///
    /// `Status::OutOfMemory`.
    pub fn new() -> Result<Solver> {
        Solver::create(None)
    }

    /// A solver whose memory is from an allocator.
    ///
    /// # Errors
    ///
    /// `Status::OutOfMemory`.
    pub fn with_allocator(allocator: Arc<dyn Allocator>) -> Result<Solver> {
        Solver::create(Some(Held::new(allocator)))
    }

    fn create(allocator: Option<Held>) -> Result<Solver> {
        let source = allocator.as_ref().map(Held::raw);
        let def = sys::resin_solver_def {
            struct_size: struct_size::<sys::resin_solver_def>(),
            flags: 0,
            allocator: source.as_ref().map_or(ptr::null(), |source| source),
        };
        let mut raw = ptr::null_mut();
        // SAFETY: the core copies the description of the allocator during the call.
        check(unsafe { sys::resin_solver_create(&def, &mut raw) })?;
        Ok(Solver {
            raw: NonNull::new(raw).expect("a solver that was created is not null"),
            _allocator: allocator,
        })
    }

    /// Converts a status; a conflict includes the constraints that conflict.
    fn check(&self, status: sys::resin_status) -> Result<()> {
        if status == sys::RESIN_ERROR_CONFLICT {
            let constraints = self.last_conflict().to_vec();
            return Err(Error::Conflict { constraints });
        }
        check(status)
    }

    // SAFETY, of every call below: the solver is valid, and exclusive in methods with `&mut self`;
    // names of variables and constraints may be any numbers; pointers refer to as many elements as
    // the count beside them.

    /// Adds a variable that may have any value, of rank 0. Its value is 0 until a constraint changes
    /// it.
    ///
    /// # Errors
    ///
    /// `Status::TooLarge` or `OutOfMemory`.
    pub fn add_variable(&mut self) -> Result<Variable> {
        self.add_variable_with(VariableOptions::default())
    }

    /// Adds a variable with options.
    ///
    /// # Errors
    ///
    /// `Status::TooLarge` or `OutOfMemory`.
    pub fn add_variable_with(&mut self, options: VariableOptions) -> Result<Variable> {
        let def = sys::resin_variable_def {
            struct_size: struct_size::<sys::resin_variable_def>(),
            flags: match options.not_negative {
                true => sys::RESIN_VARIABLE_NOT_NEGATIVE,
                false => 0,
            },
            rank: options.rank,
            reserved: 0,
        };
        let mut out = NO_VARIABLE;
        check(unsafe { sys::resin_solver_add_variable(self.raw.as_ptr(), &def, &mut out) })?;
        Ok(from_raw(out))
    }

    /// Removes a variable that no constraint names.
    ///
    /// # Errors
    ///
    /// `Status::Variable` or `VariableInUse`.
    pub fn remove_variable(&mut self, variable: Variable) -> Result<()> {
        check(unsafe { sys::resin_solver_remove_variable(self.raw.as_ptr(), to_raw(variable)) })
    }

    /// The value of a variable. O(1).
    ///
    /// # Errors
    ///
    /// `Status::Variable`.
    pub fn value(&self, variable: Variable) -> Result<f64> {
        let mut out = 0.0;
        check(unsafe { sys::resin_solver_value(self.raw.as_ptr(), to_raw(variable), &mut out) })?;
        Ok(out)
    }

    /// The smallest and the largest value of a variable among all solutions that satisfy the
    /// constraints equally well; infinities if it has no limit. Does not change the solution. Takes
    /// as long as a change of the variable from one value to the other.
    ///
    /// # Errors
    ///
    /// `Status::Variable`, `OutOfMemory` or `Precision`.
    pub fn range(&mut self, variable: Variable) -> Result<RangeInclusive<f64>> {
        let (mut lowest, mut highest) = (0.0, 0.0);
        let solver = self.raw.as_ptr();
        check(unsafe {
            sys::resin_solver_range(solver, to_raw(variable), &mut lowest, &mut highest)
        })?;
        Ok(lowest..=highest)
    }

    /// The constraints on whose constants the value of a variable depends. Does not change the
    /// solution. O(constraints and their terms).
    ///
    /// # Errors
    ///
    /// `Status::Variable`.
    pub fn dependencies(&mut self, variable: Variable) -> Result<Vec<Constraint>> {
        let mut found = Vec::new();
        let mut count = 16;
        while found.len() < count {
            found.resize(count, from_raw(NO_CONSTRAINT));
            count = self.write_dependencies(variable, &mut found)?;
        }
        found.truncate(count);
        Ok(found)
    }

    /// Fills a slice with dependencies and returns their number, which may exceed its length.
    fn write_dependencies(&mut self, variable: Variable, out: &mut [Constraint]) -> Result<usize> {
        let (solver, variable) = (self.raw.as_ptr(), to_raw(variable));
        let mut count = 0;
        check(unsafe {
            let space = out.as_mut_ptr().cast();
            sys::resin_solver_dependencies(solver, variable, space, out.len(), &mut count)
        })?;
        Ok(count)
    }

    /// The variables whose values have changed since the last call of this function, and new
    /// variables with values other than 0, each once. O(changes).
    ///
    /// The slice borrows the solver. To call the solver for each change, copy the slice (`to_vec`).
    ///
    /// # Errors
    ///
    /// `Status::ChangesOpen` within [`Solver::update`].
    pub fn take_changes(&mut self) -> Result<&[VariableValue]> {
        let (mut out, mut count) = (ptr::null(), 0);
        check(unsafe { sys::resin_solver_take_changes(self.raw.as_ptr(), &mut out, &mut count) })?;
        // SAFETY: valid until the next change, for which the slice must not be borrowed.
        Ok(unsafe { frozen_slice(out, count) })
    }

    /// Makes many changes, and computes the values once, at the end.
    ///
    /// A required constraint that conflicts with others fails at its call, as without `update`. Until
    /// the end `value`, `residual`, `range`, `dependencies` and `take_changes` fail with
    /// `Status::ChangesOpen`. Updates nest. Many changes cost less together, above all where the
    /// variables have no limits yet. After an error or a panic, the changes before it remain.
    ///
    /// ```
    /// use resin::solver::{Relation, Solver, Strength};
    ///
    /// let mut solver = Solver::new()?;
    /// let (x, y) = (solver.add_variable()?, solver.add_variable()?);
    /// solver.update(|solver| {
    ///     solver.add_constraint(&[x * 1.0, y * -1.0], 8.0, Relation::Equal, Strength::REQUIRED)?;
    ///     solver.add_constraint(&[x * 1.0], -10.0, Relation::Equal, Strength::REQUIRED)
    /// })?;
    /// assert_eq!(solver.value(y)?, 18.0);
    /// # Ok::<(), resin::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Those of `changes`; `Status::OutOfMemory` or `Precision`, after which values are unknown until
    /// a later update succeeds.
    pub fn update<T>(&mut self, changes: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        self.update_with(0, changes)
    }

    /// [`Solver::update`], but after an error or a panic the solver is as it was before, bit for bit,
    /// with all its variables and constraints. Takes a copy of the solver.
    ///
    /// # Errors
    ///
    /// Those of `changes`; `Status::OutOfMemory` or `Precision`.
    pub fn update_or_revert<T>(
        &mut self,
        changes: impl FnOnce(&mut Self) -> Result<T>,
    ) -> Result<T> {
        self.update_with(sys::RESIN_CHANGES_CANCELLABLE, changes)
    }

    fn update_with<T>(
        &mut self,
        flags: u32,
        changes: impl FnOnce(&mut Self) -> Result<T>,
    ) -> Result<T> {
        check(unsafe { sys::resin_solver_begin_changes(self.raw.as_ptr(), flags) })?;
        let open = OpenChanges {
            solver: self.raw.as_ptr(),
            flags,
        };
        let value = changes(self)?;
        check(unsafe { sys::resin_solver_end_changes(self.raw.as_ptr()) })?;
        mem::forget(open);
        Ok(value)
    }

    /// Adds the constraint that an expression is equal to, at most, or at least 0. Coefficients of
    /// terms with the same variable are added.
    ///
    /// ```
    /// use resin::solver::{Relation, Solver, Strength};
    /// use resin::Error;
    ///
    /// let mut solver = Solver::new()?;
    /// let x = solver.add_variable()?;
    /// let low = solver.add_constraint(&[x * 1.0], -5.0, Relation::AtLeast, Strength::REQUIRED)?;
    /// let high = solver.add_constraint(&[x * 1.0], -3.0, Relation::AtMost, Strength::REQUIRED);
    /// assert_eq!(high, Err(Error::Conflict { constraints: vec![low] }));
    /// # Ok::<(), resin::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`Error::Conflict`]; `Status::Variable`, `Coefficient`, `Constant`, `Priority`, `Weight`,
    /// `TooLarge`, `OutOfMemory` or `Precision`.
    pub fn add_constraint(
        &mut self,
        terms: &[Term],
        constant: f64,
        relation: Relation,
        strength: Strength,
    ) -> Result<Constraint> {
        let (solver, strength) = (self.raw.as_ptr(), strength.raw());
        let (first, count) = (raw_pointer(terms), terms.len());
        let relation = relation.raw();
        let mut out = NO_CONSTRAINT;
        self.check(unsafe {
            sys::resin_solver_add_constraint(
                solver, first, count, constant, relation, strength, &mut out,
            )
        })?;
        Ok(from_raw(out))
    }

    /// Removes a constraint, including one that [`Solver::add_edit`] has added.
    ///
    /// # Errors
    ///
    /// `Status::Constraint`, `OutOfMemory` or `Precision`.
    pub fn remove_constraint(&mut self, constraint: Constraint) -> Result<()> {
        check(unsafe { sys::resin_solver_remove_constraint(self.raw.as_ptr(), to_raw(constraint)) })
    }

    /// Replaces the constant of a constraint's expression.
    ///
    /// # Errors
    ///
    /// [`Error::Conflict`]; `Status::Constraint`, `Constant`, `OutOfMemory` or `Precision`.
    pub fn set_constant(&mut self, constraint: Constraint, constant: f64) -> Result<()> {
        let solver = self.raw.as_ptr();
        self.check(unsafe { sys::resin_solver_set_constant(solver, to_raw(constraint), constant) })
    }

    /// Replaces the strength of a constraint. An edit cannot become required.
    ///
    /// # Errors
    ///
    /// [`Error::Conflict`]; `Status::Constraint`, `Priority`, `Weight`, `OutOfMemory` or
    /// `Precision`.
    pub fn set_strength(&mut self, constraint: Constraint, strength: Strength) -> Result<()> {
        let solver = self.raw.as_ptr();
        self.check(unsafe {
            sys::resin_solver_set_strength(solver, to_raw(constraint), strength.raw())
        })
    }

    /// The value of a constraint's expression, which is 0 for a satisfied equality. O(terms).
    ///
    /// # Errors
    ///
    /// `Status::Constraint`.
    pub fn residual(&self, constraint: Constraint) -> Result<f64> {
        let mut out = 0.0;
        check(unsafe {
            sys::resin_solver_residual(self.raw.as_ptr(), to_raw(constraint), &mut out)
        })?;
        Ok(out)
    }

    /// The required constraints that conflicted in the last call that failed with
    /// [`Error::Conflict`], the oldest first. Empty before the first conflict.
    pub fn last_conflict(&self) -> &[Constraint] {
        let (mut out, mut count) = (ptr::null(), 0);
        let status = unsafe { sys::resin_solver_conflict(self.raw.as_ptr(), &mut out, &mut count) };
        debug_assert_eq!(status, sys::RESIN_OK); // neither pointer is null
                                                 // SAFETY: valid until the next change, for which the slice must not be borrowed.
        unsafe { frozen_slice(out, count) }
    }

    /// Prepares a variable for suggestions: adds the constraint that it equals the suggested value,
    /// which is its current value at first. Returns the constraint, to be removed when editing ends.
    ///
    /// # Errors
    ///
    /// `Status::Variable`, `AlreadyEdited`, `Priority` (also for a required strength), `Weight`,
    /// `Constant` (the current value exceeds 1e8), `TooLarge`, `OutOfMemory` or `Precision`.
    pub fn add_edit(&mut self, variable: Variable, strength: Strength) -> Result<Constraint> {
        let (solver, strength) = (self.raw.as_ptr(), strength.raw());
        let mut out = NO_CONSTRAINT;
        check(unsafe { sys::resin_solver_add_edit(solver, to_raw(variable), strength, &mut out) })?;
        Ok(from_raw(out))
    }

    /// Suggests a value, at most 1e8 in magnitude, for a variable that [`Solver::add_edit`] has
    /// prepared.
    ///
    /// As long as the same constraints are satisfied and violated, a suggestion takes time
    /// proportional to the number of values that depend on the variable.
    ///
    /// # Errors
    ///
    /// `Status::Variable`, `NotEdited`, `Constant`, `OutOfMemory` or `Precision`.
    pub fn suggest(&mut self, variable: Variable, value: f64) -> Result<()> {
        check(unsafe { sys::resin_solver_suggest(self.raw.as_ptr(), to_raw(variable), value) })
    }

    /// Adds the constraint that a variable equals its current value.
    ///
    /// # Errors
    ///
    /// Those of [`Solver::add_constraint`].
    pub fn add_stay(&mut self, variable: Variable, strength: Strength) -> Result<Constraint> {
        let (solver, strength) = (self.raw.as_ptr(), strength.raw());
        let mut out = NO_CONSTRAINT;
        self.check(unsafe {
            sys::resin_solver_add_stay(solver, to_raw(variable), strength, &mut out)
        })?;
        Ok(from_raw(out))
    }
}

/// Ends an update that an error or a panic leaves.
struct OpenChanges {
    solver: *mut sys::resin_solver,
    flags: u32,
}

impl Drop for OpenChanges {
    fn drop(&mut self) {
        // SAFETY: the solver outlives the update.
        unsafe {
            match self.flags {
                0 => sys::resin_solver_end_changes(self.solver),
                _ => sys::resin_solver_cancel_changes(self.solver),
            };
        }
    }
}
