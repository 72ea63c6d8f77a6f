// SPDX-License-Identifier: MIT
internal import Resin

/// How content moves along one axis after a finger left it: a fling that dies away, a spring, or a
/// fling that hits an edge and goes over into a spring.
///
/// All of it is a closed form of the time since the motion began.
struct AxisMotion {
  /// The spring at the edges: critically damped, 0.5 s. docs/design/scrolling.md says why.
  static let spring = Spring(response: 0.5, dampingRatio: 1)

  /// What counts as there.
  static let tolerance = SpringTolerance.points

  /// Where the motion ends.
  private(set) var rest: Double

  /// When it ends, in seconds. What is then missing is less than the tolerance.
  let duration: Double

  private var fling: Deceleration?
  private var flingDuration = 0.0
  /// How fast the time of the fling passes.
  private var pace = 1.0
  /// What the spring takes over when the fling is over.
  private var sprung: Motion?

  private init(rest: Double, duration: Double = 0) {
    self.rest = rest
    self.duration = duration
  }

  /// Whether a spring has it after some seconds.
  func isSprung(at seconds: Double) -> Bool {
    sprung != nil && seconds >= flingDuration
  }

  /// Where the content is after some seconds, and how fast it moves.
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
  /// No motion at all.
  static func resting(at value: Double) -> AxisMotion {
    AxisMotion(rest: value)
  }

  /// The motion of content that is let go, within limits.
  ///
  /// Outside of them a spring takes it back, unless it is thrown back in so fast that it goes on.
  static func flung(
    _ start: Motion, within limits: ScrollLimits, rate: DecelerationRate, bounces: Bool
  ) -> AxisMotion {
    let fling = Deceleration(from: start.value, velocity: start.velocity, rate: rate)
    let inside = limits.clamp(start.value)
    if start.value != inside {
      guard bounces else { return resting(at: inside) }
      let comesBack = start.value < inside ? fling.rest > limits.low : fling.rest < limits.high
      guard comesBack else { return sprung(start, to: inside) }
    }
    let edge = start.velocity < 0 ? limits.low : limits.high
    guard start.velocity != 0, let crossing = fling.crossing(of: edge) else {
      return coasting(fling)
    }
    return hitting(edge, at: crossing, fling: fling, bounces: bounces)
  }

  /// The motion of content that is let go and is to come to rest at a target.
  ///
  /// Where a fling would lead at least half as far, it keeps its velocity and dies away a little faster
  /// or slower; elsewhere a spring takes the content there. Neither overshoots.
  static func heading(to target: Double, from start: Motion, rate: DecelerationRate) -> AxisMotion {
    let distance = target - start.value
    let reach = rate.coastingDistance(initialVelocity: start.velocity)
    guard
      distance != 0, distance.sign == reach.sign, distance.magnitude <= 2 * reach.magnitude
    else {
      return sprung(start, to: target)
    }
    // The fling that leads there, at the pace at which it starts as fast as the content is.
    let fling = Deceleration(
      from: start.value, velocity: distance / rate.coastingDistance(initialVelocity: 1), rate: rate)
    var motion = coasting(fling, at: start.velocity / fling.velocity)
    motion.rest = target
    return motion
  }

  private static func coasting(_ fling: Deceleration, at pace: Double = 1) -> AxisMotion {
    // The way that is left is in proportion to the speed.
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
