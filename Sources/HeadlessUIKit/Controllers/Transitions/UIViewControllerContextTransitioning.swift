// SPDX-License-Identifier: MIT

/// What an animator is told of the transition that it makes, and tells it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which everything happens.
  var containerView: UIView { get }

  /// Whether something is to move.
  var isAnimated: Bool { get }

  /// Whether a gesture drives the transition now.
  var isInteractive: Bool { get }

  /// Whether everything is to go back to where it was.
  var transitionWasCancelled: Bool { get }

  /// How the controller is presented; `none` where it is not.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Says how far a gesture has driven the transition.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Says that the gesture has ended, and that the transition goes on by itself.
  func finishInteractiveTransition()

  /// Says that the gesture has ended, and that everything goes back.
  func cancelInteractiveTransition()

  /// Says that a gesture has taken the transition up again.
  func pauseInteractiveTransition()

  /// Ends the transition.
  func completeTransition(_ didComplete: Bool)

  /// A controller that takes part.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// A view that takes part: none where it lies outside of the container and has to stay.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// How the interface is turned by a rotation.
  var targetTransform: CGAffineTransform { get }

  /// Where a controller's view is at the beginning; empty where it is not shown.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Where a controller's view is at the end; empty where it is not shown.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Makes the animation of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the animation takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  /// Begins the animation, at whose end the context's `completeTransition` is called.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Called after the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

// What is optional on Apple's platforms has a default.
extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins a transition that the gesture drives.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// How fast the rest is done after the gesture, against the animation's own speed.
  var completionSpeed: CGFloat { get }

  /// The curve of the rest.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether the gesture drives the transition from the beginning.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// As fast as the animation.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// From the beginning.
  public var wantsInteractiveStart: Bool { true }
}

/// Chooses how a controller is presented and dismissed.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animator of a presentation; none for the usual one.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The animator of a dismissal; none for the usual one.
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?

  /// What drives a presentation; none where it runs by itself.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// What drives a dismissal; none where it runs by itself.
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?

  /// The presentation controller of the `custom` style.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// The usual one.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// The usual one.
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }

  /// None.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// None.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// The usual one.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
