// SPDX-License-Identifier: MIT
internal import CResin

// Functions for layout engines, which add many constraints and reuse an array of terms.

extension ConstraintVariable {
  /// A small number that identifies the variable among the current variables of its solver.
  package var slot: Int { Int(index) }
}

extension ConstraintExpression.Term {
  /// Creates a multiple of a variable.
  package init(of variable: ConstraintVariable, times coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

extension ConstraintSolver {
  /// Adds the constraint that a sum of terms and a constant is equal to, at most, or at least 0.
  ///
  /// - Throws: As ``add(_:_:)``.
  package func add(
    _ terms: [ConstraintExpression.Term], constant: Double,
    _ relation: ConstraintCondition.Relation, _ strength: ConstraintStrength
  ) throws(ConstraintError) -> Constraint {
    var constraint = resin_constraint()
    // On the stack, because layout adds thousands of constraints.
    let status = withUnsafeTemporaryAllocation(of: resin_term.self, capacity: terms.count) {
      buffer in
      for (i, term) in terms.enumerated() {
        buffer.initializeElement(
          at: i, to: resin_term(variable: term.variable.core, coefficient: term.coefficient))
      }
      return resin_solver_add_constraint(
        handle, buffer.baseAddress, terms.count, constant, relation.core, strength.core,
        &constraint)
    }
    try check(status)
    return Constraint(constraint)
  }

  /// Stores the result of ``takeChanges()`` in an array, whose memory is reused.
  package func takeChanges(into changes: inout [Change]) {
    var first: UnsafePointer<resin_variable_value>?
    var count = 0
    ResinError.require(resin_solver_take_changes(handle, &first, &count))
    changes.removeAll(keepingCapacity: true)
    for change in UnsafeBufferPointer(start: first, count: count) {
      changes.append(Change(variable: ConstraintVariable(change.variable), value: change.value))
    }
  }
}
