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
  @discardableResult
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns a view of the transition, or nil if the view is outside the container and must keep
  /// its position.
  @discardableResult
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The rotation of the interface.
  var targetTransform: CGAffineTransform { get }

  /// Returns the initial frame of a controller's view; zero if the view is not shown at the
  /// beginning.
  @discardableResult
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Returns the final frame of a controller's view; zero if the view is not shown at the end.
  @discardableResult
  func finalFrame(for vc: UIViewController) -> CGRect
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
