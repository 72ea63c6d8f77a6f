// SPDX-License-Identifier: MIT

/// Performs the animation of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the animation, in seconds.
  @discardableResult
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  /// Begins the animation. At its end, the animator calls the context's `completeTransition`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns the animator of the transition, so that a gesture can interrupt it: the same one
  /// whenever it is called during a transition. An animator that implements this method starts it
  /// in `animateTransition(using:)`.
  @discardableResult
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating

  /// Called after the transition has ended.
  /// Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

// Requirements that are optional on Apple's platforms have default implementations.
extension UIViewControllerAnimatedTransitioning {
  /// Returns an animator that stands for none: the transition cannot be interrupted.
  @discardableResult
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    NoAnimator()
  }

  /// The method of this name, to be called with a question mark.
  public var interruptibleAnimator: _AnimatedTransitioningInterruptibleAnimator? {
    _AnimatedTransitioningInterruptibleAnimator(delegate: self)
  }
}

/// The method named `interruptibleAnimator`.
@preconcurrency @MainActor
public struct _AnimatedTransitioningInterruptibleAnimator {
  fileprivate let delegate: any UIViewControllerAnimatedTransitioning

  /// Returns the animator; nil if the transition cannot be interrupted.
  public func callAsFunction(using transitionContext: any UIViewControllerContextTransitioning) -> (
    any UIViewImplicitlyAnimating
  )? {
    let animator = delegate.interruptibleAnimator(using: transitionContext)
    return animator is NoAnimator ? nil : animator
  }
}
