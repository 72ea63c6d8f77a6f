// SPDX-License-Identifier: MIT
internal import CResin

/// Linear constraints for layout, solved incrementally.
///
///     let solver = ConstraintSolver()
///     let left = solver.addVariable(), width = solver.addVariable()
///     try solver.add(left >= 8)
///     try solver.add(left + width == 390)
///     try solver.add(width == 100, .priority(750))
///     solver[left]   // 290
///
/// Required constraints hold. Of the others, those of a higher ``ConstraintStrength`` come first: no
/// number of weaker ones outweighs a stronger one. There is always exactly one answer. Where the
/// constraints leave a choice, the variables are placed one after the other, by rank and then by age:
/// each is as small as the constraints and the variables before it allow, one that they do not limit
/// below is as large as they allow, and one that they limit on neither side is 0. So an inequality that
/// alone decides holds with nothing to spare, and the answer does not depend on the order of
/// constraints, nor on what came and went, but for rounding.
///
/// The answer is there after every change. A change that throws has changed nothing.
///
/// A solver is for one thread at a time. Names of variables and constraints must come from the same
/// solver. Coefficients are 0 or from 0.001 to 1000 in magnitude, constants at most 1e8; a violation
/// of up to 1e-8 counts as none.
public final class ConstraintSolver {
  /// The name of a constraint.
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
    /// The variable.
    public let variable: ConstraintVariable

    /// Its value now.
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

/// Why a ``ConstraintSolver`` could not do what it was asked to do.
public struct ConstraintError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of the error.
  public let reason: ResinError

  /// The required constraints that stand against the one in question; empty for another reason.
  /// A minimal set: without any one of them, the call would have succeeded.
  public let conflicts: [ConstraintSolver.Constraint]

  /// A sentence that names the argument.
  public var description: String {
    conflicts.isEmpty ? reason.description : "\(reason.description): \(conflicts.count) of them"
  }
}

extension ConstraintSolver {
  /// Adds a variable. Its value is 0 until a constraint says otherwise.
  ///
  /// - Parameters:
  ///   - isNonNegative: Whether the variable is never below 0, as a length is. Unlike a constraint that
  ///     says so, this costs nothing, and conflicts do not name it.
  ///   - rank: Where constraints leave a choice, variables of lower ranks are placed first.
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
  /// - Throws: If a constraint still names it, or it was removed.
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

  /// The values that a variable can have in an answer that is as good as the present one but for the
  /// choice that the constraints leave: from `-infinity` and up to `infinity` where nothing limits it,
  /// and one value where there is no choice.
  ///
  /// - Throws: If the variable was removed.
  /// - Complexity: As that of changes of the variable to both ends.
  public func range(
    of variable: ConstraintVariable
  ) throws(ConstraintError) -> ClosedRange<Double> {
    var lowest = 0.0
    var highest = 0.0
    try check(resin_solver_range(handle, variable.core, &lowest, &highest))
    return min(lowest, highest)...max(lowest, highest)  // rounding may exchange equal ends
  }

  /// The constraints on whose constants the value of a variable depends in the present answer.
  ///
  /// - Throws: If the variable was removed.
  /// - Complexity: O(how many)
  public func dependencies(
    of variable: ConstraintVariable
  ) throws(ConstraintError) -> [Constraint] {
    var count = 0
    try check(resin_solver_dependencies(handle, variable.core, nil, 0, &count))
    var constraints = [resin_constraint](repeating: resin_constraint(), count: count)
    try check(resin_solver_dependencies(handle, variable.core, &constraints, count, &count))
    return constraints.map(Constraint.init)
  }

  /// The variables whose values are other than at the last call of this function, each once.
  ///
  /// - Complexity: O(what changed in between)
  public func takeChanges() -> [Change] {
    var first: UnsafePointer<resin_variable_value>?
    var count = 0
    ResinError.require(resin_solver_take_changes(handle, &first, &count))
    return UnsafeBufferPointer(start: first, count: count).map {
      Change(variable: ConstraintVariable($0.variable), value: $0.value)
    }
  }
}

extension ConstraintSolver {
  /// Adds a constraint.
  ///
  /// - Throws: If it cannot hold together with the required constraints that
  ///   ``ConstraintError/conflicts`` names, or a number or a name in it is not valid.
  @discardableResult public func add(
    _ condition: ConstraintCondition, _ strength: ConstraintStrength = .required
  ) throws(ConstraintError) -> Constraint {
    let terms = condition.expression.terms
    var constraint = resin_constraint()
    // On the stack: layout adds thousands of these.
    let status = withUnsafeTemporaryAllocation(of: resin_term.self, capacity: terms.count) { core in
      for (index, term) in terms.enumerated() {
        core.initializeElement(
          at: index, to: resin_term(variable: term.variable.core, coefficient: term.coefficient))
      }
      return resin_solver_add_constraint(
        handle, core.baseAddress, terms.count, condition.expression.constant,
        condition.relation.core, strength.core, &constraint)
    }
    try check(status)
    return Constraint(constraint)
  }

  /// Removes a constraint, also one that ``edit(_:_:)`` or ``stay(_:_:)`` added.
  ///
  /// - Throws: If it was removed before.
  public func remove(_ constraint: Constraint) throws(ConstraintError) {
    try check(resin_solver_remove_constraint(handle, constraint.core))
  }

  /// Replaces the constant of a constraint's expression, which is left side minus right side: -100
  /// for `width == 100`.
  ///
  /// - Throws: As ``add(_:_:)``.
  public func setConstant(
    _ constant: Double, of constraint: Constraint
  ) throws(ConstraintError) {
    try check(resin_solver_set_constant(handle, constraint.core, constant))
  }

  /// Replaces the strength of a constraint. That of an edit cannot become required.
  ///
  /// - Throws: As ``add(_:_:)``.
  public func setStrength(
    _ strength: ConstraintStrength, of constraint: Constraint
  ) throws(ConstraintError) {
    try check(resin_solver_set_strength(handle, constraint.core, strength.core))
  }

  /// The value of a constraint's expression: left side minus right side.
  ///
  /// - Precondition: The constraint was not removed.
  public func residual(of constraint: Constraint) -> Double {
    var value = 0.0
    ResinError.require(resin_solver_residual(handle, constraint.core, &value))
    return value
  }
}

extension ConstraintSolver {
  /// Makes a variable ready for suggestions: adds the constraint that it equals what is suggested,
  /// at first its present value.
  ///
  /// - Returns: The constraint, to be removed when editing ends.
  /// - Throws: If the variable has an edit already or was removed, or the strength is required.
  @discardableResult public func edit(
    _ variable: ConstraintVariable, _ strength: ConstraintStrength
  ) throws(ConstraintError) -> Constraint {
    var constraint = resin_constraint()
    try check(resin_solver_add_edit(handle, variable.core, strength.core, &constraint))
    return Constraint(constraint)
  }

  /// Suggests a value for a variable that is being edited.
  ///
  /// - Throws: If the variable has no edit, or the value is NaN or over 1e8 in magnitude.
  /// - Complexity: O(values that depend on it), while the same constraints stay satisfied.
  public func suggest(
    _ value: Double, for variable: ConstraintVariable
  ) throws(ConstraintError) {
    try check(resin_solver_suggest(handle, variable.core, value))
  }

  /// Adds the constraint that a variable equals its present value.
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
