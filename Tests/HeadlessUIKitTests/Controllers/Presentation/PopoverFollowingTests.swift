// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// A popover whose source moves is where a popover that is presented now would be.
@MainActor @Suite struct PopoverFollowingTests {
  typealias Screen = PopoverTests.Screen

  private func fresh(_ frame: CGRect) -> CGRect { Screen(source: frame).frame }

  @Test func `A popover follows its source after a layout`() {
    let (first, second) = (
      CGRect(x: 200, y: 100, width: 100, height: 40), CGRect(x: 500, y: 1050, width: 80, height: 40)
    )
    let screen = Screen(source: first)
    expectEqual(screen.frame, fresh(first))
    screen.host.perform { screen.source.frame = second }
    screen.host.settle()
    #expect(screen.frame == fresh(second) && screen.popover?.arrowDirection == .down)
    screen.host.perform { screen.source.superview?.bounds.origin.y = 700 }
    screen.host.settle()
    expectEqual(screen.frame, fresh(second.offsetBy(dx: 0, dy: -700)))
    expectEqual(screen.popover?.arrowDirection, .up)
    // At rest nothing moves, and nothing is left to do.
    #expect(screen.host.isSettled)
    let frame = screen.frame
    screen.host.advance(by: 1)
    expectEqual(screen.frame, frame)
  }

  @Test func `A popover follows a source that scrolls, and one with a rectangle`() {
    let screen = Screen(source: .zero)
    let scroll = screen.host.perform { UIScrollView(frame: screen.presenter.view.bounds) }
    screen.host.perform {
      scroll.contentSize.height = 3000
      scroll.contentInsetAdjustmentBehavior = .never
      screen.presenter.view.addSubview(scroll)
      screen.popover?.sourceView = scroll
      screen.popover?.sourceRect = CGRect(x: 300, y: 600, width: 40, height: 40)
    }
    screen.host.settle()
    expectEqual(screen.frame, fresh(CGRect(x: 300, y: 600, width: 40, height: 40)))
    screen.host.perform { scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
    screen.host.advance(by: 0.1)
    screen.host.settle()
    expectEqual(screen.frame, fresh(CGRect(x: 300, y: 200, width: 40, height: 40)))
  }

  @Test func `A popover follows a bar button item`() throws {
    let host = ScreenHost(.iPad)
    let (root, list) = host.perform { (UIViewController(), UIViewController()) }
    let item = host.perform { UIBarButtonItem(title: "Sort", primaryAction: UIAction { _ in }) }
    host.perform { root.navigationItem.rightBarButtonItems = [item] }
    host.show(host.perform { UINavigationController(rootViewController: root) })
    host.perform {
      list.modalPresentationStyle = .popover
      list.preferredContentSize = CGSize(width: 100, height: 100)
      list.popoverPresentationController?.barButtonItem = item
      root.present(list, animated: true)
    }
    host.settle()
    host.perform {
      root.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(title: "A long first title", primaryAction: UIAction { _ in }), item,
      ]
    }
    host.settle()
    // The popover hides what is behind it from VoiceOver.
    let bar = try #require(root.navigationController?.navigationBar)
    let label = try #require(allViews(UILabel.self, in: bar).first { $0.text == "Sort" })
    let center = label.convert(label.bounds, to: nil).midX
    let frame = list.view.convert(list.view.bounds, to: nil)
    expectNear(frame.midX, center, within: 0.5)
  }

  private final class Repositioning: NSObject, UIPopoverPresentationControllerDelegate {
    var calls: [(rect: CGRect, view: UIView)] = []
    var answer: ((inout CGRect, inout UIView) -> Void)?

    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      calls.append((rect.pointee, view.pointee))
      var other = view.pointee
      answer?(&rect.pointee, &other)
      view.pointee = other
    }
  }

  // "popoverPresentationController(_:willRepositionPopoverTo:in:)": the delegate may replace the
  // rectangle and the view.
  @Test func `After a rotation the delegate is asked, and the popover is at its source`() {
    let delegate = Repositioning()
    let screen = Screen(source: CGRect(x: 200, y: 700, width: 100, height: 40)) {
      $0.delegate = delegate
    }
    #expect(delegate.calls.isEmpty)
    screen.host.rotate(to: .landscape)
    screen.host.settle()
    expectEqual(delegate.calls.map(\.view), [screen.source])
    expectEqual(delegate.calls.map(\.rect), [CGRect(x: 0, y: 0, width: 100, height: 40)])
    // The source remains where it was; the screen is 820 points high, without room below it.
    expectEqual(screen.frame, CGRect(x: 100, y: 487, width: 300, height: 200))
    // The delegate is not called for a moved source.
    screen.host.perform { screen.source.frame.origin.x = 400 }
    screen.host.settle()
    expectEqual(delegate.calls.count, 1)
    let other = screen.host.perform { UIView(frame: CGRect(x: 600, y: 50, width: 20, height: 20)) }
    screen.host.perform { screen.presenter.view.addSubview(other) }
    delegate.answer = { rect, view in
      rect = CGRect(x: 0, y: 0, width: 20, height: 20)
      view = other
    }
    screen.host.rotate(to: .portrait)
    screen.host.settle()
    expectEqual(delegate.calls.count, 2)
    #expect(screen.popover?.sourceView === other)
    expectEqual(screen.frame, fresh(CGRect(x: 600, y: 50, width: 20, height: 20)))
  }
}
