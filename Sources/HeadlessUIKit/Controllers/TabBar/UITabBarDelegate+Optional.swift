// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The methods that have the comment "Optional" in the protocol: their default implementations,
// whose documentation is that of the protocol, and calls with a question mark, which require an
// optional value. It is never nil: a method that is not implemented has its default.

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UITabBarDelegate {
  /// The method of this name, to be called with a question mark.
  public var tabBar: _TabBarTabBar? { _TabBarTabBar(delegate: self) }
}

/// The method named `tabBar`.
@preconcurrency @MainActor
public struct _TabBarTabBar {
  fileprivate let delegate: any UITabBarDelegate

  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    delegate.tabBar(tabBar, didSelect: item)
  }
}
