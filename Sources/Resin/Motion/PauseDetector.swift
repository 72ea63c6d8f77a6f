// SPDX-License-Identifier: MIT
internal import CResin

/// What counts as a pause in a gesture. With a rule of which a member is NaN or out of range, nothing
/// does.
public struct PauseRule: Hashable, Sendable {
  /// A pause is not faster than this, in units per second, 0 or more.
  public var maximumSpeed: Double

  /// A pause is not nearer to the start of the gesture than this, in units, 0 or more.
  public var minimumDistance: Double

  /// More than this part of the speed must be lost, from 0 to 1.
  public var loss: Double

  /// The seconds within which it is lost, finite and above 0. Only ``PauseDetector`` reads it.
  public var span: Double

  /// Creates a rule; without arguments, that of "Building Fluid Interfaces", with the 0.1 s that its
  /// seven velocities are at 60 events a second.
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

/// Tells when a moving finger pauses: when it has lost most of the speed that it had a tenth of a
/// second ago.
///
///     if detector.add(velocity: velocity.y, distance: translation.y, at: timestamp) {
///       feedback.impactOccurred()
///     }
///
/// What happened before is interpolated between events, so the answer does not depend on how many
/// of them there are. Speeding up, turning round at speed and starting from rest are never a pause,
/// whatever the rule.
/// Start every gesture with a new one.
public struct PauseDetector: Sendable {
  private var core = resin_timed_pause_detector()

  /// What counts as a pause.
  public let rule: PauseRule

  /// Creates a detector that has seen nothing.
  public init(rule: PauseRule = PauseRule()) {
    self.rule = rule
  }

  /// Whether the gesture has paused.
  public var hasPaused: Bool {
    core.paused != 0
  }

  /// Takes in an event and tells whether the gesture pauses with it: true once in a gesture.
  ///
  /// An event that is not later than the one before, or not finite, is ignored.
  ///
  /// - Parameters:
  ///   - velocity: In units per second.
  ///   - distance: From the start of the gesture, in units; the sign does not matter.
  ///   - time: In seconds, from any start.
  public mutating func add(velocity: Double, distance: Double, at time: Double) -> Bool {
    var rule = rule.core
    return resin_timed_pause_detector_add(&core, &rule, time, velocity, distance)
  }
}

/// The pause detector of "Building Fluid Interfaces": of the last seven velocities, it compares the
/// first with the current one.
///
/// It counts events and so depends on their rate. ``PauseDetector`` does not.
public struct EventPauseDetector: Sendable {
  private var core = resin_pause_detector()

  /// What counts as a pause; its span is not read.
  public let rule: PauseRule

  /// Creates a detector that has seen nothing.
  public init(rule: PauseRule = PauseRule()) {
    self.rule = rule
  }

  /// Whether the gesture has paused.
  public var hasPaused: Bool {
    core.paused != 0
  }

  /// Takes in an event and tells whether the gesture pauses with it: true once in a gesture.
  ///
  /// - Parameters:
  ///   - velocity: In units per second.
  ///   - distance: From the start of the gesture, in units; the sign does not matter.
  public mutating func add(velocity: Double, distance: Double) -> Bool {
    var rule = rule.core
    return resin_pause_detector_add(&core, &rule, velocity, distance)
  }
}

extension PauseDetector: Hashable {
  /// Whether both have the same rule and have seen the same. What was seen is compared bit by bit: a
  /// velocity of 0.0 is not one of -0.0.
  public static func == (left: PauseDetector, right: PauseDetector) -> Bool {
    left.rule == right.rule
      && withUnsafeBytes(of: left.core) { left in
        withUnsafeBytes(of: right.core) { right in left.elementsEqual(right) }
      }
  }

  /// Feeds the rule and what was seen into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    withUnsafeBytes(of: core) { hasher.combine(bytes: $0) }
  }
}

extension EventPauseDetector: Hashable {
  /// Whether both have the same rule and have seen the same. What was seen is compared bit by bit: a
  /// velocity of 0.0 is not one of -0.0.
  public static func == (left: EventPauseDetector, right: EventPauseDetector) -> Bool {
    left.rule == right.rule
      && withUnsafeBytes(of: left.core) { left in
        withUnsafeBytes(of: right.core) { right in left.elementsEqual(right) }
      }
  }

  /// Feeds the rule and what was seen into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    withUnsafeBytes(of: core) { hasher.combine(bytes: $0) }
  }
}
