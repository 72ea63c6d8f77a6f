// SPDX-License-Identifier: MIT

/// Animators that finish together: the group has finished when the last of them is at rest.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let position = SpringAnimator(value: CGPoint.zero) { _ in }
/// let scale = SpringAnimator(value: 0.5) { _ in }
/// let group = SpringGroup(position, scale)
/// group.animate {
///   position.target = CGPoint(x: 300, y: 600)
///   scale.target = 1
/// } completion: { finished in
///   print(finished, scale.value)  // true 1.0
/// }
/// host.settle()
/// ```
///
/// A group is an animator like its members, and can be a member itself.
///
/// The group retains its members. Members that run already when the group begins to wait are waited
/// for too; a group without members has finished at once.
@preconcurrency @MainActor
public final class SpringGroup: SpringAnimating {
  /// The animators in the group, in the given order.
  public let animators: [any SpringAnimating]

  /// Creates a group, which is at rest when all animators are.
  public init(_ animators: any SpringAnimating...) {
    self.animators = animators
  }

  /// Creates a group, which is at rest when all animators are.
  public init(_ animators: [any SpringAnimating]) {
    self.animators = animators
  }

  /// Whether a member is moving.
  public var isRunning: Bool { animators.contains(where: \.isRunning) }

  /// Stops all members where they are.
  public func stop() {
    for animator in animators { animator.stop() }
  }

  /// Moves all members to their targets at once.
  public func settle() {
    for animator in animators { animator.settle() }
  }

  /// Calls a closure that gives the members their targets, and then waits for all of them.
  ///
  /// - Parameter completion: Called once, when the last member is at rest: with true if all have
  ///   reached their targets, with false if one of them was stopped or redirected.
  public func animate(
    _ changes: @MainActor () -> Void, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    changes()
    if let completion { addCompletion(completion) }
  }

  /// Adds a closure that is called once, when all members are at rest.
  public func addCompletion(_ completion: @escaping @MainActor (_ finished: Bool) -> Void) {
    let rest = Countdown(animators.count, completion)
    for animator in animators {
      animator.addCompletion { rest.memberEnded(finished: $0) }
    }
  }

  /// Waits until all members are at rest. Returns whether all have reached their targets.
  @discardableResult
  public func finished() async -> Bool {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }
}

/// The members that a completion waits for.
@MainActor
private final class Countdown {
  private var count: Int
  private var allFinished = true
  private let completion: @MainActor (Bool) -> Void

  init(_ count: Int, _ completion: @escaping @MainActor (Bool) -> Void) {
    self.count = count
    self.completion = completion
    if count == 0 { completion(true) }
  }

  func memberEnded(finished: Bool) {
    count -= 1
    allFinished = allFinished && finished
    if count == 0 { completion(allFinished) }
  }
}
