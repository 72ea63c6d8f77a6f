// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The item of the controller in a tab bar. That of a navigation controller is the item of its
  /// root unless it has its own.
  final var tabItem: UITabBarItem { tabBarItem }

  final var itemForTabBar: UITabBarItem {
    if let item = containment.tabBarItem { return item }
    if let root = (self as? UINavigationController)?.viewControllers.first, title == nil {
      return root.tabItem
    }
    let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
    containment.tabBarItem = item
    return item
  }

  final func setItemForTabBar(_ item: UITabBarItem) {
    containment.tabBarItem = item
    nearestTabBarController?.updateItems()
  }

  final var nearestTabBarController: UITabBarController? {
    var ancestor = parent
    while let current = ancestor {
      if let controller = current as? UITabBarController { return controller }
      ancestor = current.parent
    }
    return nil
  }
}
