// SPDX-License-Identifier: MIT
import CResin
import Resin
import ResinReference
import Workloads

// The cost of springs from Swift beside their cost in C. The cost of the core's springs beside
// plain loops is measured in C.

private let frame = 1.0 / 120
private let frequency = 12.0
private let dampingRatio = 0.8

/// Returns the rows of single springs, and of batches whose springs share their constants.
func springRows() -> [Row] {
  let paths = ["c", "resin", "reference"]
  let advance = Row(
    unit: "spring", workload: "advance-from-swift", identity: "", size: 1, paths: paths
  ) { isWanted in
    try paths.filter(isWanted).map { path in
      switch path {
      case "c": try SingleSpring.core()
      case "resin": try SingleSpring.resin()
      default: try SingleSpring.reference()
      }
    }
  }
  let batches = [100, 5_000, 320_000].map { size in
    Row(
      unit: "spring", workload: "shared-from-swift", identity: "", size: size, paths: paths
    ) { isWanted in
      let field = SpringField(count: size)
      return try paths.filter(isWanted).map { path in
        switch path {
        case "c": try field.core()
        case "resin": try field.resin()
        default: try field.reference()
        }
      }
    }
  }
  return [advance] + batches
}

// MARK: - One spring

/// A spring whose target alternates between two sides, so that the spring never settles.
private enum SingleSpring {
  private static func target(_ step: Int) -> Double {
    step % 64 < 32 ? 100 : -100
  }

  /// The position of the spring after 20 steps from 0, computed with 50 digits.
  private static let expected = 67.594063631385826

  private static func checked(
    _ path: String, _ advance: @escaping (_ iterations: Int) -> Double
  ) throws -> Rival {
    let value = advance(20)
    try check(abs(value - expected) < 1e-9, "\(path): \(value)")
    return Rival(path: path) { _ = advance($0) }
  }

  static func core() throws -> Rival {
    let spring = resin_spring(frequency: frequency, damping_ratio: dampingRatio)
    return try checked("c") { iterations in
      var motion = resin_motion(value: 0, velocity: 0)
      for step in 0..<iterations {
        _ = resin_spring_advance(spring, motion, target(step), frame, &motion)
      }
      return motion.value
    }
  }

  static func resin() throws -> Rival {
    let spring = Spring(frequency: frequency, dampingRatio: dampingRatio)
    return try checked("resin") { iterations in
      var motion = Motion(value: 0)
      for step in 0..<iterations {
        motion = spring.advance(motion, toward: target(step), by: frame)
      }
      return motion.value
    }
  }

  static func reference() throws -> Rival {
    guard let spring = ReferenceSpring(frequency: frequency, dampingRatio: dampingRatio) else {
      throw WrongAnswer(reason: "the reference has no spring")
    }
    return try checked("reference") { iterations in
      var motion = ReferenceSpring.Motion(value: 0, velocity: 0)
      for step in 0..<iterations {
        motion = spring.advance(motion, toward: target(step), by: frame) ?? motion
      }
      return motion.value
    }
  }
}

// MARK: - Many springs

/// Springs in arrays. Their targets alternate between two sides every few frames, so that they
/// never settle.
private struct SpringField {
  private static let framesToATarget = 24
  private static let distance = 0.01
  private static let speed = 0.1
  private let values: [Double]
  private let velocities: [Double]
  private let targets: [[Double]]

  init(count: Int) {
    var random = SplitMix64(seed: 42)
    func some() -> [Double] {
      (0..<count).map { _ in Double(random.next() >> 11) * 0x1p-53 }
    }
    values = some().map { 100 * $0 }
    velocities = some().map { 1_000 * $0 - 500 }
    let near = some().map { 100 * $0 }
    targets = [near, near.map { $0 + 300 }]
  }

