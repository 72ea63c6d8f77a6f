// SPDX-License-Identifier: MIT

// Optional methods are called with a question mark, which requires an optional value (see
// UIScrollViewDelegate+Optional.swift).

extension UIPageViewControllerDataSource {
  /// The methods of this name, to be called with a question mark.
  public var presentationCount: _PageViewDataSourcePresentationCount? {
    _PageViewDataSourcePresentationCount(delegate: self)
  }

  /// The methods of this name, to be called with a question mark.
  public var presentationIndex: _PageViewDataSourcePresentationIndex? {
    _PageViewDataSourcePresentationIndex(delegate: self)
  }
}

/// The methods named `presentationCount`.
@preconcurrency @MainActor
public struct _PageViewDataSourcePresentationCount {
  fileprivate let delegate: any UIPageViewControllerDataSource

  /// Calls the method, or its default implementation.
  public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
    delegate.presentationCount(for: pageViewController)
  }
}

/// The methods named `presentationIndex`.
@preconcurrency @MainActor
public struct _PageViewDataSourcePresentationIndex {
  fileprivate let delegate: any UIPageViewControllerDataSource

  /// Calls the method, or its default implementation.
  public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
    delegate.presentationIndex(for: pageViewController)
  }
}
