// SPDX-License-Identifier: MIT
internal import CResin

/// The choice of the stop at which a bar settles after a release.
public enum BarSnapping: UInt32, Hashable, Sendable {
  /// The stop nearest to the height that the bar would have after the content has decelerated.
  case projected = 0
  /// The stop nearest to the current height, regardless of velocity.
  case nearest = 1
  /// No stop: the bar rests at any height. For a `BarSnapping?` write `BarSnapping.none`: Swift
  /// interprets a bare `.none` as nil.
  case none = 2
}

/// The stops and the options of a bar.
///
/// ```swift
/// var configuration = BarConfiguration(stops: [44, 100, 250])
/// configuration.normalStop = 1
/// configuration.snapping = .nearest
/// let reducer = try BarReducer(configuration)
/// print(reducer.initialState.height)  // 100.0
/// ```
///
/// A configuration is checked when a ``BarReducer`` is made of it, not before.
public struct BarConfiguration: Hashable, Sendable {
  /// The heights at which the bar rests: two or more, 0 or greater, ascending; equal heights are
  /// allowed. Three stops are called compact, normal and expanded.
  public var stops: [Double]

  /// The index of the highest stop that scrolling reaches without pulling at the top of the
  /// content, above 0; nil for the last stop but one, or the last of two stops.
  public var normalStop: Int?

  /// The choice of the stop at which the bar settles.
  public var snapping = BarSnapping.projected

  /// The slope of the rubber band that stretches the bar beyond its stops during a drag, from 0 for
  /// none to 1.
  public var resistance = 0.55

  /// The deceleration rate of the scroll view.
  public var decelerationRate = DecelerationRate.normal

  /// The distance from the top of the content within which a touch is at the top, in points, from 0
  /// to 1e100. 0 means a millionth of a point, which allows for rounding errors. Resting content
  /// may miss a stop by a tenth of the tolerance, because scroll views round to pixels.
  public var topTolerance = 5.0

  /// Whether content that is too short to scroll keeps the bar at its normal stop. Otherwise an
  /// inset makes the content scroll until the bar is at its lowest stop.
  public var holdsForShortContent = false

  /// Whether the rubber band also stretches the bar while the content bounces after a release.
  public var stretchesWhileSettling = false

  /// Creates a configuration with these stops and all defaults. ``BarReducer`` validates it.
  public init(stops: [Double]) {
    self.stops = stops
  }
}

extension BarConfiguration {
  /// Calls `body` with the C library's def. In a def, zero means the default, so zeros in this
  /// configuration are rejected or converted.
  func withCore<Result>(_ body: (resin_bar_def) -> Result) throws(ResinError) -> Result {
    if let normalStop, normalStop <= 0 || normalStop >= stops.count {
      throw ResinError(RESIN_ERROR_NORMAL_STOP)
    }
    if decelerationRate.rawValue == 0 {
      throw ResinError(RESIN_ERROR_RATE)
    }
    var flags: UInt32 = 0
    flags |= resistance == 0 ? UInt32(RESIN_BAR_NO_RESISTANCE) : 0
    flags |= holdsForShortContent ? UInt32(RESIN_BAR_HOLD_SHORT_CONTENT) : 0
    flags |= stretchesWhileSettling ? UInt32(RESIN_BAR_STRETCH_WHILE_SETTLING) : 0
    return stops.withUnsafeBufferPointer { stops in
      var def = resin_bar_def_default(stops.baseAddress, stops.count)
      def.flags = flags
      def.normal_stop = UInt32(truncatingIfNeeded: normalStop ?? 0)
      def.snapping = snapping.rawValue
      def.resistance = resistance
      def.deceleration_rate = decelerationRate.rawValue
      def.top_tolerance = topTolerance == 0 ? 1e-6 : topTolerance
      return body(def)
    }
  }
}
