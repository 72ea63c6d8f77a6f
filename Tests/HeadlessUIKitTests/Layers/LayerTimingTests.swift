// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// "CAMediaTiming" (`beginTime`, `speed`, `timeOffset`) for layers; "CALayer",
/// `convertTime(_:from:)`; Technical Q&A QA1673 on pausing a layer tree.
@MainActor @Suite struct LayerTimingTests {
  private let device = Device()

  private func slide(_ layer: CALayer, seconds: TimeInterval = 2) {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (0, 200)
    animation.duration = seconds
    layer.add(animation, forKey: "slide")
  }

  private func x(_ layer: CALayer) -> CGFloat { layer.presentationValues.position.x }

  private func pause(_ layer: CALayer) {
    let pausedTime = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = pausedTime
  }

  private func resume(_ layer: CALayer) {
    let pausedTime = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }

  /// The time of a layer is (parent time - beginTime) * speed + timeOffset.
  @Test func `Times are converted between layers`() {
    let (parent, child, sibling) = (CALayer(), CALayer(), CALayer())
    parent.addSublayer(child)
    parent.addSublayer(sibling)
    (parent.beginTime, parent.speed, parent.timeOffset) = (1, 2, 10)
    (child.beginTime, child.speed, child.timeOffset) = (4, 0.5, 1)
    expectEqual(parent.convertTime(5, from: nil), 18)
    expectEqual(child.convertTime(5, from: nil), 8)
    expectEqual(child.convertTime(18, from: parent), 8)
    expectEqual(child.convertTime(8, to: nil), 5)
    expectEqual(child.convertTime(8, to: sibling), 18)
    expectEqual(child.convertTime(8, from: child), 8)
    let plain = CALayer()
    #expect(plain.speed == 1 && plain.beginTime == 0 && plain.timeOffset == 0)
    expectEqual(plain.convertTime(3, to: nil), 3)
  }

  @Test func `A layer tree is paused and resumed`() {
    device.perform {
      let (parent, layer) = (CALayer(), CALayer())
      parent.addSublayer(layer)
      slide(layer)
      device.advance(by: 0.5)
      #expect(isNear(x(layer), 50))
      pause(parent)
      #expect(isNear(x(layer), 50))
      device.advance(by: 5)
      #expect(isNear(x(layer), 50) && layer.animationKeys() == ["slide"])
      resume(parent)
      #expect(isNear(x(layer), 50))
      device.advance(by: 1)
      #expect(isNear(x(layer), 150))
      // Pauses a second time, and advances to the end.
      pause(parent)
      device.advance(by: 1)
      resume(parent)
      device.advance(by: 0.25)
      #expect(isNear(x(layer), 175))
      device.advance(by: 0.5)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func `A view's animation is paused with its completion`() {
    device.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      window.makeKeyAndVisible()
      var finished: Bool?
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 },
        completion: { finished = $0 })
      device.advance(by: 0.25)
      pause(view.layer)
      device.advance(by: 10)
      #expect(abs(view.layer.presentationValues.opacity - 0.75) < 1e-5 && finished == nil)
      resume(view.layer)
      device.advance(by: 0.7)
      #expect(finished == nil)
      device.advance(by: 0.1)
      #expect(finished == true)
    }
  }

  /// With a speed of 0, `timeOffset` selects the moment that is shown.
  @Test func `A layer with a speed of zero is scrubbed by its time offset`() {
    device.perform {
      let layer = CALayer()
      device.advance(by: 3)
      layer.speed = 0
      slide(layer)
      #expect(isNear(x(layer), 0))
      layer.timeOffset = 1.5
      device.advance(by: 7)
      #expect(isNear(x(layer), 150))
      layer.timeOffset = 0.5
      #expect(isNear(x(layer), 50))
    }
  }

  @Test func `Animations of a fast layer end sooner`() {
    device.perform {
      let layer = CALayer()
      layer.speed = 4
      device.advance(by: 1)
      slide(layer)
      device.advance(by: 0.25)
      #expect(isNear(x(layer), 100))
      device.advance(by: 0.3)
      #expect(layer.animationKeys() == nil && !device.isAnimating)
    }
  }

  /// `beginTime` of an animation is in the time of its layer.
  @Test func `An animation begins at a time of its layer`() {
    device.perform {
      let layer = CALayer()
      layer.timeOffset = 100
      device.advance(by: 1)
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue) = (0, 200)
      animation.duration = 2
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1
      layer.position.x = 7
      layer.add(animation, forKey: nil)
      device.advance(by: 0.5)
      expectEqual(x(layer), 7)
      device.advance(by: 1)
      #expect(isNear(x(layer), 50))
    }
  }
}
