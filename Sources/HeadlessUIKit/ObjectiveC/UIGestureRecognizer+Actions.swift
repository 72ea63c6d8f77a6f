// SPDX-License-Identifier: MIT

/// A closure that a recogniser calls: what a target with a selector is on Apple's platforms.
@preconcurrency @MainActor
public final class GestureAction {
  fileprivate let handler: @MainActor (UIGestureRecognizer) -> Void

  fileprivate init(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.handler = handler
  }
}

/// The recognisers, in a protocol: there the type of a closure's parameter can be `Self`, the class of
/// the recogniser that the closure is added to.
@preconcurrency @MainActor
public protocol GestureActions: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureActions {}

extension GestureActions {
  /// Adds a closure that is called whenever the gesture begins, changes, ends or is cancelled.
  @discardableResult
  public func addAction(_ handler: @escaping @MainActor (Self) -> Void) -> GestureAction {
    let action = GestureAction { recognizer in
      if let recognizer = recognizer as? Self { handler(recognizer) }
    }
    actions.append(action)
    return action
  }
}

extension UIGestureRecognizer {
  /// Removes a closure.
  public final func removeAction(_ action: GestureAction) {
    actions.removeAll { $0 === action }
  }

  final func sendActions() {
    let (state, wasSending) = (currentState, isSendingActions)
    isSendingActions = true
    for action in actions where actions.contains(where: { $0 === action }) {
      guard currentState == state else { break }  // an action broke the gesture off, and said so
      action.handler(self)
    }
    isSendingActions = wasSending
  }
}
