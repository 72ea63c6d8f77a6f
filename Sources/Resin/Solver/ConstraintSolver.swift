// SPDX-License-Identifier: MIT
internal import CResin

/// Linear constraints for layout, solved incrementally.
///
/// ```swift
/// let solver = ConstraintSolver()
/// let left = solver.addVariable(), width = solver.addVariable()
/// try solver.add(left >= 8)
/// try solver.add(left + width == 390)
/// try solver.add(width == 100, .priority(750))
/// print(solver[left])  // 290.0
/// ```
///
/// Required constraints always hold. Among the others, a constraint of a higher
/// ``ConstraintStrength`` has precedence: no number of weaker constraints outweighs a stronger one.
/// The solution is unique. Variables that the constraints leave ambiguous are placed one after the
/// other, by rank and then by age. Each variable has the lowest value that the constraints and the
/// previous variables allow; without a lower limit, the highest value; without any limit, 0. A
/// variable that only an inequality limits is therefore exactly at the limit. Except for rounding,
/// the solution depends neither on the order of constraints nor on constraints that were removed.
///
/// The solution is up to date after every change, or after several: see
/// ``update(revertsOnError:_:)``. A call that throws has no effect.
///
/// A solver may be used by one thread at a time. Variables and constraints must be from the same
/// solver. Coefficients are 0 or from 0.001 to 1000 in magnitude, constants are at most 1e8 in
/// magnitude. A violation of up to 1e-8, multiplied by the largest coefficient of the constraint,
/// is ignored.
///
/// ### Costs
///
/// A constraint or a suggested value costs the pivots that it causes: mostly a few, each over the
/// rows in which its variable occurs. Many constraints are cheaper in one
/// ``update(revertsOnError:_:)``, in which the solution is computed at the end only; their order is
/// then of little importance.
///
/// ### Conflicts
///
/// A required constraint that contradicts others is not added, and the error names those that
/// contradict it. Optional constraints never conflict: the weaker one is violated, by
/// ``residual(of:)``.
public final class ConstraintSolver {
  /// A reference to a constraint of a solver.
  public struct Constraint: Hashable, Sendable {
    let index: UInt32
    let generation: UInt32

    init(_ core: resin_constraint) {
      index = core.index
      generation = core.generation
    }

    var core: resin_constraint { resin_constraint(index: index, generation: generation) }
  }

  /// A variable and its value.
  public struct Change: Hashable, Sendable {
    /// The variable whose value has changed.
    public let variable: ConstraintVariable

    /// The value of the variable after the change.
    public let value: Double
  }

  let handle: OpaquePointer

  /// Creates a solver without variables.
  public init() {
    var solver: OpaquePointer?
    ResinError.require(resin_solver_create(nil, &solver))
    guard let solver else { preconditionFailure("out of memory") }
    handle = solver
  }

  deinit {
    resin_solver_destroy(handle)
  }
}

extension ConstraintSolver {
  /// Adds a variable. Its value is 0 until a constraint determines it.
  ///
  /// - Parameters:
  ///   - isNonNegative: Whether the variable is never below 0, as for a length. Unlike a
  ///     constraint, the option costs nothing and does not occur in conflicts.
  ///   - rank: The position in the order in which ambiguous variables are placed, the lowest rank
  ///     first.
  public func addVariable(isNonNegative: Bool = false, rank: UInt32 = 0) -> ConstraintVariable {
    var def = resin_variable_def_default()
    def.flags = isNonNegative ? RESIN_VARIABLE_NOT_NEGATIVE.rawValue : 0
    def.rank = rank
    var variable = resin_variable()
    ResinError.require(resin_solver_add_variable(handle, &def, &variable))
    return ConstraintVariable(variable)
  }

  /// Removes a variable.
  ///
  /// - Throws: If a constraint still contains the variable, or if the variable was removed.
  public func remove(_ variable: ConstraintVariable) throws(ConstraintError) {
    try check(resin_solver_remove_variable(handle, variable.core))
  }

