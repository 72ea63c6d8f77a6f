// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

/// "Core Animation Programming Guide", "Key-Value Coding Extensions".
@MainActor @Suite struct LayerKeyPathTests {
  private let layer = CALayer()

  @Test func `Parts of geometry are set and read by key path`() {
    layer.setValue(3, forKeyPath: "position.x")
    layer.setValue(4.5, forKeyPath: "position.y")
    layer.setValue(CGFloat(20), forKeyPath: "bounds.size.width")
    layer.setValue(NSNumber(value: 7), forKeyPath: "bounds.origin.y")
    expectEqual(layer.position, CGPoint(x: 3, y: 4.5))
    expectEqual(layer.bounds, CGRect(x: 0, y: 7, width: 20, height: 0))
    layer.setValue(CGSize(width: 8, height: 9), forKeyPath: "bounds.size")
    expectEqual(layer.bounds.size, CGSize(width: 8, height: 9))
    expectEqual(layer.value(forKeyPath: "position.x") as? NSNumber, 3)
    expectEqual(layer.value(forKeyPath: "position.y") as? Double, 4.5)
    expectEqual(layer.value(forKeyPath: "bounds.size") as? CGSize, CGSize(width: 8, height: 9))
    expectEqual(layer.value(forKeyPath: "position") as? CGPoint, CGPoint(x: 3, y: 4.5))
    expectEqual(layer.value(forKeyPath: "bounds") as? CGRect, layer.bounds)
    layer.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "frame")
    expectEqual(layer.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `Parts of a transform are set and read by key path`() {
    layer.setValue(2, forKeyPath: "transform.scale")
    #expect(layer.transform.m11 == 2 && layer.transform.m22 == 2)
    layer.setValue(3, forKeyPath: "transform.scale.y")
    #expect(layer.transform.m11 == 2 && layer.transform.m22 == 3)
    layer.setValue(10, forKeyPath: "transform.translation.x")
    expectEqual(layer.transform.m41, 10)
    layer.transform = CATransform3DIdentity
    layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
    #expect(abs(layer.transform.m12 - 1) < 1e-12 && abs(layer.transform.m11) < 1e-12)
    let angle = layer.value(forKeyPath: "transform.rotation.z") as? Double
    expectNear((angle ?? 0), .pi / 2, within: 1e-12)
    layer.setValue(CGSize(width: 1, height: 2), forKeyPath: "transform.translation")
    expectEqual(
      layer.value(forKeyPath: "transform.translation") as? CGSize, CGSize(width: 1, height: 2))
    // Core Animation's documentation: the average of the scale factors.
    layer.transform = CATransform3DMakeScale(2, 4, 1)
    expectEqual(layer.value(forKeyPath: "transform.scale") as? Double, 3)
  }

  @Test func `Colors, flags and values of a client are set and read by key path`() {
    layer.setValue(UIColor.red.cgColor, forKeyPath: "backgroundColor")
    expectEqual(layer.backgroundColor, UIColor.red.cgColor)
    layer.setValue(nil, forKeyPath: "backgroundColor")
    #expect(layer.backgroundColor == nil)
    layer.setValue(true, forKey: "hidden")
    layer.setValue(NSNumber(value: true), forKey: "masksToBounds")
    layer.setValue(0.5, forKey: "opacity")
    #expect(layer.isHidden && layer.masksToBounds && layer.opacity == 0.5)
    #expect(layer.value(forKey: "mine") == nil)
    layer.setValue("text", forKey: "mine")
    expectEqual(layer.value(forKey: "mine") as? String, "text")
    layer.setValue(nil, forKey: "mine")
    #expect(layer.value(forKey: "mine") == nil)
    let shape = CAShapeLayer()
    shape.setValue(3, forKeyPath: "lineWidth")
    #expect(shape.lineWidth == 3 && shape.value(forKeyPath: "lineWidth") as? Double == 3)
  }

  @Test func `A value that fits nothing warns and changes nothing`() {
    let device = Device()
    var warnings: [String] = []
    device.onWarning = { warnings.append($0) }
    device.perform {
      layer.setValue("x", forKeyPath: "position.x")
      var transform = CATransform3DIdentity
      transform.m34 = -0.01
      layer.transform = transform
      layer.setValue(2, forKeyPath: "transform.scale")
      #expect(layer.position == .zero && layer.transform.m11 == 1)
    }
    expectEqual(warnings.count, 2)
  }

  @Test func `A set value is observed, and animated in a block`() {
    let device = Device()
    device.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      nonisolated(unsafe) var changes = 0
      let observation = view.observe(\.center) { _, _ in changes += 1 }
      UIView.animate(withDuration: 1) { view.layer.setValue(50, forKeyPath: "position.x") }
      #expect(changes == 1 && view.center.x == 50)
      expectEqual(view.layer.animationKeys(), ["position"])
      expectEqual(view.layer.presentation()?.value(forKeyPath: "position.x") as? Double, 5)
      observation.invalidate()
    }
  }

  // MARK: Layout of sublayers

  private final class Arranging: CALayer {
    let part = CALayer()
    var count = 0
    override func layoutSublayers() {
      super.layoutSublayers()
      count += 1
      part.frame = bounds
    }
  }

  private final class ArrangingView: UIView {
    var log: [String] = []
    override func layoutSublayers(of layer: CALayer) {
      log.append("before")
      super.layoutSublayers(of: layer)
      log.append("after")
    }
    override func layoutSubviews() { log.append("subviews") }
  }

  @Test func `A layer without a view lays out its sublayers at the end of the turn`() {
    let device = Device()
    let layer = device.perform { () -> Arranging in
      let window = UIWindow()
      window.makeKeyAndVisible()
      let layer = Arranging()
      layer.addSublayer(layer.part)
      window.layer.addSublayer(layer)
      return layer
    }
    device.perform { layer.frame = CGRect(x: 0, y: 0, width: 30, height: 40) }
    device.advanceFrame()
    #expect(layer.part.frame == CGRect(x: 0, y: 0, width: 30, height: 40) && layer.count == 1)
    device.advanceFrame()
    expectEqual(layer.count, 1)
    device.perform {
      layer.setNeedsLayout()
      #expect(layer.needsLayout())
      layer.layoutIfNeeded()
    }
    #expect(layer.count == 2 && !layer.needsLayout())
  }

  @Test func `A view's layer lays out its subviews`() {
    let view = ArrangingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    expectEqual(view.log, ["before", "subviews", "after"])
  }
}
