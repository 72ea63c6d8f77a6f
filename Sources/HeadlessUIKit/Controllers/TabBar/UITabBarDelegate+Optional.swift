// SPDX-License-Identifier: MIT

// Optional methods are called with a question mark, which requires an optional value (see
// UIScrollViewDelegate+Optional.swift).

extension UITabBarDelegate {
  /// The methods of this name, to be called with a question mark.
  public var tabBar: _TabBarTabBar? {
    _TabBarTabBar(delegate: self)
  }
}

/// The methods named `tabBar`.
@preconcurrency @MainActor
public struct _TabBarTabBar {
  fileprivate let delegate: any UITabBarDelegate

  /// Calls the method, or its default implementation.
  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    delegate.tabBar(tabBar, didSelect: item)
  }
}
