// SPDX-License-Identifier: MIT

/// A delegate that decides about the selection of tabs, is notified of it, and supplies animators.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether the user may select a tab.
  /// Optional; by default `true`.
  @discardableResult
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Called after the user has selected a tab, also the selected one. Not called for a selection by
  /// code.
  /// Optional.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Returns the object that drives a transition interactively, or nil for a transition that is not
  /// interactive.
  /// Optional; by default `nil`.
  @discardableResult
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the animator of a transition, or nil for an exchange without animation.
  /// Optional; by default `nil`.
  @discardableResult
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the orientations of the interface that the controller supports.
  /// Optional; by default `[]`: those of the controller's class.
  @discardableResult
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask

  /// Returns the orientation in which the controller is presented.
  /// Optional; by default `.unknown`: that of the controller's class.
  @discardableResult
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
}
