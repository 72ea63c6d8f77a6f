// SPDX-License-Identifier: MIT
internal import Resin

/// What moves the content of a scroll view.
enum ScrollActivity {
  case none
  case dragging(ScrollDrag)
  case decelerating(ScrollMotion)
  case animating(ScrollAnimation)
}

/// A finger that drags content.
struct ScrollDrag {
  /// Where the finger was when the anchor was taken. As all places of fingers here, in a plane that
  /// does not move with the content.
  var start: CGPoint
  /// Where the content was then, as if there were no rubber band.
  var anchor: CGPoint
  /// Where the finger was seen last.
  var finger: CGPoint
  /// Which axes follow the finger.
  let follows: PerAxis<Bool>
}

/// Content that goes on by itself.
struct ScrollMotion {
  /// When it began, in the time of the device.
  var start: TimeInterval
  /// When the content was last put where it belongs.
  var seen: TimeInterval
  let axes: PerAxis<AxisMotion>
  /// Where a page or the delegate wants it to rest.
  let targets: PerAxis<Double?>

  var rest: CGPoint { PerAxis { axes[$0].rest }.point }

  var duration: TimeInterval { max(axes.horizontal.duration, axes.vertical.duration) }

  /// Where the content was when it was last seen, and how fast it moved.
  func seen(_ axis: ScrollAxis) -> Motion { axes[axis].state(at: seen - start) }
}

/// Content that code sends somewhere.
struct ScrollAnimation {
  enum Purpose {
    /// `setContentOffset(_:animated:)` and `scrollRectToVisible(_:animated:)`.
    case scrolling
    /// A tap on the status bar.
    case scrollingToTop
    /// An inset that goes: nobody asked for it, and nobody is told.
    case settling
  }

  /// The time that UIKit takes, in seconds.
  static let duration: TimeInterval = 0.3
  private static let curve = CAMediaTimingFunction(name: .easeInEaseOut)

  let from: CGPoint
  let to: CGPoint
  let start: TimeInterval
  let purpose: Purpose
  /// Whether the content may be scrolled more or less far than at the start.
  var hasOtherLimits = false

  func offset(at time: TimeInterval) -> CGPoint {
    let part = (time - start) / Self.duration
    guard part < 1 else { return to }
    let progress = Self.curve.progress(at: part)
    return PerAxis { from[$0] + (to[$0] - from[$0]) * progress }.point
  }
}

/// What a scroll view remembers of its movements.
struct ScrollState {
  var activity = ScrollActivity.none
  /// Counts activities, so that one can be told from the next after a callback.
  var run = 0
  /// Whether a finger is on the content.
  var isTracking = false
  /// Whether the delegate was told that the content goes on by itself.
  var isAnnounced = false
  /// Whether the next change of the offset is the scroll view's own.
  var isMovingItself = false
  /// Whether `contentOffset` is being set, and tells of it itself.
  var isSettingOffset = false
  /// Whether it is watched which property is read first, and which one was.
  var isWatched = false
  var firstRead: ScrollProperty?
  /// Whether frames are waited for.
  var isDriven = false
}