  /// Returns a rival after comparing its values after one frame with those of a single spring.
  private func checked(
    _ path: String, values after: () -> [Double], run: @escaping (_ iterations: Int) -> Void
  ) throws -> Rival {
    guard let spring = ReferenceSpring(frequency: frequency, dampingRatio: dampingRatio) else {
      throw WrongAnswer(reason: "the reference has no spring")
    }
    run(1)
    let found = after()
    for index in [0, values.count / 2, values.count - 1] {
      let start = ReferenceSpring.Motion(value: values[index], velocity: velocities[index])
      let end = spring.advance(start, toward: targets[0][index], by: frame)
      try check(end.map { abs($0.value - found[index]) < 1e-9 } ?? false, "\(path): \(index)")
    }
    return Rival(path: path, run: run)
  }

  /// Returns the side of the targets in a frame, 0 or 1.
  private static func side(_ frame: Int) -> Int {
    frame / framesToATarget % 2
  }

  func core() throws -> Rival {
    let arrays = CoreArrays(values: values, velocities: velocities, targets: targets)
    var batch = resin_spring_batch_default()
    batch.count = values.count
    batch.values = arrays.values
    batch.velocities = arrays.velocities
    batch.settled = arrays.settled
    batch.spring = resin_spring(frequency: frequency, damping_ratio: dampingRatio)
    batch.tolerance = resin_spring_tolerance(distance: Self.distance, speed: Self.speed)
    var count = 0
    return try checked(
      "c", values: { Array(UnsafeBufferPointer(start: arrays.values, count: values.count)) }
    ) { iterations in
      for _ in 0..<iterations {
        batch.targets = UnsafePointer(arrays.targets[Self.side(count)])
        var result = resin_spring_batch_result()
        _ = resin_spring_batch_step(&batch, frame, &result)
        count += 1
      }
    }
  }

  func resin() throws -> Rival {
    let targets = targets
    var batch = SpringBatch(
      spring: Spring(frequency: frequency, dampingRatio: dampingRatio),
      tolerance: SpringTolerance(distance: Self.distance, speed: Self.speed),
      motions: zip(values, velocities).map { Motion(value: $0, velocity: $1) },
      targets: targets[0])
    var count = 0
    return try checked("resin", values: { batch.values }) { iterations in
      for _ in 0..<iterations {
        if count % Self.framesToATarget == 0 {
          batch.setTargets(targets[Self.side(count)])
        }
        batch.advance(by: frame)
        count += 1
      }
    }
  }

  func reference() throws -> Rival {
    guard let spring = ReferenceSpring(frequency: frequency, dampingRatio: dampingRatio),
      let tolerance = ReferenceSpring.Tolerance(distance: Self.distance, speed: Self.speed)
    else { throw WrongAnswer(reason: "the reference has no spring") }
    let targets = targets
    var batch = ReferenceSpringBatch(
      spring: spring, tolerance: tolerance, values: values, velocities: velocities,
      targets: targets[0])
    var count = 0
    return try checked("reference", values: { batch.values }) { iterations in
      for _ in 0..<iterations {
        if count % Self.framesToATarget == 0 {
          batch.targets = targets[Self.side(count)]
        }
        _ = batch.advance(by: frame)
        count += 1
      }
    }
  }
}

/// Arrays with fixed addresses for as long as a rival runs.
private final class CoreArrays {
  let values: UnsafeMutablePointer<Double>
  let velocities: UnsafeMutablePointer<Double>
  let targets: [UnsafeMutablePointer<Double>]
  let settled: UnsafeMutablePointer<UInt32>

  init(values: [Double], velocities: [Double], targets: [[Double]]) {
    func copy(_ numbers: [Double]) -> UnsafeMutablePointer<Double> {
      let copy = UnsafeMutablePointer<Double>.allocate(capacity: numbers.count)
      copy.initialize(from: numbers, count: numbers.count)
      return copy
    }
    self.values = copy(values)
    self.velocities = copy(velocities)
    self.targets = targets.map(copy)
    settled = .allocate(capacity: values.count)
    settled.initialize(repeating: 0, count: values.count)
  }

  deinit {
    values.deallocate()
    velocities.deallocate()
    targets.forEach { $0.deallocate() }
    settled.deallocate()
  }
}
