// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct TabBarControllerTests {
  final class Observer: NSObject, UITabBarControllerDelegate {
    var refused: UIViewController?
    var events: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      events.append("should \(viewController.title ?? "")")
      return viewController !== refused
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      events.append("did \(viewController.title ?? "")")
    }
  }

  private func pages(_ titles: String...) -> [TabPage] { titles.map { TabPage($0) } }

  @Test func `A tap selects a tab, and the pages appear and disappear`() throws {
    let stage = TabStage(pages("One", "Two"))
    let controllers = try #require(stage.tabs.viewControllers as? [TabPage])
    expectEqual(controllers[0].events, ["will", "did"])
    #expect(!controllers[1].isViewLoaded)
    try stage.host.tap(.label("Two", traits: .button))
    stage.host.settle()
    expectEqual(stage.tabs.selectedIndex, 1)
    expectEqual(controllers[0].events, ["will", "did", "willNot", "didNot"])
    expectEqual(controllers[1].events, ["will", "did"])
    #expect(controllers[0].view.window == nil && controllers[1].view.window != nil)
    #expect(throws: Never.self) {
      try stage.host.view(.label("Two", traits: [.button, .selected]))
    }
  }

  @Test func `The safe area of a tab ends above the bar`() throws {
    let stage = TabStage(pages("One", "Two"))
    let page = try #require(stage.tabs.selectedViewController)
    // 34 points of the screen's safe area, and the row of 49.
    expectEqual(page.view.safeAreaInsets.bottom, 83)
    expectEqual(stage.seenBar, CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
    stage.host.perform { stage.bar.isHidden = true }
    stage.host.settle()
    expectEqual(page.view.safeAreaInsets.bottom, 34)
    stage.host.perform {
      stage.bar.isHidden = false
      stage.bar.isTranslucent = false
    }
    stage.host.settle()
    #expect(page.view.frame.maxY == 852 - 83 && page.view.safeAreaInsets.bottom == 0)
    stage.host.perform { page.extendedLayoutIncludesOpaqueBars = true }
    stage.host.settle()
    #expect(page.view.frame.maxY == 852 && page.view.safeAreaInsets.bottom == 83)
    stage.host.perform { stage.tabs.setTabBarHidden(true, animated: true) }
    stage.host.settle()
    #expect(page.view.safeAreaInsets.bottom == 34 && stage.seenBar.minY == 852)
  }

  @Test func `The delegate decides about taps, not about code`() throws {
    let (stage, observer) = (TabStage(pages("One", "Two")), Observer())
    stage.tabs.delegate = observer
    observer.refused = stage.tabs.viewControllers?[1]
    try stage.host.tap("Two")
    #expect(stage.tabs.selectedIndex == 0 && observer.events == ["should Two"])
    stage.host.perform { stage.tabs.selectedIndex = 1 }
    stage.host.settle()
    #expect(stage.tabs.selectedIndex == 1 && observer.events.count == 1)
    try stage.host.tap("One")
    try stage.host.tap("One")
    expectEqual(observer.events.dropFirst(), ["should One", "did One", "should One", "did One"])
  }

  @Test func `New tabs keep the selected controller, or its index`() {
    let stage = TabStage(pages("A", "B", "C"))
    let old = stage.tabs.viewControllers ?? []
    stage.host.perform {
      stage.tabs.selectedIndex = 1
      stage.tabs.viewControllers = [old[2], old[1]]
    }
    stage.host.settle()
    #expect(stage.tabs.selectedViewController === old[1] && stage.tabs.selectedIndex == 1)
    #expect(old[0].parent == nil && old[0].view.window == nil)
    let new = stage.host.perform { pages("X", "Y") }
    stage.host.perform { stage.tabs.setViewControllers(new, animated: true) }
    stage.host.settle()
    #expect(stage.tabs.selectedViewController === new[1])
    stage.host.perform { stage.tabs.selectedIndex = 7 }
    expectEqual(stage.tabs.selectedIndex, 1)
    stage.host.perform { stage.tabs.viewControllers = [] }
    stage.host.settle()
    #expect(stage.tabs.selectedViewController == nil && stage.tabs.selectedIndex == NSNotFound)
  }

  @Test func `A tap on the selected tab pops its stack, then scrolls to the top`() throws {
    let stage = TabStage.stacks()
    let navigation = stage.navigation(0)
    let page = stage.host.perform { TabPage("Message") }
    stage.host.perform { navigation.pushViewController(page, animated: false) }
    stage.host.settle()
    try stage.host.tap(.label("Mail", traits: [.button, .selected]))
    stage.host.settle()
    expectEqual(navigation.viewControllers.count, 1)
    let root = try #require(navigation.topViewController as? TabPage)
    stage.host.perform { root.scroll.contentOffset.y = 500 }
    try stage.host.tap(.label("Mail", traits: [.button, .selected]))
    stage.host.settle()
    expectEqual(root.scroll.contentOffset.y, -root.scroll.adjustedContentInset.top)
  }

  @Test func `The item of a stack is that of its root, with its badge`() throws {
    let stage = TabStage.stacks()
    let root = try #require(stage.navigation(1).viewControllers.first)
    stage.host.perform { root.tabBarItem.badgeValue = "12" }
    #expect(try stage.host.view(.label("Settings", traits: .button)).accessibilityValue == "12")
    stage.host.perform { root.title = "Options" }
    stage.host.settle()
    #expect(throws: Never.self) { try stage.host.tap(.label("Options", traits: .button)) }
    stage.host.settle()
    expectEqual(stage.tabs.selectedIndex, 1)
    #expect(root.tabBarController === stage.tabs)
  }

  @Test func `Illegal changes of a managed bar are reported`() {
    let stage = TabStage(pages("One", "Two"))
    stage.host.recordsIllegalUse = true
    stage.host.perform {
      stage.bar.items = []
      stage.bar.selectedItem = nil
      stage.bar.delegate = stage.tabs
      stage.tabs.selectedViewController = UIViewController()
    }
    expectEqual(stage.host.illegalUse.count, 4)
    #expect(stage.host.illegalUse[0].hasPrefix("Directly modifying a tab bar managed by"))
    #expect(stage.bar.items?.count == 2 && stage.tabs.selectedIndex == 0)
  }

  @Test func `The row is lower in a compact height, and tabs are mirrored from right to left`()
    throws
  {
    let stage = TabStage(pages("One", "Two"))
    let first = { try stage.host.view(.label("One", traits: .button)) }
    #expect(try first().convert(CGPoint.zero, to: nil).x == 0)
    stage.host.layoutDirection = .rightToLeft
    stage.host.settle()
    #expect(try first().convert(CGPoint.zero, to: nil).x == 393 / 2)
    stage.host.layoutDirection = .leftToRight
    stage.host.rotate(to: .landscape)
    stage.host.settle()
    #expect(stage.seenBar.width == 852 && stage.seenBar.maxY == 393)
    // 32 points, above the 21 of the home indicator.
    let inset = try #require(stage.tabs.selectedViewController).view.safeAreaInsets.bottom
    expectNear(inset, 53, within: 1e-9)
  }

  @Test func `An animator of the delegate exchanges the tabs`() {
    final class Fade: NSObject, UIViewControllerAnimatedTransitioning, UITabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }

      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.5 }

      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(
          withDuration: 0.5, animations: { view.alpha = 1 },
          completion: { _ in context.completeTransition(true) })
      }
    }
    let (stage, fade) = (TabStage(pages("One", "Two")), Fade())
    stage.tabs.delegate = fade
    stage.host.perform { stage.tabs.selectedIndex = 1 }
    stage.host.advance(by: 0.25)
    let views = stage.tabs.viewControllers?.map { $0.view.window != nil }
    expectEqual(views, [true, true])
    // Another selection meanwhile takes effect afterwards.
    stage.host.perform { stage.tabs.selectedIndex = 0 }
    stage.host.settle()
    expectEqual(stage.tabs.viewControllers?.map { $0.view.window != nil }, [true, false])
    expectEqual(stage.tabs.selectedIndex, 0)
  }

  @Test func `What a tab presents in its context comes and goes with the tab`() {
    let stage = TabStage.stacks()
    let navigation = stage.navigation(0)
    let cover = stage.host.perform {
      let cover = UIViewController()
      cover.view.backgroundColor = .systemTeal
      cover.modalPresentationStyle = .overCurrentContext
      navigation.definesPresentationContext = true
      navigation.topViewController?.present(cover, animated: true)
      return cover
    }
    stage.host.settle()
    let shown = stage.host.dump()
    #expect(cover.presentingViewController === navigation && cover.view.window != nil)
    stage.host.perform { stage.tabs.selectedIndex = 1 }
    stage.host.settle()
    #expect(cover.view.window == nil && navigation.presentedViewController === cover)
    stage.host.perform { stage.tabs.selectedIndex = 0 }
    stage.host.settle()
    expectEqual(stage.host.dump(), shown)
    stage.host.perform { navigation.dismiss(animated: true) }
    stage.host.settle()
    #expect(cover.view.window == nil && navigation.presentedViewController == nil)
  }
}
