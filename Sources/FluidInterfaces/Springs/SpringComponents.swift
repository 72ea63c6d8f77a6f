// SPDX-License-Identifier: MIT

/// The components of an animator's value, with all that a step needs: a step is one access to the
/// animator.
@usableFromInline
struct SpringComponents {
  @usableFromInline var motions: [Motion]
  @usableFromInline var targets: [Double]
  var spring: Spring
  let tolerance: SpringTolerance
  /// The time of the motions while they move, of `CACurrentMediaTime()`.
  var time: TimeInterval = 0

  init(resting targets: [Double], spring: Spring, tolerance: SpringTolerance) {
    motions = targets.map { Motion(value: $0) }
    self.targets = targets
    self.spring = spring
    self.tolerance = tolerance
  }

  var areAtRest: Bool {
    motions.indices.allSatisfy { motions[$0].isResting(at: targets[$0]) }
  }

  /// Places the components at their targets.
  mutating func rest() {
    for index in motions.indices {
      motions[index] = Motion(value: targets[index])
    }
  }

  mutating func step(to time: TimeInterval, withoutBounce: Bool) {
    let seconds = max(time - self.time, 0)
    self.time = time
    let spring = withoutBounce ? spring.withoutBounce : spring
    for index in motions.indices {
      motions[index] = spring.step(
        motions[index], toward: targets[index], by: seconds, tolerance: tolerance)
    }
  }
}
