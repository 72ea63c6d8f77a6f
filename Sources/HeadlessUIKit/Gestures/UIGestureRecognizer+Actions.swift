// SPDX-License-Identifier: MIT

/// A closure that a gesture recognizer calls, in place of a target with a selector.
@preconcurrency @MainActor
public final class GestureAction {
  fileprivate enum Kind {
    case closure(@MainActor (UIGestureRecognizer) -> Void)
    case target(SelectorTarget, Selector)
  }

  fileprivate let kind: Kind

  fileprivate init(_ kind: Kind) {
    self.kind = kind
  }

  /// Whether the target was released.
  fileprivate var isReleased: Bool {
    if case .target(let target, _) = kind { target.isReleased } else { false }
  }

  fileprivate func call(_ recognizer: UIGestureRecognizer) {
    switch kind {
    case .closure(let closure): closure(recognizer)
    case .target(let target, let action):
      guard let target = target.current else { return }
      action.send(to: target, SelectorArguments(recognizer))
    }
  }
}

/// Gesture recognizers, as a protocol. In its extension, the parameter type of a closure can be
/// `Self`, the class of the recognizer.
@preconcurrency @MainActor
public protocol GestureActions: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureActions {}

extension GestureActions {
  /// Adds a closure that is called whenever the gesture begins, changes, ends or is cancelled.
  @discardableResult
  public func addAction(_ handler: @escaping @MainActor (Self) -> Void) -> GestureAction {
    let action = GestureAction(
      .closure { recognizer in
        if let recognizer = recognizer as? Self { handler(recognizer) }
      })
    actions.append(action)
    return action
  }
}

extension UIGestureRecognizer {
  /// Removes a closure that was added. Has no effect on other closures.
  public final func removeAction(_ action: GestureAction) {
    actions.removeAll { $0 === action }
  }

  final func add(_ target: SelectorTarget, _ selector: Selector) {
    actions.removeAll(where: \.isReleased)
    guard !target.isNil else { return }
    let isThere = actions.contains {
      if case .target(let other, selector) = $0.kind { other.isSame(as: target) } else { false }
    }
    if !isThere { actions.append(GestureAction(.target(target, selector))) }
  }

  final func remove(_ target: SelectorTarget?, _ selector: Selector?) {
    actions.removeAll {
      guard case .target(let other, let its) = $0.kind else { return false }
      return (target?.isSame(as: other) ?? true) && (selector == nil || selector == its)
        || other.isReleased
    }
  }

  final func sendActions() {
    let (state, wasSending) = (currentState, isSendingActions)
    isSendingActions = true
    for action in actions where actions.contains(where: { $0 === action }) {
      guard currentState == state else { break }  // an action has ended the gesture
      action.call(self)
    }
    isSendingActions = wasSending
  }
}
