// SPDX-License-Identifier: MIT

/// A map of space with perspective, applied to row vectors: [x y z 1] · M.
public struct CATransform3D: Sendable {
  /// Row 1: what x gives to x', y', z' and the divisor.
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  /// Row 2: what y gives to x', y', z' and the divisor.
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  /// Row 3: what z gives to x', y', z' and the divisor.
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  /// Row 4: the shift, and the divisor's constant.
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// The transform whose entries are all 0.
  public init() {
    self.init(rows: [.zero, .zero, .zero, .zero])
  }

  /// A transform from its sixteen entries.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// A transform from its four rows.
  init(rows: [SIMD4<Double>]) {
    let entry = { (row: Int, column: Int) in CGFloat(rows[row][column]) }
    self.init(
      m11: entry(0, 0), m12: entry(0, 1), m13: entry(0, 2), m14: entry(0, 3),
      m21: entry(1, 0), m22: entry(1, 1), m23: entry(1, 2), m24: entry(1, 3),
      m31: entry(2, 0), m32: entry(2, 1), m33: entry(2, 2), m34: entry(2, 3),
      m41: entry(3, 0), m42: entry(3, 1), m43: entry(3, 2), m44: entry(3, 3))
  }

  var rows: [SIMD4<Double>] {
    [
      SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)),
      SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
      SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)),
      SIMD4(Double(m41), Double(m42), Double(m43), Double(m44)),
    ]
  }

  /// Where a point of the plane z = 0 goes, seen along z.
  package func project(_ point: CGPoint) -> CGPoint {
    let divisor = point.x * m14 + point.y * m24 + m44
    return CGPoint(
      x: (point.x * m11 + point.y * m21 + m41) / divisor,
      y: (point.x * m12 + point.y * m22 + m42) / divisor)
  }
}

/// The transform that leaves every point where it is.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// Whether the transform leaves every point where it is.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

/// Whether all entries of two transforms are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.rows == b.rows
}

/// A shift, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: tx, m42: ty, m43: tz, m44: 1)
}

/// A scale about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(
    m11: sx, m12: 0, m13: 0, m14: 0, m21: 0, m22: sy, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: sz, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
}

/// A rotation in radians about the axis (x, y, z); the identity where the axis has no length.
/// Rodrigues' formula, for row vectors.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
  let rest = 1 - c
  return CATransform3D(
    m11: c + x * x * rest, m12: x * y * rest + z * s, m13: x * z * rest - y * s, m14: 0,
    m21: x * y * rest - z * s, m22: c + y * y * rest, m23: y * z * rest + x * s, m24: 0,
    m31: x * z * rest + y * s, m32: y * z * rest - x * s, m33: c + z * z * rest, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// A transform that shifts first and then does `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// A transform that scales first and then does `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// A transform that rotates first and then does `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// A transform that does `a` first and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let right = b.rows
  return CATransform3D(
    rows: a.rows.map { row in
      right[0] * row[0] + right[1] * row[1] + right[2] * row[2] + right[3] * row[3]
    })
}

/// The transform that takes `t` back, or `t` itself where there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss-Jordan elimination with the largest pivot.
  var left = t.rows
  var right = CATransform3DIdentity.rows
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
    let value = left[pivot][column]
    guard value != 0, value.isFinite else { return t }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    left[column] /= value
    right[column] /= value
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      left[row] -= left[column] * factor
      right[row] -= right[column] * factor
    }
  }
  return CATransform3D(rows: right)
}

/// The transform of space that does what `m` does in the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(
    m11: m.a, m12: m.b, m13: 0, m14: 0, m21: m.c, m22: m.d, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: m.tx, m42: m.ty, m43: 0, m44: 1)
}

/// Whether a transform of the plane says all that `t` does.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(
    t, CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)))
}

/// What `t` does in the plane; of no use where `t` is not affine.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
