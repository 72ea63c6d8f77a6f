// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit

/// Slides the new view in with `UIView.animate`, as a client's animator would.
@MainActor
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let duration: TimeInterval
  let delay: TimeInterval
  var ended: [Bool] = []

  /// - Parameter delay: the part of the duration that passes before anything moves.
  init(duration: TimeInterval = 0.5, delay: TimeInterval = 0) {
    (self.duration, self.delay) = (duration, delay)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else {
      return context.completeTransition(false)
    }
    let end = context.finalFrame(for: to)
    context.containerView.addSubview(view)
    view.frame = end.offsetBy(dx: end.width, dy: 0)
    UIView.animate(
      withDuration: duration - delay, delay: delay, options: .curveLinear,
      animations: { view.frame = end },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// A delegate that returns the animators and presentation controllers that a test sets.
@MainActor
final class TransitionDelegate: NSObject, UINavigationControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: UIPercentDrivenInteractiveTransition?
  var makesPresentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interactor }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { makesPresentation?(presented, presenting) }
}
