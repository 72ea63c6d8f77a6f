// SPDX-License-Identifier: MIT
internal import CResin

/// How much a constraint matters.
public struct ConstraintStrength: Hashable, Sendable {
  /// From 1 to 1000, or 1001 for required. A higher priority comes before all lower ones: no number
  /// of weaker constraints outweighs a stronger one.
  public let priority: Int

  /// How much a violation counts among constraints of the same priority: from 0.01 to 1000.
  public let weight: Double

  private init(priority: Int, weight: Double) {
    self.priority = priority
    self.weight = weight
  }

  /// The constraint must hold.
  public static let required = ConstraintStrength(priority: 1001, weight: 1)

  /// The constraint is wanted.
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
