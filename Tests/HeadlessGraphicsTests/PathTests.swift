// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

private func isClose(_ left: CGRect, _ right: CGRect, _ limit: CGFloat = 1e-9) -> Bool {
  abs(left.minX - right.minX) <= limit && abs(left.minY - right.minY) <= limit
    && abs(left.width - right.width) <= limit && abs(left.height - right.height) <= limit
}

private func isClose(_ left: CGPoint, _ right: CGPoint, _ limit: CGFloat = 1e-9) -> Bool {
  abs(left.x - right.x) <= limit && abs(left.y - right.y) <= limit
}

/// Apple's pages "CGPath" and "CGMutablePath".
@Suite struct CGPathTests {
  /// "boundingBox" contains the control points, "boundingBoxOfPath" does not.
  @Test func `Bounds include or exclude control points`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    expectEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 10, height: 10))
    // The top of the parabola is at half the control point's height.
    #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 5)))
    let cubic = CGMutablePath()
    cubic.move(to: .zero)
    cubic.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    // 3·8·t(1-t) is 6 in the middle.
    #expect(isClose(cubic.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 6)))
    #expect(CGMutablePath().boundingBox.isNull && CGMutablePath().boundingBoxOfPath.isNull)
    #expect(CGMutablePath().isEmpty)
  }

  @Test func `Fill rules differ for nested rectangles`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle) && !path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: -1, y: 5)) && !path.contains(CGPoint(x: 11, y: 5)))
    let shift = CGAffineTransform(translationX: 100, y: 0)
    #expect(path.contains(CGPoint(x: 105, y: 5), transform: shift))
  }

  @Test func `A circle contains the points closer than its radius`() {
    let path = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    for x in stride(from: -12.5, through: 12.5, by: 1) {
      for y in stride(from: -12.5, through: 12.5, by: 1) {
        let distance = (x * x + y * y).squareRoot()
        // Four cubic curves deviate from a circle by at most 0.03 %.
        guard abs(distance - 10) > 0.01 else { continue }
        expectEqual(path.contains(CGPoint(x: x, y: y)), (distance < 10))
      }
    }
  }

  @Test func `An open path is filled as a closed one`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    #expect(path.contains(CGPoint(x: 8, y: 4)) && !path.contains(CGPoint(x: 2, y: 4)))
    // A ray through a corner meets the path once.
    #expect(path.contains(CGPoint(x: 9, y: 0.0001)) && !path.contains(CGPoint(x: -5, y: 0)))
  }

  /// "addArc(center:radius:startAngle:endAngle:clockwise:transform:)": angles grow if not
  /// clockwise.
  @Test func `Arcs run in their direction`() {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(isClose(path.currentPoint, CGPoint(x: 0, y: 10)))
    #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10), 0.01))
    let long = CGMutablePath()
    long.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(isClose(long.currentPoint, CGPoint(x: 0, y: 10)))
    let box = CGRect(x: -10, y: -10, width: 20, height: 20)
    #expect(isClose(long.boundingBoxOfPath, box, 0.01))
  }

  /// Every point of an arc is a radius away from its center.
  @Test func `Arcs are round`() {
    let path = CGMutablePath()
    path.addRelativeArc(center: CGPoint(x: 3, y: 4), radius: 50, startAngle: 0.3, delta: 4)
    var last = CGPoint.zero
    path.applyWithBlock { element in
      let points = element.pointee.points
      if element.pointee.type == .addCurveToPoint {
        let x = (last.x + 3 * points[0].x + 3 * points[1].x + points[2].x) / 8 - 3
        let y = (last.y + 3 * points[0].y + 3 * points[1].y + points[2].y) / 8 - 4
        expectNear((x * x + y * y).squareRoot(), 50, within: 50 * 0.0003)
        last = points[2]
      } else {
        last = points[0]
      }
    }
    #expect(isClose(path.currentPoint, CGPoint(x: 3 + 50 * cos(4.3), y: 4 + 50 * sin(4.3))))
  }

  /// "addArc(tangent1End:tangent2End:radius:transform:)".
  @Test func `Tangent arcs touch both lines`() {
    for second in [CGPoint(x: 10, y: 10), CGPoint(x: 10, y: -10)] {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: second, radius: 4)
      let side: CGFloat = second.y > 0 ? 1 : -1
      #expect(isClose(path.currentPoint, CGPoint(x: 10, y: 4 * side)))
      // The corner is outside; the point where 45 degrees meet the arc is on the path.
      let reach = 4 * (1 - 0.5.squareRoot())
      let box = path.boundingBoxOfPath
      #expect(isClose(box, CGRect(x: 0, y: min(0, 4 * side), width: 10, height: 4)))
      let close = CGPoint(x: 10 - reach - 0.01, y: (reach + 0.01) * side)
      let away = CGPoint(x: 10 - reach + 0.01, y: (reach - 0.01) * side)
      path.addLine(to: CGPoint(x: 0, y: 4 * side))
      #expect(path.contains(close) && !path.contains(away))
    }
  }

  @Test func `The elements of a path can be read`() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerWidth: 2, cornerHeight: 2,
      transform: nil)
    var types: [CGPathElementType] = []
    path.applyWithBlock { types.append($0.pointee.type) }
    #expect(types.count { $0 == .addCurveToPoint } == 4 && types.first == .moveToPoint)
    expectEqual(types.last, .closeSubpath)
    var shift = CGAffineTransform(translationX: 5, y: 0)
    let moved = path.copy(using: &shift)
    expectEqual(moved?.boundingBox, CGRect(x: 5, y: 0, width: 20, height: 10))
    #expect(path == path.mutableCopy() && path != moved)
  }
}

