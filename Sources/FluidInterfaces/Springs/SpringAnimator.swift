// SPDX-License-Identifier: MIT
public import Resin
internal import UIKitClosures

/// Moves a value to a target on a spring, in every frame, until it is at rest.
///
///     let animator = SpringAnimator(value: view.center, damping: 0.8, response: 0.3) { [view] in
///       view.center = $0
///     }
///     animator.target = corner                  // at any time, also while it moves
///
/// There is no duration. A new target, another spring or a new velocity continue from where the value is and from
/// the velocity that it has. The motion is the closed form of the spring over the time since the last frame, so that
/// it does not depend on the frame rate.
///
/// An animator is retained while it moves, as UIKit's are. All of its methods can be called in `update` and in
/// completions. Every completion is called exactly once.
@preconcurrency @MainActor
public final class SpringAnimator<Value: SpringAnimatable> {
  /// Called with every new value.
  public var update: @MainActor (Value) -> Void

  /// The spring. A change applies from now on.
  public var spring: Spring

  private var position: Value.SpringVector
  private var speed = Value.SpringVector.zero
  private var goal: Value.SpringVector
  private let clock = FrameClock()
  private var lastTime: TimeInterval = 0
  private var completions: [@MainActor (_ finished: Bool) -> Void] = []

  /// Creates an animator that is at rest.
  ///
  /// - Parameters:
  ///   - value: The value, which `update` has already received.
  ///   - spring: The spring.
  public init(
    value: Value, spring: Spring, update: @escaping @MainActor (Value) -> Void
  ) {
    position = value.springVector
    goal = position
    self.spring = spring
    self.update = update
  }

  /// Creates an animator that is at rest, with a spring of a damping ratio and a response in seconds.
  public convenience init(
    value: Value, damping: CGFloat = 1, response: CGFloat = 0.4,
    update: @escaping @MainActor (Value) -> Void
  ) {
    self.init(
      value: value, spring: Spring(damping: damping, response: response), update: update)
  }

  // MARK: State

  /// The current value.
  public var value: Value { Value(springVector: position) }

  /// The current velocity of each component, per second. Setting it keeps the value, and moves it. A vector with a
  /// component that is not finite changes nothing.
  public var velocity: Value.SpringVector {
    get { speed }
    set {
      guard newValue.isFinite else { return }
      speed = newValue
      if speed != .zero { run() }
    }
  }

  /// The value at which the spring is at rest. Setting it moves the value there. A target with a component that is not
  /// finite changes nothing.
  public var target: Value {
    get { Value(springVector: goal) }
    set {
      let vector = newValue.springVector(near: position)
      guard vector.isFinite else { return }
      goal = vector
      if goal != position || speed != .zero { run() } else { end(finished: true) }
    }
  }

  /// Whether the value is moving.
  public var isRunning: Bool { clock.isRunning }

  // MARK: Control

  /// Moves the value to a target.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of each component, per second; nil to keep the current one.
  ///   - completion: Called with true when the value has come to rest at this target, and with false if the animator
  ///     gets another one or is stopped before.
  public func animate(
    to target: Value, velocity: Value.SpringVector? = nil,
    completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    interrupt()
    if let completion { completions.append(completion) }
    if let velocity, velocity.isFinite { speed = velocity }
    self.target = target
  }

  /// Sets the value, which is then at rest.
  public func set(_ value: Value) {
    let vector = value.springVector(near: position)
    guard vector.isFinite else { return }
    (position, goal, speed) = (vector, vector, .zero)
    clock.stop()
    update(self.value)
    end(finished: false)
  }

  /// Stops the value where it is, with the velocity 0, as a finger does that catches it.
  public func stop() {
    (goal, speed) = (position, .zero)
    clock.stop()
    end(finished: false)
  }

  /// Moves the value to its target at once.
  public func settle() {
    guard isRunning else { return }
    rest()
  }

  /// Waits until the value is at rest. Returns whether it has reached its target; false if it was stopped, or got
  /// another target by `animate(to:)`.
  public func finished() async -> Bool {
    guard isRunning else { return true }
    return await withCheckedContinuation { continuation in
      completions.append { continuation.resume(returning: $0) }
    }
  }

  // MARK: Frames

  private func run() {
    guard !clock.isRunning else { return }
    lastTime = CACurrentMediaTime()
    clock.start { [self] in frame(at: $0) }
  }

  private func frame(at time: TimeInterval) {
    let seconds = time - lastTime
    guard seconds > 0 else { return }
    lastTime = time
    var isAtRest = true
    for index in 0..<Value.dimensions {
      let motion = spring.step(
        Motion(value: position[index], velocity: speed[index]), toward: goal[index],
        by: seconds, tolerance: Value.springTolerance)
      position[index] = motion.value
      speed[index] = motion.velocity
      if !motion.isResting(at: goal[index]) { isAtRest = false }
    }
    if isAtRest { rest() } else { update(value) }
  }

  private func rest() {
    (position, speed) = (goal, .zero)
    clock.stop()
    update(value)
    // `update` may have moved the value again.
    if !clock.isRunning { end(finished: true) }
  }

  private func interrupt() {
    if isRunning { end(finished: false) }
  }

  private func end(finished: Bool) {
    let ended = completions
    completions = []
    for completion in ended {
      completion(finished)
    }
  }
}

extension SIMD where Scalar == Double {
  var isFinite: Bool { indices.allSatisfy { self[$0].isFinite } }
}
