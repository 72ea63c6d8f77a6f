// SPDX-License-Identifier: MIT
internal import Resin

/// The state of a bar: its height, and the stops that are available.
///
/// ```swift
/// let configuration = Configuration(
///   compactStateHeight: 64, normalStateHeight: 200, expandedStateHeight: 300)
/// let state = State(offset: -132, isExpandedStateAvailable: false, configuration: configuration)
/// print(state.height(), state.transitionProgress())  // 132.0 0.5
/// print(state.stop ?? -1, state.stateRange())  // -1 compactNormal
/// print(state.set(offset: -200).stop ?? -1)  // 1
/// ```
///
/// The observer of a ``BarController`` receives a state for every change and derives the views'
/// frames, alphas and fonts from it, with ``value(compactNormalRange:normalExpandedRange:)`` for
/// numbers. Offsets are negated heights, as content offsets at the top of a scroll view are.
public struct State: Sendable {
  /// The core's state. Valid for the reducer of ``configuration``. Its content offset and its phase
  /// belong to a controller or to the parameters of a reducer, and are not compared.
  var bar: BarState

  /// The heights and the behavior of the bar.
  public let configuration: Configuration

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - offset: The negated height, in points. An offset that is not finite, or over 1e100 in
  ///     magnitude, is replaced by the offset of the normal stop.
  ///   - isExpandedStateAvailable: Whether the stops above the normal one are available.
  ///   - configuration: The heights and the behavior of the bar.
  public init(offset: CGFloat, isExpandedStateAvailable: Bool, configuration: Configuration) {
    self = State(configuration.reducer.initialState, configuration)
      .set(offset: offset).set(isExpandedStateAvailable: isExpandedStateAvailable)
  }

  init(_ bar: BarState, _ configuration: Configuration) {
    self.bar = bar
    self.configuration = configuration
  }

  /// The negated height, in points, which has the sign of the content offset.
  public var offset: CGFloat { bar.offset }

  /// Whether pulling down can take the bar above its normal stop: from a touch that begins at the
  /// top of the content, or from ``BarController/expand(on:)``, until the content is scrolled away
  /// from its top.
  public var isExpandedStateAvailable: Bool { bar.highestStop > configuration.normalStop }

  /// Returns the height of the bar, in points: within its stops, except while a finger pulls the
  /// bar beyond them.
  public func height() -> CGFloat {
    bar.height
  }

  /// Returns the position of the bar among its stops: 0 when compact, 1 when normal, 2 when
  /// expanded, linear between them; for other numbers of stops, k at stop k.
  ///
  /// Continuous. Equal stops all have the progress of the one nearest to the normal stop. Beyond
  /// the outermost stops the progress is that of the stop.
  public func transitionProgress() -> CGFloat {
    configuration.reducer.progress(of: bar)
  }

  /// The index of the stop whose height the bar has exactly; nil between stops.
  public var stop: Int? {
    configuration.reducer.stop(of: bar)
  }

  /// Returns the side of the normal stop on which the bar is; at the normal stop, the upper one.
  public func stateRange() -> StateRange {
    offset > -configuration.normalStateHeight ? .compactNormal : .normalExpanded
  }

  /// Returns this state with another offset. An offset that is not finite, or over 1e100 in
  /// magnitude, is replaced by the offset of the normal stop.
  public func set(offset: CGFloat) -> State {
    var state = self
    state.bar.offset = BarSample.isValid(offset) ? offset : -configuration.normalStateHeight
    return state
  }

  /// Returns this state with a distance added to its offset.
  public func add(offset: CGFloat) -> State {
    set(offset: self.offset + offset)
  }

  /// Returns this state with the stops above the normal one available or not.
  public func set(isExpandedStateAvailable: Bool) -> State {
    guard isExpandedStateAvailable != self.isExpandedStateAvailable else { return self }
    var state = self
    state.bar.highestStop =
      isExpandedStateAvailable ? configuration.lastStop : configuration.normalStop
    return state
  }
}

extension State: Equatable {
  /// Whether both states have the same offset, availability and configuration.
  public static func == (left: State, right: State) -> Bool {
    left.offset == right.offset && left.isExpandedStateAvailable == right.isExpandedStateAvailable
      && left.configuration == right.configuration
  }
}
