// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Bars that do not cover the page, bars in a compact height, and black bars. A phone with a safe
/// area of 59: a small bar ends at 103, a large one at 155.
@MainActor @Suite struct OpaqueBarTests {
  /// The property that keeps the page out of the bar.
  enum Cause: CaseIterable, Sendable { case opaque, edges }

  private final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      100
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private func stage(
    _ cause: Cause, _ page: @autoclosure () -> UIViewController
  ) -> (NavigationStage, UIViewController) {
    let stage = NavigationStage([page()])
    stage.host.perform {
      if cause == .opaque {
        stage.bar.isTranslucent = false
      } else {
        stage.root.edgesForExtendedLayout = []
        stage.navigation.view.setNeedsLayout()
      }
    }
    stage.host.settle()
    return (stage, stage.root)
  }

  /// The position on the screen at which the content begins.
  private func top(of scroll: UIScrollView) -> CGFloat {
    scroll.convert(CGPoint.zero, to: nil).y
  }

  @Test(arguments: Cause.allCases, [false, true])
  func `A large title above the page collapses with the content, point for point`(
    cause: Cause, isTable: Bool
  ) {
    let (stage, page) = stage(cause, isTable ? List() : ScrollingPage("Inbox"))
    let scroll = (page as? ScrollingPage)?.scroll ?? page.view as! UIScrollView
    expectEqual(stage.bar.frame.maxY, 155)
    expectEqual(page.view.convert(page.view.bounds, to: nil).minY, 155)
    expectEqual(top(of: scroll), 155)
    let finger = stage.host.touch(at: CGPoint(x: 200, y: 600))
    finger.move(by: CGVector(dx: 0, dy: -10), over: 0.2)
    var last = top(of: scroll)
    for _ in 0..<30 {
      finger.move(by: CGVector(dx: 0, dy: -3), over: 1.0 / 60)
      let now = top(of: scroll)
      expectNear(now, last - 3, within: 1e-9)
      last = now
      let end = min(max(now, 103), 155)
      expectNear(stage.bar.frame.maxY, end, within: 1e-9)
      expectNear(page.view.convert(page.view.bounds, to: nil).minY, end, within: 1e-9)
      expectNear(page.view.convert(page.view.bounds, to: nil).maxY, 852, within: 1e-9)
    }
    for _ in 0..<30 {
      finger.move(by: CGVector(dx: 0, dy: 3), over: 1.0 / 60)
      let now = top(of: scroll)
      expectNear(now, last + 3, within: 1e-9)
      last = now
      expectNear(stage.bar.frame.maxY, max(now, 103), within: 1e-9)
    }
    finger.lift()
    stage.host.settle()
    expectEqual(stage.bar.frame.maxY, 155)
    expectEqual(page.view.safeAreaInsets.top, 0)
  }

  @Test(arguments: Cause.allCases)
  func `Flings and animated scrolls end where they would end below a clear bar`(cause: Cause) {
    let (stage, page) = stage(cause, ScrollingPage("Inbox"))
    let scroll = (page as! ScrollingPage).scroll
    let other = NavigationStage([ScrollingPage("Inbox")])
    let clear = (other.root as! ScrollingPage).scroll
    for host in [stage.host, other.host] {
      host.fling(from: CGPoint(x: 200, y: 600), velocity: CGVector(dx: 0, dy: -1000))
      host.settle()
    }
    expectNear(top(of: scroll), top(of: clear), within: 1e-6)
    expectEqual(stage.bar.frame.maxY, 103)
    for host in [stage.host, other.host] {
      host.fling(from: CGPoint(x: 200, y: 300), velocity: CGVector(dx: 0, dy: 3000))
      host.settle()
    }
    expectNear(top(of: scroll), 155, within: 1e-9)
    expectEqual(stage.bar.frame.maxY, 155)
    stage.host.perform { scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }
    stage.host.settle()
    expectEqual(stage.bar.frame.maxY, 103)
    let tops = stage.host.perform { () -> CGPoint in
      scroll.setContentOffset(CGPoint(x: 0, y: -52), animated: true)
      return scroll.contentOffset
    }
    #expect(tops.y > 0)
    stage.host.settle()
    expectEqual(stage.bar.frame.maxY, 155)
    expectEqual(scroll.contentOffset.y, 0)
  }

