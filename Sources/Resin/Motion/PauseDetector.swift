// SPDX-License-Identifier: MIT
internal import CResin

/// The definition of a pause in a gesture. A rule with a value that is NaN or out of range detects
/// no pause.
public struct PauseRule: Hashable, Sendable {
  /// The greatest speed at a pause, in units per second, 0 or more.
  public var maximumSpeed: Double

  /// The smallest distance of a pause from the start of the gesture, in units, 0 or more.
  public var minimumDistance: Double

  /// The fraction of the speed that must be lost, from 0 to 1.
  public var loss: Double

  /// The seconds within which the speed must be lost, finite and above 0. Used by ``PauseDetector``
  /// only.
  public var span: Double

  /// Creates a rule. The default values are those of "Building Fluid Interfaces", with a span of
  /// 0.1 s: seven velocities at 60 events a second.
  public init(
    maximumSpeed: Double = 100, minimumDistance: Double = 50, loss: Double = 0.9,
    span: Double = 0.1
  ) {
    self.maximumSpeed = maximumSpeed
    self.minimumDistance = minimumDistance
    self.loss = loss
    self.span = span
  }

  fileprivate var core: resin_pause_rule {
    resin_pause_rule(
      maximum_speed: maximumSpeed, minimum_distance: minimumDistance, loss: loss, span: span)
  }
}

/// A detector of pauses of a moving finger. A finger pauses when it has lost most of the speed that
/// it had a tenth of a second ago.
///
/// ```swift
/// var detector = PauseDetector()
/// var pauses = 0
/// // 60 events a second: the finger moves at 1,000 points per second, then at 40.
/// for event in 0..<30 {
///   let velocity = event < 15 ? 1000.0 : 40
///   let distance = Double(min(event, 15)) * 16
///   let time = Double(event) / 60
///   if detector.add(velocity: velocity, distance: distance, at: time) { pauses += 1 }
/// }
/// print(pauses)  // 1
/// ```
///
/// The earlier speed is interpolated between events, so the result does not depend on the rate of
/// events. An acceleration, a reversal without loss of speed, and a start from rest are never a
/// pause. Use a new detector for each gesture.
public struct PauseDetector: Sendable {
  private var core = resin_timed_pause_detector()

  /// The definition of a pause.
  public let rule: PauseRule

  /// Creates a detector without events.
  public init(rule: PauseRule = PauseRule()) {
    self.rule = rule
  }

  /// Whether the gesture has paused.
  public var hasPaused: Bool {
    core.paused != 0
  }

  /// Adds an event and returns whether the gesture pauses with it: true once in a gesture.
  ///
  /// An event that is not later than the previous one, or not finite, is ignored.
  ///
  /// - Parameters:
  ///   - velocity: In units per second.
  ///   - distance: From the start of the gesture, in units; its sign is ignored.
  ///   - time: In seconds, from any origin.
  public mutating func add(velocity: Double, distance: Double, at time: Double) -> Bool {
    var rule = rule.core
    return resin_timed_pause_detector_add(&core, &rule, time, velocity, distance)
  }
}

/// The pause detector of "Building Fluid Interfaces", which compares the first and the last of
/// seven velocities.
///
/// Its result depends on the rate of events, unlike the result of ``PauseDetector``.
public struct EventPauseDetector: Sendable {
  private var core = resin_pause_detector()

  /// The definition of a pause; its span is ignored.
  public let rule: PauseRule

  /// Creates a detector without events.
  public init(rule: PauseRule = PauseRule()) {
    self.rule = rule
  }

  /// Whether the gesture has paused.
  public var hasPaused: Bool {
    core.paused != 0
  }

  /// Adds an event and returns whether the gesture pauses with it: true once in a gesture.
  ///
  /// - Parameters:
  ///   - velocity: In units per second.
  ///   - distance: From the start of the gesture, in units; its sign is ignored.
  public mutating func add(velocity: Double, distance: Double) -> Bool {
    var rule = rule.core
    return resin_pause_detector_add(&core, &rule, velocity, distance)
  }
}

extension PauseDetector: Hashable {
  /// Returns whether the detectors have the same rule and the same events. Events are compared bit
  /// by bit: a velocity of 0.0 differs from -0.0.
  public static func == (left: PauseDetector, right: PauseDetector) -> Bool {
    left.rule == right.rule
      && withUnsafeBytes(of: left.core) { left in
        withUnsafeBytes(of: right.core) { right in left.elementsEqual(right) }
      }
  }

  /// Hashes the rule and the events.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    withUnsafeBytes(of: core) { hasher.combine(bytes: $0) }
  }
}

extension EventPauseDetector: Hashable {
  /// Returns whether the detectors have the same rule and the same events. Events are compared bit
  /// by bit: a velocity of 0.0 differs from -0.0.
  public static func == (left: EventPauseDetector, right: EventPauseDetector) -> Bool {
    left.rule == right.rule
      && withUnsafeBytes(of: left.core) { left in
        withUnsafeBytes(of: right.core) { right in left.elementsEqual(right) }
      }
  }

  /// Hashes the rule and the events.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    withUnsafeBytes(of: core) { hasher.combine(bytes: $0) }
  }
}
