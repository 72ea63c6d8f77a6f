// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Apple's page "CGAffineTransform" and the pages of its functions.
@Suite struct CGAffineTransformTests {
  private func isClose(_ left: CGPoint, _ right: CGPoint) -> Bool {
    abs(left.x - right.x) < 1e-12 && abs(left.y - right.y) < 1e-12
  }

  @Test func `The entries of transforms are those of the documented matrices`() {
    let shift = CGAffineTransform(translationX: 3, y: 4)
    expectEqual(shift, CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 4))
    let scale = CGAffineTransform(scaleX: 3, y: 4)
    expectEqual(scale, CGAffineTransform(a: 3, b: 0, c: 0, d: 4, tx: 0, ty: 0))
    // cos a, sin a, -sin a, cos a.
    let turn = CGAffineTransform(rotationAngle: .pi / 6)
    #expect(abs(turn.a - 0.8660254037844386) < 1e-15 && abs(turn.b - 0.5) < 1e-15)
    #expect(abs(turn.c + 0.5) < 1e-15 && abs(turn.d - 0.8660254037844386) < 1e-15)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
  }

  @Test func `Points, sizes and rectangles are transformed`() {
    let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    expectEqual(CGPoint(x: 1, y: 10).applying(transform), CGPoint(x: 63, y: 86))
    expectEqual(CGSize(width: 1, height: 10).applying(transform), CGSize(width: 52, height: 73))
    // Corners (0,0) (1,0) (0,1) (1,1) are mapped to (11,13) (13,16) (16,20) (18,23).
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    expectEqual(unit.applying(transform), CGRect(x: 11, y: 13, width: 7, height: 10))
    #expect(CGRect.null.applying(transform).isNull)
  }

  @Test func `An added transform applies first`() {
    // "CGAffineTransformTranslate": the new transform is t' = [1 0 0 1 tx ty] * t.
    let base = CGAffineTransform(scaleX: 2, y: 3)
    expectEqual(
      CGPoint(x: 1, y: 1).applying(base.translatedBy(x: 10, y: 10)), CGPoint(x: 22, y: 33))
    let shift = CGAffineTransform(translationX: 10, y: 10)
    expectEqual(CGPoint(x: 1, y: 1).applying(shift.scaledBy(x: 2, y: 3)), CGPoint(x: 12, y: 13))
    #expect(
      isClose(CGPoint(x: 1, y: 0).applying(shift.rotated(by: .pi / 2)), CGPoint(x: 10, y: 11)))
    expectEqual(CGPoint(x: 1, y: 1).applying(base.concatenating(shift)), CGPoint(x: 12, y: 13))
  }

  @Test func `Inverting undoes a transform, and returns a singular one unchanged`() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -5)
    for x in -3...3 {
      for y in -3...3 {
        let point = CGPoint(x: x, y: y)
        #expect(isClose(point.applying(transform).applying(transform.inverted()), point))
      }
    }
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0)
    expectEqual(flat.inverted(), flat)
  }
}

/// Apple's pages "CATransform3D" and "Core Animation Functions".
@Suite struct CATransform3DTests {
  private func isClose(_ left: CATransform3D, _ right: CATransform3D) -> Bool {
    let fields: [KeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24,
      \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
    ]
    return fields.allSatisfy { abs(left[keyPath: $0] - right[keyPath: $0]) < 1e-12 }
  }

