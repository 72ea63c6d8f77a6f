// SPDX-License-Identifier: MIT
internal import CResin

// What happens to a bar besides scrolling. Every function throws a `ResinError` if a number is NaN
// or over 1e100, a height of the sample is negative, or the state does not fit this bar; the state is
// then to be kept.

extension BarReducer {
  /// A touch.
  ///
  /// A touch that begins at the top of the content, or on a bar that is expanded, makes the highest
  /// stop available. One that ends, is cancelled or fails settles the bar: where the content will
  /// come to rest decides which stop it goes to and, if the content would leave it between two stops,
  /// which content offset makes both meet. A fling that takes the bar to a stop by itself gets no
  /// target.
  ///
  /// When the response's state is settling, call
  /// ``settle(_:sample:keepingContent:)`` once the content has stopped.
  public func handle(_ gesture: BarGesture, in state: BarState) throws(ResinError) -> BarResponse {
    var core = gesture.core
    return try response(state, gesture.sample) { resin_bar_handle_gesture($0, $1, &core, $3) }
  }

  /// The content has stopped: after a deceleration, an animation or a programmatic scroll, or because
  /// a release did not make it move.
  ///
  /// A bar at a stop rests, exactly on it. A bar between two stops gets a target, and this is called
  /// again when the content is there. While a finger is down nothing is decided.
  ///
  /// - Parameter keepsContent: Whether the content must not be moved.
  public func settle(
    _ state: BarState, sample: BarSample, keepingContent keepsContent: Bool = false
  ) throws(ResinError) -> BarResponse {
    let flags = keepsContent ? UInt32(RESIN_BAR_KEEP_CONTENT) : 0
    return try response(state, sample) { resin_bar_settle($0, $1, $2, flags, $3) }
  }

  /// The bar gets another scroll view, or its first one: which insets and content offset the view
  /// needs so that the bar need not move.
  ///
  /// To prepare a view that is about to be swapped in, use the insets and the target only; when it is
  /// set, the state too. The target is for now, not to be animated.
  public func attach(_ state: BarState, to sample: BarSample) throws(ResinError) -> BarResponse {
    try response(state, sample) { resin_bar_attach($0, $1, $2, $3) }
  }

  /// The content, the frame or the client's insets have another size. A content offset that changed
  /// along with them is not taken for scrolling. A resting bar settles anew; a drag and a fling go
  /// on.
  public func layoutChanged(
    _ state: BarState, sample: BarSample
  ) throws(ResinError) -> BarResponse {
    try response(state, sample) { resin_bar_layout_changed($0, $1, $2, $3) }
  }

  /// The content is to go to its top: the target is the place at which the bar has its normal height.
  public func scrollToTop(_ state: BarState, sample: BarSample) throws(ResinError) -> BarResponse {
    try response(state, sample) { resin_bar_scroll_to_top($0, $1, $2, $3) }
  }

  /// The bar is to go to a stop, by scrolling: to the top of the content for a stop above the normal
  /// one, else as little as possible. While a finger is down nothing changes.
  ///
  /// - Throws: Also if `stop` is not from 0 to the count of stops less 1.
  public func move(
    _ state: BarState, toStop stop: Int, sample: BarSample
  ) throws(ResinError) -> BarResponse {
    let index = UInt32(exactly: stop) ?? .max
    return try response(state, sample) { resin_bar_move_to($0, $1, $2, index, $3) }
  }

  /// The state of this bar that is as far along as a state of another one: for heights that change
  /// with a rotation or the text size. Follow it with ``attach(_:to:)``.
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

  /// What the bar contributes to the insets of its scroll view in a state: needed after a reduction
  /// that changed the highest stop.
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
