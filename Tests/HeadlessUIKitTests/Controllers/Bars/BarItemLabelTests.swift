// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct BarItemLabelTests {
  @Test func `A bar shows a label that its item receives later`() throws {
    let host = ScreenHost(.iPhone15)
    let page = host.perform { UIViewController() }
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis"), primaryAction: UIAction { _ in })
    page.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
    let tabs = host.perform { UITabBarController() }
    tabs.viewControllers = [UINavigationController(rootViewController: page)]
    host.show(tabs)
    host.settle()
    host.perform {
      page.navigationItem.rightBarButtonItem?.accessibilityLabel = "More"
      page.navigationItem.rightBarButtonItem?.accessibilityIdentifier = "more"
      page.navigationController?.tabBarItem.accessibilityLabel = "First tab"
    }
    try host.view(.label("More", traits: .button))
    expectEqual(host.views(.id("more")).count, 1)
    try host.view(.label("First tab", traits: .button))
  }

  // `app.toolbars.buttons["Delete"]` and `app.toolbars.buttons["Share"]` are the buttons in tests
  // of apps on devices.
  @Test func `The system's items have the labels of UIKit`() {
    let labels = [UIBarButtonItem.SystemItem.trash, .action, .add, .stop].map {
      UIBarButtonItem(systemItem: $0).accessibilityLabel
    }
    expectEqual(labels, ["Delete", "Share", "Add", "Stop"])
  }
}
