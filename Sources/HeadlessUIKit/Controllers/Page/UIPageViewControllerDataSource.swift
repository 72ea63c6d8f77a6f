// SPDX-License-Identifier: MIT

/// An object that supplies the pages beside a page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before a page, or nil for the first page.
  @discardableResult
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after a page, or nil for the last page.
  @discardableResult
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Returns the number of pages that the indicator shows; 0 for no indicator.
  /// Optional; by default `0`.
  @discardableResult
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Returns the index of the page that the indicator shows after pages were set by code.
  /// Optional; by default `0`.
  @discardableResult
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
