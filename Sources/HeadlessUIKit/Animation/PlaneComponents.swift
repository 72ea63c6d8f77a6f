// SPDX-License-Identifier: MIT

/// The decomposition of an affine transform into a shear, a scale, a rotation and a translation, in
/// this order.
///
/// Unlike matrix entries, components can be interpolated: halfway from the identity to a half turn,
/// they give a quarter turn, whereas the entries would all be 0. The decomposition is that of "CSS
/// Transforms Level 1", decomposing a 2D matrix: a mirrored axis has a negative scale.
struct PlaneComponents {
  /// The scale along x and y.
  private var scale: SIMD2<Double>
  /// The shear of x by y, before the rotation.
  private var shear: Double
  /// The angle of the rotation, in radians.
  private var angle: Double
  private var shift: SIMD2<Double>

  private init(
    scale: SIMD2<Double>, shear: Double, angle: Double, shift: SIMD2<Double>
  ) {
    self.scale = scale
    self.shear = shear
    self.angle = angle
    self.shift = shift
  }

  /// Decomposes an affine transform.
  init(_ transform: CATransform3D) {
    let (a, b) = (Double(transform.m11), Double(transform.m12))
    let (c, d) = (Double(transform.m21), Double(transform.m22))
    shift = SIMD2(Double(transform.m41), Double(transform.m42))
    if b == 0, c == 0 {
      // Most transforms do not rotate. This path avoids the rounding error of the square root.
      (scale, shear, angle) = (SIMD2(a, d), 0, 0)
      if a < 0, d < 0 { (scale, angle) = (SIMD2(-a, -d), .pi) }
      return
    }
    let determinant = a * d - b * c
    var length = (a * a + b * b).squareRoot()
    guard length > 0 else {
      // The x axis has no length, so the y axis determines the rotation.
      scale = SIMD2(0, (c * c + d * d).squareRoot())
      (shear, angle) = (0, atan2(-c, d))
      return
    }
    if determinant < 0, a < d { length = -length }
    let (cosine, sine) = (a / length, b / length)
    scale = SIMD2(length, determinant / length)
    shear = c * cosine + d * sine
    angle = atan2(sine, cosine)
  }

  var transform: CATransform3D {
    let (cosine, sine) = angle == 0 ? (1, 0) : (cos(angle), sin(angle))
    return CATransform3DMakeAffineTransform(
      CGAffineTransform(
        a: CGFloat(scale.x * cosine), b: CGFloat(scale.x * sine),
        c: CGFloat(shear * cosine - scale.y * sine), d: CGFloat(shear * sine + scale.y * cosine),
        tx: CGFloat(shift.x), ty: CGFloat(shift.y)))
  }

  /// A component, named as in Core Animation's key paths.
  enum Part: String {
    case translation, scale, rotation
    case translationX = "translation.x"
    case translationY = "translation.y"
    case scaleX = "scale.x"
    case scaleY = "scale.y"
    case rotationZ = "rotation.z"
  }

  /// A component as one number, or two numbers for a translation. A scale without an axis applies
  /// to both axes.
  subscript(part: Part) -> SIMD4<Double> {
    get {
      switch part {
      case .translation: SIMD4(shift.x, shift.y, 0, 0)
      case .translationX: SIMD4(shift.x, 0, 0, 0)
      case .translationY: SIMD4(shift.y, 0, 0, 0)
      case .scale: SIMD4((scale.x + scale.y) / 2, 0, 0, 0)
      case .scaleX: SIMD4(scale.x, 0, 0, 0)
      case .scaleY: SIMD4(scale.y, 0, 0, 0)
      case .rotation, .rotationZ: SIMD4(angle, 0, 0, 0)
      }
    }
    set {
      switch part {
      case .translation: shift = SIMD2(newValue.x, newValue.y)
      case .translationX: shift.x = newValue.x
      case .translationY: shift.y = newValue.x
      case .scale: scale = SIMD2(newValue.x, newValue.x)
      case .scaleX: scale.x = newValue.x
      case .scaleY: scale.y = newValue.x
      case .rotation, .rotationZ: angle = newValue.x
      }
    }
  }

  /// Returns the difference to add to `start` to reach these components. The rotation is at most
  /// half a turn.
  func shortestWay(from start: PlaneComponents) -> PlaneComponents {
    PlaneComponents(
      scale: scale - start.scale, shear: shear - start.shear,
      angle: remainder(angle - start.angle, 2 * .pi), shift: shift - start.shift)
  }

  static func + (left: PlaneComponents, right: PlaneComponents) -> PlaneComponents {
    PlaneComponents(
      scale: left.scale + right.scale, shear: left.shear + right.shear,
      angle: left.angle + right.angle, shift: left.shift + right.shift)
  }

  static func * (components: PlaneComponents, factor: Double) -> PlaneComponents {
    PlaneComponents(
      scale: components.scale * factor, shear: components.shear * factor,
      angle: components.angle * factor, shift: components.shift * factor)
  }
}

extension CATransform3D {
  /// Whether the transform is affine. Equivalent to `CATransform3DIsAffine`, without copying the
  /// transform.
  var isPlane: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
      && m43 == 0 && m44 == 1
  }
}
