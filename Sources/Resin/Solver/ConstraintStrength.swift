// SPDX-License-Identifier: MIT
internal import CResin

/// The strength of a constraint: a priority and a weight.
///
/// ```swift
/// let solver = ConstraintSolver()
/// let width = solver.addVariable()
/// try solver.add(width == 100, .priority(750))
/// try solver.add(width == 120, .priority(250, weight: 1000))
/// print(solver[width])  // 100.0
/// ```
///
/// The higher priority decides alone; weights matter only among constraints of one priority.
public struct ConstraintStrength: Hashable, Sendable {
  /// The priority, from 1 to 1000, or 1001 for a required constraint. No number of constraints with
  /// lower priorities outweighs a constraint with a higher priority.
  public let priority: Int

  /// The factor of a violation among constraints of the same priority, from 0.01 to 1000.
  public let weight: Double

  private init(priority: Int, weight: Double) {
    self.priority = priority
    self.weight = weight
  }

  /// The strength of a constraint that must hold.
  public static let required = ConstraintStrength(priority: 1001, weight: 1)

  /// Returns the strength of an optional constraint.
  ///
  /// - Precondition: The priority is from 1 to 1000, the weight from 0.01 to 1000.
  public static func priority(_ priority: Int, weight: Double = 1) -> ConstraintStrength {
    precondition((1...1000).contains(priority), "priority must be from 1 to 1000")
    precondition(weight >= 0.01 && weight <= 1000, "weight must be from 0.01 to 1000")
    return ConstraintStrength(priority: priority, weight: weight)
  }

  var core: resin_strength {
    resin_strength(priority: UInt32(priority), reserved: 0, weight: weight)
  }
}
