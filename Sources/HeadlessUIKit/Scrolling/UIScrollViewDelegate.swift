// SPDX-License-Identifier: MIT

/// An object that is notified of scrolling. All methods are optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after the content offset has changed.
  /// Optional.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after the scale has changed.
  /// Optional.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called before a finger drags the content.
  /// Optional.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when a finger that dragged the content was lifted, with a velocity in points per
  /// millisecond. The method may change the target offset.
  /// Optional.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after a drag has ended. The content may continue to move.
  /// Optional.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called before the content decelerates.
  /// Optional.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called after the decelerating content has stopped.
  /// Optional.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after an animation that code has requested has ended.
  /// Optional.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view whose scale changes when the content is zoomed.
  /// Optional; by default `nil`: the content is not zoomed.
  @discardableResult
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before fingers zoom the content.
  /// Optional.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after zooming has ended.
  /// Optional.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Returns whether a tap on the status bar scrolls to the top.
  /// Optional; by default `true`.
  @discardableResult
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after a tap on the status bar has scrolled to the top.
  /// Optional.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called after the effective insets, which include the safe area, have changed.
  /// Optional.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
