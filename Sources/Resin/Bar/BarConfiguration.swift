// SPDX-License-Identifier: MIT
internal import CResin

/// How the stop is chosen at which a bar settles when the finger leaves it.
public enum BarSnapping: UInt32, Hashable, Sendable {
  /// The stop nearest to where the bar would be when the content has come to rest by itself.
  case projected = 0
  /// The stop nearest to where the bar is, whatever the velocity.
  case nearest = 1
  /// None: the bar rests wherever the content leaves it. Where a `BarSnapping?` is expected, write
  /// `BarSnapping.none`: Swift takes a bare `.none` there for nil.
  case none = 2
}

/// The stops of a bar and how it behaves.
public struct BarConfiguration: Hashable, Sendable {
  /// The heights at which the bar may rest, two or more, 0 or more, ascending; equal ones are
  /// allowed. With three they are called compact, normal and expanded.
  public var stops: [Double]

  /// The index of the highest stop that plain scrolling reaches, above 0; nil for the last but one,
  /// or the last of two.
  public var normalStop: Int?

  /// Where the bar settles.
  public var snapping = BarSnapping.projected

  /// The slope of the rubber band with which the bar gives way beyond its stops while the finger is
  /// down, from 0 for none to 1.
  public var resistance = 0.55

  /// The rate of the scroll view.
  public var decelerationRate = DecelerationRate.normal

  /// How near the top of the content a touch counts as at the top, in points, from 0 to 1e100. 0 is
  /// none, which means a millionth of a point, for what rounding adds up to. A tenth of it is how far
  /// content that has stopped may miss a stop, which views that round to pixels need.
  public var topTolerance = 5.0

  /// Whether content too short to scroll holds the bar at its normal stop. Otherwise it gets room to
  /// scroll until the bar is at its lowest stop.
  public var holdsForShortContent = false

  /// Whether the rubber band also holds while the content bounces back after the finger has left.
  public var stretchesWhileSettling = false

  /// Creates a configuration with defaults for all but the stops. It is checked when a
  /// ``BarReducer`` is made of it.
  public init(stops: [Double]) {
    self.stops = stops
  }
}

extension BarConfiguration {
  /// Calls `body` with the C library's form. Zeros are its defaults, so those that are meant as
  /// numbers are refused or put in other words here.
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
