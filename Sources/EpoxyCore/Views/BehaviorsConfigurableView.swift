// SPDX-License-Identifier: MIT

/// A view with behaviors, mostly closures.
///
/// Behaviors cannot be compared, so they are set with every update, even if style and content are
/// the same. A view without behaviors omits the associated type and the method.
@preconcurrency @MainActor
public protocol BehaviorsConfigurableView: ViewType {
  /// The type of the behaviors.
  associatedtype Behaviors = Never

  /// Replaces the behaviors. Nil removes the behaviors of an earlier use of the view.
  func setBehaviors(_ behaviors: Self.Behaviors?)
}

extension BehaviorsConfigurableView where Behaviors == Never {
  /// Has no effect.
  public func setBehaviors(_ behaviors: Never?) {}
}
