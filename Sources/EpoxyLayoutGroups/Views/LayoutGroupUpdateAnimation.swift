// SPDX-License-Identifier: MIT

/// The animation of updates of a group.
///
/// ```swift
/// let slow = LayoutGroupUpdateAnimation(id: "slow") { animations, completion in
///   UIView.animate(withDuration: 1, animations: animations, completion: completion)
/// }
/// let group = HGroup(style: .init(spacing: 8, animation: slow))
/// print(group.animation == slow, group.animation == .spring())  // true false
/// ```
///
/// A style contains the animation and is compared by it, so the ID has to differ where the
/// animation does: closures are not compared. Call `completion` in every case; removed views leave
/// their superview then.
public struct LayoutGroupUpdateAnimation {
  /// Animates the changes that `animations` makes, and calls `completion` when the animation ends
  /// or is interrupted.
  public typealias Animate =
    @MainActor (
      _ animations: @escaping () -> Void, _ completion: @escaping (_ completed: Bool) -> Void
    ) -> Void

  // An object, because every style of a group has one, and nearly all share the same one.
  private var description: Description

  /// The identity of the animation: two animations with the same ID are equal.
  public var id: AnyHashable {
    get { description.id }
    set { description = Description(id: newValue, animate: animate) }
  }

  /// Animates the changes that `animations` makes, and calls `completion` when the animation ends
  /// or is interrupted.
  @preconcurrency public var animate: Animate {
    get { description.animate }
    set { description = Description(id: id, animate: newValue) }
  }

  /// Creates an animation from the values of its properties.
  @preconcurrency
  public init(id: AnyHashable, animate: @escaping Animate) {
    description = Description(id: id, animate: animate)
  }

  private final class Description {
    let id: AnyHashable
    let animate: Animate

    init(id: AnyHashable, animate: @escaping Animate) {
      self.id = id
      self.animate = animate
    }
  }

  /// Creates a spring animation, which begins at the current state and allows user interaction.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The delay, in seconds.
  ///   - dampingRatio: The damping ratio; the spring overshoots if it is less than 1.
  ///   - initialSpringVelocity: The initial velocity, in total distances per second.
  public static func spring(
    duration: TimeInterval = 0.5, delay: TimeInterval = 0.0, dampingRatio: CGFloat = 1.0,
    initialSpringVelocity: CGFloat = 0.0
  ) -> LayoutGroupUpdateAnimation {
    if duration == 0.5, delay == 0, dampingRatio == 1, initialSpringVelocity == 0 {
      return standardSpring
    }
    return makeSpring(duration, delay, dampingRatio, initialSpringVelocity)
  }

  // A constant, because every update creates styles, and each has this animation.
  private nonisolated(unsafe) static let standardSpring = makeSpring(0.5, 0, 1, 0)

  private static func makeSpring(
    _ duration: TimeInterval, _ delay: TimeInterval, _ dampingRatio: CGFloat,
    _ initialSpringVelocity: CGFloat
  ) -> LayoutGroupUpdateAnimation {
    let spring = SpringID(
      duration: duration, delay: delay, dampingRatio: dampingRatio,
      initialSpringVelocity: initialSpringVelocity)
    return LayoutGroupUpdateAnimation(id: spring) { animations, completion in
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: initialSpringVelocity,
        options: [.beginFromCurrentState, .allowUserInteraction], animations: animations,
        completion: completion)
    }
  }

  private struct SpringID: Hashable {
    let duration: TimeInterval
    let delay: TimeInterval
    let dampingRatio: CGFloat
    let initialSpringVelocity: CGFloat
  }
}

extension LayoutGroupUpdateAnimation: Hashable {
  /// Whether both have the same ID.
  public static func == (lhs: LayoutGroupUpdateAnimation, rhs: LayoutGroupUpdateAnimation) -> Bool {
    lhs.description === rhs.description || lhs.id == rhs.id
  }

  /// Hashes the ID that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
