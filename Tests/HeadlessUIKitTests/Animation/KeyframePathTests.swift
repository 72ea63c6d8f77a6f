// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

/// CAKeyframeAnimation, "path".
@MainActor @Suite struct KeyframePathTests {
  private let device = Device()

  private func positions(
    _ path: CGPath, at times: [Double], _ change: (CAKeyframeAnimation) -> Void = { _ in }
  ) -> [CGPoint] {
    device.perform {
      let layer = CALayer()
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path
      animation.duration = 1
      change(animation)
      layer.add(animation, forKey: "move")
      var now = 0.0
      return times.map { time in
        device.advance(by: time - now)
        now = time
        return layer.presentation()!.position
      }
    }
  }

  private func isClose(_ points: [CGPoint], _ expected: [CGPoint], _ tolerance: CGFloat = 0.2)
    -> Bool
  {
    points.count == expected.count
      && zip(points, expected).allSatisfy { hypot($0.x - $1.x, $0.y - $1.y) < tolerance }
  }

  private var corner: CGPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 300))
    return path.cgPath
  }

  @Test func `Each end of a line is a key frame`() {
    #expect(
      isClose(
        positions(corner, at: [0.25, 0.5, 0.75]),
        [CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 150)], 6))
    #expect(
      isClose(
        positions(corner, at: [0.1, 0.6]) { $0.keyTimes = [0, 0.2, 1] },
        [CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 150)], 10))
  }

  @Test func `A paced animation has a constant speed`() {
    let points = positions(corner, at: [0.125, 0.25, 0.5]) { $0.calculationMode = .paced }
    #expect(
      isClose(points, [CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)], 8))
    let curve = UIBezierPath()
    curve.move(to: .zero)
    // Half of the parameter is far beyond half of the way.
    curve.addCurve(
      to: CGPoint(x: 100, y: 0), controlPoint1: CGPoint(x: 100, y: 0),
      controlPoint2: CGPoint(x: 100, y: 0))
    let middle = positions(curve.cgPath, at: [0.5]) { $0.calculationMode = .paced }
    #expect(isClose(middle, [CGPoint(x: 50, y: 0)], 3))
    let plain = positions(curve.cgPath, at: [0.5])
    #expect(isClose(plain, [CGPoint(x: 87.5, y: 0)], 3))
  }

  @Test func `A circle is followed at its radius and closed`() {
    let circle = UIBezierPath(ovalIn: CGRect(x: -50, y: -50, width: 100, height: 100)).cgPath
    let points = positions(circle, at: stride(from: 0.05, to: 1, by: 0.1).map { $0 }) {
      $0.calculationMode = .paced
    }
    #expect(points.allSatisfy { abs(hypot($0.x, $0.y) - 50) < 0.1 })
    let square = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    let last = positions(square, at: [0.99]) { $0.calculationMode = .discrete }
    #expect(isClose(last, [CGPoint(x: 0, y: 0)]))
  }

  @Test func `A path for something else than a point, or without a line, has no effect`() {
    device.perform {
      let layer = CALayer()
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.path = corner
      animation.duration = 1
      layer.add(animation, forKey: nil)
      device.advance(by: 0.5)
      expectEqual(layer.presentation()?.opacity, 1)
    }
    expectEqual(positions(UIBezierPath().cgPath, at: [0.5]), [.zero])
  }

  @Test func `The shown part of the contents is animated`() {
    device.perform {
      let layer = CALayer()
      expectEqual(layer.contentsRect, CGRect(x: 0, y: 0, width: 1, height: 1))
      let sprites = CAKeyframeAnimation(keyPath: "contentsRect")
      sprites.values = [0, 0.5].map { CGRect(x: $0, y: 0, width: 0.5, height: 1) }
      sprites.calculationMode = .discrete
      sprites.duration = 1
      layer.add(sprites, forKey: nil)
      device.advance(by: 0.75)
      expectEqual(layer.presentation()?.contentsRect, CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
      expectEqual(layer.contentsRect.width, 1)
      layer.setValue(0.25, forKeyPath: "contentsRect.size.width")
      expectEqual(layer.contentsRect.width, 0.25)
    }
  }
}
