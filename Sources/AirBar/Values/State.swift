// SPDX-License-Identifier: MIT
internal import Resin

/// Where a bar is.
public struct State: Equatable, Sendable {
  /// The negated height, in points: it runs with the content offset.
  public let offset: CGFloat

  /// Whether pulling down may take the bar above its normal stop: since a touch began at the top of the
  /// content, or ``BarController/expand(on:)``, until the content is scrolled away from there.
  public let isExpandedStateAvailable: Bool

  /// The heights that the bar may have.
  public let configuration: Configuration

  /// Creates a state. An offset that is not finite is taken for the normal stop's.
  public init(offset: CGFloat, isExpandedStateAvailable: Bool, configuration: Configuration) {
    self.offset = offset.isFinite ? offset : -configuration.normalStateHeight
    self.isExpandedStateAvailable = isExpandedStateAvailable
    self.configuration = configuration
  }

  /// The height of the bar, in points: within its stops, but while a finger pulls it beyond them.
  public func height() -> CGFloat {
    0 - offset
  }

  /// How far the bar is from its lowest stop: 0 when compact, 1 when normal, 2 when expanded, linear
  /// between them; with other numbers of stops k at stop k.
  ///
  /// Continuous, also where stops are equal: they all have the progress of the one nearest to normal.
  /// Beyond the outermost stops it is that of the stop.
  public func transitionProgress() -> CGFloat {
    CGFloat(configuration.reducer.progress(of: bar))
  }

  /// The index of the stop at which the bar is, exactly; nil between two stops.
  public var stop: Int? {
    configuration.reducer.stop(of: bar)
  }

  /// On which side of the normal stop the bar is; at it, the upper one.
  public func stateRange() -> StateRange {
    offset > -configuration.normalStateHeight ? .compactNormal : .normalExpanded
  }

  /// This state with another offset.
  public func set(offset: CGFloat) -> State {
    State(
      offset: offset, isExpandedStateAvailable: isExpandedStateAvailable,
      configuration: configuration)
  }

  /// This state with something added to its offset.
  public func add(offset: CGFloat) -> State {
    set(offset: self.offset + offset)
  }

  /// This state with the upper stops available or not.
  public func set(isExpandedStateAvailable: Bool) -> State {
    State(
      offset: offset, isExpandedStateAvailable: isExpandedStateAvailable,
      configuration: configuration)
  }
}

/// The two sides of the normal stop.
public enum StateRange: Hashable, Sendable {
  /// From the lowest stop to below the normal one.
  case compactNormal
  /// From the normal stop to the highest one.
  case normalExpanded

  /// The progress at both ends, for a bar with three stops.
  public func progressBounds() -> (CGFloat, CGFloat) {
    switch self {
    case .compactNormal: (0, 1)
    case .normalExpanded: (1, 2)
    }
  }
}

extension State {
  /// The core's form; what moves the bar, and where the content is, is not part of a state.
  var bar: BarState { bar(contentOffset: 0, phase: .resting) }

  func bar(contentOffset: Double, phase: BarPhase) -> BarState {
    let highest =
      isExpandedStateAvailable ? configuration.stops.count - 1 : configuration.normalStop
    return BarState(
      offset: Double(offset), contentOffset: contentOffset, highestStop: highest, phase: phase)
  }

  init(_ bar: BarState, _ configuration: Configuration) {
    self.init(
      offset: CGFloat(bar.offset),
      isExpandedStateAvailable: bar.highestStop > configuration.normalStop,
      configuration: configuration)
  }
}
