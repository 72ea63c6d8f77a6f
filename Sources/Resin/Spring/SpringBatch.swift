// SPDX-License-Identifier: MIT
internal import CResin

/// A batch of springs that are advanced in one call.
///
/// ```swift
/// var batch = SpringBatch(
///   spring: Spring(response: 0.4, dampingRatio: 0.8), tolerance: .points,
///   motions: [Motion(value: 0), Motion(value: 10)], targets: [100, 10])
/// var moving = batch.count
/// while moving > 0 {
///   let step = batch.advance(by: 1 / 120)
///   moving = step.moving
///   for index in step.settled { print("\(index) is at rest") }  // 0 is at rest
/// }
/// ```
///
/// Results are bit-equal to those of ``Spring/step(_:toward:by:tolerance:)`` for each spring. A
/// batch is faster, particularly if all springs share their constants.
///
/// A batch is a value. Advancing allocates nothing, unless a copy of the batch, of one of its
/// arrays, or of an earlier ``Step`` is still referenced.
public struct SpringBatch: Sendable {
  /// The values. Use the subscript to change a value.
  public private(set) var values: [Double]

  /// The velocities of the values, in units per second.
  public private(set) var velocities: [Double]

  /// The values at which the springs are at rest.
  public private(set) var targets: [Double]

  /// The limits below which a spring is at rest.
  public let tolerance: SpringTolerance

  // The constants of each spring; empty if all springs share the constants of `shared`.
  private var frequencies: [Double]
  private var dampingRatios: [Double]
  private let shared: Spring?

  // The first elements are the indices of the springs that settled in the last advance.
  private var settled: [UInt32]

  /// Creates a batch of springs that share their constants.
  ///
  /// - Precondition: There are as many motions as targets, and fewer than 2³² - 2.
  public init(
    spring: Spring, tolerance: SpringTolerance, motions: [Motion] = [], targets: [Double] = []
  ) {
    self.init(shared: spring, springs: [], tolerance: tolerance, motions: motions, targets: targets)
  }

  /// Creates a batch of springs with separate constants.
  ///
  /// - Precondition: There are as many springs and motions as targets, and fewer than 2³² - 2.
  public init(
    springs: [Spring], tolerance: SpringTolerance, motions: [Motion] = [], targets: [Double] = []
  ) {
    precondition(
      springs.count == targets.count,
      "springs must have one element for each of the \(targets.count) targets; got \(springs.count)"
    )
    self.init(
      shared: nil, springs: springs, tolerance: tolerance, motions: motions, targets: targets)
  }

  private init(
    shared: Spring?, springs: [Spring], tolerance: SpringTolerance, motions: [Motion],
    targets: [Double]
  ) {
    precondition(
      motions.count == targets.count,
      "motions must have one element for each of the \(targets.count) targets; got \(motions.count)"
    )
    values = motions.map(\.value)
    velocities = motions.map(\.velocity)
    self.targets = targets
    self.tolerance = tolerance
    self.shared = shared
    frequencies = springs.map(\.frequency)
    dampingRatios = springs.map(\.dampingRatio)
    settled = [UInt32](repeating: 0, count: targets.count)
  }
}

extension SpringBatch {
  /// The number of springs.
  public var count: Int { targets.count }

  /// The value and the velocity of a spring. Setting them can make a settled spring move again.
  ///
  /// - Precondition: `index` is from 0 to ``count`` - 1.
  public subscript(index: Int) -> Motion {
    get {
      requireIndex(index)
      return Motion(value: values[index], velocity: velocities[index])
    }
    set {
      requireIndex(index)
      values[index] = newValue.value
      velocities[index] = newValue.velocity
    }
  }

  /// Returns the constants of a spring.
  ///
  /// - Precondition: `index` is from 0 to ``count`` - 1.
  public func spring(at index: Int) -> Spring {
    requireIndex(index)
    return shared ?? Spring(frequency: frequencies[index], dampingRatio: dampingRatios[index])
  }

  /// Sets the target of a spring, whose velocity is unchanged.
  ///
  /// - Precondition: `index` is from 0 to ``count`` - 1.
  public mutating func setTarget(_ target: Double, at index: Int) {
    requireIndex(index)
    targets[index] = target
  }

  /// Sets the targets of all springs, whose velocities are unchanged.
  ///
  /// - Precondition: There are as many targets as springs.
  public mutating func setTargets(_ targets: [Double]) {
    precondition(
      targets.count == count,
      "targets must have one element for each of the \(count) springs; got \(targets.count)")
    self.targets = targets
  }

  /// Adds a spring with the shared constants.
  ///
  /// - Precondition: The springs of the batch share their constants.
  public mutating func append(_ motion: Motion, toward target: Double) {
    precondition(
      shared != nil, "spring is missing: the springs of this batch have separate constants")
    append(motion, target)
  }

  /// Adds a spring with separate constants.
  ///
  /// - Precondition: The springs of the batch have separate constants.
  public mutating func append(_ motion: Motion, toward target: Double, spring: Spring) {
    precondition(
      shared == nil, "spring must be omitted: the springs of this batch share their constants")
    frequencies.append(spring.frequency)
    dampingRatios.append(spring.dampingRatio)
    append(motion, target)
  }