  @Test(arguments: Cause.allCases, [(20, 155), (45, 103)] as [(CGFloat, CGFloat)])
  func `The end of a drag leaves the title large or small`(
    cause: Cause, drag: (distance: CGFloat, edge: CGFloat)
  ) {
    let (stage, _) = stage(cause, ScrollingPage("Inbox"))
    let finger = stage.host.touch(at: CGPoint(x: 200, y: 600))
    finger.move(by: CGVector(dx: 0, dy: -drag.distance - 10), over: 1).hold(for: 0.5)
    finger.lift()
    let frames = stage.framesUntilRest().map(\.height)
    expectNear(stage.bar.frame.maxY, drag.edge, within: 1e-9)
    #expect(isMonotone(frames) && largestStep(frames) < 8)
    stage.host.expectFirstLayoutIsLast()
  }

  @Test(arguments: Cause.allCases)
  func `Short content keeps the title large`(cause: Cause) {
    let (stage, page) = stage(cause, ScrollingPage("Inbox", height: 300))
    let scroll = (page as! ScrollingPage).scroll
    stage.host.perform { scroll.alwaysBounceVertical = true }
    stage.host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.5)
    stage.host.settle()
    expectEqual(stage.bar.frame.maxY, 155)
    expectEqual(top(of: scroll), 155)
  }

  @Test(arguments: Cause.allCases)
  func `A push and a pop leave a collapsed title as it was`(cause: Cause) {
    let (stage, page) = stage(cause, ScrollingPage("Inbox"))
    let scroll = (page as! ScrollingPage).scroll
    stage.host.fling(from: CGPoint(x: 200, y: 600), velocity: CGVector(dx: 0, dy: -1000))
    stage.host.settle()
    let place = top(of: scroll)
    let next = stage.host.perform { ScrollingPage("Next") }
    stage.host.perform { stage.navigation.pushViewController(next, animated: true) }
    stage.host.settle()
    expectEqual(stage.bar.frame.maxY, 155)
    stage.host.perform { _ = stage.navigation.popViewController(animated: true) }
    stage.host.settle()
    expectEqual(stage.bar.frame.maxY, 103)
    expectNear(top(of: scroll), place, within: 1e-9)
  }

  // MARK: Compact heights

  /// Not documented; the heights of the bars of phones in landscape.
  @Test func `A bar in a compact height is 32 points high, with everything in it`() throws {
    let stage = NavigationStage([ScrollingPage("Inbox"), ScrollingPage("Message")])
    stage.host.perform {
      stage.navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Edit", primaryAction: nil)
    }
    stage.host.rotate(to: .landscape)
    stage.host.settle()
    expectEqual(stage.bar.frame.height, 32)
    expectEqual(stage.bar.sizeThatFits(.zero).height, 32)
    let page = try #require(stage.navigation.topViewController)
    expectEqual(
      page.view.safeAreaInsets.top, stage.navigation.view.safeAreaInsets.top + 32)
    let button = try stage.host.view(.label("Edit", traits: .button))
    expectEqual(button.convert(button.bounds, to: stage.bar).midY, 16)
    stage.host.rotate(to: .portrait)
    stage.host.settle()
    expectEqual(stage.bar.frame.height, 96)
    stage.host.perform { _ = stage.navigation.popViewController(animated: true) }
    stage.host.settle()
    expectEqual(stage.root.view.safeAreaInsets.top, 155)
    let bar = ScreenHost(.iPad, orientation: .landscape).perform { UINavigationBar() }
    expectEqual(bar.sizeThatFits(.zero).height, 44)
  }

  // MARK: Status bar

  private func statusBarStyle(above controller: UIViewController) -> UIStatusBarStyle? {
    controller.view.window?.windowScene?.statusBarManager?.statusBarStyle
  }

  @Test func `A black bar makes the status bar light while it is shown`() {
    let stage = NavigationStage([ScrollingPage("Inbox")])
    let host = stage.host
    var style: UIStatusBarStyle? { statusBarStyle(above: stage.navigation) }
    expectEqual(style, .default)
    host.perform { stage.bar.barStyle = .black }
    host.settle()
    expectEqual(stage.navigation.preferredStatusBarStyle, .lightContent)
    expectEqual(style, .lightContent)
    host.perform { stage.navigation.setNavigationBarHidden(true, animated: true) }
    host.settle()
    expectEqual(style, .default)
    host.perform { stage.navigation.setNavigationBarHidden(false, animated: false) }
    host.settle()
    expectEqual(style, .lightContent)
    host.perform { stage.bar.barStyle = .default }
    host.settle()
    expectEqual(style, .default)
  }

  @Test func `The appearance of all bars makes the status bar light, also in tabs`() {
    let host = ScreenHost(.iPhone15)
    host.perform { UINavigationBar.appearance().barStyle = .black }
    let tabs = host.perform { UITabBarController() }
    host.perform {
      tabs.viewControllers = [UINavigationController(rootViewController: TabPage("Mail"))]
    }
    host.show(tabs)
    host.settle()
    expectEqual(statusBarStyle(above: tabs), .lightContent)
  }
}
