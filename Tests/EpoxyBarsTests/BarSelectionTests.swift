// SPDX-License-Identifier: MIT
import EpoxyBars
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct BarSelectionTests {
  @Test func `A tap selects a bar that can be selected`() {
    let log = Log()
    let screen = BarsScreen(bottom: [bar("a").didSelect { _ in log.add("a") }, bar("b")])
    let container = screen.controller.bottom.container!
    screen.host.perform { container.selectedBackgroundColor = .systemGray }
    let wrapper = screen.bottomBars[0].superview!
    let finger = screen.host.touch(screen.bottomBars[0])
    expectEqual(wrapper.backgroundColor, .systemGray)
    finger.lift()
    #expect(wrapper.backgroundColor == nil)
    expectEqual(log.take(), ["a"])
    screen.host.tap(screen.bottomBars[1])
    expectEqual(log.take(), [])
  }

  @Test func `A finger that leaves the bar, and a cancelled touch, select nothing`() {
    let log = Log()
    let screen = BarsScreen(bottom: [bar("a").didSelect { _ in log.add("a") }])
    screen.host.touch(screen.bottomBars[0]).move(by: CGVector(dx: 0, dy: -200), over: 0.1).lift()
    let finger = screen.host.touch(screen.bottomBars[0])
    finger.cancel()
    expectEqual(log.take(), [])
  }

  @Test func `Touches beside the bars reach the content`() {
    let screen = BarsScreen(bottom: [bar("a")])
    #expect(screen.host.view(at: CGPoint(x: 200, y: 400)) === screen.controller.scrollView)
    #expect(
      screen.host.view(at: CGPoint(x: 200, y: 830))?.isDescendant(of: screen.bottomBars[0]) == true)
  }

  @Test
  func `Where bars overlap the front one is touched, also outside of a stack that is too low`() {
    for order in [BarStackView.ZOrder.firstToLast, .lastToFirst] {
      let host = ScreenHost(.iPhone15)
      let stack = host.perform { BarStackView() }
      host.show(stack, frame: CGRect(x: 0, y: 100, width: 300, height: 60))
      host.perform {
        stack.setContent(.init(models: [bar("a"), bar("b")], zOrder: order), animated: false)
      }
      // The upper bar is squeezed to 16 points. In front, it hangs from its lower edge and sticks
      // out; behind, it stands on its upper edge and is covered.
      let hit = { (y: CGFloat) in
        stack.barViews.firstIndex { $0 === stack.hitTest(CGPoint(x: 10, y: y), with: nil) }
      }
      expectEqual(hit(5), 0)
      expectEqual(hit(30), 1)
      expectEqual(hit(-10), (order == .firstToLast ? 0 : nil))
      #expect(stack.hitTest(CGPoint(x: 10, y: 70), with: nil) == nil)
    }
  }
}
