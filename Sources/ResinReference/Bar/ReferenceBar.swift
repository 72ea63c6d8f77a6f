// SPDX-License-Identifier: MIT
import Foundation

/// A second implementation of the bar, in safe Swift. The tests compare the C core with it, and the
/// benchmarks use it as the baseline.
///
/// Both implementations make the same decisions and round in the same way, so their results agree
/// bit by bit. See resin/bar.h for the terms.
public struct ReferenceBar: Hashable, Sendable {
  /// The choice of the stop at which the bar settles.
  public enum Snapping: Hashable, Sendable {
    /// The stop nearest to the height after the content has decelerated.
    case projected
    /// The stop nearest to the current height.
    case nearest
    case none
  }

  /// The source of a bar's motion.
  public enum Phase: Hashable, Sendable {
    /// No scroll view has been attached yet.
    case detached
    /// No finger is down and no target is pending.
    case resting
    /// A finger drags the content.
    case tracking
    /// The content has been released and has not come to rest yet.
    case settling
  }

  /// The state of a bar.
  public struct State: Hashable, Sendable {
    /// The negated height of the bar, in points.
    public var offset: Double
    /// The content offset of the last sample.
    public var contentOffset: Double
    /// The index of the highest available stop.
    public var highestStop: Int
    /// The source of the bar's motion.
    public var phase: Phase

    /// Creates a state from the values of its properties.
    public init(offset: Double, contentOffset: Double, highestStop: Int, phase: Phase) {
      self.offset = offset
      self.contentOffset = contentOffset
      self.highestStop = highestStop
      self.phase = phase
    }
  }

  /// The vertical geometry of a scroll view.
  public struct Sample: Hashable, Sendable {
    /// The vertical content offset.
    public var contentOffset: Double
    /// The effective inset at the top.
    public var insetTop: Double
    /// The effective inset at the bottom.
    public var insetBottom: Double
    /// The inset at the top without the bar's contribution.
    public var clientInsetTop: Double
    /// The inset at the bottom without the bar's contribution.
    public var clientInsetBottom: Double
    /// The height of the content.
    public var contentHeight: Double
    /// The height of the view.
    public var frameHeight: Double

    /// Creates a sample from the values of its properties.
    public init(
      contentOffset: Double, insetTop: Double, insetBottom: Double, clientInsetTop: Double,
      clientInsetBottom: Double, contentHeight: Double, frameHeight: Double
    ) {
      self.contentOffset = contentOffset
      self.insetTop = insetTop
      self.insetBottom = insetBottom
      self.clientInsetTop = clientInsetTop
      self.clientInsetBottom = clientInsetBottom
      self.contentHeight = contentHeight
      self.frameHeight = frameHeight
    }
  }

  /// The heights of the stops, ascending.
  public let stops: [Double]
  /// The highest stop that scrolling reaches without pulling at the top of the content.
  public let normalStop: Int
  /// The choice of the stop at which the bar settles.
  public var snapping = Snapping.projected
  /// The slope of the rubber band; 0 for none.
  public var resistance = 0.55
  /// The distance of a deceleration, in points for each point per second of velocity.
  public var coasting = ReferenceBar.coasting(rate: 0.998)
  /// The distance from the top within which a touch is at the top, in points.
  public var topTolerance = 5.0
  /// Whether short content keeps the bar at its normal stop.
  public var holdsForShortContent = false
  /// Whether the bar also stretches while it settles.
  public var stretchesWhileSettling = false

  let shortest: Double
  let normal: Double

  /// Creates a bar; nil unless the stops are two or more ascending heights and the normal stop is
  /// above 0 and below their count.
  public init?(stops: [Double], normalStop: Int? = nil) {
    guard stops.count >= 2, stops.allSatisfy({ $0 >= 0 && $0 <= Self.limit }),
      zip(stops, stops.dropFirst()).allSatisfy({ $0 <= $1 })
    else { return nil }
    let normalStop = normalStop ?? max(stops.count - 2, 1)
    guard stops.indices.dropFirst().contains(normalStop) else { return nil }
    self.stops = stops
    self.normalStop = normalStop
    shortest = 0 - stops[0]
    normal = 0 - stops[normalStop]
  }

