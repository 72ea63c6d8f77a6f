// SPDX-License-Identifier: MIT

/// The context of a transition, through which an animator reads the views and reports its progress.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the transition.
  var containerView: UIView { get }

  /// Whether the transition is animated.
  var isAnimated: Bool { get }

  /// Whether a gesture drives the transition now.
  var isInteractive: Bool { get }

  /// Whether the transition was cancelled, so that the views return to their initial positions.
  var transitionWasCancelled: Bool { get }

  /// The style of the presentation; `none` if no controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Reports the progress of a gesture, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Reports that the gesture has ended and that the transition continues to its end.
  func finishInteractiveTransition()

  /// Reports that the gesture has ended and that the transition is cancelled.
  func cancelInteractiveTransition()

  /// Reports that a gesture drives the transition again.
  func pauseInteractiveTransition()

  /// Ends the transition. `didComplete` is false if the transition was cancelled.
  func completeTransition(_ didComplete: Bool)

  /// Returns a controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns a view of the transition, or nil if the view is outside the container and must keep
  /// its position.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The rotation of the interface.
  var targetTransform: CGAffineTransform { get }

  /// Returns the initial frame of a controller's view; zero if the view is not shown at the
  /// beginning.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Returns the final frame of a controller's view; zero if the view is not shown at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Performs the animation of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the animation, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  /// Begins the animation. At its end, the animator calls the context's `completeTransition`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns the animator of the transition, so that a gesture can interrupt it: the same one
  /// whenever it is called during a transition. An animator that implements this method starts it
  /// in `animateTransition(using:)`.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating

  /// Called after the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

// Requirements that are optional on Apple's platforms have default implementations.
extension UIViewControllerAnimatedTransitioning {
  /// Returns an animator that stands for none: the transition cannot be interrupted.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    NoAnimator()
  }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition with a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins a transition that is driven by the gesture.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed of the rest of the animation after the gesture, as a multiple of the animation's own
  /// speed.
  var completionSpeed: CGFloat { get }

  /// The timing curve of the rest of the animation after the gesture.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether the gesture drives the transition from the beginning.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The animation's own speed: 1.
  public var completionSpeed: CGFloat { 1 }
  /// Ease in and ease out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}

/// A delegate that supplies the animators and the presentation controller of a presentation.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator of a presentation, or nil for the default animator.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the animator of a dismissal, or nil for the default animator.
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the object that drives a presentation interactively, or nil for a presentation that is
  /// not interactive.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the object that drives a dismissal interactively, or nil for a dismissal that is not
  /// interactive.
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the presentation controller of the `custom` style, or nil for the default one.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns nil: the default animator.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns nil: the default animator.
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }

  /// Returns nil: the presentation is not interactive.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns nil: the dismissal is not interactive.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns nil: the default presentation controller.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Stands for the animator of a transition that has none.
@MainActor
final class NoAnimator: NSObject, UIViewImplicitlyAnimating {
  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed = false
  var fractionComplete: CGFloat = 0

  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
