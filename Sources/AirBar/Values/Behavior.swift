// SPDX-License-Identifier: MIT
internal import Resin

/// The behavior of a bar apart from its heights. The defaults are those that users of a phone
/// expect; ``original`` is the behavior of the first AirBar.
///
/// ```swift
/// var behavior = Behavior()
/// behavior.snapping = .nearest
/// behavior.settling = .spring(response: 0.25)
/// behavior.resistance = 2  // out of range
///
/// var configuration = Configuration(
///   compactStateHeight: 64, normalStateHeight: 200, expandedStateHeight: 300)
/// configuration.behavior = behavior
/// print(configuration.behavior.resistance, configuration.fault == .resistance)  // 1.0 true
/// ```
///
/// Numbers are not checked here but by the configuration: its throwing initializer refuses numbers
/// that are out of range, and its property `behavior` repairs them.
public struct Behavior: Hashable, Sendable {
  /// The choice of the stop at which a bar settles after a release.
  public enum Snapping: Hashable, Sendable {
    /// The stop nearest to the height that the bar would have after the content has decelerated. A
    /// fling that takes the bar to a stop is not changed.
    case projected
    /// The stop nearest to the present height, regardless of velocity.
    case nearest
    /// No stop: the bar rests at any height.
    case none
  }

  /// The motion of content and bar to the position at which they rest.
  public enum Settling: Hashable, Sendable {
    /// A critically damped spring that starts at the velocity of the finger. `response` is the
    /// period of the undamped spring, in seconds, greater than 0.
    case spring(response: TimeInterval)
    /// The scroll view's own animation, which starts from rest.
    case scrollView
    /// No motion: the content is placed at once.
    case immediate
  }

  /// The share of the bar in the inset at the top of a scroll view, below which pinned section
  /// headers, a refresh control and the scroll indicator have their position.
  public enum TopInset: Hashable, Sendable {
    /// The height of the highest available stop, also while the bar is lower: pinned section
    /// headers remain at the lower edge that the bar has at that stop.
    case highestStop
    /// The height of the bar: pinned section headers are at its lower edge, at every height.
    ///
    /// The scroll view must bounce. Where it does not, where its content is too short to scroll and
    /// does not always bounce, or where the content must not be moved (``Behavior/movesContent``,
    /// paging), the share is that of the highest stop.
    case barHeight
  }

  /// The choice of the stop at which the bar settles.
  public var snapping = Snapping.projected

  /// The motion to that stop.
  public var settling = Settling.spring(response: 0.4)

  /// Whether the bar also settles after gestures that are cancelled or fail. Otherwise they leave
  /// the bar between its stops.
  public var settlesCancelledGestures = true

  /// Whether the bar settles whenever the content has stopped: after a fling, scroll-to-top, a
  /// programmatic scroll, or a refresh. Otherwise only the release of a finger settles it.
  public var settlesWhenContentStops = true

  /// Whether content may be moved to bring the bar to a stop. Otherwise the bar moves to its stop
  /// independently, for scroll views whose delegate decides where content rests. Paging scroll
  /// views are never moved after a release.
  public var movesContent = true

  /// Whether the bar adds its height to the insets of a scroll view. Otherwise it replaces them.
  public var addsToInsets = true

  /// Whether the bar begins at the upper edge of the scroll view, above the safe area, so that its
  /// share of the inset at the top is the part of its height that the safe area does not already
  /// cover. Otherwise the bar begins below the safe area, and its share is its whole height.
  ///
  /// Without a difference for scroll views that do not add the safe area to their insets. Of a bar
  /// whose normal height is less than the safe area, the latter covers that height at every stop.
  public var coversSafeArea = true

  /// The share of the bar in the inset at the top.
  public var topInset = TopInset.highestStop

  /// The slope of the rubber band that stretches the bar beyond its stops during a drag, from 0 for
  /// none to 1.
  public var resistance: CGFloat = 0.55

  /// Whether the rubber band also stretches the bar while the content bounces after a release.
  public var stretchesWhileSettling = false

  /// Whether content too short to scroll keeps the bar at its normal stop. Otherwise an inset makes
  /// it scroll until the bar is at its lowest stop.
  public var holdsShortContent = false

  /// Whether setting a scroll view moves its content so that the bar keeps its height. Otherwise
  /// the content remains in place and the bar adapts.
  public var alignsContentOnSet = true

  /// Whether the observer is notified only of changed states. Otherwise it is notified of every
  /// event of the scroll view.
  public var reportsOnlyChanges = true

  /// The distance from the top of the content within which a touch is at the top, in points,
  /// from 0. Only touches at the top can expand a bar.
  public var topTolerance: CGFloat = 5

  /// Creates the default behavior.
  public init() {}

  /// The behavior of the first AirBar, without its errors.
  public static let original: Behavior = {
    var behavior = Behavior()
    behavior.snapping = .nearest
    behavior.settling = .scrollView
    behavior.settlesCancelledGestures = false
    behavior.settlesWhenContentStops = false
    behavior.addsToInsets = false
    behavior.resistance = 0
    behavior.reportsOnlyChanges = false
    return behavior
  }()
}

extension Behavior {
  /// Returns this behavior with every number in range, and the fault that has been repaired.
  func repaired() -> (behavior: Behavior, fault: ConfigurationError?) {
    var (repaired, fault) = (self, ConfigurationError?.none)
    if !(0...1).contains(resistance) {
      repaired.resistance = resistance > 1 ? 1 : 0
      fault = .resistance
    }
    if !(0...1e6).contains(topTolerance) {
      repaired.topTolerance = 5
      fault = .topTolerance
    }
    if case .spring(let response) = settling,
      (try? Spring(validatingResponse: response, dampingRatio: 1)) == nil
    {
      repaired.settling = .immediate
      fault = .response
    }
    return (repaired, fault)
  }

  /// Returns the core's configuration of a bar with this behavior.
  func barConfiguration(stops: [CGFloat], normalStop: Int) -> BarConfiguration {
    var configuration = BarConfiguration(stops: stops.map { Double($0) })
    configuration.normalStop = normalStop
    configuration.snapping =
      switch snapping {
      case .projected: .projected
      case .nearest: .nearest
      case .none: BarSnapping.none
      }
    configuration.resistance = resistance
    configuration.topTolerance = topTolerance
    configuration.holdsForShortContent = holdsShortContent
    configuration.stretchesWhileSettling = stretchesWhileSettling
    return configuration
  }
}
