// SPDX-License-Identifier: MIT

/// The decomposition of a 3D transform into a scale, a shear, a rotation, a translation and a
/// perspective, in this order: "CSS Transforms Level 2", decomposing a 3D matrix.
struct SpaceComponents {
  private var scale: SIMD3<Double>
  /// The shears of x by y, of x by z, and of y by z.
  private var shear: SIMD3<Double>
  private var rotation: Quaternion
  private var shift: SIMD3<Double>
  /// The perspective, from the fourth column of the matrix.
  private var perspective: SIMD4<Double>
  /// The common factor of all entries.
  private var divisor: Double

  /// Decomposes a transform; nil if the transform is singular.
  init?(_ transform: CATransform3D) {
    let rows = [transform.row1, transform.row2, transform.row3, transform.row4]
    divisor = rows[3].w
    guard divisor != 0, divisor.isFinite else { return nil }
    let factor = divisor
    let vectors = rows.map { SIMD3($0.x, $0.y, $0.z) / factor }
    let column = SIMD4(rows[0].w, rows[1].w, rows[2].w, divisor) / divisor
    shift = vectors[3]

    var (x, y, z) = (vectors[0], vectors[1], vectors[2])
    scale = SIMD3(repeating: x.length)
    guard scale.x > 0 else { return nil }
    x /= scale.x
    shear = SIMD3((x * y).sum(), (x * z).sum(), 0)
    y -= x * shear.x
    scale.y = y.length
    guard scale.y > 1e-12 * scale.x else { return nil }
    y /= scale.y
    z -= x * shear.y
    shear.z = (y * z).sum()
    z -= y * shear.z
    scale.z = z.length
    guard scale.z > 1e-12 * scale.x else { return nil }
    z /= scale.z
    shear /= SIMD3(scale.y, scale.z, scale.z)
    if (x * y.cross(z)).sum() < 0 {
      // The transform mirrors. No axis is preferable, so all three axes are mirrored.
      (x, y, z, scale) = (-x, -y, -z, -scale)
    }
    rotation = Quaternion(rows: x, y, z)
    guard rotation.isFinite else { return nil }

    // The perspective is the fourth column multiplied by the inverse of the affine part.
    let affine = CATransform3D(
      SIMD4(vectors[0], 0), SIMD4(vectors[1], 0), SIMD4(vectors[2], 0), SIMD4(vectors[3], 1))
    let inverse = CATransform3DInvert(affine)
    perspective = SIMD4(
      (inverse.row1 * column).sum(), (inverse.row2 * column).sum(), (inverse.row3 * column).sum(),
      (inverse.row4 * column).sum())
  }

  var transform: CATransform3D {
    let linear = CATransform3D(
      SIMD4(scale.x, 0, 0, 0), SIMD4(shear.x * scale.y, scale.y, 0, 0),
      SIMD4(shear.y * scale.z, shear.z * scale.z, scale.z, 0), SIMD4(0, 0, 0, 1))
    let shifted = CATransform3D(
      SIMD4(1, 0, 0, perspective.x), SIMD4(0, 1, 0, perspective.y),
      SIMD4(0, 0, 1, perspective.z),
      SIMD4(shift, (shift * SIMD3(perspective.x, perspective.y, perspective.z)).sum())
        + SIMD4(0, 0, 0, perspective.w))
    let whole = CATransform3DConcat(CATransform3DConcat(linear, rotation.transform), shifted)
    if divisor == 1 { return whole }
    return CATransform3D(
      whole.row1 * divisor, whole.row2 * divisor, whole.row3 * divisor, whole.row4 * divisor)
  }

  /// Returns the difference to add to `start` to reach these components. The rotation is at most
  /// half a turn.
  func shortestWay(from start: SpaceComponents) -> SpaceComponents {
    var way = self
    way.scale -= start.scale
    way.shear -= start.shear
    way.shift -= start.shift
    way.perspective -= start.perspective
    way.divisor -= start.divisor
    way.rotation = rotation * start.rotation.inverse
    return way
  }

  /// Returns the components with a part of a difference added.
  func adding(_ way: SpaceComponents, _ part: Double) -> SpaceComponents {
    var sum = self
    sum.scale += way.scale * part
    sum.shear += way.shear * part
    sum.shift += way.shift * part
    sum.perspective += way.perspective * part
    sum.divisor += way.divisor * part
    sum.rotation = way.rotation.power(part) * rotation
    return sum
  }
}

/// A rotation in space, as a unit quaternion (Shoemake 1985).
private struct Quaternion {
  private var vector: SIMD3<Double>
  private var real: Double

  private init(vector: SIMD3<Double>, real: Double) {
    self.vector = vector
    self.real = real
  }

  /// Creates a quaternion from the images of the axes. The largest of the four numbers is computed
  /// first, which avoids division by a small number.
  init(rows x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    let squares = SIMD4(
      1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z)
    let largest = (0..<4).max { squares[$0] < squares[$1] } ?? 3
    let root = squares[largest].squareRoot()
    let (a, b, c) = (y.z - z.y, z.x - x.z, x.y - y.x)
    let (d, e, f) = (x.y + y.x, y.z + z.y, z.x + x.z)
    let numbers =
      switch largest {
      case 0: SIMD4(root * root, d, f, a)
      case 1: SIMD4(d, root * root, e, b)
      case 2: SIMD4(f, e, root * root, c)
      default: SIMD4(a, b, c, root * root)
      }
    let half = numbers / (2 * root)
    (vector, real) = (SIMD3(half.x, half.y, half.z), half.w)
  }

  var isFinite: Bool {
    vector.x.isFinite && vector.y.isFinite && vector.z.isFinite && real.isFinite
  }

  var inverse: Quaternion { Quaternion(vector: -vector, real: real) }

  /// Returns the rotation `right` followed by the rotation `left`.
  static func * (left: Quaternion, right: Quaternion) -> Quaternion {
    Quaternion(
      vector: right.vector * left.real + left.vector * right.real
        + left.vector.cross(right.vector),
      real: left.real * right.real - (left.vector * right.vector).sum())
  }

  /// Returns a fraction of the rotation, in the shorter direction.
  func power(_ part: Double) -> Quaternion {
    let sign = real < 0 ? -1.0 : 1.0
    let length = vector.length
    guard length > 0 else { return Quaternion(vector: .zero, real: 1) }
    let angle = atan2(length, real * sign) * part
    return Quaternion(vector: vector * (sign * sin(angle) / length), real: cos(angle))
  }

  var transform: CATransform3D {
    let length = vector.length
    let axis = length > 0 ? vector / length : SIMD3(0, 0, 1)
    return CATransform3DMakeRotation(
      CGFloat(2 * atan2(length, real)), CGFloat(axis.x), CGFloat(axis.y), CGFloat(axis.z))
  }
}

extension SIMD3<Double> {
  fileprivate var length: Double { (self * self).sum().squareRoot() }

  fileprivate func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}
