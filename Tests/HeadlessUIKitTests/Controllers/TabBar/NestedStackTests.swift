// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Navigation controllers in pages of others, in tabs. A phone of 852 points with a safe area of 34
/// at the lower edge; the tab bar covers 49 more.
@MainActor @Suite struct NestedStackTests {
  private func embed(_ inner: UIViewController, in page: UIViewController, _ frame: CGRect) {
    page.addChild(inner)
    inner.view.frame = frame
    page.view.addSubview(inner.view)
    inner.didMove(toParent: page)
  }

  private func bottom(_ controller: UIViewController) -> CGFloat {
    controller.view.safeAreaInsets.bottom
  }

  @Test(arguments: [false, true], [400, 530, 552] as [CGFloat])
  func `A nested stack does not count a hidden tab bar`(isHidden: Bool, height: CGFloat) {
    let stage = TabStage.stacks()
    let (host, outer) = (stage.host, stage.navigation(0))
    host.printsWarnings = false
    let page = host.perform { TabPage("Page", hidesBar: isHidden) }
    host.perform { outer.pushViewController(page, animated: true) }
    host.settle()
    let leaf = host.perform { TabPage("Leaf") }
    let inner = host.perform { UINavigationController(rootViewController: leaf) }
    host.perform { embed(inner, in: page, CGRect(x: 0, y: 300, width: 393, height: height)) }
    host.settle()
    let covered: CGFloat = isHidden ? 34 : 83
    expectEqual(bottom(page), covered)
    let overlap = max(300 + height - (852 - covered), 0)
    expectEqual(bottom(leaf), overlap)
    expectEqual(host.warnings.count, 0)
    // Pushed in the nested stack.
    let next = host.perform { TabPage("Next") }
    host.perform { inner.pushViewController(next, animated: true) }
    host.settle()
    expectEqual(bottom(next), overlap)
    host.perform { _ = inner.popViewController(animated: true) }
    host.settle()
    expectEqual(bottom(leaf), overlap)
    host.perform { _ = outer.popViewController(animated: true) }
    host.settle()
    expectEqual(bottom(outer.viewControllers[0]), 83)
    expectEqual(host.warnings.count, 0)
  }

  @Test(arguments: [400, 530, 552] as [CGFloat], [false, true])
  func `A page of a nested stack hides the bar for all`(height: CGFloat, isAnimated: Bool) {
    let stage = TabStage.stacks()
    let (host, outer) = (stage.host, stage.navigation(0))
    host.printsWarnings = false
    let page = outer.viewControllers[0]
    let leaf = host.perform { TabPage("Leaf") }
    let inner = host.perform { UINavigationController(rootViewController: leaf) }
    host.perform { embed(inner, in: page, CGRect(x: 0, y: 300, width: 393, height: height)) }
    host.settle()
    expectEqual(bottom(page), 83)
    let next = host.perform { TabPage("Next", hidesBar: true) }
    host.perform { inner.pushViewController(next, animated: isAnimated) }
    host.settle()
    expectEqual(bottom(page), 34)
    expectEqual(bottom(next), max(300 + height - (852 - 34), 0))
    expectEqual(stage.bar.frame.minY, 852)
    host.perform { _ = inner.popViewController(animated: isAnimated) }
    host.settle()
    expectEqual(bottom(page), 83)
    expectEqual(bottom(leaf), max(300 + height - (852 - 83), 0))
    expectEqual(stage.bar.frame.minY, 852 - 83)
    expectEqual(host.warnings.count, 0)
  }

  @Test func `Two stacks beside each other settle, with and without a page that hides the bar`() {
    let host = ScreenHost(.iPhone15)
    host.printsWarnings = false
    let container = host.perform { UIViewController() }
    container.title = "Both"
    let stacks = host.perform {
      [TabPage("A", hidesBar: true), TabPage("B")].map {
        UINavigationController(rootViewController: $0)
      }
    }
    let tabs = host.perform { UITabBarController() }
    host.perform { tabs.viewControllers = [container] }
    host.show(tabs)
    host.settle()
    host.perform {
      for (index, stack) in stacks.enumerated() {
        embed(
          stack, in: container, CGRect(x: CGFloat(index) * 196, y: 0, width: 196, height: 852))
      }
    }
    host.settle()
    expectEqual(host.warnings.count, 0)
    for stack in stacks { expectEqual(bottom(stack.viewControllers[0]), 34) }
    host.expectFirstLayoutIsLast()
    host.perform {
      stacks[0].setViewControllers([TabPage("C")], animated: false)
    }
    host.settle()
    for stack in stacks { expectEqual(bottom(stack.viewControllers[0]), 83) }
    expectEqual(host.warnings.count, 0)
  }

  @Test(arguments: [false, true])
  func `A nested stack that exists before its page is pushed has the same insets`(isFirst: Bool) {
    let stage = TabStage.stacks()
    let (host, outer) = (stage.host, stage.navigation(0))
    host.printsWarnings = false
    let page = host.perform { TabPage("Page", hidesBar: true) }
    let leaf = host.perform { TabPage("Leaf") }
    let inner = host.perform { UINavigationController(rootViewController: leaf) }
    func add() {
      embed(inner, in: page, CGRect(x: 0, y: 0, width: 393, height: 852))
    }
    if isFirst { host.perform { add() } }
    host.perform { outer.pushViewController(page, animated: true) }
    host.advance(by: 0.1)
    if isFirst { expectEqual(bottom(leaf), 34) }
    host.settle()
    if !isFirst { host.perform { add() } }
    host.settle()
    #expect(bottom(page) == 34 && bottom(leaf) == 34)
    expectEqual(host.warnings.count, 0)
  }
}
