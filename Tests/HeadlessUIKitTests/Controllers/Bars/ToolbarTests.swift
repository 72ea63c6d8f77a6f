// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct ToolbarTests {
  private func makeStage() -> NavigationStage {
    func page() -> UIViewController {
      let page = TabPage("Inbox")
      page.toolbarItems = [
        UIBarButtonItem(title: "Edit"), .flexibleSpace(), UIBarButtonItem(title: "New"),
      ]
      return page
    }
    return NavigationStage([page()], large: false)
  }

  @Test func `The toolbar is hidden at first, and adds to the safe area of its page`() throws {
    let stage = makeStage()
    #expect(stage.navigation.isToolbarHidden && stage.root.view.safeAreaInsets.bottom == 34)
    #expect(throws: (any Error).self) { try stage.host.buttonFrame("Edit") }
    stage.host.perform { stage.navigation.setToolbarHidden(false, animated: true) }
    expectEqual(stage.root.view.safeAreaInsets.bottom, 78)
    stage.host.settle()
    expectEqual(stage.navigation.toolbar.frame, CGRect(x: 0, y: 774, width: 393, height: 44))
    let (edit, new) = (try stage.host.buttonFrame("Edit"), try stage.host.buttonFrame("New"))
    expectNear(edit.minX, 16, within: 1e-9)
    expectNear(new.maxX, 377, within: 1e-9)
    stage.host.layoutDirection = .rightToLeft
    stage.host.settle()
    #expect(try abs(stage.host.buttonFrame("New").minX - 16) < 1e-9)
    stage.host.perform { stage.navigation.isToolbarHidden = true }
    stage.host.settle()
    expectEqual(stage.root.view.safeAreaInsets.bottom, 34)
  }

  @Test func `Each page has its own items, and a page can hide the toolbar`() throws {
    let stage = makeStage()
    stage.host.perform { stage.navigation.isToolbarHidden = false }
    let next = stage.host.perform { TabPage("Message") }
    next.toolbarItems = [UIBarButtonItem(title: "Reply")]
    stage.host.perform { stage.navigation.pushViewController(next, animated: true) }
    stage.host.settle()
    #expect(throws: Never.self) { try stage.host.buttonFrame("Reply") }
    #expect(throws: (any Error).self) { try stage.host.buttonFrame("Edit") }
    let last = stage.host.perform { TabPage("Photo", hidesBar: true) }
    stage.host.perform { stage.navigation.pushViewController(last, animated: true) }
    stage.host.settle()
    expectEqual(last.view.safeAreaInsets.bottom, 34)
    #expect(throws: (any Error).self) { try stage.host.buttonFrame("Reply") }
    stage.host.perform { _ = stage.navigation.popToRootViewController(animated: true) }
    stage.host.settle()
    #expect(throws: Never.self) { try stage.host.buttonFrame("Edit") }
    expectEqual(stage.root.view.safeAreaInsets.bottom, 78)
  }

  @Test func `The toolbar is above a tab bar`() {
    let stage = TabStage.stacks()
    let navigation = stage.navigation(0)
    stage.host.perform {
      navigation.topViewController?.toolbarItems = [UIBarButtonItem(title: "Edit")]
      navigation.isToolbarHidden = false
    }
    stage.host.settle()
    expectEqual(navigation.toolbar.frame.maxY, 769)
    expectEqual(navigation.topViewController?.view.safeAreaInsets.bottom, 127)
  }

  /// The background extends over the safe area below the bar, also if only that area changes.
  @Test func `The background of a toolbar follows the safe area of its superview`() throws {
    let host = ScreenHost(.iPhoneSE)
    let page = host.perform { UIViewController() }
    let toolbar = host.perform { UIToolbar(frame: CGRect(x: 0, y: 589, width: 375, height: 44)) }
    page.view.addSubview(toolbar)
    host.show(page)
    let background = try #require(toolbar.subviews.first)
    expectEqual(background.frame.height, 44)
    host.perform { page.additionalSafeAreaInsets.bottom = 34 }
    expectEqual(background.frame.height, 78)
    host.perform { toolbar.frame.origin.y = 500 }
    expectEqual(background.frame.height, 44)
  }

  @Test func `Swipes and taps hide the bars`() {
    let stage = makeStage()
    stage.host.perform {
      stage.navigation.isToolbarHidden = false
      stage.navigation.hidesBarsOnSwipe = true
    }
    stage.host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.3)
    stage.host.settle()
    #expect(stage.navigation.isNavigationBarHidden && stage.navigation.isToolbarHidden)
    stage.host.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600), duration: 0.3)
    stage.host.settle()
    #expect(!stage.navigation.isNavigationBarHidden && !stage.navigation.isToolbarHidden)
    stage.host.perform { stage.navigation.hidesBarsOnTap = true }
    stage.host.tap(at: CGPoint(x: 200, y: 400))
    stage.host.settle()
    #expect(stage.navigation.isNavigationBarHidden)
  }
}

