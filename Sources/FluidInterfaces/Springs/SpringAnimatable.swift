// SPDX-License-Identifier: MIT

/// A value that a ``SpringAnimator`` moves: a vector of numbers, each with its own velocity.
///
/// Numbers, points, vectors, sizes, rectangles, edge insets, affine transforms and ``SpringColor``
/// conform. A type of your own needs a vector and two conversions:
///
/// ```swift
/// struct Gauge: SpringAnimatable {
///   var level: Double
///   var needle: Double
///
///   static var dimensions: Int { 2 }
///   var springVector: SIMD2<Double> { SIMD2(level, needle) }
///
///   init(level: Double, needle: Double) { (self.level, self.needle) = (level, needle) }
///   init(springVector: SIMD2<Double>) {
///     self.init(level: springVector.x, needle: springVector.y)
///   }
/// }
///
/// let host = ScreenHost(.iPhone15)
/// let animator = SpringAnimator(value: Gauge(level: 0, needle: 0)) { _ in }
/// animator.target = Gauge(level: 1, needle: 90)
/// host.settle()
/// print(animator.value.needle)  // 90.0
/// ```
///
/// The components are tested for rest one by one: ``springTolerance`` is in their units. A value
/// with a component that is not finite is refused with a warning.
public protocol SpringAnimatable {
  /// The vector; a SIMD type with at least as many lanes as there are dimensions.
  associatedtype SpringVector: SIMD where SpringVector.Scalar == Double

  /// The number of lanes in use.
  static var dimensions: Int { get }

  /// The distance and the speed below which a component is at rest. The default is for points on a
  /// screen.
  static var springTolerance: SpringTolerance { get }

  /// The components. Unused lanes are 0.
  var springVector: SpringVector { get }

  /// Creates a value from its components.
  init(springVector: SpringVector)

  /// Returns the components in the form that is closest to another value's. The default returns
  /// `springVector`; types with several vectors for one value, such as angles, choose one.
  func springVector(near other: SpringVector) -> SpringVector
}

extension SpringAnimatable {
  /// A tenth of a point, and a point per second.
  @inlinable public static var springTolerance: SpringTolerance { .points }

  /// Returns `springVector`: most values have one vector only.
  @inlinable public func springVector(near other: SpringVector) -> SpringVector { springVector }
}

extension CGFloat: SpringAnimatable {
  /// The number of components.
  @inlinable public static var dimensions: Int { 1 }
  /// The components, in the order of the initializer.
  @inlinable public var springVector: SIMD2<Double> { SIMD2(Double(self), 0) }
  /// Creates the value from its components.
  @inlinable public init(springVector: SIMD2<Double>) { self.init(springVector.x) }
}

extension Double: SpringAnimatable {
  /// The number of components.
  @inlinable public static var dimensions: Int { 1 }
  /// The components, in the order of the initializer.
  @inlinable public var springVector: SIMD2<Double> { SIMD2(self, 0) }
  /// Creates the value from its components.
  @inlinable public init(springVector: SIMD2<Double>) { self = springVector.x }
}

extension CGPoint: SpringAnimatable {
  /// The number of components.
  @inlinable public static var dimensions: Int { 2 }
  /// The components, in the order of the initializer.
  @inlinable public var springVector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
  /// Creates the value from its components.
  @inlinable public init(springVector: SIMD2<Double>) {
    self.init(x: CGFloat(springVector.x), y: CGFloat(springVector.y))
  }
}

extension CGVector: SpringAnimatable {
  /// The number of components.
  @inlinable public static var dimensions: Int { 2 }
  /// The components, in the order of the initializer.
  @inlinable public var springVector: SIMD2<Double> { SIMD2(Double(dx), Double(dy)) }
  /// Creates the value from its components.
  @inlinable public init(springVector: SIMD2<Double>) {
    self.init(dx: CGFloat(springVector.x), dy: CGFloat(springVector.y))
  }
}

extension CGSize: SpringAnimatable {
  /// The number of components.
  @inlinable public static var dimensions: Int { 2 }
  /// The components, in the order of the initializer.
  @inlinable public var springVector: SIMD2<Double> { SIMD2(Double(width), Double(height)) }
  /// Creates the value from its components.
  @inlinable public init(springVector: SIMD2<Double>) {
    self.init(width: CGFloat(springVector.x), height: CGFloat(springVector.y))
  }
}

extension CGRect: SpringAnimatable {
  /// The number of components.
  @inlinable public static var dimensions: Int { 4 }
  /// The components, in the order of the initializer.
  @inlinable public var springVector: SIMD4<Double> {
    SIMD4(Double(origin.x), Double(origin.y), Double(size.width), Double(size.height))
  }
  /// Creates the value from its components.
  @inlinable public init(springVector: SIMD4<Double>) {
    self.init(
      x: CGFloat(springVector.x), y: CGFloat(springVector.y), width: CGFloat(springVector.z),
      height: CGFloat(springVector.w))
  }
}

extension UIEdgeInsets: SpringAnimatable {
  /// The number of components.
  @inlinable public static var dimensions: Int { 4 }
  /// The components, in the order of the initializer.
  @inlinable public var springVector: SIMD4<Double> {
    SIMD4(Double(top), Double(left), Double(bottom), Double(right))
  }
  /// Creates the value from its components.
  @inlinable public init(springVector: SIMD4<Double>) {
    self.init(
      top: CGFloat(springVector.x), left: CGFloat(springVector.y), bottom: CGFloat(springVector.z),
      right: CGFloat(springVector.w))
  }
}

/// Transforms move as translation, rotation, scale and shear. Rotations take the shorter way.
extension CGAffineTransform: SpringAnimatable {
  /// The number of components.
  @inlinable public static var dimensions: Int { 6 }
  /// A thousandth, and a hundredth per second.
  @inlinable public static var springTolerance: SpringTolerance { .unit }

  /// The translation, the rotation in radians, the two scales, and the shear.
  @inlinable public var springVector: SIMD8<Double> {
    let (a, b, c, d) = (Double(a), Double(b), Double(c), Double(d))
    let scale = (a * a + b * b).squareRoot()
    guard scale > 0 else { return SIMD8(Double(tx), Double(ty), 0, 0, d, c, 0, 0) }
    let rotation = atan2(b, a)
    let shear = (a * c + b * d) / scale
    return SIMD8(Double(tx), Double(ty), rotation, scale, (a * d - b * c) / scale, shear, 0, 0)
  }

  /// Creates the value from its components.
  @inlinable public init(springVector v: SIMD8<Double>) {
    let (cosine, sine) = (cos(v[2]), sin(v[2]))
    self.init(
      a: CGFloat(v[3] * cosine), b: CGFloat(v[3] * sine),
      c: CGFloat(v[5] * cosine - v[4] * sine), d: CGFloat(v[5] * sine + v[4] * cosine),
      tx: CGFloat(v[0]), ty: CGFloat(v[1]))
  }

  /// Returns the components with the rotation that is at most half a turn away from another one.
  @inlinable public func springVector(near other: SIMD8<Double>) -> SIMD8<Double> {
    var vector = springVector
    vector[2] = other[2] + Nearest.turn(from: other[2], to: vector[2])
    return vector
  }
}
