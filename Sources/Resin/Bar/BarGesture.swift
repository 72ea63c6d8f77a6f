// SPDX-License-Identifier: MIT
internal import CResin

/// An event of the pan recognizer of a scroll view.
public struct BarGesture: Hashable, Sendable {
  /// The states of a pan recognizer, with the raw values of `UIGestureRecognizer.State`.
  public enum Phase: UInt32, Hashable, Sendable {
    case began = 1
    /// The finger has moved since the last event.
    case changed = 2
    case ended = 3
    /// The system cancelled the touch.
    case cancelled = 4
    /// The touch was not a drag.
    case failed = 5
  }

  /// The state of the recognizer.
  public var phase: Phase

  /// The velocity of the content offset, in points per second: the negated velocity of the
  /// recognizer. Used when the gesture has ended.
  public var velocity: Double

  /// The content offset at which the scroll view will come to rest, such as the target of
  /// `scrollViewWillEndDragging`; nil to project the offset. Used when the gesture has ended.
  public var restOffset: Double?

  /// Whether the content must not be moved, for example because of paging. The bar then settles
  /// independently, at a stop that fits the position of the content.
  public var keepsContent: Bool

  /// The current geometry of the scroll view.
  public var sample: BarSample

  /// Creates an event from the values of its properties.
  public init(
    _ phase: Phase, sample: BarSample, velocity: Double = 0, restOffset: Double? = nil,
    keepsContent: Bool = false
  ) {
    self.phase = phase
    self.velocity = velocity
    self.restOffset = restOffset
    self.keepsContent = keepsContent
    self.sample = sample
  }

  var core: resin_bar_gesture {
    var flags: UInt32 = 0
    flags |= restOffset != nil ? UInt32(RESIN_BAR_REST_KNOWN) : 0
    flags |= keepsContent ? UInt32(RESIN_BAR_KEEP_CONTENT) : 0
    return resin_bar_gesture(
      phase: phase.rawValue, flags: flags, velocity: velocity, rest_offset: restOffset ?? 0,
      sample: sample.core)
  }
}
