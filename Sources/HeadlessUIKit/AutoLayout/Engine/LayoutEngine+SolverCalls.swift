// SPDX-License-Identifier: MIT
internal import Resin

// Calls of the solver that cannot conflict: no system becomes contradictory by losing a constraint,
// and an optional constraint gives way. The engine forgets a handle when it removes it, so the
// solver has all that it is passed. Arithmetic can still fail, where chains of extreme multipliers
// leave no digits; the layout then continues without the change.
extension LayoutEngine {
  /// Passes many changes to the solver, which computes the positions at the end. Views come in any
  /// order, most of them before those that limit their positions.
  func changeSolver(_ changes: () -> Void) {
    do {
      try held.solver.update(changes)
      held.hasPositions = true
    } catch {
      held.hasPositions = false
      checkIsArithmetic(error)
    }
  }

  /// Removes a constraint from the solver.
  func discard(_ constraint: ConstraintSolver.Constraint) {
    do { try held.solver.remove(constraint) } catch { checkIsArithmetic(error) }
  }

  /// Removes a variable that no constraint contains.
  func discard(_ variable: ConstraintVariable) {
    do { try held.solver.remove(variable) } catch { checkIsArithmetic(error) }
  }

  /// Changes the constant of a constraint that is not required.
  func setConstant(_ constant: Double, ofOptional constraint: ConstraintSolver.Constraint) {
    do { try held.solver.setConstant(constant, of: constraint) } catch { checkIsArithmetic(error) }
  }

  /// Adds the constraint of `pinTerms` and a constant, which is not required.
  func addOptional(
    constant: Double, _ relation: ConstraintCondition.Relation, _ strength: ConstraintStrength
  ) -> ConstraintSolver.Constraint? {
    do {
      return try held.solver.add(pinTerms, constant: constant, relation, strength)
    } catch {
      checkIsArithmetic(error)
      return nil
    }
  }

  private func checkIsArithmetic(_ error: any Error) {
    assert((error as? ConstraintError)?.isConflict == false, "\(error)")
  }
}
