// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct PageViewControllerTests {
  final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [TabPage]
    var count = 0
    var events: [String] = []

    init(_ count: Int = 4) {
      pages = (0..<count).map { TabPage("\($0)") }
      super.init()
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? {
      pages.firstIndex { $0 === page }.flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? {
      pages.firstIndex { $0 === page }.flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      events.append("to \(pendingViewControllers.map { $0.title ?? "" }.joined(separator: ","))")
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      events.append("\(completed)")
    }
  }

  @MainActor
  private struct PageStage {
    let host = ScreenHost(.iPhone15)
    let book: Book
    let controller: UIPageViewController

    init(
      _ style: UIPageViewController.TransitionStyle = .scroll, vertical: Bool = false,
      count: Int = 0, start: [Int] = [0], _ options: [UIPageViewController.OptionsKey: Any]? = nil
    ) {
      book = host.perform { Book() }
      book.count = count
      let book = book
      // Pages that scroll upwards themselves would take the drag.
      for page in book.pages { page.scroll.isScrollEnabled = !vertical }
      controller = host.perform {
        let controller = UIPageViewController(
          transitionStyle: style, navigationOrientation: vertical ? .vertical : .horizontal,
          options: options)
        controller.dataSource = book
        controller.delegate = book
        controller.setViewControllers(
          start.map { book.pages[$0] }, direction: .forward, animated: false)
        return controller
      }
      host.show(controller)
      host.settle()
    }

    var shown: [String] { (controller.viewControllers ?? []).map { $0.title ?? "" } }

    /// The titles of the pages whose views are on the screen.
    var visible: [String] {
      book.pages.filter { page in
        guard let view = page.viewIfLoaded, view.window != nil else { return false }
        return view.convert(view.bounds, to: nil).intersection(
          CGRect(x: 0, y: 0, width: 393, height: 852)
        ).width > 1
      }.map { $0.title ?? "" }
    }

    func drag(by x: CGFloat, y: CGFloat = 0) {
      let start = CGPoint(x: 196 - x / 2, y: 400 - y / 2)
      host.drag(from: start, to: CGPoint(x: start.x + x, y: start.y + y), duration: 0.3)
      host.settle()
    }
  }

  @Test func `A drag turns the page, a short one does not`() {
    let stage = PageStage()
    stage.drag(by: -300)
    #expect(stage.shown == ["1"] && stage.visible == ["1"])
    expectEqual(stage.book.events, ["to 1", "true"])
    expectEqual(stage.book.pages[0].events, ["will", "did", "willNot", "didNot"])
    expectEqual(stage.book.pages[1].events, ["will", "did"])
    stage.drag(by: 300)
    #expect(stage.shown == ["0"] && stage.visible == ["0"])
    stage.book.events = []
    stage.host.drag(
      from: CGPoint(x: 300, y: 400), to: CGPoint(x: 240, y: 400), duration: 2)
    stage.host.settle()
    #expect(stage.shown == ["0"] && stage.book.events == ["to 1", "false"])
    expectEqual(stage.visible, ["0"])
  }

  @Test func `There is nothing before the first page and after the last one`() {
    let stage = PageStage()
    stage.drag(by: 300)
    #expect(stage.shown == ["0"] && stage.book.events == [])
    for _ in 0..<6 { stage.drag(by: -300) }
    #expect(stage.shown == ["3"] && stage.visible == ["3"])
  }

  @Test func `Right to left, forward is toward the right`() {
    let stage = PageStage()
    stage.host.layoutDirection = .rightToLeft
    stage.host.settle()
    stage.drag(by: 300)
    #expect(stage.shown == ["1"] && stage.visible == ["1"])
  }

  @Test func `Vertical pages are turned upwards`() {
    let stage = PageStage(vertical: true)
    stage.drag(by: 0, y: -500)
    #expect(stage.shown == ["1"] && stage.visible == ["1"])
  }

  @Test func `Pages set by code slide in, and the delegate is not notified`() {
    let stage = PageStage()
    var ends: [Bool] = []
    stage.host.perform {
      stage.controller.setViewControllers(
        [stage.book.pages[2]], direction: .forward, animated: true
      ) { ends.append($0) }
    }
    expectEqual(stage.shown, ["2"])
    stage.host.advance(by: 0.17)
    expectEqual(ends, [])
    stage.host.settle()
    #expect(ends == [true] && stage.visible == ["2"] && stage.book.events == [])
    // The neighbors are those of the new page.
    stage.drag(by: -300)
    expectEqual(stage.shown, ["3"])
    stage.host.perform {
      stage.controller.setViewControllers(
        [stage.book.pages[0]], direction: .reverse, animated: true)
    }
    stage.host.advance(by: 0.1)
    stage.host.perform {
      stage.controller.setViewControllers(
        [stage.book.pages[1]], direction: .forward, animated: true)
    }
    stage.host.settle()
    #expect(stage.shown == ["1"] && stage.visible == ["1"])
    expectEqual(stage.controller.children.count, 1)
  }

  @Test func `A finger that slides along the dots of the page control skips pages`() throws {
    let stage = PageStage(count: 4)
    let control = try #require(
      stage.controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
    let start = control.convert(CGPoint(x: control.bounds.midX, y: 18), to: nil)
    // Two dots in a single movement: the distance of two dots is 17 points.
    let finger = stage.host.touch(at: start)
    finger.move(to: CGPoint(x: start.x + 36, y: start.y))
    stage.host.advanceFrame()
    finger.lift()
    stage.host.settle()
    #expect(stage.shown == ["2"] && control.currentPage == 2)
  }

  @Test func `The indicator follows the pages`() throws {
    let stage = PageStage(count: 4)
    let indicator = try #require(
      stage.host.firstView { $0.accessibilityValue?.hasPrefix("page") == true })
    expectEqual(indicator.accessibilityValue, "page 1 of 4")
    expectEqual(stage.book.pages[0].view.frame.height, 781)
    stage.drag(by: -300)
    expectEqual(indicator.accessibilityValue, "page 2 of 4")
    stage.host.tap(indicator, at: CGPoint(x: indicator.bounds.width - 10, y: 18))
    stage.host.settle()
    #expect(stage.shown == ["2"] && indicator.accessibilityValue == "page 3 of 4")
  }

  @Test func `A curl is turned by a drag or a tap at an edge`() {
    let stage = PageStage(.pageCurl)
    expectEqual(stage.controller.gestureRecognizers.count, 2)
    stage.drag(by: -200)
    #expect(stage.shown == ["1"] && stage.visible == ["1"])
    stage.host.tap(at: CGPoint(x: 20, y: 400))
    stage.host.settle()
    expectEqual(stage.shown, ["0"])
    stage.host.tap(at: CGPoint(x: 200, y: 400))
    stage.host.settle()
    #expect(stage.shown == ["0"] && stage.book.events == ["to 1", "true", "to 0", "true"])
  }

  @Test func `A spine in the middle shows two pages`() {
    let stage = PageStage(
      .pageCurl, start: [0, 1], [.spineLocation: UIPageViewController.SpineLocation.mid])
    #expect(stage.visible == ["0", "1"] && stage.controller.isDoubleSided)
    expectEqual(stage.book.pages[1].view.frame.minX, 196.5)
    stage.host.recordsIllegalUse = true
    stage.host.perform {
      stage.controller.setViewControllers(
        [stage.book.pages[2]], direction: .forward, animated: false)
    }
    #expect(stage.host.illegalUse.first?.contains("doesn't match the number required (2)") == true)
    stage.drag(by: -200)
    #expect(stage.shown == ["2", "3"] && stage.visible == ["2", "3"])
  }

  @Test func `Rotation keeps the page`() {
    let stage = PageStage()
    stage.drag(by: -300)
    stage.host.rotate(to: .landscape)
    stage.host.settle()
    #expect(stage.shown == ["1"] && stage.book.pages[1].view.frame.width == 852)
    let view = stage.book.pages[1].view
    expectEqual(view?.convert(CGPoint.zero, to: nil), .zero)
  }
}
