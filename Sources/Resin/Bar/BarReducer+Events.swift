// SPDX-License-Identifier: MIT
internal import CResin

// The events of a bar other than scrolling. Every function throws a `ResinError` if a number is NaN
// or over 1e100 in magnitude, if a height of the sample is negative, or if the state is not valid
// for this bar. The caller then keeps its state.

extension BarReducer {
  /// Handles an event of the pan recognizer.
  ///
  /// A touch that begins at the top of the content, or while the bar is above its normal stop,
  /// makes all stops available. A touch that ends, is cancelled or fails settles the bar: the final
  /// content offset determines the stop and, if the bar would end between two stops, the target
  /// offset at which the bar is at the stop. The response to a fling that ends with the bar at a
  /// stop has no target.
  ///
  /// If the state of the response is settling, call ``settle(_:sample:keepingContent:)`` when the
  /// content has come to rest.
  public func handle(_ gesture: BarGesture, in state: BarState) throws(ResinError) -> BarResponse {
    var core = gesture.core
    return try response(state, gesture.sample) { resin_bar_handle_gesture($0, $1, &core, $3) }
  }

  /// Settles the bar after the content has come to rest: after a deceleration, an animation or a
  /// programmatic scroll, or after a release that started no deceleration.
  ///
  /// A bar near a stop rests at exactly that stop. For a bar between two stops, the response has a
  /// target; call this method again when the content has reached the target. While a finger is
  /// down, the response has no target.
  ///
  /// - Parameter keepsContent: Whether the content must not be moved.
  public func settle(
    _ state: BarState, sample: BarSample, keepingContent keepsContent: Bool = false
  ) throws(ResinError) -> BarResponse {
    let flags = keepsContent ? UInt32(RESIN_BAR_KEEP_CONTENT) : 0
    return try response(state, sample) { resin_bar_settle($0, $1, $2, flags, $3) }
  }

  /// Attaches the bar to its first or another scroll view: computes the insets and the content
  /// offset with which the bar keeps its height.
  ///
  /// To prepare a scroll view before it replaces the current one, apply the insets and the target
  /// only. Store the state when the scroll view is replaced. Apply the target without animation.
  public func attach(_ state: BarState, to sample: BarSample) throws(ResinError) -> BarResponse {
    try response(state, sample) { resin_bar_attach($0, $1, $2, $3) }
  }

  /// Adapts the bar to a new content size, frame or client inset. A simultaneous change of the
  /// content offset does not count as scrolling. A resting bar settles again; a drag or a
  /// deceleration continues.
  public func changeLayout(
    _ state: BarState, sample: BarSample
  ) throws(ResinError) -> BarResponse {
    try response(state, sample) { resin_bar_change_layout($0, $1, $2, $3) }
  }

  /// Scrolls the content to its top: the target is the content offset at which the bar has its
  /// normal height.
  public func scrollToTop(_ state: BarState, sample: BarSample) throws(ResinError) -> BarResponse {
    try response(state, sample) { resin_bar_scroll_to_top($0, $1, $2, $3) }
  }

  /// Moves the bar to a stop by scrolling: to the top of the content for a stop above the normal
  /// stop, otherwise by the smallest distance. While a finger is down, the call has no effect.
  ///
  /// - Throws: Also if `stop` is not from 0 to the number of stops - 1.
  public func move(
    _ state: BarState, toStop stop: Int, sample: BarSample
  ) throws(ResinError) -> BarResponse {
    let index = UInt32(exactly: stop) ?? .max
    return try response(state, sample) { resin_bar_move_to($0, $1, $2, index, $3) }
  }

  /// Converts a state of another bar to a state of this bar with the same progress, for heights
  /// that change with a rotation or the text size. Call ``attach(_:to:)`` afterwards.
  public func adopt(_ state: BarState, from other: BarReducer) throws(ResinError) -> BarState {
    var core = state.core
    let status = withExtendedLifetime((handle, other.handle)) {
      withUnsafeMutablePointer(to: &core) {
        resin_bar_adopt(other.handle.pointer, handle.pointer, $0, $0)
      }
    }
    try ResinError.check(status)
    return BarState(core: core)
  }

  /// Returns the bar's contribution to the insets of its scroll view, for use after a reduction
  /// that has changed the highest stop.
  public func insets(for state: BarState, sample: BarSample) throws(ResinError) -> BarInsets {
    var (state, sample) = (state.core, sample.core)
    var insets = resin_bar_insets()
    let status = withExtendedLifetime(handle) {
      resin_bar_contribution(handle.pointer, &state, &sample, &insets)
    }
    try ResinError.check(status)
    return BarInsets(core: insets)
  }

  private func response(
    _ state: BarState, _ sample: BarSample,
    _ body: (
      OpaquePointer, UnsafePointer<resin_bar_state>, UnsafePointer<resin_bar_sample>,
      UnsafeMutablePointer<resin_bar_response>
    ) -> resin_status
  ) throws(ResinError) -> BarResponse {
    var (state, sample) = (state.core, sample.core)
    var response = resin_bar_response()
    let status = withExtendedLifetime(handle) { body(handle.pointer, &state, &sample, &response) }
    try ResinError.check(status)
    return BarResponse(core: response)
  }
}
