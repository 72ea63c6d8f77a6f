// SPDX-License-Identifier: MIT

/// A batch of springs in arrays, in safe Swift.
public struct ReferenceSpringBatch: Sendable {
  /// The present value of each spring.
  public private(set) var values: [Double]
  /// The velocities of the values, in units per second.
  public private(set) var velocities: [Double]
  /// The values at which the springs are at rest.
  public var targets: [Double]

  private let springs: [ReferenceSpring]
  private let shared: ReferenceSpring?
  private let tolerance: ReferenceSpring.Tolerance

  /// The indices of the springs that came to rest in the last advance.
  public private(set) var settled: [Int] = []

  /// Creates a batch of springs that share their constants.
  public init(
    spring: ReferenceSpring, tolerance: ReferenceSpring.Tolerance, values: [Double],
    velocities: [Double], targets: [Double]
  ) {
    precondition(values.count == targets.count && velocities.count == targets.count)
    (self.values, self.velocities, self.targets) = (values, velocities, targets)
    (springs, shared, self.tolerance) = ([], spring, tolerance)
  }

  /// Creates a batch of springs with separate constants.
  public init(
    springs: [ReferenceSpring], tolerance: ReferenceSpring.Tolerance, values: [Double],
    velocities: [Double], targets: [Double]
  ) {
    precondition(values.count == targets.count && velocities.count == targets.count)
    precondition(springs.count == targets.count)
    (self.values, self.velocities, self.targets) = (values, velocities, targets)
    (self.springs, shared, self.tolerance) = (springs, nil, tolerance)
  }

  /// Advances every spring, and returns the number of springs that still move.
  public mutating func advance(by seconds: Double) -> Int {
    precondition(targets.count == values.count, "targets must have one element for each spring")
    guard seconds >= 0, seconds <= 1e6 else { return 0 }
    settled.removeAll(keepingCapacity: true)
    var moving = 0
    if let shared {
      let transition = shared.transition(over: seconds)
      for i in values.indices { moving += step(i, shared, transition) }
    } else {
      for i in springs.indices {
        moving += step(i, springs[i], springs[i].transition(over: seconds))
      }
    }
    return moving
  }

  // Returns 1 if the spring still moves, otherwise 0.
  @inline(__always)
  private mutating func step(
    _ i: Int, _ spring: ReferenceSpring, _ transition: ReferenceSpring.Transition
  ) -> Int {
    let target = targets[i]
    let x = values[i] - target
    let v = velocities[i]
    guard
      ReferenceSpring.isUsable(values[i]) && ReferenceSpring.isUsable(v)
        && ReferenceSpring.isUsable(target)
    else { return 0 }
    let end = transition.apply(distance: x, velocity: v)
    if abs(end.distance) > tolerance.distance || abs(end.velocity) > tolerance.speed {
      values[i] = target + end.distance
      velocities[i] = end.velocity
      return 1
    }
    if x == 0 && v == 0 { return 0 }
    let lands = spring.isAtRest(
      distance: end.distance, velocity: end.velocity, tolerance: tolerance)
    values[i] = lands ? target : target + end.distance
    velocities[i] = lands ? 0 : end.velocity
    if lands { settled.append(i) }
    return lands ? 0 : 1
  }
}
