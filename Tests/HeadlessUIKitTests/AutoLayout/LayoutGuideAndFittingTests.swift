// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

@MainActor @Suite struct LayoutGuideAndFittingTests {
  let stage = ControllerStage()

  /// Printed layouts of devices show two constraints of each guide: its edge and its extent.
  @available(*, deprecated)
  @Test func `Each of the old layout guides adds two constraints to the view`() {
    let controller = stage.controller("a")
    stage.show(controller)
    let before = controller.view.constraints.count
    _ = controller.topLayoutGuide
    expectEqual(controller.view.constraints.count, before + 2)
    _ = controller.topLayoutGuide
    _ = controller.bottomLayoutGuide
    expectEqual(controller.view.constraints.count, before + 4)
  }

  /// UIView.h: `sizeToFit` changes the size of the bounds.
  @Test func `sizeToFit sets the bounds, not the frame, and the upper left corner remains`() {
    final class Counting: UIView {
      var frames = 0, boundses = 0
      override var frame: CGRect { didSet { frames += 1 } }
      override var bounds: CGRect { didSet { boundses += 1 } }
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 70, height: 20) }
    }
    let view = stage.device.perform { Counting(frame: CGRect(x: 10, y: 20, width: 30, height: 40)) }
    (view.frames, view.boundses) = (0, 0)
    view.sizeToFit()
    #expect(view.frames == 0 && view.boundses == 1)
    expectEqual(view.frame, CGRect(x: 10, y: 20, width: 70, height: 20))
    let label = stage.device.perform { UILabel(frame: CGRect(x: 5, y: 6, width: 1, height: 1)) }
    label.text = "Text"
    label.transform = CGAffineTransform(scaleX: 2, y: 2)
    let origin = label.frame.origin
    label.sizeToFit()
    #expect(abs(label.frame.minX - origin.x) < 1e-9 && abs(label.frame.minY - origin.y) < 1e-9)
    expectEqual(label.bounds.size, label.intrinsicContentSize)
  }
}
