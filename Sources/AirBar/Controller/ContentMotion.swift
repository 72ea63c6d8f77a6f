// SPDX-License-Identifier: MIT
internal import Resin

/// A motion of content to a target: on a critically damped spring, or a fling that ends at an edge
/// like that of a scroll view. A closed form of the time.
struct ContentMotion {
  /// The spring of a scroll view's edge; docs/design/scrolling.md has the source of the value.
  private static let edge = Spring(response: 0.5, dampingRatio: 1)

  let target: Double
  private var fling: Deceleration?
  /// The duration of the fling, in seconds.
  private var flingDuration = 0.0
  private let spring: Spring
  /// The state at which the spring begins.
  private let from: Motion
  private let start: TimeInterval
  private let duration: TimeInterval
  /// The last content offset that the motion set. At any other offset, the content has been moved
  /// by a finger or by code.
  var last: Double

  /// - Precondition: `response` is the response of a spring, in seconds.
  init(response: TimeInterval, from: Motion, to target: Double, at start: TimeInterval) {
    self.target = target
    self.from = from
    self.start = start
    spring = Spring(response: response, dampingRatio: 1)
    last = from.value
    duration = spring.settlingTime(of: from, toward: target, tolerance: .points) ?? 0
  }

  /// Creates the motion of content that is flung, and bounces at an edge if it reaches that.
  init(_ fling: Deceleration, to edge: Double, at start: TimeInterval) {
    self.fling = fling
    self.start = start
    last = fling.start
    spring = Self.edge
    if let crossing = fling.crossing(of: edge) {
      flingDuration = crossing.time
      target = edge
      from = Motion(value: edge, velocity: crossing.velocity)
    } else {
      let reach = fling.rate.coastingDistance(initialVelocity: 1)
      let speed = SpringTolerance.points.distance / max(reach, 1e-9)
      flingDuration = fling.time(untilSpeed: speed) ?? 0
      target = fling.rest
      from = Motion(value: target)
    }
    duration =
      flingDuration + (spring.settlingTime(of: from, toward: target, tolerance: .points) ?? 0)
  }

  func isOver(at time: TimeInterval) -> Bool { time - start >= duration }

  func offset(at time: TimeInterval) -> Double {
    guard !isOver(at: time) else { return target }
    let seconds = max(time - start, 0)
    if let fling, seconds < flingDuration { return fling.value(at: seconds) }
    return spring.advance(from, toward: target, by: seconds - flingDuration).value
  }
}
