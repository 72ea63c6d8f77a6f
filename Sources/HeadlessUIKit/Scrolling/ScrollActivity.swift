// SPDX-License-Identifier: MIT
internal import Resin

/// The cause of the current movement of a scroll view's content.
enum ScrollActivity {
  case none
  case dragging(ScrollDrag)
  case decelerating(ScrollMotion)
  case animating(ScrollAnimation)
}

/// A drag of the content by a finger.
struct ScrollDrag {
  /// The position of the finger when the anchor was set. All finger positions here are in a
  /// coordinate system that does not move with the content.
  var start: CGPoint
  /// The offset of the content at that moment, without the rubber band.
  var anchor: CGPoint
  /// The last position of the finger.
  var finger: CGPoint
  /// The axes along which the content follows the finger.
  let follows: PerAxis<Bool>
}

/// A movement that continues without a finger.
struct ScrollMotion {
  /// The start of the movement, in the device's time.
  var start: TimeInterval
  /// The time of the last update of the content offset, in the device's time.
  var seen: TimeInterval
  let axes: PerAxis<AxisMotion>
  /// The rest positions that paging or the delegate has set.
  let targets: PerAxis<Double?>

  var rest: CGPoint { PerAxis { axes[$0].rest }.point }

  var duration: TimeInterval { max(axes.horizontal.duration, axes.vertical.duration) }

  /// Returns the offset and the velocity at the last update.
  func seen(_ axis: ScrollAxis) -> Motion { axes[axis].state(at: seen - start) }
}

/// An animated scroll that code has started.
struct ScrollAnimation {
  enum Purpose {
    /// A call of `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)`.
    case scrolling
    /// A tap on the status bar.
    case scrollingToTop
    /// The removal of an inset: no code has requested the scroll, and no delegate method is called.
    case settling
  }

  /// The duration of UIKit's animation, in seconds.
  static let duration: TimeInterval = 0.3
  private static let curve = CAMediaTimingFunction(name: .easeInEaseOut)

  let from: CGPoint
  let to: CGPoint
  let start: TimeInterval
  let purpose: Purpose
  /// Whether the limits of the content have changed since the start.
  var hasOtherLimits = false

  /// Returns the animation to another target that shows the same offset at a time, and ends at the
  /// same time.
  func leading(to target: CGPoint, from time: TimeInterval) -> ScrollAnimation {
    let progress = Self.curve.progress(at: min(max((time - start) / Self.duration, 0), 1))
    guard progress < 1 else {
      return ScrollAnimation(from: from, to: target, start: start, purpose: purpose)
    }
    let now = offset(at: time)
    let origin = PerAxis { (now[$0] - target[$0] * progress) / (1 - progress) }.point
    return ScrollAnimation(
      from: origin, to: target, start: start, purpose: purpose, hasOtherLimits: hasOtherLimits)
  }

  /// Returns the animation in coordinates whose origin is moved.
  func moved(by way: CGFloat) -> ScrollAnimation {
    ScrollAnimation(
      from: CGPoint(x: from.x, y: from.y + way), to: CGPoint(x: to.x, y: to.y + way), start: start,
      purpose: purpose, hasOtherLimits: hasOtherLimits)
  }

  func offset(at time: TimeInterval) -> CGPoint {
    let part = (time - start) / Self.duration
    guard part < 1 else { return to }
    let progress = Self.curve.progress(at: part)
    return PerAxis { from[$0] + (to[$0] - from[$0]) * progress }.point
  }
}

/// The state of a scroll view's movements.
struct ScrollState {
  var activity = ScrollActivity.none
  /// The number of activities so far. A comparison after a callback shows whether the activity has
  /// changed.
  var run = 0
  /// Whether a finger is on the content.
  var isTracking = false
  /// The bar above the content whose height follows the content.
  weak var bar: (any ScrollBar)?
  /// The bars below the content that follow its end.
  var barsBelow: [WeakScrollBar] = []
  /// A subview that covers the visible part of the content without scrolling.
  weak var overlay: UIView?
  /// Whether the delegate was notified that the content decelerates.
  var isAnnounced = false
  /// Whether the next change of the offset is made by the scroll view itself.
  var isMovingItself = false
  /// Whether the next change of the offset accompanies a move of the frame, so that the content
  /// remains in place.
  var isShifting = false
  /// Whether the scroll view is registered for frames.
  var isDriven = false
  /// The indicators, which are created when they are first shown.
  var indicators: ScrollIndicators?
  /// The scale of the content and what changes it; nil for content that cannot be zoomed.
  var zoom: ZoomState?
}