/// Apple's page "UIBezierPath".
@Suite struct UIBezierPathTests {
  @Test func `Shapes have their bounds`() {
    let rect = CGRect(x: 5, y: 6, width: 30, height: 20)
    expectEqual(UIBezierPath(rect: rect).bounds, rect)
    #expect(isClose(UIBezierPath(ovalIn: rect).bounds, rect))
    #expect(isClose(UIBezierPath(roundedRect: rect, cornerRadius: 4).bounds, rect))
    #expect(UIBezierPath().isEmpty && UIBezierPath().bounds.isNull)
  }

  /// "init(roundedRect:byRoundingCorners:cornerRadii:)".
  @Test func `Only the given corners are round`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(!path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 98, y: 98)))
    #expect(path.contains(CGPoint(x: 98, y: 2)) && path.contains(CGPoint(x: 2, y: 98)))
    // The circle's edge on the diagonal: 20 - 20/√2 = 5.858.
    #expect(path.contains(CGPoint(x: 5.9, y: 5.9)) && !path.contains(CGPoint(x: 5.8, y: 5.8)))
  }

  /// A radius larger than half the shorter side becomes that half.
  @Test func `Large radii make capsules`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 20), cornerRadius: 500)
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 11, y: 1)))
  }

  /// "init(arcCenter:radius:startAngle:endAngle:clockwise:)": from 0 to π, clockwise gives the
  /// bottom half.
  @Test func `Clockwise arcs from zero to pi pass through the bottom`() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(path.contains(CGPoint(x: 0, y: 5)) && !path.contains(CGPoint(x: 0, y: -5)))
    let other = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(other.contains(CGPoint(x: 0, y: -5)) && !other.contains(CGPoint(x: 0, y: 5)))
  }

  @Test func `Paths can be changed and copied`() throws {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 12, y: 2),
      controlPoint2: CGPoint(x: 12, y: 8))
    path.close()
    expectEqual(path.currentPoint, .zero)
    path.lineWidth = 3
    let copy = try #require(path.copy() as? UIBezierPath)
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(copy.bounds == CGRect(x: 0, y: 0, width: 12, height: 10) && copy.lineWidth == 3)
    expectEqual(path.bounds.minX, 100)
    path.append(copy)
    expectEqual(path.bounds, CGRect(x: 0, y: 0, width: 112, height: 10))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func `Reversing a path twice gives the same path`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 5))
    path.addCurve(
      to: CGPoint(x: 20, y: 0), controlPoint1: CGPoint(x: 12, y: 1),
      controlPoint2: CGPoint(x: 18, y: 2))
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 2))
    let back = path.reversing()
    expectEqual(back.currentPoint, .zero)
    expectEqual(back.reversing().cgPath, path.cgPath)
    let expected = CGMutablePath()
    expected.move(to: CGPoint(x: 2, y: 2))
    expected.addLine(to: CGPoint(x: 1, y: 1))
    expected.move(to: CGPoint(x: 20, y: 0))
    expected.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 18, y: 2), control2: CGPoint(x: 12, y: 1))
    expected.addQuadCurve(to: .zero, control: CGPoint(x: 5, y: 5))
    expectEqual(back.cgPath, expected)
    expectEqual(back.bounds, path.bounds)
    // A hole: the inner square has the opposite direction.
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    ring.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)).reversing())
    #expect(!ring.contains(CGPoint(x: 5, y: 5)) && ring.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func `The even-odd rule and dashes are stored`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    path.setLineDash([4, 2], count: 2, phase: 1)
    var (count, phase): (Int, CGFloat) = (0, 0)
    path.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 2 && phase == 1 && path.dashPattern == [4, 2])
  }

  /// An element that follows a closed subpath begins at the start of that subpath.
  @Test func `A closed path continues at its start`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addLine(to: CGPoint(x: -5, y: -5))
    expectEqual(path.reversing().reversing().cgPath, path.cgPath)
    let empty = UIBezierPath()
    empty.addLine(to: CGPoint(x: 1, y: 1))
    #expect(empty.isEmpty)
  }
}
