// SPDX-License-Identifier: MIT

// A public import, so that these small wrappers can be inlined. No public signature has a C type.
public import CResin

/// The arithmetic of a header whose height changes as content scrolls, independent of any view.
///
/// ```swift
/// let reducer = try BarReducer(stops: [64, 200, 300])
/// var state = reducer.initialState
/// let sample = BarSample(contentOffset: -200, contentHeight: 2000, frameHeight: 800)
/// state = try reducer.attach(state, to: sample).state
/// print(state.height)  // 200.0
///
/// // The content moves up by 80 points: the bar gives way.
/// let moved = BarSample(
///   contentOffset: -120, insetTop: 200, contentHeight: 2000, frameHeight: 800)
/// state = try reducer.reduce(state, moved)
/// print(state.height)  // 120.0
/// ```
///
/// Scrolling down shrinks the bar to its lowest stop. Scrolling up, at any position of the content,
/// grows the bar to its normal stop. Pulling down at the top of the content grows the bar further.
/// The caller passes the numbers that a scroll view reports, applies the insets and the target of
/// each ``BarResponse``, and draws the bar at its height.
///
/// A reducer is a value that threads may share. Reducing does not allocate memory.
public struct BarReducer: Sendable {
  /// The configuration of the reducer.
  public let configuration: BarConfiguration

  @usableFromInline let handle: BarHandle

  /// Creates a reducer.
  ///
  /// - Throws: ``ResinError`` that names the part of the configuration that is out of range.
  public init(_ configuration: BarConfiguration) throws(ResinError) {
    self.configuration = configuration
    handle = try BarHandle(configuration)
  }

  /// Creates a reducer with these stops and all defaults.
  ///
  /// - Throws: ``ResinError`` unless the stops are two or more heights, 0 or greater, ascending.
  public init(stops: [Double]) throws(ResinError) {
    try self.init(BarConfiguration(stops: stops))
  }

  /// The state of a new bar, at its normal stop, without a scroll view.
  public var initialState: BarState {
    withExtendedLifetime(handle) { BarState(core: resin_bar_initial_state(handle.pointer)) }
  }

  /// The index of the highest stop that scrolling reaches without pulling at the top of the
  /// content.
  public var normalStop: Int {
    withExtendedLifetime(handle) { Int(resin_bar_normal_stop(handle.pointer)) }
  }

  /// Returns the state after the content has moved.
  ///
  /// The phase is unchanged, except that a detached state becomes a resting state. The reduction is
  /// idempotent: the same sample again has no effect. The whole distance between two samples
  /// counts, except for the part beyond an end of the content.
  ///
  /// - Throws: ``ResinError`` if a number is NaN or over 1e100 in magnitude, if a height of the
  ///   sample is negative, or if the state is not valid for this bar. The caller then keeps its
  ///   state.
  @inlinable public func reduce(
    _ state: BarState, _ sample: BarSample
  ) throws(ResinError) -> BarState {
    var next = state
    try update(&next, sample)
    return next
  }

  /// Updates a state in place after the content has moved, as ``reduce(_:_:)``, for code that runs
  /// in every frame.
  ///
  /// - Throws: As ``reduce(_:_:)``. The state is then unchanged.
  @inlinable public func update(_ state: inout BarState, _ sample: BarSample) throws(ResinError) {
    var core = sample.core
    // The same pointer for input and output: loads from a copy would stall until the stores to the
    // copy have completed.
    let status = withExtendedLifetime(handle) {
      withUnsafeMutablePointer(to: &state.core) { resin_bar_reduce(handle.pointer, $0, &core, $0) }
    }
    guard status == RESIN_OK else { throw ResinError(code: Int32(bitPattern: status.rawValue)) }
  }
}

extension BarReducer: Hashable {
  /// Returns whether both have the same configuration.
  public static func == (left: BarReducer, right: BarReducer) -> Bool {
    left.configuration == right.configuration
  }

  /// Hashes the configuration that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(configuration)
  }
}

extension BarReducer {
  /// Returns the position of a bar among its stops: k at stop k, with linear interpolation between
  /// stops.
  ///
  /// Equal stops all have the progress of the stop among them that is nearest to the normal stop.
  public func progress(of state: BarState) -> Double {
    withExtendedLifetime(handle) { resin_bar_progress(handle.pointer, state.core) }
  }

  /// Returns the index of the stop whose height the bar has exactly; nil between stops.
  public func stop(of state: BarState) -> Int? {
    let stop = withExtendedLifetime(handle) { resin_bar_stop_at(handle.pointer, state.core) }
    return stop == UInt32.max ? nil : Int(stop)
  }

  /// Interpolates a value, such as an alpha or a font size, by the height of a bar.
  ///
  /// ```swift
  /// let reducer = try BarReducer(stops: [64, 200, 300])
  /// let ranges = [BarRange(from: 0, to: 1), .constant(1)]
  /// print(try reducer.value(of: reducer.initialState, in: ranges))  // 1.0
  /// ```
  ///
  /// At a stop, the range of the interval above the stop is used; at the last stop, the range
  /// below.
  ///
  /// - Parameter ranges: A range for each interval between adjacent stops, ascending.
  /// - Throws: ``ResinError`` if the number of ranges is wrong or a number is out of range.
  public func value(of state: BarState, in ranges: [BarRange]) throws(ResinError) -> Double {
    var value = 0.0
    let status = withExtendedLifetime(handle) {
      ranges.withUnsafeBufferPointer { ranges in
        ranges.withMemoryRebound(to: resin_bar_range.self) {
          resin_bar_value(handle.pointer, state.core, $0.baseAddress, $0.count, &value)
        }
      }
    }
    try ResinError.check(status)
    return value
  }
}

/// The owner of the C library's bar, which is immutable.
@usableFromInline final class BarHandle: Sendable {
  @usableFromInline nonisolated(unsafe) let pointer: OpaquePointer

  init(_ configuration: BarConfiguration) throws(ResinError) {
    var bar: OpaquePointer?
    let status = try configuration.withCore { def in
      withUnsafePointer(to: def) { resin_bar_create($0, &bar) }
    }
    try ResinError.check(status)
    guard let bar else { throw ResinError(RESIN_ERROR_NULL_OUTPUT) }
    pointer = bar
  }

  deinit {
    resin_bar_destroy(pointer)
  }
}
