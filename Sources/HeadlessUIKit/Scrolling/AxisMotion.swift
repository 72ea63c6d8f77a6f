// SPDX-License-Identifier: MIT
internal import Resin

/// The motion of content along one axis after a finger was lifted: a decelerating fling, a spring,
/// or a fling that reaches an edge and continues as a spring.
///
/// Every position is a closed form of the time since the motion began.
struct AxisMotion {
  /// The spring at the edges: critically damped, 0.5 s. docs/design/scrolling.md explains the
  /// values.
  static let spring = Spring(response: 0.5, dampingRatio: 1)

  /// The distance and velocity below which the content counts as at rest.
  static let tolerance = SpringTolerance.points

  /// The offset at which the motion ends.
  private(set) var rest: Double

  /// The duration of the motion, in seconds. The distance that remains then is below the tolerance.
  let duration: Double

  private var fling: Deceleration?
  private var flingDuration = 0.0
  /// The factor by which the time of the fling is scaled.
  private var pace = 1.0
  /// The state at which a spring continues after the fling, or nil.
  private var sprung: Motion?

  private init(rest: Double, duration: Double = 0) {
    self.rest = rest
    self.duration = duration
  }

  /// Returns whether a spring moves the content at a time.
  func isSprung(at seconds: Double) -> Bool {
    sprung != nil && seconds >= flingDuration
  }

  /// Returns the offset and the velocity of the content at a time.
  func state(at seconds: Double) -> Motion {
    guard seconds < duration else { return Motion(value: rest) }
    if let fling, seconds < flingDuration {
      let left = fling.after(seconds * pace)
      return Motion(value: left.start, velocity: left.velocity * pace)
    }
    guard let sprung else { return Motion(value: rest) }
    return Self.spring.advance(sprung, toward: rest, by: max(seconds - flingDuration, 0))
  }
}

extension AxisMotion {
  /// Returns a motion without movement.
  static func resting(at value: Double) -> AxisMotion {
    AxisMotion(rest: value)
  }

  /// Returns the motion of released content within limits.
  ///
  /// A spring returns content that is outside of the limits, unless the velocity carries it back
  /// inside.
  static func flung(
    _ start: Motion, within limits: ScrollLimits, rate: DecelerationRate, bounces: Bool
  ) -> AxisMotion {
    let fling = Deceleration(from: start.value, velocity: start.velocity, rate: rate)
    let inside = limits.clamp(start.value)
    if start.value != inside {
      guard bounces else { return resting(at: inside) }
      let returns = start.value < inside ? fling.rest > limits.low : fling.rest < limits.high
      guard returns else { return sprung(start, to: inside) }
    }
    let edge = start.velocity < 0 ? limits.low : limits.high
    guard start.velocity != 0, let crossing = fling.crossing(of: edge) else {
      return coasting(fling)
    }
    return hitting(edge, at: crossing, fling: fling, bounces: bounces)
  }

  /// Returns the motion of released content that comes to rest at a target.
  ///
  /// Where a fling would reach at least half as far, the motion keeps its velocity and decelerates
  /// slightly faster or slower; elsewhere a spring moves the content to the target. Neither
  /// overshoots.
  static func heading(to target: Double, from start: Motion, rate: DecelerationRate) -> AxisMotion {
    let distance = target - start.value
    let reach = rate.coastingDistance(initialVelocity: start.velocity)
    guard
      distance != 0, distance.sign == reach.sign, distance.magnitude <= 2 * reach.magnitude
    else {
      return sprung(start, to: target)
    }
    // The fling that reaches the target, scaled in time so that it starts at the content's
    // velocity.
    let fling = Deceleration(
      from: start.value, velocity: distance / rate.coastingDistance(initialVelocity: 1), rate: rate)
    var motion = coasting(fling, at: start.velocity / fling.velocity)
    motion.rest = target
    return motion
  }

  private static func coasting(_ fling: Deceleration, at pace: Double = 1) -> AxisMotion {
    // The remaining distance is proportional to the velocity.
    let reach = fling.rate.coastingDistance(initialVelocity: 1)
    guard reach > 0 else { return resting(at: fling.rest) }
    let duration = (fling.time(untilSpeed: tolerance.distance / reach) ?? 0) / pace
    var motion = AxisMotion(rest: fling.rest, duration: duration)
    motion.fling = fling
    motion.flingDuration = duration
    motion.pace = pace
    return motion
  }

  private static func hitting(
    _ edge: Double, at crossing: Deceleration.Crossing, fling: Deceleration, bounces: Bool
  ) -> AxisMotion {
    let atEdge = Motion(value: edge, velocity: crossing.velocity)
    let settling =
      bounces ? spring.settlingTime(of: atEdge, toward: edge, tolerance: tolerance) ?? 0 : 0
    var motion = AxisMotion(rest: edge, duration: crossing.time + settling)
    motion.fling = fling
    motion.flingDuration = crossing.time
    motion.sprung = bounces ? atEdge : nil
    return motion
  }

  private static func sprung(_ start: Motion, to target: Double) -> AxisMotion {
    let duration = spring.settlingTime(of: start, toward: target, tolerance: tolerance) ?? 0
    var motion = AxisMotion(rest: target, duration: duration)
    motion.sprung = start
    return motion
  }
}
