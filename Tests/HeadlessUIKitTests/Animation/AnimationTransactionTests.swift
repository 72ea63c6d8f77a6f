// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

@MainActor @Suite struct AnimationTransactionTests {
  /// "setCompletionBlock(_:)": called when all animations have completed that were added
  /// subsequently in this group; at once where there are none.
  @Test func `A transaction is complete when its animations are`() {
    let device = Device()
    device.perform {
      let (view, other) = (UIView(), UIView())
      var log: [String] = []
      UIView.animate(withDuration: 5) { view.center.y = 1 }
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("outer \(device.now)") }
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0
      } completion: { _ in
        log.append("block")
      }
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("inner \(device.now)") }
      UIView.animate(withDuration: 1) { other.alpha = 0 }
      CATransaction.commit()
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("empty \(device.now)") }
      CATransaction.commit()
      expectEqual(log, [])
      device.advance(by: 2)
      expectEqual(log, ["empty 0.0", "block", "inner 1.0", "outer 1.0"])
    }
  }

  @Test func `Removed animations complete their transaction`() {
    let device = Device()
    device.perform {
      let view = UIView()
      var count = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { count += 1 }
      UIView.animate(withDuration: 5) { view.alpha = 0 }
      CATransaction.commit()
      view.layer.removeAllAnimations()
      device.endTurn()
      expectEqual(count, 1)
      device.advance(by: 6)
      expectEqual(count, 1)
    }
  }

  /// "setAnimationDuration(_:)", "setAnimationTimingFunction(_:)": for layers without a view.
  @Test func `A transaction with a duration animates layers without a view`() {
    let device = Device()
    device.perform {
      let layer = CALayer()
      let shape = CAShapeLayer()
      var end: TimeInterval?
      expectEqual(CATransaction.animationDuration(), 0.25)
      layer.position.x = 100
      #expect(!layer.hasAnimations)
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.5)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setCompletionBlock { end = device.now }
      layer.position.x = 200
      shape.strokeEnd = 0
      // "path": no implicit animation is created when it is changed.
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
      CATransaction.commit()
      expectEqual(CATransaction.animationDuration(), 0.25)
      device.advance(by: 0.25)
      expectNear(layer.presentationValues.position.x, 150, within: 1e-9)
      expectNear(shape.presentationShape.strokeEnd, 0.5, within: 1e-9)
      expectEqual(shape.presentation()?.strokeEnd, shape.presentationShape.strokeEnd)
      expectEqual(shape.presentationShape.path, shape.path)
      device.advance(by: 1)
      expectEqual(end, 0.5)
    }
  }

  /// "setDisableActions(_:)".
  @Test func `Actions can be disabled`() {
    let device = Device()
    device.perform {
      let (layer, view) = (CALayer(), UIView())
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setDisableActions(true)
      #expect(CATransaction.disableActions())
      layer.position.x = 1
      UIView.animate(withDuration: 1) { view.center.x = 1 }
      CATransaction.commit()
      #expect(!CATransaction.disableActions())
      #expect(!layer.hasAnimations && !view.layer.hasAnimations)
    }
  }

  @Test func `A transaction without begin lasts until the end of the turn`() {
    let device = Device()
    device.perform {
      let layer = CALayer()
      var count = 0
      CATransaction.commit()
      CATransaction.setCompletionBlock { count += 1 }
      CATransaction.setAnimationDuration(0.1)
      layer.opacity = 0
      CATransaction.commit()
      expectEqual(CATransaction.animationDuration(), 0.1)
      device.endTurn()
      expectEqual(CATransaction.animationDuration(), 0.25)
      layer.position.x = 1
      #expect(layer.presentationValues.position.x == 1 && layer.presentationValues.opacity == 1)
      device.advance(by: 0.2)
      expectEqual(count, 1)
      expectEqual(layer.presentationValues.opacity, 0)
    }
  }
}
