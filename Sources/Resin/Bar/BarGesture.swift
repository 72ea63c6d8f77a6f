// SPDX-License-Identifier: MIT
internal import CResin

/// An event of the pan recogniser of a scroll view.
public struct BarGesture: Hashable, Sendable {
  /// The states of a pan recogniser, with UIKit's raw values.
  public enum Phase: UInt32, Hashable, Sendable {
    /// The finger began to drag.
    case began = 1
    /// The finger moved.
    case changed = 2
    /// The finger left.
    case ended = 3
    /// The system took the touch away.
    case cancelled = 4
    /// It was no drag.
    case failed = 5
  }

  /// The state of the recogniser.
  public var phase: Phase

  /// The velocity of the content offset, in points per second: the recogniser's, negated. Read when
  /// the gesture has ended.
  public var velocity: Double

  /// The content offset at which the content will come to rest, where the scroll view knows better
  /// than a projection. Read when the gesture has ended.
  public var restOffset: Double?

  /// Whether the content must not be moved, because it pages or someone else moves it. The bar then
  /// settles by itself, at a stop that fits the place of the content.
  public var keepsContent: Bool

  /// The scroll view as it is now.
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

/// What a bar adds to the insets of its scroll view, in points. The view's insets are the client's
/// plus these.
public struct BarInsets: Hashable, Sendable {
  /// The height of the highest stop that is available.
  public var top: Double
  /// What content that is short needs to scroll as far as the bar moves.
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

/// What is to be done: adopt the state, write the insets, and move the content if there is a target.
public struct BarResponse: Hashable, Sendable {
  /// The bar now.
  public var state: BarState

  /// The bar when everything has come to rest: at a stop, unless the policy is none. If the content
  /// does not take the bar there, it goes there by itself.
  public var resting: BarState

  /// What the bar contributes from now on. Written before the content is moved.
  public var insets: BarInsets

  /// The content offset to go to, animated except in the response of
  /// ``BarReducer/attach(_:to:)``; nil if the content is to be left alone.
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
  /// The members.
  public var description: String {
    "BarInsets(top: \(top), bottom: \(bottom), indicatorTop: \(indicatorTop))"
  }
}

extension BarResponse: CustomStringConvertible {
  /// The members, in the words of this type.
  public var description: String {
    "BarResponse(state: \(state), resting: \(resting), insets: \(insets), "
      + "targetOffset: \(targetOffset.map { "\($0)" } ?? "nil"))"
  }
}
