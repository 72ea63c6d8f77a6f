// SPDX-License-Identifier: MIT

/// A view with behaviours: closures for the most part, which cannot be compared.
///
/// Because they cannot be compared, behaviours are set whenever the model is, also where style and
/// content stay the same. A view without behaviours leaves the associated type out and needs no method.
@preconcurrency @MainActor
public protocol BehaviorsConfigurableView: ViewType {
  /// What the view calls.
  associatedtype Behaviors = Never

  /// Replaces the behaviours. None means that those of an earlier use are to be forgotten.
  func setBehaviors(_ behaviors: Self.Behaviors?)
}

extension BehaviorsConfigurableView where Behaviors == Never {
  /// Does nothing.
  public func setBehaviors(_ behaviors: Never?) {}
}