  /// The value of a variable.
  ///
  /// - Precondition: The variable was not removed.
  /// - Complexity: O(1)
  public subscript(variable: ConstraintVariable) -> Double {
    var value = 0.0
    ResinError.require(resin_solver_value(handle, variable.core, &value))
    return value
  }

  /// Returns the values that a variable can have in solutions that satisfy the constraints equally
  /// well. The range extends to `-infinity` or `infinity` without a limit, and contains one value
  /// for an unambiguous variable.
  ///
  /// - Throws: If the variable was removed.
  /// - Complexity: The same as for two changes that move the variable to the ends of its range.
  public func range(
    of variable: ConstraintVariable
  ) throws(ConstraintError) -> ClosedRange<Double> {
    var lowest = 0.0
    var highest = 0.0
    try check(resin_solver_range(handle, variable.core, &lowest, &highest))
    return min(lowest, highest)...max(lowest, highest)  // rounding can reverse equal ends
  }

  /// Returns the constraints on whose constants the value of a variable depends in the current
  /// solution.
  ///
  /// - Throws: If the variable was removed.
  /// - Complexity: O(k) for k constraints.
  public func dependencies(
    of variable: ConstraintVariable
  ) throws(ConstraintError) -> [Constraint] {
    var count = 0
    try check(resin_solver_dependencies(handle, variable.core, nil, 0, &count))
    var constraints = [resin_constraint](repeating: resin_constraint(), count: count)
    try check(resin_solver_dependencies(handle, variable.core, &constraints, count, &count))
    return constraints.map(Constraint.init)
  }

  /// Returns the variables whose values have changed since the last call of this function, each
  /// once.
  ///
  /// - Complexity: O(k) for k variables that were changed since the last call.
  public func takeChanges() -> [Change] {
    var changes: [Change] = []
    takeChanges(into: &changes)
    return changes
  }
}

extension ConstraintSolver {
  /// Adds a constraint.
  ///
  /// - Throws: If the constraint conflicts with required constraints, which are in
  ///   ``ConstraintError/conflicts``, or if a number or a variable in it is invalid.
  @discardableResult public func add(
    _ condition: ConstraintCondition, _ strength: ConstraintStrength = .required
  ) throws(ConstraintError) -> Constraint {
    try add(
      condition.expression.terms, constant: condition.expression.constant, condition.relation,
      strength)
  }

  /// Removes a constraint, including constraints from ``edit(_:_:)`` and ``stay(_:_:)``.
  ///
  /// - Throws: If the constraint was removed before.
  public func remove(_ constraint: Constraint) throws(ConstraintError) {
    try check(resin_solver_remove_constraint(handle, constraint.core))
  }

  /// Replaces the constant of a constraint's expression (left side minus right side), for example
  /// -100 for `width == 100`.
  ///
  /// - Throws: As ``add(_:_:)``.
  public func setConstant(
    _ constant: Double, of constraint: Constraint
  ) throws(ConstraintError) {
    try check(resin_solver_set_constant(handle, constraint.core, constant))
  }

  /// Replaces the strength of a constraint. An edit cannot become required.
  ///
  /// - Throws: As ``add(_:_:)``.
  public func setStrength(
    _ strength: ConstraintStrength, of constraint: Constraint
  ) throws(ConstraintError) {
    try check(resin_solver_set_strength(handle, constraint.core, strength.core))
  }

  /// Returns the value of a constraint's expression: left side minus right side.
  ///
  /// - Precondition: The constraint was not removed.
  public func residual(of constraint: Constraint) -> Double {
    var value = 0.0
    ResinError.require(resin_solver_residual(handle, constraint.core, &value))
    return value
  }
}