  /// Returns -1 / (1000 · ln rate).
  public static func coasting(rate: Double) -> Double {
    1 / (-1000 * log(rate))
  }

  static let limit = 1e100

  var stopTolerance: Double { topTolerance / 10 }
  var roundingTolerance: Double { topTolerance / 1e7 }

  func offset(at stop: Int) -> Double {
    0 - stops[stop]
  }

  /// The state of a new bar, at its normal stop, without a scroll view.
  public var initialState: State {
    State(offset: normal, contentOffset: 0, highestStop: normalStop, phase: .detached)
  }
}

// MARK: - Reducing

extension ReferenceBar {
  /// Returns the state after the content has moved; nil if a number or the state is out of range.
  public func reduce(_ state: State, _ sample: Sample) -> State? {
    guard accepts(state), accepts(sample) else { return nil }
    return reduced(state, sample)
  }

  func reduced(_ state: State, _ sample: Sample) -> State {
    let move = Move(self, state, sample)
    let delta = move.withoutBottom(move.withoutTop(move.distance))
    return moved(state, sample, move, to: move.anchored(move.cutOut(move.base + delta)))
  }

  /// The input of a reduction. Positions are content offset plus the client's top inset.
  struct Move {
    /// The offset without stretch.
    let base: Double
    /// The distance that the content moved.
    let distance: Double
    let previous: Double
    let current: Double
    let top: Double
    let bottom: Double
    /// The position of the content at its top.
    let start: Double
    let highestStop: Int
    let tallest: Double
    let shortest: Double
    let normal: Double

    init(_ bar: ReferenceBar, _ state: State, _ sample: Sample) {
      shortest = bar.shortest
      normal = bar.normal
      let isAttached = state.phase != .detached
      current = sample.contentOffset + sample.clientInsetTop
      previous = isAttached ? state.contentOffset + sample.clientInsetTop : current
      distance = isAttached ? sample.contentOffset - state.contentOffset : 0
      let last = bar.isElastic(state.phase) ? state.highestStop : bar.stops.count - 1
      base = state.offset.limited(to: bar.offset(at: last), bar.shortest)
      top = bar.offset(at: state.highestStop)
      start = sample.clientInsetTop - sample.insetTop
      let end =
        sample.contentHeight - sample.frameHeight + sample.insetBottom + sample.clientInsetTop
      bottom = max(max(end, start), top)
      let leaves = distance > 0 && current > bar.normal + bar.topTolerance
      highestStop = leaves ? bar.normalStop : state.highestStop
      tallest = bar.offset(at: highestStop)
    }

    func withoutTop(_ delta: Double) -> Double {
      min(previous, current) < top
        ? delta - distance + (max(current, top) - max(previous, top)) : delta
    }

    func withoutBottom(_ delta: Double) -> Double {
      max(previous, current) > bottom
        ? delta - distance + (min(current, bottom) - min(previous, bottom)) : delta
    }

    func cutOut(_ target: Double) -> Double {
      target.limited(to: min(tallest, base), max(shortest, base))
    }

    func anchored(_ target: Double) -> Double {
      target.limited(
        to: max(min(current, normal), tallest), min(max(current, tallest), shortest))
    }
  }

  /// Returns the state for a target, with the rubber band.
  func moved(_ state: State, _ sample: Sample, _ move: Move, to target: Double) -> State {
    var result = State(
      offset: target, contentOffset: sample.contentOffset, highestStop: move.highestStop,
      phase: state.phase == .detached ? .resting : state.phase)
    guard resistance > 0, isElastic(result.phase) else { return result }
    let above = min(move.start, move.tallest) - move.current
    let below = move.current - max(move.bottom, shortest)
    if above > 0, target <= move.tallest {
      result.offset = target - give(above, dimension: sample.frameHeight)
    } else if below > 0, target >= shortest - roundingTolerance {
      result.offset = shortest + give(below, dimension: 0 - shortest)
    }
    return result
  }

