// SPDX-License-Identifier: MIT
internal import CResin

/// Many springs that advance in one call.
///
///     var batch = SpringBatch(
///       spring: Spring(response: 0.4, dampingRatio: 0.8), tolerance: .points,
///       motions: dots.map { Motion(value: $0.x) }, targets: targets)
///     let step = batch.advance(by: 1 / 120)
///     for i in step.settled { dots[i].glow() }
///     displayLink.isPaused = step.moving == 0
///
/// Every number is the one that ``Spring/step(_:toward:by:tolerance:)`` gives for that spring alone,
/// bit for bit; the batch is only faster, most of all where all springs share their constants.
///
/// A batch is a value. Advancing allocates nothing, unless a copy of the batch, of one of its
/// arrays, or of an earlier ``Step`` is still alive.
public struct SpringBatch: Sendable {
  /// Where the values are. One that a caller wants elsewhere is set through the subscript.
  public private(set) var values: [Double]

  /// How fast the values move, in units per second.
  public private(set) var velocities: [Double]

  /// Where the springs pull.
  public private(set) var targets: [Double]

  /// When a spring counts as being at rest.
  public let tolerance: SpringTolerance

  // One for each spring, or nothing where all are `shared`.
  private var frequencies: [Double]
  private var dampingRatios: [Double]
  private let shared: Spring?

  // The indices that settled in the last step, at its start.
  private var settled: [UInt32]

  /// Creates a batch of springs that share their constants.
  ///
  /// - Precondition: There are as many motions as targets, and fewer than 2³² - 2.
  public init(
    spring: Spring, tolerance: SpringTolerance, motions: [Motion] = [], targets: [Double] = []
  ) {
    self.init(shared: spring, springs: [], tolerance: tolerance, motions: motions, targets: targets)
  }

  /// Creates a batch of springs with constants of their own.
  ///
  /// - Precondition: There are as many springs and motions as targets, and fewer than 2³² - 2.
  public init(
    springs: [Spring], tolerance: SpringTolerance, motions: [Motion] = [], targets: [Double] = []
  ) {
    precondition(springs.count == targets.count, "springs: one for each target")
    self.init(
      shared: nil, springs: springs, tolerance: tolerance, motions: motions, targets: targets)
  }

  private init(
    shared: Spring?, springs: [Spring], tolerance: SpringTolerance, motions: [Motion],
    targets: [Double]
  ) {
    precondition(motions.count == targets.count, "motions: one for each target")
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

  /// A value and its velocity. Setting them sets the spring in motion again.
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

  /// The spring that pulls a value.
  ///
  /// - Precondition: `index` is from 0 to ``count`` - 1.
  public func spring(at index: Int) -> Spring {
    requireIndex(index)
    return shared ?? Spring(frequency: frequencies[index], dampingRatio: dampingRatios[index])
  }

  /// Sends a value to another target. It keeps its velocity.
  ///
  /// - Precondition: `index` is from 0 to ``count`` - 1.
  public mutating func setTarget(_ target: Double, at index: Int) {
    requireIndex(index)
    targets[index] = target
  }

  /// Sends all values to other targets. They keep their velocities.
  ///
  /// - Precondition: There are as many targets as springs.
  public mutating func setTargets(_ targets: [Double]) {
    precondition(targets.count == count, "targets: one for each spring")
    self.targets = targets
  }

  /// Adds a spring with the constants that all share.
  ///
  /// - Precondition: The batch was created with one spring for all.
  public mutating func append(_ motion: Motion, toward target: Double) {
    precondition(shared != nil, "spring: this batch has springs with constants of their own")
    append(motion, target)
  }

  /// Adds a spring with constants of its own.
  ///
  /// - Precondition: The batch was created with springs of their own.
  public mutating func append(_ motion: Motion, toward target: Double, spring: Spring) {
    precondition(shared == nil, "spring: the springs of this batch share their constants")
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

  /// Removes a spring. Those after it move up.
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
        ? "index: the batch is empty" : "index must be from 0 to \(count - 1), not \(index)")
  }
}

extension SpringBatch: Hashable {
  /// Whether both hold the same springs, in the same motion, to the same targets, with the same
  /// tolerance. Springs that share their constants are never equal to springs with constants of
  /// their own.
  public static func == (left: SpringBatch, right: SpringBatch) -> Bool {
    left.shared == right.shared && left.tolerance == right.tolerance
      && left.values == right.values && left.velocities == right.velocities
      && left.targets == right.targets && left.frequencies == right.frequencies
      && left.dampingRatios == right.dampingRatios
  }

  /// Feeds what makes batches equal into a hasher.
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
  /// What an advance of a batch came to.
  public struct Step: Hashable, Sendable {
    /// The springs that still move: neither at rest before, nor settled in this step, nor invalid.
    public let moving: Int

    /// The indices, ascending, of the springs that came to rest in this step. They were put exactly
    /// on their targets, and are named only once: give them a target, a value or a velocity and
    /// they move again.
    public let settled: IndexList

    /// The springs with a value, velocity or target that no spring can carry, NaN or over 1e100 in
    /// magnitude. They were left as they are.
    public let invalid: Int
  }

  /// Carries every spring on, and puts those that come to rest exactly on their targets.
  ///
  /// - Parameter seconds: From 0 to 1e6; anything else counts as 0.
  /// - Returns: How many still move, and which have settled.
  /// - Complexity: O(n). Springs that share their constants take one exponential in all.
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

  // Arrays become pointers for as long as a call lasts.
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