extension ConstraintSolver {
  /// Makes many changes, and computes the solution once, at the end.
  ///
  /// ```swift
  /// let solver = ConstraintSolver()
  /// let left = solver.addVariable(), width = solver.addVariable()
  /// try solver.update {
  ///   try solver.add(left >= 8)
  ///   try solver.add(left + width == 390)
  /// }
  /// print(solver[left], solver[width])  // 8.0 382.0
  /// ```
  ///
  /// The order of the changes then hardly matters for the time that they take, while single changes
  /// are slow as long as most variables have no limits, for example in a screen that is added from
  /// its leaves to its root. A constraint that conflicts with others throws at once, as without
  /// `update`. Updates nest; the solution follows at the end of the outermost. Until then, no
  /// values can be read: the subscript, ``residual(of:)`` and ``takeChanges()`` require that there
  /// is no update, other functions throw. ``edit(_:_:)`` and ``stay(_:_:)``, which hold a variable
  /// at its value, compute the solution first.
  ///
  /// - Parameters:
  ///   - revertsOnError: Whether an error restores the solver as it was before the update. This
  ///     takes a copy of the solver. Without it, the changes before the error remain.
  ///   - changes: The changes.
  /// - Returns: The result of `changes`.
  /// - Throws: The error of `changes`, or a ``ConstraintError`` about precision. After the latter,
  ///   without `revertsOnError`, there are no values until a later update succeeds.
  public func update<Value>(
    revertsOnError: Bool = false, _ changes: () throws -> Value
  ) throws -> Value {
    let flags = revertsOnError ? RESIN_CHANGES_CANCELLABLE.rawValue : 0
    try check(resin_solver_begin_changes(handle, flags))
    do {
      let value = try changes()
      try check(resin_solver_end_changes(handle))
      return value
    } catch {
      if revertsOnError {
        ResinError.require(resin_solver_cancel_changes(handle))
      } else {
        resin_solver_end_changes(handle)
      }
      throw error
    }
  }

  /// Starts editing a variable: adds the constraint that the variable equals the suggested value,
  /// which is initially its current value.
  ///
  /// - Returns: The constraint, to be removed when editing ends.
  /// - Throws: If the variable is already being edited or was removed, or if the strength is
  ///   required.
  @discardableResult public func edit(
    _ variable: ConstraintVariable, _ strength: ConstraintStrength
  ) throws(ConstraintError) -> Constraint {
    var constraint = resin_constraint()
    try check(resin_solver_add_edit(handle, variable.core, strength.core, &constraint))
    return Constraint(constraint)
  }

  /// Suggests a value for a variable that is being edited.
  ///
  /// - Throws: If the variable is not being edited, or if the value is NaN or over 1e8 in
  ///   magnitude.
  /// - Complexity: O(k) for k values that depend on the variable, while the same constraints remain
  ///   satisfied.
  public func suggest(
    _ value: Double, for variable: ConstraintVariable
  ) throws(ConstraintError) {
    try check(resin_solver_suggest(handle, variable.core, value))
  }

  /// Adds the constraint that a variable equals its current value.
  ///
  /// - Throws: If the variable was removed.
  @discardableResult public func stay(
    _ variable: ConstraintVariable, _ strength: ConstraintStrength
  ) throws(ConstraintError) -> Constraint {
    var constraint = resin_constraint()
    try check(resin_solver_add_stay(handle, variable.core, strength.core, &constraint))
    return Constraint(constraint)
  }

  func check(_ status: resin_status) throws(ConstraintError) {
    guard status != RESIN_OK else { return }
    var conflicts: [Constraint] = []
    if status == RESIN_ERROR_CONFLICT {
      var first: UnsafePointer<resin_constraint>?
      var count = 0
      ResinError.require(resin_solver_conflict(handle, &first, &count))
      conflicts = UnsafeBufferPointer(start: first, count: count).map(Constraint.init)
    }
    throw ConstraintError(reason: ResinError(status), conflicts: conflicts)
  }
}
