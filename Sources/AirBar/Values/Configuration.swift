// SPDX-License-Identifier: MIT
internal import Resin

/// The heights and the behavior of a bar.
///
/// ```swift
/// let phone = Configuration(
///   compactStateHeight: 64, normalStateHeight: 200, expandedStateHeight: 300)
/// print(phone.stops)  // [64.0, 200.0, 300.0]
///
/// var behavior = Behavior()
/// behavior.topInset = .barHeight
/// let fourStops = try Configuration(stops: [44, 96, 200, 320], behavior: behavior)
/// print(fourStops.normalStop, fourStops.normalStateHeight)  // 2 200.0
/// ```
///
/// A bar has two or more *stops*, the heights at which it rests. With three they are called
/// compact, normal and expanded: scrolling down makes the bar compact, scrolling up anywhere brings
/// it back to normal, and pulling down at the top of the content expands it.
///
/// A value, in points. The numbers are validated once, when a configuration is created or its
/// behavior is set. To change the heights of a bar, set ``BarController/configuration``: the bar
/// keeps its progress.
public struct Configuration: Sendable {
  /// The fault that has been repaired in the numbers given for this configuration; nil if there is
  /// none.
  public private(set) var fault: ConfigurationError?

  /// The reducer that the heights and the behavior make, created and validated once.
  let reducer: BarReducer

  private let validBehavior: Behavior

  /// Creates the configuration of a bar with three stops.
  ///
  /// Heights should ascend from 0; equal ones are allowed. Others are repaired: a height that is
  /// negative, NaN or over 1e9 counts as 0, and a height below the one before it is raised to that.
  /// ``fault`` is then set, and a ``BarController`` logs a warning.
  public init(
    compactStateHeight: CGFloat, normalStateHeight: CGFloat, expandedStateHeight: CGFloat
  ) {
    self.init(
      repairing: [compactStateHeight, normalStateHeight, expandedStateHeight], normalStop: 1)
  }

  /// Creates a configuration with any number of stops.
  ///
  /// - Parameters:
  ///   - stops: Two or more heights from 0 to 1e9, ascending; equal ones are allowed.
  ///   - normalStop: The index of the highest stop that scrolling reaches without pulling at the
  ///     top of the content, above 0; nil for the last but one, or the last of two.
  ///   - behavior: The behavior of the bar.
  /// - Throws: ``ConfigurationError`` if an argument is out of range.
  public init(
    stops: [CGFloat], normalStop: Int? = nil, behavior: Behavior = Behavior()
  ) throws(ConfigurationError) {
    let normalStop = normalStop ?? max(stops.count - 2, 1)
    guard stops.count >= 2 else { throw .stops }
    guard stops.indices.contains(normalStop), normalStop > 0 else { throw .normalStop }
    self.init(repairing: stops, normalStop: normalStop, behavior: behavior)
    if let fault { throw fault }
  }

  /// - Precondition: two or more heights, and `normalStop` is the index of one except the first.
  private init(repairing heights: [CGFloat], normalStop: Int, behavior: Behavior = Behavior()) {
    let stops = Self.repaired(heights)
    let (behavior, behaviorFault) = behavior.repaired()
    validBehavior = behavior
    fault = stops == heights ? behaviorFault : .stops
    reducer = validated {
      try BarReducer(behavior.barConfiguration(stops: stops, normalStop: normalStop))
    }
  }

  /// Returns the nearest heights that are in range.
  private static func repaired(_ heights: [CGFloat]) -> [CGFloat] {
    var least: CGFloat = 0
    return heights.map { height in
      if height.isFinite, height <= 1e9 { least = max(least, height) }
      return least
    }
  }
}

extension Configuration {
  /// The behavior of the bar. Numbers that are out of range are repaired, as ``ConfigurationError``
  /// describes.
  public var behavior: Behavior {
    get { validBehavior }
    set {
      let stopsFault = fault == .stops ? fault : nil
      self = Configuration(repairing: stops, normalStop: normalStop, behavior: newValue)
      fault = stopsFault ?? fault
    }
  }

  /// The heights at which the bar rests, in points, ascending; two or more. O(n).
  public var stops: [CGFloat] { reducer.configuration.stops.map { CGFloat($0) } }

  /// The index of the highest stop that scrolling reaches without pulling at the top of the
  /// content.
  public var normalStop: Int { reducer.normalStop }

  /// The index of the highest stop.
  var lastStop: Int { reducer.configuration.stops.count - 1 }

  /// The height of the lowest stop, in points.
  public var compactStateHeight: CGFloat { reducer.configuration.stops[0] }

  /// The height of the normal stop, in points.
  public var normalStateHeight: CGFloat { reducer.configuration.stops[normalStop] }

  /// The height of the highest stop, in points.
  public var expandedStateHeight: CGFloat { reducer.configuration.stops[lastStop] }

  /// Returns the offsets, negated heights, at the ends of a range of states, ascending.
  public func offsetBounds(for range: StateRange) -> (CGFloat, CGFloat) {
    switch range {
    case .compactNormal: (-normalStateHeight, -compactStateHeight)
    case .normalExpanded: (-expandedStateHeight, -normalStateHeight)
    }
  }
}

extension Configuration: Equatable {
  /// Whether both have the same stops and the same behavior.
  public static func == (left: Configuration, right: Configuration) -> Bool {
    left.reducer == right.reducer && left.validBehavior == right.validBehavior
  }
}

/// Returns the result of a call of the core whose arguments this module has validated.
///
/// Configurations repair their numbers, states replace offsets that are out of range, and samples
/// that are not valid are ignored; so an error here is a programming error, and stops the program.
func validated<Result>(_ body: () throws -> Result) -> Result {
  do {
    return try body()
  } catch {
    preconditionFailure("AirBar must validate the arguments of the core; got: \(error)")
  }
}