  private mutating func append(_ motion: Motion, _ target: Double) {
    values.append(motion.value)
    velocities.append(motion.velocity)
    targets.append(target)
    settled.append(0)
  }

  /// Sets the constants of a spring, whose motion is unchanged.
  ///
  /// - Precondition: The springs of the batch have separate constants, and `index` is from 0 to
  ///   ``count`` - 1.
  public mutating func setSpring(_ spring: Spring, at index: Int) {
    precondition(
      shared == nil, "spring cannot be set: the springs of this batch share their constants")
    requireIndex(index)
    frequencies[index] = spring.frequency
    dampingRatios[index] = spring.dampingRatio
  }

  /// Removes all springs.
  ///
  /// - Parameter keepsCapacity: Whether the memory is kept for springs that are appended later.
  public mutating func removeAll(keepingCapacity keepsCapacity: Bool = false) {
    values.removeAll(keepingCapacity: keepsCapacity)
    velocities.removeAll(keepingCapacity: keepsCapacity)
    targets.removeAll(keepingCapacity: keepsCapacity)
    settled.removeAll(keepingCapacity: keepsCapacity)
    frequencies.removeAll(keepingCapacity: keepsCapacity)
    dampingRatios.removeAll(keepingCapacity: keepsCapacity)
  }

  /// Removes a spring. The indices of the springs after it decrease by 1.
  ///
  /// - Precondition: `index` is from 0 to ``count`` - 1.
  public mutating func remove(at index: Int) {
    requireIndex(index)
    values.remove(at: index)
    velocities.remove(at: index)
    targets.remove(at: index)
    settled.removeLast()
    if shared == nil {
      frequencies.remove(at: index)
      dampingRatios.remove(at: index)
    }
  }

  private func requireIndex(_ index: Int) {
    precondition(
      targets.indices.contains(index),
      count == 0
        ? "index \(index) is out of range: the batch is empty"
        : "index must be from 0 to \(count - 1); got \(index)")
  }
}

extension SpringBatch: Hashable {
  /// Returns whether the batches have the same springs, motions, targets and tolerance. A batch
  /// with shared constants never equals a batch with separate constants.
  public static func == (left: SpringBatch, right: SpringBatch) -> Bool {
    left.shared == right.shared && left.tolerance == right.tolerance
      && left.values == right.values && left.velocities == right.velocities
      && left.targets == right.targets && left.frequencies == right.frequencies
      && left.dampingRatios == right.dampingRatios
  }

  /// Hashes the springs, motions, targets and the tolerance.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(shared)
    hasher.combine(tolerance)
    hasher.combine(values)
    hasher.combine(velocities)
    hasher.combine(targets)
    hasher.combine(frequencies)
    hasher.combine(dampingRatios)
  }
}

extension SpringBatch {
  /// The result of an advance of a batch.
  public struct Step: Hashable, Sendable {
    /// The number of springs that still move: neither at rest before nor settled in this advance
    /// nor invalid.
    public let moving: Int

    /// The indices, ascending, of the springs that came to rest in this advance and now equal their
    /// targets. Each spring is reported once, until a new target, value or velocity makes it move
    /// again.
    public let settled: IndexList

    /// The number of springs with a value, velocity or target that is NaN or over 1e100 in
    /// magnitude, which were not changed.
    public let invalid: Int
  }

  /// Advances every spring. The value of a spring that comes to rest becomes exactly its target.
  ///
  /// - Parameter seconds: From 0 to 1e6; other numbers are treated as 0.
  /// - Returns: The number of springs that still move, and the indices of the springs that settled.
  /// - Complexity: O(n). Springs with shared constants require a single exponential.
  @discardableResult public mutating func advance(by seconds: Double) -> Step {
    var batch = resin_spring_batch_default()
    batch.count = count
    batch.tolerance = tolerance.core
    let isUsable = seconds >= 0 && seconds <= 1e6
    let dt = isUsable ? seconds : 0
    let result: resin_spring_batch_result
    if let shared {
      batch.spring = shared.core
      result = Self.step(batch, dt, &values, &velocities, targets, nil, nil, &settled)
    } else {
      result = Self.step(
        batch, dt, &values, &velocities, targets, frequencies, dampingRatios, &settled)
    }
    return Step(
      moving: result.moving, settled: IndexList(storage: settled, bounds: 0..<result.settled),
      invalid: result.invalid)
  }

  // A separate function, because arrays convert to pointers for the duration of a call only.
  private static func step(
    _ batch: resin_spring_batch, _ dt: Double, _ values: UnsafeMutablePointer<Double>,
    _ velocities: UnsafeMutablePointer<Double>, _ targets: UnsafePointer<Double>,
    _ frequencies: UnsafePointer<Double>?, _ dampingRatios: UnsafePointer<Double>?,
    _ settled: UnsafeMutablePointer<UInt32>
  ) -> resin_spring_batch_result {
    var batch = batch
    batch.values = values
    batch.velocities = velocities
    batch.targets = targets
    batch.frequencies = frequencies
    batch.damping_ratios = dampingRatios
    batch.settled = settled
    var result = resin_spring_batch_result()
    let status = resin_spring_batch_step(&batch, dt, &result)
    if status != RESIN_ERROR_SPRING_LANE {
      ResinError.require(status)
    }
    return result
  }
}
