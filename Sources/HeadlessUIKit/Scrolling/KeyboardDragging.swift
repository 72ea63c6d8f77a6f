// SPDX-License-Identifier: MIT

/// The part of the keyboard that follows the finger of a scroll view whose `keyboardDismissMode`
/// says so.
@MainActor
protocol KeyboardDragging: AnyObject {
  /// Whether a finger moves the keyboard, or may begin to.
  var isDragged: Bool { get }
  /// Called when a finger begins to drag a scroll view.
  func dragBegan(in scrollView: UIScrollView)
  /// Called when the finger has moved to a height on the screen, in points.
  func drag(by scrollView: UIScrollView, to y: CGFloat)
  /// Called when the finger is lifted with a vertical velocity, in points a second.
  func endDrag(by scrollView: UIScrollView, velocity: CGFloat)
  /// Called when the drag is cancelled.
  func cancelDrag(by scrollView: UIScrollView)
}
