// SPDX-License-Identifier: MIT

// Optional methods are called as `delegate.gestureRecognizerShouldBegin?(recognizer)`, which
// requires a property of optional type with the method's base name. The property is never nil; a
// method that a delegate does not implement returns the default.
extension UIGestureRecognizerDelegate {
  /// The method of this name, to be called with a question mark.
  public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool)? {
    { self.gestureRecognizerShouldBegin($0) }
  }

  /// The methods of this name, to be called with a question mark.
  public var gestureRecognizer: _GestureRecognizerQuestions? {
    _GestureRecognizerQuestions(delegate: self)
  }
}

/// The methods of a delegate whose base name is `gestureRecognizer`.
@preconcurrency @MainActor
public struct _GestureRecognizerQuestions {
  fileprivate let delegate: any UIGestureRecognizerDelegate

  /// Returns whether two recognizers may recognize their gestures in the same touches.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }

  /// Returns whether a recognizer must wait until another recognizer has failed.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }

  /// Returns whether another recognizer must wait until a recognizer has failed.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }

  /// Returns whether a recognizer receives a touch.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }

  /// Returns whether a recognizer receives an event.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldReceive: event)
  }
}
