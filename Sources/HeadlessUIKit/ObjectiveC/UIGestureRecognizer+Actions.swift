// SPDX-License-Identifier: MIT

/// A closure that a recogniser calls: what a target with a selector is on Apple's platforms.
@preconcurrency @MainActor
public final class GestureAction {
  fileprivate let handler: @MainActor (UIGestureRecognizer) -> Void

  fileprivate init(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.handler = handler
  }
}

extension UIGestureRecognizer {
  /// Creates a recogniser that calls a closure.
  public convenience init(action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.init()
    addAction(action)
  }

  /// Calls a closure whenever the gesture begins, changes, ends or is broken off.
  @discardableResult
  public final func addAction(
    _ handler: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) -> GestureAction {
    let action = GestureAction(handler)
    actions.append(action)
    return action
  }

  /// Calls a closure no more.
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