  /// Returns the offsets that fit content at a position: without a gap below the bar and, above the
  /// normal stop, without an overlap.
  func fitting(tallest: Double, at position: Double) -> (tallest: Double, shortest: Double) {
    (max(min(position, normal), tallest), min(max(position, tallest), shortest))
  }

  func accepts(_ state: State) -> Bool {
    abs(state.offset) <= Self.limit && abs(state.contentOffset) <= Self.limit
      && stops.indices.contains(state.highestStop) && state.highestStop >= normalStop
  }

  func accepts(_ sample: Sample) -> Bool {
    abs(sample.contentOffset) <= Self.limit && abs(sample.insetTop) <= Self.limit
      && abs(sample.insetBottom) <= Self.limit && abs(sample.clientInsetTop) <= Self.limit
      && abs(sample.clientInsetBottom) <= Self.limit && sample.contentHeight >= 0
      && sample.contentHeight <= Self.limit && sample.frameHeight >= 0
      && sample.frameHeight <= Self.limit
  }

  func isElastic(_ phase: Phase) -> Bool {
    phase == .tracking || (phase == .settling && stretchesWhileSettling)
  }

  /// Returns the offset of the scroll view's rubber band.
  private func give(_ distance: Double, dimension: Double) -> Double {
    guard dimension > 0, distance * resistance > 0 else { return 0 }
    return dimension / (1 + dimension / (distance * resistance))
  }
}

// MARK: - Position among the stops

extension ReferenceBar {
  /// Returns the position of a bar among its stops.
  public func progress(of state: State) -> Double {
    abs(state.offset) <= Self.limit ? position(of: 0 - state.offset).progress : 0
  }

  /// Returns the stop whose height the bar has exactly.
  public func stop(of state: State) -> Int? {
    abs(state.offset) <= Self.limit ? position(of: 0 - state.offset).stop : nil
  }

  /// Interpolates a value by the height, with one range for each interval.
  public func value(of state: State, in ranges: [(from: Double, to: Double)]) -> Double? {
    guard ranges.count == stops.count - 1, abs(state.offset) <= Self.limit,
      ranges.allSatisfy({ abs($0.from) <= Self.limit && abs($0.to) <= Self.limit })
    else { return nil }
    let position = position(of: 0 - state.offset)
    let range = ranges[position.interval]
    return position.fraction < 1
      ? range.from + (range.to - range.from) * position.fraction : range.to
  }

  private typealias Position = (interval: Int, stop: Int?, fraction: Double, progress: Double)

  private func position(of height: Double) -> Position {
    let below = (stops.lastIndex { $0 <= height }) ?? 0
    let low = representative(of: below)
    if height <= stops[below] || below == stops.count - 1 {
      let isLast = low == stops.count - 1
      return (
        isLast ? low - 1 : low, height == stops[below] ? low : nil, isLast ? 1 : 0, Double(low)
      )
    }
    let high = representative(of: below + 1)
    let fraction = (height - stops[below]) / (stops[below + 1] - stops[below])
    return (below, nil, fraction, Double(low) + Double(high - low) * fraction)
  }

  /// Returns, of all stops with the same height as `stop`, the stop nearest to the normal stop.
  func representative(of stop: Int) -> Int {
    var equal = stops.indices.filter { stops[$0] == stops[stop] }
    equal.sort { abs($0 - normalStop) < abs($1 - normalStop) }
    return equal[0]
  }
}

extension Double {
  /// Clamps the number; `low` has precedence if `low` > `high`. Uses comparisons instead of `min`
  /// and `max`, which choose differently between zeros of different sign.
  func limited(to low: Double, _ high: Double) -> Double {
    let bounded = self > high ? high : self
    return bounded < low ? low : bounded
  }
}
