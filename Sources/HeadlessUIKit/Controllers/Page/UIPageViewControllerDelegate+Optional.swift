// SPDX-License-Identifier: MIT

// Optional methods are called with a question mark, which requires an optional value (see
// UIScrollViewDelegate+Optional.swift).

extension UIPageViewControllerDelegate {
  /// The methods of this name, to be called with a question mark.
  public var pageViewController: _PageViewPageViewController? {
    _PageViewPageViewController(delegate: self)
  }
}

/// The methods named `pageViewController`.
@preconcurrency @MainActor
public struct _PageViewPageViewController {
  fileprivate let delegate: any UIPageViewControllerDelegate

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    delegate.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
  }

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    delegate.pageViewController(
      pageViewController, didFinishAnimating: finished,
      previousViewControllers: previousViewControllers, transitionCompleted: completed)
  }
}
