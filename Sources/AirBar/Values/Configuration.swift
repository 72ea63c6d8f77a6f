// SPDX-License-Identifier: MIT
internal import Resin

/// The heights of a bar, and how it behaves.
///
/// A bar has two or more *stops*, the heights at which it rests. With three they are compact, normal
/// and expanded: scrolling down makes the bar compact, scrolling up anywhere brings it back to normal,
/// and pulling down at the top of the content expands it.
public struct Configuration: Equatable, Sendable {
  /// The heights at which the bar rests, in points, ascending; two or more.
  public let stops: [CGFloat]

  /// The index of the highest stop that plain scrolling reaches. The stops above it are for pulling
  /// down at the top of the content.
  public let normalStop: Int

  /// How the bar behaves. Numbers that are out of range are mended as ``ConfigurationError`` says.
  public var behavior: Behavior {
    didSet { adopt(behavior) }
  }

  /// What was wrong with the numbers that this was made of, and was mended; nil if nothing was.
  public private(set) var fault: ConfigurationError?

  private(set) var reducer: BarReducer

  /// Creates the configuration of a bar with three stops.
  ///
  /// Heights should be 0 or more and ascend; equal ones are allowed. Others are mended: what is
  /// negative, infinite or NaN counts as 0, and a height below the one before it is raised to that.
  /// ``fault`` then says so, and a ``BarController`` warns.
  public init(
    compactStateHeight: CGFloat, normalStateHeight: CGFloat, expandedStateHeight: CGFloat
  ) {
    self.init(mending: [compactStateHeight, normalStateHeight, expandedStateHeight], normalStop: 1)
  }

  /// Creates a configuration with any number of stops.
  ///
  /// - Parameters:
  ///   - stops: Two or more heights, 0 or more, that ascend; equal ones are allowed.
  ///   - normalStop: The index of the highest stop that plain scrolling reaches, above 0; nil for the
  ///     last but one, or the last of two.
  /// - Throws: ``ConfigurationError`` if that is not so.
  public init(
    stops: [CGFloat], normalStop: Int? = nil, behavior: Behavior = Behavior()
  ) throws(ConfigurationError) {
    let normalStop = normalStop ?? max(stops.count - 2, 1)
    guard stops.count >= 2 else { throw .stops }
    guard stops.indices.contains(normalStop), normalStop > 0 else { throw .normalStop }
    self.init(mending: stops, normalStop: normalStop, behavior: behavior)
    if let fault { throw fault }
  }

  private init(mending heights: [CGFloat], normalStop: Int, behavior: Behavior = Behavior()) {
    let stops = Self.mended(heights)
    self.stops = stops
    self.normalStop = normalStop
    self.behavior = behavior
    fault = stops == heights ? nil : .stops
    let standard = Self.bar(stops, normalStop)
    guard let reducer = try? BarReducer(standard) else {
      preconditionFailure("The stops \(stops) make a bar.")
    }
    self.reducer = reducer
    adopt(behavior)
  }

  /// The heights that come nearest to what is allowed.
  private static func mended(_ heights: [CGFloat]) -> [CGFloat] {
    var least: CGFloat = 0
    return heights.map { height in
      if height.isFinite, height <= 1e9 { least = max(least, height) }
      return least
    }
  }

  private static func bar(_ stops: [CGFloat], _ normalStop: Int) -> BarConfiguration {
    var bar = BarConfiguration(stops: stops.map { Double($0) })
    bar.normalStop = normalStop
    return bar
  }

  private mutating func adopt(_ wanted: Behavior) {
    let (mended, behaviorFault) = wanted.mended()
    if mended != wanted { behavior = mended }
    fault = fault == .stops ? fault : behaviorFault
    var bar = Self.bar(stops, normalStop)
    mended.apply(to: &bar)
    if let reducer = try? BarReducer(bar) { self.reducer = reducer }
  }

  /// Whether both have the same stops and the same behaviour.
  public static func == (left: Configuration, right: Configuration) -> Bool {
    left.stops == right.stops && left.normalStop == right.normalStop
      && left.behavior == right.behavior
  }
}

extension Configuration {
  /// The height of the lowest stop, in points.
  public var compactStateHeight: CGFloat { stops[0] }

  /// The height of the stop that scrolling up leads to, in points.
  public var normalStateHeight: CGFloat { stops[normalStop] }

  /// The height of the highest stop, in points.
  public var expandedStateHeight: CGFloat { stops[stops.count - 1] }

  /// The offsets, negated heights, between which a range of states lies, ascending.
  public func offsetBounds(for range: StateRange) -> (CGFloat, CGFloat) {
    switch range {
    case .compactNormal: (-normalStateHeight, -compactStateHeight)
    case .normalExpanded: (-expandedStateHeight, -normalStateHeight)
    }
  }
}

/// What is wrong with a configuration.
public enum ConfigurationError: Error, Hashable, Sendable {
  /// The stops are fewer than two, or not heights from 0 to 1e9 that ascend. Mended, such a height
  /// counts as the highest one before it, or 0.
  case stops
  /// The normal stop is not one of the stops, or the first.
  case normalStop
  /// The resistance is not from 0 to 1. Mended, it is the nearer of the two, and 0 for NaN.
  case resistance
  /// The tolerance at the top is negative, NaN or over a million points. Mended, it is the default.
  case topTolerance
  /// The response of the spring is not positive and finite. Mended, settling is immediate.
  case response
}

extension ConfigurationError: CustomStringConvertible {
  /// What is wrong, and what is done about it.
  public var description: String {
    switch self {
    case .stops:
      "The heights of a bar's states have to be two or more, 0 or more, and to ascend."
    case .normalStop: "The normal stop has to be one of the stops, and not the first."
    case .resistance: "The resistance of a bar has to be from 0 to 1."
    case .topTolerance: "The tolerance at the top has to be 0 or more."
    case .response: "The response of the spring has to be greater than 0."
    }
  }
}
