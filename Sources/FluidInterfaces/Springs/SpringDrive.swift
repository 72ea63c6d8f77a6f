// SPDX-License-Identifier: MIT

/// The components of a value that springs move, without the type of the value.
///
/// While the components move, they also have lanes in a batch of the ``SpringTicker``, which copies their motions to
/// the drive in every frame.
@usableFromInline
@MainActor
final class SpringDrive {
  @usableFromInline private(set) var motions: [Motion]
  private(set) var targets: [Double]
  private(set) var spring: Spring
  let tolerance: SpringTolerance
  /// Whether the spring loses its bounce where the user prefers reduced motion.
  var respectsReduceMotion = true

  /// Called with every new value.
  @usableFromInline var report: @MainActor () -> Void = {}
  /// The animator, which is retained while the components move.
  @usableFromInline weak var owner: AnyObject?
  private var runningOwner: AnyObject?

  private(set) var isRunning = false
  /// The number of times that the components began to move, by which the ticker knows an earlier time.
  private(set) var run = 0
  /// The batch, and the first lane in it, from the first frame on.
  var lanes: SpringLanes?
  var lane = 0

  private var completions: [@MainActor (_ finished: Bool) -> Void] = []

  @usableFromInline
  init(components: [Double], spring: Spring, tolerance: SpringTolerance) {
    let usable = Self.checked(components, "value") ?? components.map { Self.isUsable($0) ? $0 : 0 }
    motions = usable.map { Motion(value: $0) }
    targets = usable
    self.spring = spring
    self.tolerance = tolerance
  }

  /// The spring that moves the components.
  var effectiveSpring: Spring {
    respectsReduceMotion ? spring.withoutBounceIfPreferred : spring
  }

  private var isAtRest: Bool {
    motions.indices.allSatisfy { motions[$0].isResting(at: targets[$0]) }
  }

  // MARK: Changes

  func setSpring(_ spring: Spring) {
    self.spring = spring
    lanes?.change(self)
  }

  /// Moves the components to targets, and ends the movement at once if they are at rest there.
  @usableFromInline
  func setTargets(_ targets: [Double]) {
    guard let targets = Self.checked(targets, "target") else { return }
    self.targets = targets
    lanes?.change(self)
    if isAtRest { settle() } else { start() }
  }

  func setVelocities(_ velocities: [Double]) {
    guard let velocities = Self.checked(velocities, "velocity") else { return }
    for index in motions.indices {
      motions[index].velocity = velocities[index]
    }
    lanes?.change(self)
    if !isAtRest { start() }
  }

  /// Places the components, which are then at rest.
  @usableFromInline
  func place(_ components: [Double]) {
    guard let components = Self.checked(components, "value") else { return }
    let owner = runningOwner
    defer { withExtendedLifetime(owner) {} }
    leave()
    motions = components.map { Motion(value: $0) }
    targets = components
    report()
    if !isRunning { end(finished: false) }
  }

  /// Stops the components where they are.
  func stop() {
    let owner = runningOwner
    defer { withExtendedLifetime(owner) {} }
    leave()
    motions = motions.map { Motion(value: $0.value) }
    targets = motions.map(\.value)
    end(finished: false)
  }

  /// Moves the components to their targets at once.
  func settle() {
    guard isRunning else { return end(finished: true) }
    rest()
  }

  /// Whether a component is a number that the core's springs accept.
  private static func isUsable(_ component: Double) -> Bool { abs(component) <= 1e100 }

  /// Returns nil, with a warning, unless all components are usable.
  private static func checked(_ components: [Double], _ name: String) -> [Double]? {
    if components.allSatisfy(isUsable) { return components }
    EpoxyLogger.shared.warn(
      "SpringAnimator: \(name) must be finite and at most 1e100 in magnitude; got \(components)")
    return nil
  }

  // MARK: Frames

  private func start() {
    guard !isRunning else { return }
    isRunning = true
    runningOwner = owner
    run += 1
    SpringTicker.current.start(self)
  }

  private func leave() {
    isRunning = false
    lanes?.hasLeavers = true
    lanes = nil
    runningOwner = nil
  }

  /// Makes a step alone, as in the first frame, before which less time has passed than between two others.
  func step(by seconds: TimeInterval) {
    let spring = effectiveSpring
    for index in motions.indices {
      motions[index] = spring.step(
        motions[index], toward: targets[index], by: seconds, tolerance: tolerance)
    }
  }

  /// Takes the motions of a frame from the batch.
  func take(from batch: borrowing SpringBatch) {
    for index in motions.indices {
      motions[index] = batch[lane + index]
    }
  }

  /// Reports the value of a frame, or the end of the movement.
  func reportFrame() {
    if isAtRest { rest() } else { report() }
  }

  private func rest() {
    let owner = runningOwner
    defer { withExtendedLifetime(owner) {} }
    leave()
    motions = targets.map { Motion(value: $0) }
    report()
    // `report` may have moved the components again.
    if !isRunning { end(finished: true) }
  }

  // MARK: Completions

  func addCompletion(_ completion: @escaping @MainActor (_ finished: Bool) -> Void) {
    completions.append(completion)
  }

  /// Calls the completions, each of which is called once.
  func end(finished: Bool) {
    guard !completions.isEmpty else { return }
    let ended = completions
    completions = []
    for completion in ended {
      completion(finished)
    }
  }
}
