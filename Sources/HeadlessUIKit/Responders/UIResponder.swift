// SPDX-License-Identifier: MIT

/// An object that events are handed to, and that hands them on to the next one.
@preconcurrency @MainActor
open class UIResponder: _AccessibilityObject {
  nonisolated(unsafe) final var associatedObjects: Associations?

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The responder that gets what this one leaves.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the responder may get keys.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may give the keys up.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder gets keys now.
  open var isFirstResponder: Bool { deviceOfResponder.application.firstResponder === self }

  /// Asks to get keys.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    deviceOfResponder.application.makeFirstResponder(self)
  }

  /// Gives the keys up.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    deviceOfResponder.application.resignFirstResponder(self)
  }

  // MARK: Touches

  /// Called when fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers moved, or pressed harder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Seams for subclasses of this module

  /// The device that the responder lives on.
  var deviceOfResponder: Device { .current }

  /// Whether keys would reach the responder.
  var isReachable: Bool { true }
}
