// SPDX-License-Identifier: MIT

// Optional methods are called with a question mark, which requires an optional value (see
// UIScrollViewDelegate+Optional.swift).

extension UINavigationControllerDelegate {
  /// The method of this name, to be called with a question mark.
  public var navigationController: _NavigationControllerNavigationController? {
    _NavigationControllerNavigationController(delegate: self)
  }
}

/// The methods named `navigationController`.
@preconcurrency @MainActor
public struct _NavigationControllerNavigationController {
  fileprivate let delegate: any UINavigationControllerDelegate

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.navigationController(
      navigationController, interactionControllerFor: animationController)
  }

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }
}
