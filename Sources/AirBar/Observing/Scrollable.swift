// SPDX-License-Identifier: MIT

/// A view or another object that scrolls content, to which a bar can be bound.
///
/// ```swift
/// final class Canvas: Scrollable {
///   var contentOffset = CGPoint.zero
///   var contentInset = UIEdgeInsets.zero
///   var verticalScrollIndicatorInsets = UIEdgeInsets.zero
///   var contentSize = CGSize(width: 393, height: 3000)
///   var frame = CGRect(x: 0, y: 0, width: 393, height: 852)
///   func updateContentOffset(_ contentOffset: CGPoint, animated: Bool) {
///     self.contentOffset = contentOffset
///   }
/// }
///
/// let canvas = Canvas()
/// let barController = BarController(
///   configuration: Configuration(
///     compactStateHeight: 64, normalStateHeight: 200, expandedStateHeight: 300)
/// ) { _ in }
/// barController.set(scrollable: canvas)
/// canvas.contentOffset.y += 30
/// barController.receive(.changed)
/// print(barController.state.height())  // 170.0
/// ```
///
/// `UIScrollView` conforms, and a ``BarController`` observes it. Other types report their events
/// with ``BarController/receive(_:)``.
///
/// The controller references a scrollable weakly. While a number of the scrollable is not finite,
/// or is over 1e100 in magnitude, its events are ignored.
@preconcurrency @MainActor
public protocol Scrollable: AnyObject {
  /// The point of the content at the upper left corner.
  var contentOffset: CGPoint { get }

  /// The insets of the client and of the bar together.
  var contentInset: UIEdgeInsets { get set }

  /// The effective insets: `contentInset`, the safe area, and the height of a refresh control. By
  /// default `contentInset`.
  var adjustedContentInset: UIEdgeInsets { get }

  /// The part of the upper ``adjustedContentInset`` that is due to the safe area, in points. By
  /// default 0.
  var safeAreaInsetTop: CGFloat { get }

  /// The insets of the vertical indicator.
  var verticalScrollIndicatorInsets: UIEdgeInsets { get set }

  /// The size of the content.
  var contentSize: CGSize { get }

  /// The frame of the view.
  var frame: CGRect { get }

  /// Whether a finger is on the content. By default false.
  var isTracking: Bool { get }

  /// Whether a finger drags the content. By default the same as ``isTracking``.
  var isDragging: Bool { get }

  /// Whether the content decelerates after a finger has been lifted. By default false.
  var isDecelerating: Bool { get }

  /// Whether content rests at pages only, so that it must not be moved elsewhere. By default false.
  var isPagingEnabled: Bool { get }

  /// Whether content can be pulled beyond its ends. By default true.
  var bounces: Bool { get }

  /// Whether content that is too short to scroll can be pulled beyond its ends. By default true.
  var alwaysBounceVertical: Bool { get }

  /// Sets the content offset, and ends any other motion of the content.
  func updateContentOffset(_ contentOffset: CGPoint, animated: Bool)
}

extension Scrollable {
  /// By default `contentInset`, for views without a safe area.
  public var adjustedContentInset: UIEdgeInsets { contentInset }
  /// By default 0: the safe area covers nothing of the view.
  public var safeAreaInsetTop: CGFloat { 0 }
  /// By default false: no finger touches the view.
  public var isTracking: Bool { false }
  /// The same as ``isTracking``.
  public var isDragging: Bool { isTracking }
  /// By default false: the content does not move without a finger.
  public var isDecelerating: Bool { false }
  /// By default false: the content rests at any offset.
  public var isPagingEnabled: Bool { false }
  /// By default true: content moves beyond its edges.
  public var bounces: Bool { true }
  /// By default true: short content bounces, too.
  public var alwaysBounceVertical: Bool { true }
}

extension UIScrollView: Scrollable {
  /// The safe area at the top, if `contentInsetAdjustmentBehavior` adds it to the insets.
  public var safeAreaInsetTop: CGFloat {
    // A refresh control adds its height, too, at any behavior, and content that is too short to
    // scroll may have no safe area.
    guard contentInsetAdjustmentBehavior != .never else { return 0 }
    let (added, safeArea) = (adjustedContentInset.top - contentInset.top, safeAreaInsets.top)
    let refresh = refreshControl.map { $0.isRefreshing ? $0.frame.height : 0 } ?? 0
    return added >= safeArea - 1e-6 && abs(added - refresh) >= 1e-6 ? safeArea : 0
  }

  /// Sets the content offset, with the scroll view's own animation if `animated` is true.
  public func updateContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    // Ends a deceleration, which would continue otherwise.
    setContentOffset(animated ? self.contentOffset : contentOffset, animated: false)
    if animated { setContentOffset(contentOffset, animated: true) }
  }
}

/// An event of a scrollable.
public enum ScrollableEvent: Hashable, Sendable {
  /// The content offset, the size of the content, the frame or an inset has changed.
  case changed
  /// The pan recognizer has changed its state or moved; with the velocity of the finger, in points
  /// per second.
  case panned(UIGestureRecognizer.State, velocity: CGPoint)
  /// The content has stopped. Without this event, content counts as stopped after a tenth of a
  /// second without a change.
  case stopped
}
