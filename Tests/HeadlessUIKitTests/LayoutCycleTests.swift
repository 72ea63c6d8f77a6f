// SPDX-License-Identifier: MIT
import HeadlessUIKit
import Testing

@MainActor @Suite struct LayoutCycleTests {
  private final class Recorder: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test func `A change in a window leads to a layout when the turn ends`() {
    let device = Device()
    device.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.makeKeyAndVisible()
      let view = Recorder(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      window.addSubview(view)
      #expect(view.layouts == 0)
      device.endTurn()
      #expect(view.layouts == 1)
      view.setNeedsLayout()
      view.setNeedsLayout()
      device.advanceFrame()
      #expect(view.layouts == 2)
      device.advanceFrame()
      #expect(view.layouts == 2)
    }
  }

  @Test func `A view's safe area is what of its superview's it overlaps`() {
    let device = Device()
    device.perform {
      device.screen.resize(
        to: CGSize(width: 390, height: 844),
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      let window = UIWindow(frame: device.screen.bounds)
      let view = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 100))
      window.addSubview(view)
      #expect(window.safeAreaInsets.top == 47)
      #expect(view.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
      view.frame.origin.y = 800
      #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 90, right: 0))
    }
  }
}
