// SPDX-License-Identifier: MIT

/// What a bar can be bound to: a scroll view, or anything else that scrolls.
///
/// `UIScrollView` conforms, and a ``BarController`` observes it by itself. Another type reports what
/// happens to it with ``BarController/receive(_:)``.
@preconcurrency @MainActor
public protocol Scrollable: AnyObject {
  /// The point of the content at the upper left corner.
  var contentOffset: CGPoint { get }

  /// The insets of the client and of the bar together.
  var contentInset: UIEdgeInsets { get set }

  /// The insets that hold: `contentInset`, the safe area, and what a refresh control takes. By default
  /// `contentInset`.
  var adjustedContentInset: UIEdgeInsets { get }

  /// The insets of the vertical indicator.
  var verticalScrollIndicatorInsets: UIEdgeInsets { get set }

  /// The size of the content.
  var contentSize: CGSize { get }

  /// Where the view is.
  var frame: CGRect { get }

  /// Whether a finger is on the content. By default false.
  var isTracking: Bool { get }

  /// Whether a finger drags the content. By default the same as ``isTracking``.
  var isDragging: Bool { get }

  /// Whether the content goes on by itself after a finger has left. By default false.
  var isDecelerating: Bool { get }

  /// Whether content rests at pages only, so that it must not be moved to other places. By default
  /// false.
  var isPagingEnabled: Bool { get }

  /// Moves the content; what moved it so far stops.
  func updateContentOffset(_ contentOffset: CGPoint, animated: Bool)
}

extension Scrollable {
  /// `contentInset`.
  public var adjustedContentInset: UIEdgeInsets { contentInset }
  /// False.
  public var isTracking: Bool { false }
  /// The same as ``isTracking``.
  public var isDragging: Bool { isTracking }
  /// False.
  public var isDecelerating: Bool { false }
  /// False.
  public var isPagingEnabled: Bool { false }
}

extension UIScrollView: Scrollable {
  /// Moves the content, where that is asked for with the scroll view's own animation.
  public func updateContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    // Ends a deceleration, which would go on otherwise.
    setContentOffset(animated ? self.contentOffset : contentOffset, animated: false)
    if animated { setContentOffset(contentOffset, animated: true) }
  }
}

/// What happened to something that scrolls.
public enum ScrollableEvent: Hashable, Sendable {
  /// The content offset, the size of the content, the frame or an inset is another one.
  case changed
  /// The pan recogniser has another state or moved, with a velocity of the finger in points per second.
  case panned(UIGestureRecognizer.State, velocity: CGPoint)
  /// The content has stopped. Where nobody says so, a bar finds out when nothing has changed for a
  /// tenth of a second.
  case stopped
}