@MainActor @Suite struct BarAppearanceTests {
  private func stage(
    _ setUp: (UINavigationController, TabPage) -> Void
  ) -> (ScreenHost, UINavigationController, TabPage) {
    let host = ScreenHost(.iPhone15)
    let page = host.perform { TabPage("Inbox") }
    let navigation = host.perform { UINavigationController(rootViewController: page) }
    host.perform { setUp(navigation, page) }
    host.show(navigation)
    host.settle()
    return (host, navigation, page)
  }

  /// The color of the title's text.
  private func color(_ host: ScreenHost) throws -> UIColor? {
    try host.view(.text("Inbox"), as: UILabel.self).textColor
  }

  @Test func `The bar shows one appearance at the top of the content and another below`() throws {
    let (host, _, page) = stage { navigation, _ in
      let (standard, edge) = (UINavigationBarAppearance(), UINavigationBarAppearance())
      standard.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
      edge.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
      navigation.navigationBar.standardAppearance = standard
      navigation.navigationBar.scrollEdgeAppearance = edge
    }
    #expect(try color(host) == .systemGreen)
    host.perform { page.scroll.contentOffset.y += 100 }
    host.settle()
    #expect(try color(host) == .systemRed)
    host.perform { page.scroll.contentOffset.y -= 100 }
    host.settle()
    #expect(try color(host) == .systemGreen)
  }

  @Test func `The appearance of an item takes precedence, and assigned objects are copied`() throws
  {
    let own = UINavigationBarAppearance()
    own.titleTextAttributes = [.foregroundColor: UIColor.systemBlue]
    let (host, navigation, _) = stage { navigation, page in
      let standard = UINavigationBarAppearance()
      standard.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
      navigation.navigationBar.standardAppearance = standard
      page.navigationItem.standardAppearance = own
    }
    own.titleTextAttributes = [.foregroundColor: UIColor.systemPink]
    host.perform { navigation.navigationBar.setNeedsLayout() }
    host.settle()
    #expect(try color(host) == .systemBlue)
  }

  @Test func `Copies are equal in all values`() {
    let one = UITabBarAppearance()
    one.configureWithOpaqueBackground()
    one.shadowColor = .systemRed
    one.stackedLayoutAppearance.selected.iconColor = .systemPink
    let copy = one.copy() as? UITabBarAppearance
    #expect(copy?.shadowColor == .systemRed && copy?.backgroundColor == .systemBackground)
    expectEqual(copy?.stackedLayoutAppearance.selected.iconColor, .systemPink)
    one.stackedLayoutAppearance.selected.iconColor = .systemTeal
    expectEqual(copy?.stackedLayoutAppearance.selected.iconColor, .systemPink)
  }

  @Test func `A button with an image shows it in place of its title`() throws {
    var taps = 0
    let (host, _, _) = stage { _, page in
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Add", image: UIImage(systemName: "plus"),
        primaryAction: UIAction { _ in taps += 1 })
    }
    let button = try host.view(.label("Add", traits: .button))
    #expect(button.subviews.contains { $0 is UIImageView })
    try host.tap("Add")
    expectEqual(taps, 1)
  }
}