  @Test func `Rotations about the axes are those of textbooks`() {
    // Row vectors: about z, x is mapped to (cos, sin); about x, y is mapped to (cos, sin) of y and
    // z.
    let z = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    #expect(abs(z.m11 - 0.8660254037844386) < 1e-15 && abs(z.m12 - 0.5) < 1e-15)
    #expect(abs(z.m21 + 0.5) < 1e-15 && z.m33 == 1)
    let x = CATransform3DMakeRotation(.pi / 6, 2, 0, 0)
    #expect(x.m11 == 1 && abs(x.m23 - 0.5) < 1e-15 && abs(x.m32 + 0.5) < 1e-15)
    let y = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
    #expect(abs(y.m13 + 0.5) < 1e-15 && abs(y.m31 - 0.5) < 1e-15 && y.m22 == 1)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func `Transforms are concatenated and inverted`() {
    let shift = CATransform3DMakeTranslation(10, 20, 30)
    let scale = CATransform3DMakeScale(2, 3, 4)
    let both = CATransform3DConcat(shift, scale)
    #expect(both.m41 == 20 && both.m42 == 60 && both.m43 == 120 && both.m11 == 2)
    #expect(CATransform3DEqualToTransform(CATransform3DTranslate(scale, 10, 20, 30), both))
    expectEqual(CATransform3DScale(shift, 2, 3, 4).m41, 10)
    var tilted = CATransform3DRotate(both, 0.7, 1, 2, 3)
    tilted.m34 = -1 / 500
    let product = CATransform3DConcat(tilted, CATransform3DInvert(tilted))
    #expect(isClose(product, CATransform3DIdentity))
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test func `Affine transforms are converted to three dimensions and back`() {
    let plane = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    let space = CATransform3DMakeAffineTransform(plane)
    #expect(space.m11 == 2 && space.m12 == 3 && space.m21 == 5 && space.m42 == 13)
    #expect(CATransform3DIsAffine(space) && CATransform3DGetAffineTransform(space) == plane)
    var tilted = space
    tilted.m34 = 0.1
    #expect(!CATransform3DIsAffine(tilted))
  }
}

/// Apple's pages "UIEdgeInsets", "NSDirectionalEdgeInsets" and "UIRectEdge".
@Suite struct InsetsTests {
  @Test func `Insets move the edges inwards`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50).inset(by: insets)
    expectEqual(rect, CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(UIEdgeInsets() == .zero && insets != .zero)
    var top = UIEdgeInsets.zero
    top[keyPath: \.top] = 5
    expectEqual(top, UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
  }

  @Test func `Edges have their documented bits`() {
    #expect(UIRectEdge.all.rawValue == 15 && UIRectEdge.bottom.rawValue == 4)
    expectEqual(NSDirectionalRectEdge.trailing.rawValue, 8)
    expectEqual(NSDirectionalRectEdge.all, [.top, .leading, .bottom, .trailing])
  }

  @Test func `Values survive coding`() throws {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let data = try JSONEncoder().encode(insets)
    #expect(try JSONDecoder().decode(NSDirectionalEdgeInsets.self, from: data) == insets)
    let offset = UIOffset(horizontal: 1.5, vertical: -2)
    let encoded = try JSONEncoder().encode(offset)
    #expect(try JSONDecoder().decode(UIOffset.self, from: encoded) == offset)
  }
}

/// Apple's page "IndexPath", and that of UILayoutPriority.
@Suite struct SmallValueTests {
  @Test func `Index paths have a section and then an item`() {
    var path = IndexPath(item: 7, section: 2)
    #expect(path == IndexPath(indexes: [2, 7]) && path == IndexPath(row: 7, section: 2))
    #expect(path.section == 2 && path.item == 7 && path.row == 7)
    path.section = 3
    path.item = 1
    expectEqual(path, [3, 1])
  }

  @Test func `Priorities can be added and compared`() {
    expectEqual(UILayoutPriority.required.rawValue, 1000)
    expectEqual(UILayoutPriority.defaultHigh.rawValue, 750)
    expectEqual(UILayoutPriority.defaultLow.rawValue, 250)
    expectEqual(UILayoutPriority.fittingSizeLevel.rawValue, 50)
    expectEqual(UILayoutPriority.defaultLow + 1, UILayoutPriority(251))
    expectEqual(UILayoutPriority.required - 1, UILayoutPriority(rawValue: 999))
    expectEqual(UILayoutPriority.required - UILayoutPriority.defaultHigh, 250)
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
    var priority = UILayoutPriority.defaultLow
    priority += 10
    priority -= 1
    expectEqual(priority.rawValue, 259)
  }

  @Test func `Values are wrapped in objects`() {
    expectEqual(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue, CGPoint(x: 1, y: 2))
    expectEqual(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue.height, 2)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(NSValue(cgRect: rect).cgRectValue, rect)
  }

  /// Apple's page "UIAccessibilityTraits".
  @Test func `Accessibility traits are sets`() {
    let traits: UIAccessibilityTraits = [.button, .selected]
    #expect(traits.contains(.button) && traits.rawValue == 9 && !traits.contains(.header))
    #expect(UIAccessibilityTraits.none.isEmpty)
  }

  /// Apple's page "UIView.ContentMode".
  @Test func `Content modes place content`() {
    let box = CGRect(x: 10, y: 20, width: 100, height: 50)
    let size = CGSize(width: 20, height: 20)
    typealias Mode = UIViewContentMode
    expectEqual(Mode.scaleToFill.rect(forContent: size, in: box), box)
    let fit = Mode.scaleAspectFit.rect(forContent: size, in: box)
    expectEqual(fit, CGRect(x: 35, y: 20, width: 50, height: 50))
    let fill = Mode.scaleAspectFill.rect(forContent: size, in: box)
    expectEqual(fill, CGRect(x: 10, y: -5, width: 100, height: 100))
    expectEqual(Mode.center.rect(forContent: size, in: box).origin, CGPoint(x: 50, y: 35))
    expectEqual(Mode.bottomRight.rect(forContent: size, in: box).origin, CGPoint(x: 90, y: 50))
    expectEqual(Mode.topLeft.rect(forContent: size, in: box).origin, CGPoint(x: 10, y: 20))
    expectEqual(Mode.left.rect(forContent: size, in: box).origin, CGPoint(x: 10, y: 35))
  }
}
