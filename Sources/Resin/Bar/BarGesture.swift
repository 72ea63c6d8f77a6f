// SPDX-License-Identifier: MIT
internal import CResin

/// An event of the pan recognizer of a scroll view.
public struct BarGesture: Hashable, Sendable {
  /// The states of a pan recognizer, with the raw values of `UIGestureRecognizer.State`.
  public enum Phase: UInt32, Hashable, Sendable {
    /// The drag began.
    case began = 1
    /// The finger moved.
    case changed = 2
    /// The touch ended.
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

  /// Creates an event.
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

/// The contribution of a bar to the insets of its scroll view, in points. The view's insets are the
/// sum of the client's insets and this contribution.
public struct BarInsets: Hashable, Sendable {
  /// The height of the highest available stop.
  public var top: Double
  /// The inset that makes short content scroll as far as the bar moves.
  public var bottom: Double
  /// The height of the normal stop, for the scroll indicator.
  public var indicatorTop: Double

  /// Creates insets.
  public init(top: Double, bottom: Double, indicatorTop: Double) {
    self.top = top
    self.bottom = bottom
    self.indicatorTop = indicatorTop
  }
}

extension BarInsets {
  init(core: resin_bar_insets) {
    self.init(top: core.top, bottom: core.bottom, indicatorTop: core.indicator_top)
  }
}

/// The result of an event: the caller stores the state, applies the insets, and moves the content
/// if there is a target.
public struct BarResponse: Hashable, Sendable {
  /// The new state.
  public var state: BarState

  /// The state after the content has come to rest: at a stop, unless the snapping is
  /// ``BarSnapping/none``. If the bar cannot reach that stop at any content offset, the caller
  /// animates the bar to the stop.
  public var resting: BarState

  /// The new contribution to the insets. Apply it before moving the content.
  public var insets: BarInsets

  /// The content offset to scroll to, animated except in the response of
  /// ``BarReducer/attach(_:to:)``; nil if the content does not move.
  public var targetOffset: Double?

  /// Creates a response.
  public init(state: BarState, resting: BarState, insets: BarInsets, targetOffset: Double?) {
    self.state = state
    self.resting = resting
    self.insets = insets
    self.targetOffset = targetOffset
  }
}

extension BarResponse {
  init(core: resin_bar_response) {
    self.init(
      state: BarState(core: core.state), resting: BarState(core: core.resting),
      insets: BarInsets(core: core.insets),
      targetOffset: core.has_target != 0 ? core.target_offset : nil)
  }
}

extension BarInsets: CustomStringConvertible {
  /// A description with all properties.
  public var description: String {
    "BarInsets(top: \(top), bottom: \(bottom), indicatorTop: \(indicatorTop))"
  }
}

extension BarResponse: CustomStringConvertible {
  /// A description with all properties.
  public var description: String {
    "BarResponse(state: \(state), resting: \(resting), insets: \(insets), "
      + "targetOffset: \(targetOffset.map { "\($0)" } ?? "nil"))"
  }
}
