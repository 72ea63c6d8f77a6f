// SPDX-License-Identifier: MIT

// Public, because these small wrappers must inline: their clients see no name of the C library.
public import CResin

/// A header that scrolling makes smaller and taller: numbers in, numbers out.
///
///     let reducer = try BarReducer(stops: [64, 200, 300])
///     var state = reducer.initialState
///     state = try reducer.attach(state, to: sample).state
///     ...
///     state = try reducer.reduce(state, sample)
///     header.height = state.height
///
/// Scrolling down makes the bar smaller, down to the lowest stop; scrolling up anywhere makes it
/// taller again, up to the normal stop; pulling down at the top of the content makes it taller than
/// that. Nothing here touches a view: a caller feeds what a scroll view reports, writes back the
/// insets and the target that a ``BarResponse`` names, and draws the height.
///
/// A reducer is a value that may be shared between threads. Reducing does not allocate.
public struct BarReducer: Sendable {
  /// What the reducer was made of, as it was given.
  public let configuration: BarConfiguration

  @usableFromInline let handle: BarHandle

  /// Creates a reducer.
  ///
  /// - Throws: ``ResinError`` that names the part of the configuration that is out of range.
  public init(_ configuration: BarConfiguration) throws(ResinError) {
    self.configuration = configuration
    handle = try BarHandle(configuration)
  }

  /// Creates a reducer with defaults for all but the stops.
  ///
  /// - Throws: ``ResinError`` if the stops are not two or more heights, 0 or more, that ascend.
  public init(stops: [Double]) throws(ResinError) {
    try self.init(BarConfiguration(stops: stops))
  }

  /// A new bar, at its normal stop, without a scroll view.
  public var initialState: BarState {
    withExtendedLifetime(handle) { BarState(core: resin_bar_initial_state(handle.pointer)) }
  }

  /// The index of the highest stop that plain scrolling reaches.
  public var normalStop: Int {
    withExtendedLifetime(handle) { Int(resin_bar_normal_stop(handle.pointer)) }
  }

  /// The bar after the content has moved.
  ///
  /// The phase stays, but a detached state is attached and rests. A sample that is fed twice changes
  /// nothing the second time. What moved between two samples counts in full, but for what was beyond
  /// an end of the content.
  ///
  /// - Throws: ``ResinError`` if a number is NaN or over 1e100, a height of the sample is negative,
  ///   or the state does not fit this bar. The state is then to be kept.
  @inlinable public func reduce(
    _ state: BarState, _ sample: BarSample
  ) throws(ResinError) -> BarState {
    var next = state
    try update(&next, sample)
    return next
  }

  /// Brings a bar to where it is after the content has moved: ``reduce(_:_:)`` in place, for what
  /// runs in every frame.
  ///
  /// - Throws: As ``reduce(_:_:)``. The state is then what it was.
  @inlinable public func update(_ state: inout BarState, _ sample: BarSample) throws(ResinError) {
    var core = sample.core
    // One pointer for both: the C library would have to wait for copies of what was just written.
    let status = withExtendedLifetime(handle) {
      withUnsafeMutablePointer(to: &state.core) { resin_bar_reduce(handle.pointer, $0, &core, $0) }
    }
    guard status == RESIN_OK else { throw ResinError(code: Int32(bitPattern: status.rawValue)) }
  }
}

extension BarReducer: Hashable {
  /// Whether both have the same configuration.
  public static func == (left: BarReducer, right: BarReducer) -> Bool {
    left.configuration == right.configuration
  }

  /// Feeds the configuration into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(configuration)
  }
}

extension BarReducer {
  /// How far a bar is from its lowest stop: k at stop k, linear between two stops, continuous.
  ///
  /// Equal stops all have the progress of the one nearest to the normal stop.
  public func progress(of state: BarState) -> Double {
    withExtendedLifetime(handle) { resin_bar_progress(handle.pointer, state.core) }
  }

  /// The index of the stop at which a bar is, exactly; nil between stops.
  public func stop(of state: BarState) -> Int? {
    let stop = withExtendedLifetime(handle) { resin_bar_stop_at(handle.pointer, state.core) }
    return stop == UInt32.max ? nil : Int(stop)
  }

  /// The value that goes with a height, such as an alpha or a font size.
  ///
  ///     let alpha = try reducer.value(of: state, in: [BarRange(from: 0, to: 1), .constant(1)])
  ///
  /// At a stop the interval above it counts, at the last stop the one below.
  ///
  /// - Parameter ranges: One for each interval between neighbouring stops, ascending with them.
  /// - Throws: ``ResinError`` if there is another number of ranges or a number is out of range.
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

/// A value that belongs to an interval between two stops of a bar.
public struct BarRange: Hashable, Sendable {
  /// The value at the lower stop.
  public var from: Double

  /// The value at the higher stop; may be less than ``from``.
  public var to: Double

  /// Creates a range.
  public init(from: Double, to: Double) {
    self.from = from
    self.to = to
  }

  /// The same value all the way.
  public static func constant(_ value: Double) -> BarRange {
    BarRange(from: value, to: value)
  }
}

/// Owns the C library's bar, which never changes.
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
