// SPDX-License-Identifier: MIT

/// An object that decides about the gestures of a recognizer. Every method is optional.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether a recognizer that has detected its gesture may leave the possible state.
  /// Optional; by default `true`.
  @discardableResult
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether two recognizers may recognize their gestures in the same touches. The result
  /// is true if the delegate of either recognizer returns true.
  /// Optional; by default `false`.
  @discardableResult
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether a recognizer must wait until another recognizer has failed.
  /// Optional; by default `false`.
  @discardableResult
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether another recognizer must wait until a recognizer has failed.
  /// Optional; by default `false`.
  @discardableResult
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether a recognizer receives a touch.
  /// Optional; by default `true`.
  @discardableResult
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool

  /// Returns whether a recognizer receives an event.
  /// Optional; by default `true`.
  @discardableResult
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}
