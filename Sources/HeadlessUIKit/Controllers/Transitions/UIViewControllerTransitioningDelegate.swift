// SPDX-License-Identifier: MIT

/// A delegate that supplies the animators and the presentation controller of a presentation.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator of a presentation, or nil for the default animator.
  /// Optional; by default `nil`: the default animator.
  @discardableResult
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the animator of a dismissal, or nil for the default animator.
  /// Optional; by default `nil`: the default animator.
  @discardableResult
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the object that drives a presentation interactively, or nil for a presentation that is
  /// not interactive.
  /// Optional; by default `nil`: the presentation is not interactive.
  @discardableResult
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the object that drives a dismissal interactively, or nil for a dismissal that is not
  /// interactive.
  /// Optional; by default `nil`: the dismissal is not interactive.
  @discardableResult
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the presentation controller of the `custom` style, or nil for the default one.
  /// Optional; by default `nil`: the default presentation controller.
  @discardableResult
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}
