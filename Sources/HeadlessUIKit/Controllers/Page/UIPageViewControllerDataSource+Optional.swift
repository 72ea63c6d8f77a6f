// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The methods that have the comment "Optional" in the protocol: their default implementations,
// whose documentation is that of the protocol, and calls with a question mark, which require an
// optional value. It is never nil: a method that is not implemented has its default.

extension UIPageViewControllerDataSource {
  @discardableResult
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

  @discardableResult
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

extension UIPageViewControllerDataSource {
  /// The method of this name, to be called with a question mark.
  public var presentationCount: _PageViewDataSourcePresentationCount? {
    _PageViewDataSourcePresentationCount(dataSource: self)
  }

  /// The method of this name, to be called with a question mark.
  public var presentationIndex: _PageViewDataSourcePresentationIndex? {
    _PageViewDataSourcePresentationIndex(dataSource: self)
  }
}

/// The method named `presentationCount`.
@preconcurrency @MainActor
public struct _PageViewDataSourcePresentationCount {
  fileprivate let dataSource: any UIPageViewControllerDataSource

  @discardableResult
  public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
    dataSource.presentationCount(for: pageViewController)
  }
}

/// The method named `presentationIndex`.
@preconcurrency @MainActor
public struct _PageViewDataSourcePresentationIndex {
  fileprivate let dataSource: any UIPageViewControllerDataSource

  @discardableResult
  public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
    dataSource.presentationIndex(for: pageViewController)
  }
}
