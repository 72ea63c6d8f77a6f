// SPDX-License-Identifier: MIT

// Optional methods are called with a question mark, which requires an optional value (see
// UIScrollViewDelegate+Optional.swift).

extension UITabBarControllerDelegate {
  /// The methods of this name, to be called with a question mark.
  public var tabBarController: _TabBarTabBarController? {
    _TabBarTabBarController(delegate: self)
  }
}

/// The methods named `tabBarController`.
@preconcurrency @MainActor
public struct _TabBarTabBarController {
  fileprivate let delegate: any UITabBarControllerDelegate

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    delegate.tabBarController(tabBarController, shouldSelect: viewController)
  }

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    delegate.tabBarController(tabBarController, didSelect: viewController)
  }

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.tabBarController(tabBarController, interactionControllerFor: animationController)
  }

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }
}
