// SPDX-License-Identifier: MIT
internal import Resin

/// A motion of content to a target on a critically damped spring: a closed form of the time.
struct ContentMotion {
  let target: Double
  private let spring: Spring
  private let from: Motion
  private let start: TimeInterval
  private let duration: TimeInterval
  /// The last content offset that the motion set. At any other offset, the content has been moved by
  /// a finger or by code.
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

  func isOver(at time: TimeInterval) -> Bool { time - start >= duration }

  func place(at time: TimeInterval) -> Double {
    isOver(at: time) ? target : spring.advance(from, toward: target, by: max(time - start, 0)).value
  }
}
