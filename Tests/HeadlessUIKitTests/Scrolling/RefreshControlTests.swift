// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct RefreshControlTests {
  private final class Counter {
    var count = 0
  }

  private func makeStage() -> (ScrollStage, UIRefreshControl, Counter) {
    let stage = ScrollStage()
    let (control, counter) = (stage.device.perform { UIRefreshControl() }, Counter())
    control.addAction(UIAction { _ in counter.count += 1 }, for: .valueChanged)
    stage.view.refreshControl = control
    return (stage, control, counter)
  }

  @Test
  func `Pulling the content down sends valueChanged once`() {
    let (stage, control, counter) = makeStage()
    stage.begin()
    stage.view.drag(to: CGPoint(x: 0, y: 100))
    #expect(!control.isRefreshing && counter.count == 0)
    stage.view.drag(to: CGPoint(x: 0, y: 300))
    #expect(control.isRefreshing && counter.count == 1)
    expectEqual(stage.view.adjustedContentInset.top, 0)  // the finger still holds the content
    stage.view.drag(to: CGPoint(x: 0, y: 310))
    let held = stage.offset
    stage.view.endDrag(velocity: .zero)
    expectEqual(stage.offset, held)
    expectEqual(counter.count, 1)
    stage.settle()
    expectEqual(stage.offset, -60)
    expectEqual(control.frame, CGRect(x: 0, y: -60, width: 300, height: 60))
    control.endRefreshing()
    expectEqual(stage.offset, -60)
    stage.log.lines = []
    stage.settle()
    expectEqual(stage.offset, 0)
    expectEqual(stage.log.take(), ["scrolled"])
  }

  @Test
  func `beginRefreshing() starts a refresh and does not send valueChanged`() {
    let (stage, control, counter) = makeStage()
    stage.view.contentInset.top = 20
    control.beginRefreshing()
    #expect(control.isRefreshing && counter.count == 0)
    expectEqual(stage.offset, -20)
    expectEqual(stage.view.contentInset.top, 20)
    expectEqual(stage.view.adjustedContentInset.top, 80)
    stage.view.contentInset.top = 30
    expectEqual(stage.view.adjustedContentInset.top, 90)
    stage.view.contentOffset.y = -90
    stage.view.contentInset.top = 10
    expectEqual(stage.offset, -70)
    control.endRefreshing()
    control.endRefreshing()
    stage.settle()
    expectEqual(stage.offset, -10)
    expectEqual(stage.view.adjustedContentInset.top, 10)
  }

  @Test func `A refresh may end under the finger`() {
    let (stage, control, counter) = makeStage()
    stage.begin()
    stage.view.drag(to: CGPoint(x: 0, y: 300))
    control.endRefreshing()
    stage.view.drag(to: CGPoint(x: 0, y: 320))
    #expect(counter.count == 1 && !control.isRefreshing)
    stage.view.endDrag(velocity: .zero)
    stage.settle()
    expectEqual(stage.offset, 0)
    stage.drag(by: CGPoint(x: 0, y: 300))
    expectEqual(counter.count, 2)
    control.endRefreshing()
    stage.settle()
    expectEqual(stage.offset, 0)
  }

  @Test func `A bounce starts no refresh`() {
    let (stage, control, counter) = makeStage()
    stage.view.contentOffset.y = 10
    stage.drag(by: .zero, velocity: CGPoint(x: 0, y: 9000))
    let trace = stage.settle()
    #expect(trace.contains { $0.offset.y < -90 })
    #expect(counter.count == 0 && !control.isRefreshing)
  }

  @Test func `Removing a refresh control restores the inset`() {
    let (stage, control, _) = makeStage()
    control.beginRefreshing()
    stage.view.contentOffset.y = -60
    stage.view.refreshControl = nil
    stage.settle()
    expectEqual(stage.offset, 0)
    #expect(control.superview == nil)
    control.endRefreshing()
    expectEqual(stage.view.adjustedContentInset.top, 0)
  }

  // MARK: Insets that change while it refreshes

  /// A scroll view in a navigation controller, whose bar and safe area push its content down by 44
  /// points and more.
  private final class Screen: UIViewController {
    let list = UIScrollView()
    let control = UIRefreshControl()

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentSize = CGSize(width: 300, height: 3000)
      list.refreshControl = control
      view.addSubview(list)
      control.beginRefreshing()
    }
  }

  /// UIKit documentation, `beginRefreshing()`: updates the state; nothing scrolls.
  @Test(arguments: [false, true])
  func `A refresh that begins before the first layout keeps the content below the bar`(ends: Bool) {
    let device = Device()
    let (window, screen) = device.perform { () -> (UIWindow, Screen) in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let screen = Screen()
      if ends { screen.loadViewIfNeeded() }
      window.rootViewController = UINavigationController(rootViewController: screen)
      window.makeKeyAndVisible()
      return (window, screen)
    }
    device.advance(by: 1)
    let top = screen.list.safeAreaInsets.top
    #expect(top >= 44 && screen.list.adjustedContentInset.top == top + 60)
    expectEqual(screen.list.contentOffset.y, -top)
    // The safe area grows and shrinks while the control refreshes.
    for extra in [30, 50, 0] as [CGFloat] {
      device.perform { screen.additionalSafeAreaInsets.top = extra }
      expectEqual(screen.list.contentOffset.y, -top - extra)
    }
    device.perform { screen.control.endRefreshing() }
    device.advance(by: 1)
    #expect(screen.list.contentOffset.y == -top && screen.list.adjustedContentInset.top == top)
    _ = window
  }

  /// Not documented. Without a navigation bar, applications scroll to the control themselves
  /// (facebook/react-native#5745, jamonholmgren/ProMotion#569), by its height from the offset that
  /// the call leaves: scrolling here, too, would scroll twice.
  @Test(arguments: [false, true])
  func `Without a navigation bar, the application scrolls to the control`(animated: Bool) {
    let device = Device()
    let (window, list, control) = device.perform {
      (
        UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), UIScrollView(),
        UIRefreshControl()
      )
    }
    device.perform {
      let page = UIViewController()
      page.view = list
      list.contentSize = CGSize(width: 390, height: 3000)
      list.refreshControl = control
      window.rootViewController = page
      window.makeKeyAndVisible()
    }
    device.advance(by: 1)
    let top = -list.contentOffset.y
    device.perform { control.beginRefreshing() }
    device.advance(by: 1)
    expectEqual(list.contentOffset.y, -top)
    expectEqual(list.adjustedContentInset.top, top + 60)
    device.perform {
      let offset = CGPoint(x: 0, y: list.contentOffset.y - control.frame.height)
      list.setContentOffset(offset, animated: animated)
    }
    device.advance(by: 1)
    expectEqual(list.contentOffset.y, -top - 60)
    expectEqual(control.frame, CGRect(x: 0, y: -60, width: 390, height: 60))
    device.perform { control.endRefreshing() }
    device.advance(by: 1)
    expectEqual(list.contentOffset.y, -top)
    expectEqual(list.adjustedContentInset.top, top)
  }

  @Test(arguments: [0, -60, 500] as [CGFloat])
  func `Content keeps its edge while insets change during a refresh`(start: CGFloat) {
    let (stage, control, _) = makeStage()
    control.beginRefreshing()
    stage.view.contentOffset.y = start
    for inset in [20, 90, 40, 0] as [CGFloat] {
      stage.view.contentInset.top = inset
      let expected: CGFloat = start > 0 ? start : start - inset
      let top: CGFloat = min(-60, expected + inset)
      expectEqual(stage.view.contentOffset.y, expected)
      expectEqual(stage.view.adjustedContentInset.top, inset + 60)
      expectEqual(control.frame.minY, top)
    }
    stage.view.contentInset.top = 25
    control.endRefreshing()
    stage.settle()
    let end: CGFloat = start > 0 ? start : -25
    expectEqual(stage.view.contentOffset.y, end)
  }

  @Test func `Insets that change while the content returns lead it to the new edge`() {
    let (stage, control, _) = makeStage()
    control.beginRefreshing()
    stage.view.contentOffset.y = -60
    control.endRefreshing()
    stage.device.advance(by: 0.15)
    let before = stage.offset
    #expect(before > -60 && before < 0)
    stage.view.contentInset.top = 44
    expectEqual(stage.offset, before)
    var last = before
    while !stage.view.isAtRest {
      stage.device.advanceFrame()
      expectNear(stage.offset, last, within: 8)
      last = stage.offset
    }
    expectEqual(stage.offset, -44)
  }

  // MARK: The picture

  /// The number of visible spokes of the indicator is not documented; that something is visible
  /// only while the control is pulled or refreshes follows from its purpose.
  @Test func `The indicator is drawn while the control is pulled and while it refreshes`() {
    let (stage, control, _) = makeStage()
    #expect(control.drawnContent == nil)
    stage.begin()
    stage.view.drag(to: CGPoint(x: 0, y: 100))
    #expect(control.drawnContent != nil && !control.isRefreshing)
    stage.view.drag(to: .zero)
    #expect(control.drawnContent == nil)
    stage.view.drag(to: CGPoint(x: 0, y: 300))
    stage.view.endDrag(velocity: .zero)
    stage.settle()
    guard case .image(let first, let rect, _)? = control.drawnContent else {
      Issue.record("no indicator")
      return
    }
    #expect(control.bounds.contains(rect) && rect.midX == control.bounds.midX)
    stage.device.advance(by: 0.5)
    guard case .image(let second, _, _)? = control.drawnContent else {
      Issue.record("no indicator")
      return
    }
    #expect(first !== second)
    // The indicator turns without keeping the device busy.
    #expect(stage.device.isIdle)
    control.endRefreshing()
    stage.settle()
    #expect(control.drawnContent == nil)
  }

  @Test func `The indicator has the control's own tint, and the title is shown below it`() {
    let (stage, control, _) = makeStage()
    stage.view.tintColor = .red
    control.beginRefreshing()
    func color() -> CGColor? {
      if case .image(_, _, let tint)? = control.drawnContent { tint } else { nil }
    }
    expectEqual(
      color(), UIColor.secondaryLabel.resolvedColor(with: control.traitCollection).cgColor)
    control.tintColor = .green
    expectEqual(color(), UIColor.green.cgColor)
    control.attributedTitle = NSAttributedString(string: "Loading")
    stage.device.perform { control.layoutIfNeeded() }
    let label = control.subviews.compactMap { $0 as? UILabel }.first
    guard case .image(_, let rect, _)? = control.drawnContent else {
      Issue.record("no indicator")
      return
    }
    #expect(label?.text == "Loading" && label?.isHidden == false)
    #expect((label?.frame.minY ?? 0) >= rect.maxY && (label?.frame.maxY ?? 99) <= 60)
    control.endRefreshing()
    #expect(label?.isHidden == true)
  }
}
