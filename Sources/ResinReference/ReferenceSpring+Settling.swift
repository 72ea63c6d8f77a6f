// SPDX-License-Identifier: MIT
import Foundation

extension ReferenceSpring {
  /// Returns the seconds after which distance and speed remain within the tolerance; nil for an
  /// undamped spring that is not at rest, or if a number is out of range.
  public func settlingTime(
    of motion: Motion, toward target: Double, tolerance: Tolerance
  ) -> Double? {
    guard Self.isUsable(motion.value), Self.isUsable(motion.velocity), Self.isUsable(target) else {
      return nil
    }
    let (distance, velocity) = components(
      distance: motion.value - target, velocity: motion.velocity)
    let there = distance.lastTime(over: tolerance.distance)
    let slow = velocity.lastTime(over: tolerance.speed)
    let time = max(there, slow)
    return time < .infinity ? time : nil
  }

  /// Returns whether distance and speed remain within the tolerance from now on.
  func isAtRest(distance x: Double, velocity v: Double, tolerance: Tolerance) -> Bool {
    guard abs(x) <= tolerance.distance, abs(v) <= tolerance.speed else { return false }
    // The energy never increases.
    let speed = (v * v + frequency * x * (frequency * x)).squareRoot()
    if speed < tolerance.speed && speed < frequency * tolerance.distance { return true }
    let (distance, velocity) = components(distance: x, velocity: v)
    return distance.laterPeak <= tolerance.distance && velocity.laterPeak <= tolerance.speed
  }

  // The velocity of an oscillator satisfies the same equation.
  private func components(
    distance x: Double, velocity v: Double
  ) -> (distance: Component, velocity: Component) {
    let acceleration = -2 * decay * v - frequency * frequency * x
    return (
      Component(spring: self, start: x, slope: v),
      Component(spring: self, start: v, slope: acceleration)
    )
  }

  private struct Component {
    let spring: ReferenceSpring
    let start: Double
    let slope: Double

    func value(at t: Double) -> Double {
      spring.transition(over: t).apply(distance: start, velocity: slope).distance
    }

    func slope(at t: Double) -> Double {
      spring.transition(over: t).apply(distance: start, velocity: slope).velocity
    }

    // The first time after the start at which the slope is zero.
    private var firstExtremum: Double? {
      if slope == 0 { return nil }
      let stiffness = spring.frequency * spring.frequency
      switch spring.regime {
      case .under:
        // The slope is a multiple of cos(rate t - angle).
        let angle = atan2(-(spring.decay * slope + stiffness * start) / spring.rate, slope)
        let phase = (angle + .pi / 2).truncatingRemainder(dividingBy: .pi)
        return (phase > 0 ? phase : phase + .pi) / spring.rate
      case .critical:
        let inverse = spring.decay + stiffness * start / slope
        return inverse > 0 ? 1 / inverse : nil
      case .over(let slow, _):
        let ratio = slow + stiffness * start / slope
        return ratio > 0 ? log1p(2 * spring.rate / ratio) / (2 * spring.rate) : nil
      }
    }

    /// The size of the first extremum after the start; 0 if there is none.
    var laterPeak: Double {
      firstExtremum.map { abs(value(at: $0)) } ?? 0
    }

    func lastTime(over level: Double) -> Double {
      if start == 0 && slope == 0 { return 0 }
      switch spring.regime {
      case .under: return lastTimeWhenRinging(over: level)
      case .critical: return lastTimeWhenCreeping(over: level, slowest: spring.decay)
      case .over(let slow, _): return lastTimeWhenCreeping(over: level, slowest: slow)
      }
    }

    // Searches backward from the end of the envelope for the last extremum above the level.
    private func lastTimeWhenRinging(over level: Double) -> Double {
      let half = Double.pi / spring.rate
      let amplitude = hypot(start, (slope + spring.decay * start) / spring.rate)
      if amplitude <= level { return 0 }
      let first = firstExtremum ?? half
      if spring.decay == 0 { return max(laterPeak, abs(start)) > level ? .infinity : 0 }
      var k = ((log(amplitude / level) / spring.decay - first) / half).rounded(.up) + 1
      while k >= 0 {
        let peak = first + k * half
        if abs(value(at: peak)) > level { return fall(through: level, from: peak, to: peak + half) }
        k -= 1
      }
      return abs(start) > level ? fall(through: level, from: 0, to: first) : 0
    }

    private func lastTimeWhenCreeping(over level: Double, slowest: Double) -> Double {
      let peak = firstExtremum ?? 0
      var end = peak + 1 / slowest
      while abs(value(at: end)) > level { end *= 2 }
      if abs(value(at: peak)) > level { return fall(through: level, from: peak, to: end) }
      return abs(start) > level ? fall(through: level, from: 0, to: peak) : 0
    }

    private func fall(through level: Double, from low: Double, to high: Double) -> Double {
      boundary(from: low, to: high) { abs(value(at: $0)) > level }
    }

    private func boundary(from: Double, to: Double, while holds: (Double) -> Bool) -> Double {
      var low = from
      var high = to
      while true {
        let middle = low + (high - low) / 2
        if middle <= low || middle >= high { return high }
        if holds(middle) { low = middle } else { high = middle }
      }
    }
  }
}
