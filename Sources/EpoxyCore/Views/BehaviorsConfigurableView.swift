// SPDX-License-Identifier: MIT

/// A view with behaviors, mostly closures.
///
/// Behaviors cannot be compared, so they are set with every update, even if style and content are
/// the same. A view without behaviors omits the associated type and the method.
///
/// ```swift
/// final class MoreButton: UIButton, EpoxyableView {
///   struct Behaviors { var didTap: @MainActor () -> Void }
///   private var behaviors: Behaviors?
///
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     addAction(UIAction { [unowned self] _ in behaviors?.didTap() }, for: .touchUpInside)
///   }
///
///   required init?(coder: NSCoder) { nil }
///
///   func setBehaviors(_ behaviors: Behaviors?) { self.behaviors = behaviors }
/// }
///
/// var taps = 0
/// let button = MoreButton()
/// button.setBehaviors(.init { taps += 1 })
/// button.sendActions(for: .touchUpInside)
/// print(taps)  // 1
/// ```
///
/// Store the behaviors, and register actions once: `setBehaviors` is called often, and an action
/// that it adds would be added again each time. A view that is reused for an item without behaviors
/// receives nil. Closures that capture the owner of the list strongly create a retain cycle;
/// capture it weakly.
@preconcurrency @MainActor
public protocol BehaviorsConfigurableView: ViewType {
  /// The type of the behaviors.
  associatedtype Behaviors = Never

  /// Replaces the behaviors. Nil removes the behaviors of an earlier use of the view.
  func setBehaviors(_ behaviors: Self.Behaviors?)
}

extension BehaviorsConfigurableView where Behaviors == Never {
  /// Has no effect: the view has no behaviors.
  public func setBehaviors(_ behaviors: Never?) {}
}
