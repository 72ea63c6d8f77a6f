// SPDX-License-Identifier: MIT
internal import Resin

/// The way of content to a place, on a critically damped spring: a closed form of the time.
struct ContentMotion {
  let target: Double
  private let spring: Spring
  private let from: Motion
  private let start: TimeInterval
  private let duration: TimeInterval
  /// Where the content was put last. Elsewhere somebody else has moved it.
  var last: Double

  init(_ spring: Spring, from: Motion, to target: Double, at start: TimeInterval) {
    self.target = target
    self.spring = spring
    self.from = from
    self.start = start
    last = from.value
    duration = spring.settlingTime(of: from, toward: target, tolerance: .points) ?? 0
  }

  func isOver(at time: TimeInterval) -> Bool { time - start >= duration }

  func place(at time: TimeInterval) -> Double {
    isOver(at: time) ? target : spring.advance(from, toward: target, by: max(time - start, 0)).value
  }
}
