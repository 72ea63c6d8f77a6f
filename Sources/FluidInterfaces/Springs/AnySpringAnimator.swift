// SPDX-License-Identifier: MIT
internal import UIKitPlatform

/// An animator of any type of value: what a ``SpringAnimator`` is without the type.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let position = SpringAnimator(value: CGPoint.zero) { _ in }
/// let opacity = SpringAnimator(value: 0.0) { _ in }
/// position.target = CGPoint(x: 100, y: 0)
/// opacity.target = 1
/// let animators: [AnySpringAnimator] = [position, opacity]
/// host.advance(by: 0.1)
/// for animator in animators { animator.stop() }
/// print(animators.contains(where: \.isRunning), opacity.value < 1)  // false true
/// ```
///
/// While the value moves, the `SpringTicker` retains the animator and steps it in every frame.
@preconcurrency @MainActor
public class AnySpringAnimator: SpringAnimating {
  @usableFromInline private(set) final var components: SpringComponents

  /// Called with this animator for every new value. The closure captures nothing, so that a call
  /// retains nothing.
  private final let reporter: @MainActor (AnySpringAnimator) -> Void

  private final var device = MotionDevice()

  /// The view that moves, whose host's time the animator follows.
  package final var view: UIView? {
    get { device.view }
    set { device.view = newValue }
  }

  /// The number of times that the value began to move or stopped: odd while it moves. The ticker
  /// identifies a movement by its number.
  private(set) final var run = 0
  /// Whether the value is moving.
  public final var isRunning: Bool { run % 2 == 1 }

  private final var completions: [@MainActor (_ finished: Bool) -> Void] = []

  @usableFromInline
  init(
    components: [Double], spring: Spring, tolerance: SpringTolerance,
    reporter: @escaping @MainActor (AnySpringAnimator) -> Void
  ) {
    self.reporter = reporter
    let usable = Self.checked(components, "value") ?? components.map { Self.isUsable($0) ? $0 : 0 }
    self.components = SpringComponents(resting: usable, spring: spring, tolerance: tolerance)
  }

  /// The spring. A change applies from now on.
  public final var spring: Spring {
    get { components.spring }
    set { components.spring = newValue }
  }

  /// Whether the spring loses its bounce while the user prefers reduced motion. The default is
  /// true.
  public final var respectsReduceMotion = true

  // MARK: Changes

  /// Moves the components to targets, and ends the movement at once if they are at rest there.
  @usableFromInline
  final func setTargets(_ targets: [Double]) {
    guard let targets = Self.checked(targets, "target") else { return }
    components.targets = targets
    if components.areAtRest { settle() } else { start() }
  }

  final func setVelocities(_ velocities: [Double]) {
    guard let velocities = Self.checked(velocities, "velocity") else { return }
    for index in velocities.indices {
      components.motions[index].velocity = velocities[index]
    }
    if !components.areAtRest { start() } else if isRunning { settle() }
  }

  /// Places the components, which are then at rest.
  @usableFromInline
  final func place(_ values: [Double]) {
    guard let values = Self.checked(values, "value") else { return }
    leave()
    components.targets = values
    components.rest()
    report()
    if !isRunning { end(finished: false) }
  }

  /// Stops the value where it is, with the velocity 0, as a finger does that catches it.
  public final func stop() {
    leave()
    components.targets = components.motions.map(\.value)
    components.rest()
    end(finished: false)
  }

  /// Moves the value to its target at once.
  public final func settle() {
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

  private final func start() {
    guard !isRunning else { return }
    run += 1
    device.perform { SpringTicker.current.start(self) }
  }

  private final func leave() {
    if isRunning { run += 1 }
  }

  /// Begins a movement at a time of `CACurrentMediaTime()`.
  final func begin(at time: TimeInterval) {
    components.time = time
  }

  /// Moves the components on to a time.
  final func step(to time: TimeInterval, reducesMotion: Bool) {
    components.step(to: time, withoutBounce: reducesMotion && respectsReduceMotion)
  }

  /// Reports the value of a frame, or the end of the movement.
  final func reportFrame() {
    if components.areAtRest { rest() } else { report() }
  }

  private final func report() { reporter(self) }

  private final func rest() {
    leave()
    components.rest()
    report()
    // `report` may have moved the components again.
    if !isRunning { end(finished: true) }
  }

  // MARK: Completions

  /// Adds a closure that is called once: with true when the value has come to rest, and with false
  /// if it is stopped or set before, or gets another target by `animate(to:)`. A value at rest
  /// calls it at once.
  public final func addCompletion(_ completion: @escaping @MainActor (_ finished: Bool) -> Void) {
    if isRunning { completions.append(completion) } else { completion(true) }
  }

  /// Waits until the value is at rest. Returns whether it has reached its target; false if it was
  /// stopped, or got another target by `animate(to:)`.
  @discardableResult
  public final func finished() async -> Bool {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }

  /// Adds a closure for the movement that is about to begin.
  final func addToNextMovement(_ completion: @escaping @MainActor (_ finished: Bool) -> Void) {
    completions.append(completion)
  }

  /// Calls the completions, each of which is called once.
  final func end(finished: Bool) {
    guard !completions.isEmpty else { return }
    let ended = completions
    completions = []
    for completion in ended {
      completion(finished)
    }
  }
}
