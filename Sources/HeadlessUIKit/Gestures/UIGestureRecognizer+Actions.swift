// SPDX-License-Identifier: MIT

/// A closure that a gesture recognizer calls. Replaces the target and selector of Apple's
/// platforms.
@preconcurrency @MainActor
public final class GestureAction {
  fileprivate let handler: @MainActor (UIGestureRecognizer) -> Void

  fileprivate init(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.handler = handler
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
    let action = GestureAction { recognizer in
      if let recognizer = recognizer as? Self { handler(recognizer) }
    }
    actions.append(action)
    return action
  }
}

extension UIGestureRecognizer {
  /// Removes a closure that was added. Has no effect on other closures.
  public final func removeAction(_ action: GestureAction) {
    actions.removeAll { $0 === action }
  }

  final func sendActions() {
    let (state, wasSending) = (currentState, isSendingActions)
    isSendingActions = true
    for action in actions where actions.contains(where: { $0 === action }) {
      guard currentState == state else { break }  // an action has ended the gesture
      action.handler(self)
    }
    isSendingActions = wasSending
  }
}
