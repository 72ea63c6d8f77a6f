// SPDX-License-Identifier: MIT
internal import Resin

/// How a bar behaves besides its heights. The defaults are what users of a phone expect;
/// ``original`` is what the first AirBar did.
public struct Behavior: Hashable, Sendable {
  /// How the stop is chosen at which a bar settles when the finger leaves.
  public enum Snapping: Hashable, Sendable {
    /// The stop nearest to where the bar would be when the content has come to rest by itself. A
    /// fling that takes the bar to a stop is left alone.
    case projected
    /// The stop nearest to where the bar is, whatever the velocity.
    case nearest
    /// None: the bar rests wherever the content leaves it.
    case none
  }

  /// How content and bar go to the place at which they come to rest.
  public enum Settling: Hashable, Sendable {
    /// With a critically damped spring that starts at the velocity of the finger. `response` is the
    /// period that it would have without damping, in seconds, greater than 0.
    case spring(response: TimeInterval)
    /// With the scroll view's own animation, which starts from rest.
    case scrollView
    /// At once.
    case immediate
  }

  /// Where the bar settles after a release.
  public var snapping = Snapping.projected

  /// How it gets there.
  public var settling = Settling.spring(response: 0.4)

  /// Whether gestures that are cancelled or fail settle, too. Otherwise they leave the bar between
  /// its stops.
  public var settlesCancelledGestures = true

  /// Whether the bar settles whenever the content has stopped: after a fling, scroll-to-top, scrolling
  /// by code, or a refresh. Otherwise only the release of a finger settles it.
  public var settlesWhenContentStops = true

  /// Whether content may be moved to bring the bar to a stop. Without it the bar goes to its stop by
  /// itself, which is for scroll views whose delegate decides where content rests. Paging scroll views
  /// are never moved after a release.
  public var movesContent = true

  /// Whether the bar adds its height to the insets that a scroll view has. Otherwise it replaces them.
  public var addsToInsets = true

  /// The slope of the rubber band with which the bar gives way beyond its stops while the finger is
  /// down, from 0 for none to 1.
  public var resistance: CGFloat = 0.55

  /// Whether the rubber band also holds while content bounces back after the finger has left.
  public var stretchesWhileSettling = false

  /// Whether content too short to scroll stays, and the bar with it at its normal height. Otherwise
  /// such content gets room to scroll until the bar is at its lowest stop.
  public var holdsShortContent = false

  /// Whether the content of a scroll view that is set is moved so that the bar need not move. Otherwise
  /// the content stays and the bar adapts.
  public var alignsContentOnSet = true

  /// Whether the observer is only told when the state has changed. Otherwise it is told of everything
  /// that the scroll view reports.
  public var reportsOnlyChanges = true

  /// How near the top of the content a touch counts as at the top, in points, from 0. A bar can only be
  /// expanded by touches at the top.
  public var topTolerance: CGFloat = 5

  /// The defaults.
  public init() {}

  /// What the first AirBar did, as far as that was not an error.
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
  /// The spring of ``Settling/spring(response:)``; none for the others and for a response that no
  /// spring can have.
  var spring: Spring? {
    guard case .spring(let response) = settling else { return nil }
    return try? Spring(validatingResponse: response, dampingRatio: 1)
  }

  /// This with the numbers that are out of range brought into it, and what was wrong.
  func mended() -> (behavior: Behavior, fault: ConfigurationError?) {
    var (mended, fault) = (self, ConfigurationError?.none)
    if !(0...1).contains(resistance) {
      mended.resistance = resistance > 1 ? 1 : 0
      fault = .resistance
    }
    if !(0...1e6).contains(topTolerance) {
      mended.topTolerance = 5
      fault = .topTolerance
    }
    if case .spring = settling, spring == nil {
      mended.settling = .immediate
      fault = .response
    }
    return (mended, fault)
  }

  func apply(to configuration: inout BarConfiguration) {
    switch snapping {
    case .projected: configuration.snapping = .projected
    case .nearest: configuration.snapping = .nearest
    case .none: configuration.snapping = BarSnapping.none
    }
    configuration.resistance = Double(resistance)
    configuration.topTolerance = Double(topTolerance)
    configuration.holdsForShortContent = holdsShortContent
    configuration.stretchesWhileSettling = stretchesWhileSettling
  }
}
