// SPDX-License-Identifier: MIT

/// A container for the traits that a view or a controller overrides instead of inheriting them.
@preconcurrency @MainActor
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether a trait is overridden.
  @discardableResult
  func contains(_ trait: UITrait) -> Bool

  /// Removes the override of a trait, so that the trait is inherited again.
  mutating func remove(_ trait: UITrait)
}
