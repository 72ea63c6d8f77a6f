// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Tab bars with more tabs than they have room for.
@MainActor @Suite struct MoreTabTests {
  private let titles = ["A", "B", "C", "D", "E", "F", "G"]

  private func stage(_ model: DeviceModel = .iPhone15) -> TabStage {
    TabStage(on: model, titles.map { UINavigationController(rootViewController: TabPage($0)) })
  }

  @Test func `A phone shows four tabs and a list of the others`() throws {
    let stage = stage()
    expectEqual(stage.bar.items?.map(\.title), ["A", "B", "C", "D", "More"])
    try stage.host.tap(.label("More", traits: .button))
    stage.host.settle()
    expectEqual(stage.tabs.selectedIndex, NSNotFound)
    #expect(stage.tabs.selectedViewController === stage.tabs.moreNavigationController)
    for title in ["E", "F", "G"] {
      #expect(throws: Never.self) { try stage.host.view(.label(title, traits: .button)) }
    }
    try stage.host.tap(.label("F", traits: .button))
    stage.host.settle()
    expectEqual(stage.tabs.selectedIndex, 5)
    #expect(stage.navigation(5).topViewController?.view.window != nil)
    #expect(stage.tabs.moreNavigationController.isNavigationBarHidden)
    // The back button of the stack's root returns to the list.
    let back = try #require(
      stage.host.views(.label("More", traits: .button)).first {
        $0.convert(CGPoint.zero, to: nil).y < 200
      })
    stage.host.tap(back)
    stage.host.settle()
    #expect(stage.tabs.selectedViewController === stage.tabs.moreNavigationController)
    #expect(stage.navigation(5).view.window == nil)
  }

  @Test func `The shown tab that loses its room is shown by the list`() {
    let stage = stage()
    stage.host.perform { stage.tabs.selectedIndex = 1 }
    stage.host.settle()
    let shown = stage.navigation(1)
    var order = stage.tabs.viewControllers ?? []
    order.append(order.remove(at: 1))
    stage.host.perform {
      stage.tabs.setViewControllers(order, animated: false)
      stage.tabs.selectedViewController = shown
    }
    stage.host.settle()
    #expect(stage.tabs.selectedIndex == 6 && shown.topViewController?.view.window != nil)
    let fresh = TabStage(
      ["A", "C", "D", "E", "F", "G", "B"].map {
        UINavigationController(rootViewController: TabPage($0))
      })
    fresh.host.perform { fresh.tabs.selectedIndex = 6 }
    fresh.host.settle()
    expectEqual(stage.host.dump(), fresh.host.dump())
  }

  @Test func `Code selects a tab that has no room`() {
    let stage = stage()
    stage.host.perform { stage.tabs.selectedIndex = 6 }
    stage.host.settle()
    expectEqual(stage.tabs.selectedIndex, 6)
    #expect(stage.navigation(6).topViewController?.view.window != nil)
    expectEqual(stage.bar.selectedItem?.title, "More")
    stage.host.perform { stage.tabs.selectedIndex = 1 }
    stage.host.settle()
    #expect(stage.navigation(1).view.window != nil && stage.navigation(6).view.window == nil)
  }

  @Test func `A pad has room for seven tabs`() {
    let stage = stage(.iPad)
    expectEqual(stage.bar.items?.map(\.title), titles)
  }

  @Test func `The tab that the list shows stays selected where the bar has room for all`() {
    // In landscape, this phone has a regular width, and a bar for eight.
    let stage = stage(.iPhone15ProMax)
    stage.host.perform { stage.tabs.selectedIndex = 5 }
    stage.host.settle()
    let shown = stage.navigation(5)
    stage.host.rotate(to: .landscape)
    stage.host.settle()
    #expect(stage.tabs.selectedViewController === shown && shown.parent === stage.tabs)
    #expect(shown.topViewController?.view.window != nil)
    stage.host.rotate(to: .portrait)
    stage.host.settle()
    #expect(stage.tabs.selectedViewController === shown)
    #expect(shown.topViewController?.view.window != nil)
  }
}
