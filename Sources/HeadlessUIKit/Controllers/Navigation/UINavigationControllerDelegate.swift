// SPDX-License-Identifier: MIT

/// A delegate that is notified of shown controllers and supplies animators.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller is shown.
  /// Optional.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Called after a controller was shown.
  /// Optional.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)

  /// Returns the object that drives a transition interactively, or nil for a transition that is not
  /// interactive.
  /// Optional; by default `nil`.
  @discardableResult
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the animator of a transition, or nil for the default animator.
  /// Optional; by default `nil`.
  @discardableResult
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the orientations of the interface that the controller supports.
  /// Optional; by default `[]`: those of the controller's class.
  @discardableResult
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask

  /// Returns the orientation in which the controller is presented.
  /// Optional; by default `.unknown`: that of the controller's class.
  @discardableResult
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}
