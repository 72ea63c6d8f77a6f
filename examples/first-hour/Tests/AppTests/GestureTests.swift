// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing

@MainActor @Suite struct GestureTests {
  let host = ScreenHost(.iPhone15)
  let view = UIView()

  init() {
    host.show(view)
  }

  @Test func `A drag scrolls by its distance, a fling goes on`() {
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 393, height: 5000)
    host.perform { view.addSubview(scrollView) }

    host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
    host.settle()
    let offset = scrollView.contentOffset.y
    #expect(offset > 180 && offset <= 200)  // the first points decide that it is a drag

    host.fling(from: CGPoint(x: 200, y: 600), velocity: CGVector(dx: 0, dy: -1500))
    host.settle()
    #expect(scrollView.contentOffset.y > offset + 200)
  }

  @Test func `Recognizers receive taps, long presses and pinches`() {
    var log: [String] = []
    var scale: CGFloat = 1
    let doubleTap = UITapGestureRecognizer { _ in log.append("double tap") }
    doubleTap.numberOfTapsRequired = 2
    view.addGestureRecognizer(doubleTap)
    view.addGestureRecognizer(
      UILongPressGestureRecognizer { if $0.state == .began { log.append("long press") } })
    view.addGestureRecognizer(UIPinchGestureRecognizer { scale = $0.scale })

    host.doubleTap(view)
    host.longPress(view)
    host.pinch(at: CGPoint(x: 200, y: 400), from: 100, to: 200)
    #expect(log == ["double tap", "long press"])
    #expect(scale > 1.5)
  }

  @Test func `A finger can pause, and be lifted later`() {
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    host.perform { view.addSubview(button) }
    let finger = host.touch(button)
    #expect(button.isHighlighted)
    finger.move(by: CGVector(dx: 0, dy: 300), over: 0.2)
    #expect(!button.isHighlighted)
    finger.lift()
  }
}
