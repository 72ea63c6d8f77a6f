// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Pages with `hidesBottomBarWhenPushed`.
@MainActor @Suite struct HiddenTabBarTests {
  @Test func `A page hides the bar, which moves below the page and returns with the pop`() throws {
    let stage = TabStage.stacks()
    let navigation = stage.navigation(0)
    let root = try #require(navigation.topViewController)
    let page = stage.host.perform { TabPage("Message", hidesBar: true) }
    stage.host.perform { navigation.pushViewController(page, animated: true) }
    stage.host.advance(by: 0.15)
    // The bar moves with the lower page, to the left, and keeps its height.
    #expect(stage.seenBar.minX < 0 && stage.seenBar.minX > -0.3 * 393)
    expectNear(stage.seenBar.minY, (852 - 83), within: 1e-9)
    #expect(page.view.safeAreaInsets.bottom == 34 && root.view.safeAreaInsets.bottom == 83)
    stage.host.settle()
    #expect(stage.seenBar.minY >= 852)
    #expect(!stage.host.accessibilityDump().contains("selected"))  // no tab for VoiceOver
    expectEqual(page.view.safeAreaInsets.bottom, 34)
    let next = stage.host.perform { TabPage("Details") }
    stage.host.perform { navigation.pushViewController(next, animated: true) }
    stage.host.settle()
    expectEqual(next.view.safeAreaInsets.bottom, 34)
    stage.host.perform { _ = navigation.popToRootViewController(animated: true) }
    stage.host.advance(by: 0.15)
    #expect(stage.seenBar.minX < 0 && root.view.safeAreaInsets.bottom == 83)
    stage.host.settle()
    expectEqual(stage.seenBar, CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
    #expect(stage.bar.superview === stage.tabs.view)
  }

  @Test func `A swipe back that is cancelled leaves the bar hidden`() throws {
    let stage = TabStage.stacks()
    let navigation = stage.navigation(0)
    let page = stage.host.perform { TabPage("Message", hidesBar: true) }
    stage.host.perform { navigation.pushViewController(page, animated: false) }
    stage.host.settle()
    stage.host.drag(
      from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), duration: 1)
    stage.host.settle()
    #expect(navigation.viewControllers.count == 2 && stage.seenBar.minY >= 852)
    expectEqual(page.view.safeAreaInsets.bottom, 34)
    stage.host.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.5)
    stage.host.settle()
    expectEqual(navigation.viewControllers.count, 1)
    expectEqual(stage.seenBar, CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
    expectEqual(navigation.topViewController?.view.safeAreaInsets.bottom, 83)
  }

  @Test func `Selecting another tab in the middle of the transition shows the bar`() {
    let stage = TabStage.stacks()
    let page = stage.host.perform { TabPage("Message", hidesBar: true) }
    stage.host.perform { stage.navigation(0).pushViewController(page, animated: true) }
    stage.host.advance(by: 0.1)
    stage.host.perform { stage.tabs.selectedIndex = 1 }
    stage.host.settle()
    expectEqual(stage.seenBar, CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
    expectEqual(stage.navigation(1).topViewController?.view.safeAreaInsets.bottom, 83)
    stage.host.perform { stage.tabs.selectedIndex = 0 }
    stage.host.settle()
    #expect(stage.seenBar.minY >= 852 && page.view.safeAreaInsets.bottom == 34)
  }
}
