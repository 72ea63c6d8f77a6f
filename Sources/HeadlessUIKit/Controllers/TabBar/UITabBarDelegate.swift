// SPDX-License-Identifier: MIT

/// A delegate that is notified of the items that the user selects in a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after the user has tapped an item, also the selected one.
  /// Optional.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
