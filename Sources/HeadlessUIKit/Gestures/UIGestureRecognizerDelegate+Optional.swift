// SPDX-License-Identifier: MIT

// Optional methods are called as `delegate.gestureRecognizerShouldBegin?(recognizer)`, which needs a
// value that may be nil: a property of the method's base name. It is never nil; what a delegate leaves
// out gives the default answer.
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

  /// Whether two recognisers may recognise their gestures in the same touches.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }

  /// Whether a recogniser must wait until another one has failed.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }

  /// Whether another recogniser must wait until a recogniser has failed.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }

  /// Whether a recogniser receives a touch.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }

  /// Whether a recogniser receives an event.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldReceive: event)
  }
}
