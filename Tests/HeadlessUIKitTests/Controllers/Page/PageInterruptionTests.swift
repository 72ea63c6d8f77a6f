// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Pages that are set while the user turns pages: "the view controllers passed to this method are
/// those that will be visible after the animation has completed" (UIPageViewController,
/// "setViewControllers(_:direction:animated:completion:)").
@MainActor @Suite struct PageInterruptionTests {
  enum Movement: CaseIterable {
    /// Beyond the first page; with the finger, and after it was lifted.
    case stretched, bouncing
    /// Toward the next page.
    case held, turning
    /// Back to the current page, after a short swipe.
    case returning
  }

  enum Way: CaseIterable {
    case horizontal, rightToLeft, vertical
  }

  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = (0..<6).map { TabPage("\($0)") }
    var events: [String] = []
    var onEnd: () -> Void = {}

    private func page(_ offset: Int, from page: UIViewController) -> UIViewController? {
      let index = pages.firstIndex { $0 === page }.map { $0 + offset } ?? -1
      return pages.indices.contains(index) ? pages[index] : nil
    }
    func pageViewController(_: UIPageViewController, viewControllerBefore page: UIViewController)
      -> UIViewController?
    { self.page(-1, from: page) }
    func pageViewController(_: UIPageViewController, viewControllerAfter page: UIViewController)
      -> UIViewController?
    { self.page(1, from: page) }
    func pageViewController(
      _: UIPageViewController, willTransitionTo pending: [UIViewController]
    ) {
      events.append("to \(pending.map { $0.title ?? "" }.joined(separator: ","))")
    }
    func pageViewController(
      _: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      events.append("\(finished) \(completed)")
      onEnd()
    }
  }

  @MainActor private struct Stage {
    let host = ScreenHost(.iPhone15)
    let book: Book
    let controller: UIPageViewController
    let way: Way
    /// The factor of a finger's way toward the next page.
    var sign: CGFloat { way == .rightToLeft ? 1 : -1 }

    init(_ way: Way, start: Int = 0) {
      self.way = way
      host.layoutDirection = way == .rightToLeft ? .rightToLeft : .leftToRight
      let book = host.perform { Book() }
      self.book = book
      for page in book.pages { page.scroll.isScrollEnabled = way != .vertical }
      controller = host.perform {
        let controller = UIPageViewController(
          transitionStyle: .scroll,
          navigationOrientation: way == .vertical ? .vertical : .horizontal)
        controller.dataSource = book
        controller.delegate = book
        controller.setViewControllers([book.pages[start]], direction: .forward, animated: false)
        return controller
      }
      host.show(controller)
      host.settle()
    }

    var shown: [String] { (controller.viewControllers ?? []).map { $0.title ?? "" } }

    /// The titles of the pages in the window with the positions of their views.
    var visible: [String] {
      book.pages.filter { $0.viewIfLoaded?.window != nil }.map {
        "\($0.title ?? "") \($0.view.convert($0.view.bounds, to: nil))"
      }
    }

    func pull(by distance: CGFloat, over seconds: TimeInterval = 0.3) -> Finger {
      let way = distance * sign
      let finger = host.touch(at: CGPoint(x: 196 - way / 2, y: 426 - way / 2))
      finger.move(
        by: self.way == .vertical ? CGVector(dx: 0, dy: way) : CGVector(dx: way, dy: 0),
        over: seconds)
      return finger
    }

    /// Returns the finger that is still down.
    func begin(_ movement: Movement) -> Finger? {
      switch movement {
      case .stretched: return pull(by: -250)
      case .bouncing: pull(by: -250).lift()
      case .held: return pull(by: 200)
      case .turning: pull(by: 260).lift()
      case .returning: pull(by: 60, over: 1).lift()
      }
      host.advanceFrames(5)
      return nil
    }

    func set(_ page: Int, _ animated: Bool, _ completion: @escaping (Bool) -> Void = { _ in }) {
      host.perform {
        controller.setViewControllers(
          [book.pages[page]], direction: page == 0 ? .reverse : .forward, animated: animated,
          completion: completion)
      }
    }
  }

  @Test(arguments: Movement.allCases, Way.allCases)
  func `The page that is set is shown and reported`(_ movement: Movement, _ way: Way) {
    for animated in [false, true] {
      for target in [0, 1, 4] {
        let stage = Stage(way)
        let finger = stage.begin(movement)
        var ends: [Bool] = []
        stage.set(target, animated) { ends.append($0) }
        expectEqual(stage.shown, ["\(target)"])
        if !animated || target == 0 { expectEqual(ends, [true]) }
        if let finger {
          finger.move(by: CGVector(dx: -30, dy: 0), over: 0.1)
          finger.lift()
        }
        stage.host.settle()
        let comment = "\(movement) \(way) \(animated) \(target)"
        #expect(stage.shown == ["\(target)"], "\(comment)")
        #expect(stage.visible == ["\(target) (0.0, 0.0, 393.0, 852.0)"], "\(comment)")
        expectEqual(ends, [true])
        expectEqual(stage.controller.children.count, 1)
        for page in stage.book.pages {
          expectEqual(
            page.events.last,
            page.title == "\(target)" ? "did" : page.events.isEmpty ? nil : "didNot")
        }
        // A bounce at the first page is no transition.
        let isSwipe = movement != .stretched && movement != .bouncing
        expectEqual(stage.book.events, isSwipe ? ["to 1", "false false"] : [])
        // The neighbors are those of the new page.
        stage.pull(by: 300).lift()
        stage.host.settle()
        expectEqual(stage.shown, ["\(target + 1)"])
      }
    }
  }

  @Test func `A page set by the delegate when a swipe ends is shown`() {
    for target in [0, 1, 3] {
      let stage = Stage(.horizontal)
      stage.book.onEnd = {
        stage.book.onEnd = {}
        stage.controller.setViewControllers(
          [stage.book.pages[target]], direction: .forward, animated: false)
      }
      stage.pull(by: 300).lift()
      stage.host.settle()
      expectEqual(stage.shown, ["\(target)"])
      expectEqual(stage.visible, ["\(target) (0.0, 0.0, 393.0, 852.0)"])
      expectEqual(stage.book.events, ["to 1", "true true"])
    }
  }

  /// "True if the animation finished; False if it was skipped" (completion).
  @Test func `A completion states whether its animation has ended`() {
    let stage = Stage(.horizontal)
    var ends: [String] = []
    stage.set(2, true) { ends.append("2 \($0)") }
    stage.host.advance(by: 0.1)
    stage.set(3, true) { ends.append("3 \($0)") }
    expectEqual(ends, ["2 false"])
    stage.host.settle()
    expectEqual(ends, ["2 false", "3 true"])
    expectEqual(stage.shown, ["3"])
  }

  /// The old page moves out as the new one moves in, beside it.
  @Test(arguments: [true, false])
  func `An animation begins where the page is`(_ isStretched: Bool) throws {
    let stage = Stage(.horizontal)
    let finger = isStretched ? stage.begin(.stretched) : nil
    let before = stage.book.pages[0].view.convert(CGPoint.zero, to: nil).x
    expectEqual(before > 50, isStretched)
    stage.set(3, true)
    stage.host.advanceFrame()
    let views = [stage.book.pages[0].view!, stage.book.pages[3].view!]
    let places = try views.map { view in
      let scrollView = try #require(view.superview?.layer.presentation())
      return try #require(view.layer.presentation()).frame.minX - scrollView.bounds.minX
    }
    #expect(places[0] < before && places[0] > before - 60)
    expectNear(places[1], places[0] + 393, within: 1e-6)
    finger?.lift()
    stage.host.settle()
    expectEqual(stage.shown, ["3"])
  }

  @Test func `Another data source during a swipe leaves the current page`() {
    for movement in Movement.allCases {
      let stage = Stage(.horizontal)
      let finger = stage.begin(movement)
      stage.host.perform {
        stage.controller.dataSource = nil
        stage.controller.dataSource = stage.book
      }
      finger?.lift()
      stage.host.settle()
      expectEqual(stage.shown, ["0"])
      expectEqual(stage.visible, ["0 (0.0, 0.0, 393.0, 852.0)"])
      stage.pull(by: 300).lift()
      stage.host.settle()
      expectEqual(stage.shown, ["1"])
    }
  }
}
