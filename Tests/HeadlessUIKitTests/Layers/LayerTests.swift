// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// CALayer, "Building the layer hierarchy", "frame", "position", "anchorPoint", "mask",
/// "hitTest(_:)".
@MainActor @Suite struct LayerTests {
  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    return layer
  }

  private func names(_ layer: CALayer) -> [String] {
    (layer.sublayers ?? []).map { $0.name ?? "?" }
  }

  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  @Test func `Defaults are those of the documentation`() {
    let layer = CALayer()
    #expect(layer.bounds == .zero && layer.position == .zero)
    expectEqual(layer.anchorPoint, CGPoint(x: 0.5, y: 0.5))
    #expect(layer.opacity == 1 && !layer.isHidden && !layer.masksToBounds)
    #expect(layer.cornerRadius == 0 && layer.borderWidth == 0)
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    expectEqual(layer.shadowOffset, CGSize(width: 0, height: -3))
    #expect(layer.backgroundColor == nil && layer.contents == nil && layer.mask == nil)
    #expect(CATransform3DIsIdentity(layer.transform))
    #expect(layer.sublayers == nil && layer.superlayer == nil)
    let shape = CAShapeLayer()
    #expect(shape.lineWidth == 1 && shape.miterLimit == 10)
    #expect(shape.strokeStart == 0 && shape.strokeEnd == 1)
    #expect(shape.strokeColor == nil && shape.fillColor == .black)
    let gradient = CAGradientLayer()
    expectEqual(gradient.startPoint, CGPoint(x: 0.5, y: 0))
    expectEqual(gradient.endPoint, CGPoint(x: 0.5, y: 1))
  }

  @Test func `Sublayers have the order in which they are inserted`() {
    let parent = CALayer()
    let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
    parent.addSublayer(a)
    parent.addSublayer(b)
    parent.insertSublayer(c, at: 0)
    expectEqual(names(parent), ["c", "a", "b"])
    parent.insertSublayer(d, below: b)
    parent.insertSublayer(c, above: a)
    expectEqual(names(parent), ["a", "c", "d", "b"])
    parent.replaceSublayer(d, with: named("e"))
    expectEqual(names(parent), ["a", "c", "e", "b"])
    #expect(d.superlayer == nil)
    parent.addSublayer(a)
    expectEqual(names(parent), ["c", "e", "b", "a"])
    b.removeFromSuperlayer()
    b.removeFromSuperlayer()
    expectEqual(names(parent), ["c", "e", "a"])
    parent.sublayers = [b, a]
    expectEqual(names(parent), ["b", "a"])
    #expect(c.superlayer == nil && a.superlayer === parent)
    parent.sublayers = nil
    #expect(a.superlayer == nil)
  }

  /// Not documented; chosen because a call with invalid arguments should change nothing.
  @Test func `Replacing a layer with an invalid one changes neither`() {
    let (parent, other) = (CALayer(), CALayer())
    let (a, b) = (named("a"), named("b"))
    parent.addSublayer(a)
    other.addSublayer(b)
    parent.replaceSublayer(a, with: a)
    parent.replaceSublayer(named("stranger"), with: b)
    #expect(names(parent) == ["a"] && names(other) == ["b"])
  }

  @Test func `A layer of another one is removed from it, and no layer contains itself`() {
    let device = Device()
    var messages: [String] = []
    device.onIllegalUse = { messages.append($0) }
    device.perform {
      let (one, other, child) = (CALayer(), CALayer(), named("child"))
      one.addSublayer(child)
      other.insertSublayer(child, at: 9)
      #expect(one.sublayers == nil && child.superlayer === other)
      child.addSublayer(other)
      child.addSublayer(child)
      expectEqual(messages.count, 2)
      #expect(messages.first?.contains("part of cycle in its layer tree") == true)
      #expect(child.sublayers == nil && other.superlayer == nil)
    }
  }

  @Test func `Frame, position, bounds and anchor point agree`() {
    let layer = layer(10, 20, 30, 40)
    expectEqual(layer.position, CGPoint(x: 25, y: 40))
    layer.anchorPoint = CGPoint(x: 1, y: 1)
    expectEqual(layer.frame, CGRect(x: -5, y: 0, width: 30, height: 40))
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    expectEqual(layer.position, CGPoint(x: 10, y: 10))
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    expectEqual(layer.frame, CGRect(x: -10, y: -10, width: 20, height: 20))
    layer.setAffineTransform(CGAffineTransform(translationX: 1, y: 2))
    expectEqual(layer.affineTransform().ty, 2)
    expectEqual(layer.frame.origin, CGPoint(x: 1, y: 2))
  }

  @Test func `A mask belongs to one layer, and is not one of its sublayers`() {
    let (one, other, mask) = (CALayer(), CALayer(), CALayer())
    one.mask = mask
    #expect(one.sublayers == nil && mask.superlayer === one)
    other.mask = mask
    #expect(one.mask == nil && other.mask === mask)
    mask.removeFromSuperlayer()
    #expect(other.mask == nil && mask.superlayer == nil)
    one.mask = mask
    one.addSublayer(mask)
    #expect(one.mask == nil && one.sublayers?.count == 1)
  }

  @Test func `Layers are hit from the last to the first, and hidden layers are not hit`() {
    let parent = layer(100, 100, 100, 100)
    let (back, front, outside) = (
      layer(0, 0, 50, 50), layer(25, 25, 50, 50), layer(150, 0, 10, 10)
    )
    [back, front, outside].forEach(parent.addSublayer)
    // The point is one of the superlayer.
    #expect(parent.hitTest(CGPoint(x: 130, y: 130)) === front)
    #expect(parent.hitTest(CGPoint(x: 110, y: 110)) === back)
    #expect(parent.hitTest(CGPoint(x: 195, y: 195)) === parent)
    #expect(parent.hitTest(CGPoint(x: 255, y: 105)) === outside)
    #expect(parent.hitTest(CGPoint(x: 300, y: 300)) == nil)
    parent.masksToBounds = true
    #expect(parent.hitTest(CGPoint(x: 255, y: 105)) == nil)
    back.zPosition = 5
    #expect(parent.hitTest(CGPoint(x: 130, y: 130)) === front)
    front.isHidden = true
    #expect(parent.hitTest(CGPoint(x: 130, y: 130)) === back)
    #expect(parent.contains(CGPoint(x: 99, y: 0)) && !parent.contains(CGPoint(x: 100, y: 0)))
  }

  @Test func `Layers are drawn by zPosition, then in their order`() {
    let parent = CALayer()
    let layers = ["a", "b", "c", "d"].map(named)
    layers.forEach(parent.addSublayer)
    layers[0].zPosition = 1
    layers[3].zPosition = -1
    expectEqual(parent.orderedSublayers.map { $0.name ?? "" }, ["d", "b", "c", "a"])
    expectEqual(names(parent), ["a", "b", "c", "d"])
  }

  @Test func `A copy has the layer's own values, but not its sublayers`() {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.cornerRadius = 5
    layer.masksToBounds = true
    layer.addSublayer(CALayer())
    let copy = CALayer(layer: layer)
    #expect(copy.frame == layer.frame && copy.cornerRadius == 5 && copy.masksToBounds)
    #expect(copy.sublayers == nil)
  }

  @Test func `Layers of views notify their views`() {
    Device().perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.layer.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
      expectEqual(view.frame, CGRect(x: 5, y: 5, width: 20, height: 20))
      #expect(view.flags.needsLayout)
      view.layer.opacity = 0.25
      view.layer.isHidden = true
      #expect(view.alpha == 0.25 && view.isHidden)
      view.alpha = 7
      expectEqual(view.layer.opacity, 1)
    }
  }

  private final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
  }

  private final class OwnLayer: CALayer {}

  private final class OwnLayerView: UIView {
    override class var layerClass: AnyClass { OwnLayer.self }
  }

  @Test func `A view's layer is of its layer class (UIView, layerClass)`() {
    let device = Device()
    var messages: [String] = []
    device.onIllegalUse = { messages.append($0) }
    device.perform {
      #expect(ShapeView().layer is CAShapeLayer)
      #expect(OwnLayerView().layer is OwnLayer)
      #expect(messages.isEmpty)
    }
  }

  @Test(arguments: 0..<20)
  func `Superlayers and sublayers agree after any changes`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let device = Device()
    device.onIllegalUse = { _ in }
    device.perform {
      let layers = (0..<10).map { named("\($0)") }
      for _ in 0..<300 {
        let (a, b, c) = (
          layers.randomElement(using: &random)!, layers.randomElement(using: &random)!,
          layers.randomElement(using: &random)!
        )
        switch Int.random(in: 0..<8, using: &random) {
        case 0: a.addSublayer(b)
        case 1: a.insertSublayer(b, at: .random(in: 0..<4, using: &random))
        case 2: a.insertSublayer(b, above: c)
        case 3: a.insertSublayer(b, below: c)
        case 4: a.replaceSublayer(b, with: c)
        case 5: a.mask = b
        case 6: a.sublayers = [b, c]
        default: a.removeFromSuperlayer()
        }
        for layer in layers {
          let children = layer.sublayers ?? []
          #expect(children.allSatisfy { $0.superlayer === layer })
          expectEqual(Set(children.map(ObjectIdentifier.init)).count, children.count)
          #expect(layer.mask.map { $0.superlayer === layer } ?? true)
          if let parent = layer.superlayer {
            #expect(parent.mask === layer || (parent.sublayers ?? []).contains { $0 === layer })
          }
          var ancestor = layer.superlayer
          var steps = 0
          while let current = ancestor, steps <= 10 {
            ancestor = current.superlayer
            steps += 1
          }
          #expect(steps <= 10)
        }
      }
    }
  }

  /// CALayer, "mask": the masking layer is not owned by a layer that is deallocated.
  @Test func `A mask that outlives its layer can be added to another one`() {
    let mask = CALayer()
    do {
      let layer = CALayer()
      layer.mask = mask
      #expect(mask.superlayer === layer)
    }
    #expect(mask.superlayer == nil)
    let other = CALayer()
    other.addSublayer(mask)
    #expect(mask.superlayer === other)
  }
}
