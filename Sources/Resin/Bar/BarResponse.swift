// SPDX-License-Identifier: MIT
internal import CResin

/// The result of an event: the caller stores the state, applies the insets, and moves the content
/// if there is a target.
public struct BarResponse: Hashable, Sendable {
  /// The state of the bar after the event.
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

  /// Creates a response from the values of its properties.
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

extension BarResponse: CustomStringConvertible {
  /// A description with all properties.
  public var description: String {
    "BarResponse(state: \(state), resting: \(resting), insets: \(insets), "
      + "targetOffset: \(targetOffset.map { "\($0)" } ?? "nil"))"
  }
}
