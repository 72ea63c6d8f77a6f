// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct ViewGeometryTests {
  private let device = Device()

  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    device.perform { UIView(frame: CGRect(x: x, y: y, width: width, height: height)) }
  }

  // MARK: Frame, bounds and center (UIView, "frame", "bounds", "center")

  @Test func `The frame agrees with bounds and center`() {
    let view = view(10, 20, 30, 40)
    expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
    expectEqual(view.center, CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 0, y: 0)
    expectEqual(view.frame, CGRect(x: -15, y: -20, width: 30, height: 40))
    // "bounds": the size changes about the center.
    view.bounds.size = CGSize(width: 10, height: 10)
    expectEqual(view.frame, CGRect(x: -5, y: -5, width: 10, height: 10))
    view.bounds.origin = CGPoint(x: 7, y: 8)
    expectEqual(view.frame, CGRect(x: -5, y: -5, width: 10, height: 10))
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(view.bounds, CGRect(x: 7, y: 8, width: 3, height: 4))
    expectEqual(view.center, CGPoint(x: 2.5, y: 4))
  }

  @Test func `Negative sizes are standardized`() {
    let view = view(0, 0, 1, 1)
    view.frame = CGRect(x: 10, y: 10, width: -4, height: -6)
    expectEqual(view.frame, CGRect(x: 6, y: 4, width: 4, height: 6))
  }

  @Test func `A transform changes the frame, but neither bounds nor center`() {
    let view = view(10, 20, 30, 40)
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
    expectEqual(view.center, CGPoint(x: 25, y: 40))
    expectEqual(view.frame, CGRect(x: -5, y: -20, width: 60, height: 120))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.width - 40) < 1e-9 && abs(view.frame.height - 30) < 1e-9)
    view.transform = CGAffineTransform(translationX: 5, y: 6)
    expectEqual(view.frame, CGRect(x: 15, y: 26, width: 30, height: 40))
    expectEqual(view.transform3D.m41, 5)
    view.transform = .identity
    expectEqual(view.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `The anchor point is at the center and remains in place`() {
    let view = view(0, 0, 10, 20)
    view.anchorPoint = CGPoint(x: 0, y: 0)
    expectEqual(view.center, CGPoint(x: 5, y: 10))
    expectEqual(view.frame.origin, CGPoint(x: 5, y: 10))
    view.frame = CGRect(x: 1, y: 2, width: 10, height: 20)
    expectEqual(view.center, CGPoint(x: 1, y: 2))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 20, height: 40))
  }

  private final class Watching: UIView {
    var frames: [CGRect] = []
    override var frame: CGRect {
      didSet { frames.append(frame) }
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 9, height: 8) }
  }

  @Test func `Sizing to fit keeps the upper left corner (UIView, sizeToFit())`() {
    let view = device.perform { Watching(frame: CGRect(x: 3, y: 4, width: 50, height: 60)) }
    view.sizeToFit()
    expectEqual(view.frame, CGRect(x: 3, y: 4, width: 9, height: 8))
    let plain = self.view(1, 2, 3, 4)
    plain.sizeToFit()
    expectEqual(plain.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `Values that are not numbers change nothing`() {
    var messages: [String] = []
    device.onIllegalUse = { messages.append($0) }
    let view = view(1, 2, 3, 4)
    view.frame.origin.x = .nan
    view.frame.size.height = .nan
    view.center.y = .nan
    view.bounds.origin.x = .nan
    view.anchorPoint.x = .nan
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(view.bounds.origin, .zero)
    expectEqual(messages.count, 5)
    expectEqual(messages[0], "CALayer position contains NaN: [nan 2]")
  }

  // MARK: Conversion (UIView, "convert(_:to:)")

  @Test func `Points and rectangles are converted through the tree`() {
    let window = device.perform { UIWindow(frame: CGRect(x: 100, y: 0, width: 500, height: 500)) }
    let (a, b, c) = (view(10, 20, 100, 100), view(5, 6, 50, 50), view(200, 200, 10, 10))
    window.addSubview(a)
    a.addSubview(b)
    window.addSubview(c)
    a.bounds.origin = CGPoint(x: 0, y: 40)  // scrolled down
    expectEqual(b.convert(CGPoint(x: 1, y: 1), to: a), CGPoint(x: 6, y: 7))
    expectEqual(b.convert(CGPoint(x: 1, y: 1), to: window), CGPoint(x: 16, y: -13))
    expectEqual(b.convert(CGPoint(x: 1, y: 1), to: nil), CGPoint(x: 16, y: -13))
    expectEqual(b.convert(CGPoint(x: 16, y: -13), from: nil), CGPoint(x: 1, y: 1))
    expectEqual(c.convert(CGPoint(x: 0, y: 0), to: b), CGPoint(x: 185, y: 214))
    expectEqual(
      b.convert(CGRect(x: 0, y: 0, width: 2, height: 2), to: c),
      CGRect(x: -185, y: -214, width: 2, height: 2))
    expectEqual(b.convert(CGPoint.zero, to: b), .zero)
    // The screen is the coordinate space that contains the windows.
    let screen = device.screen as any UICoordinateSpace
    expectEqual(b.convert(CGPoint(x: 1, y: 1), to: screen), CGPoint(x: 116, y: -13))
    expectEqual(window.convert(CGPoint(x: 0, y: 0), to: nil as UIWindow?), CGPoint(x: 100, y: 0))
  }

  @Test func `Rotated rectangles become their bounding boxes`() {
    let (parent, child) = (view(0, 0, 100, 100), view(40, 40, 20, 20))
    parent.addSubview(child)
    child.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let rect = child.convert(child.bounds, to: parent)
    let half = 10 * 2.0.squareRoot()
    #expect(abs(rect.minX - (50 - half)) < 1e-9 && abs(rect.width - 2 * half) < 1e-9)
  }

  @Test(arguments: 0..<20)
  func `Converting a point there and back gives the same point`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    let root = view(0, 0, 100, 100)
    var views = [root]
    for _ in 0..<10 {
      let view = view(number(-99...99), number(-99...99), number(1...99), number(1...99))
      view.bounds.origin = CGPoint(x: number(-50...50), y: number(-50...50))
      view.anchorPoint = CGPoint(x: number(0...1), y: number(0...1))
      view.transform = CGAffineTransform(rotationAngle: number(-3...3))
        .scaledBy(x: number(0.2...4), y: number(0.2...4))
        .translatedBy(x: number(-9...9), y: number(-9...9))
      views.randomElement(using: &random)!.addSubview(view)
      views.append(view)
    }
    for _ in 0..<100 {
      let (a, b) = (views.randomElement(using: &random)!, views.randomElement(using: &random)!)
      let point = CGPoint(x: number(-99...99), y: number(-99...99))
      let there = a.convert(point, to: b)
      let scale = max(abs(there.x), abs(there.y), 1)
      let back = b.convert(there, to: a)
      #expect(abs(back.x - point.x) < 1e-9 * scale && abs(back.y - point.y) < 1e-9 * scale)
      let same = b.convert(point, from: a)
      #expect(abs(same.x - there.x) <= 1e-9 * scale && abs(same.y - there.y) <= 1e-9 * scale)
      // Step by step through the superviews, by the definition of a layer's geometry.
      var step = point
      var view = a
      while view !== root, let parent = view.superview {
        let anchor = CGPoint(
          x: view.bounds.minX + view.bounds.width * view.anchorPoint.x,
          y: view.bounds.minY + view.bounds.height * view.anchorPoint.y)
        let turned = CGPoint(x: step.x - anchor.x, y: step.y - anchor.y).applying(view.transform)
        step = CGPoint(x: turned.x + view.center.x, y: turned.y + view.center.y)
        view = parent
      }
      let direct = a.convert(point, to: root)
      let size = max(abs(step.x), abs(step.y), 1)
      #expect(abs(direct.x - step.x) < 1e-9 * size && abs(direct.y - step.y) < 1e-9 * size)
    }
  }
}
