// SPDX-License-Identifier: MIT

// Functions on vectors of floating-point numbers, with the names of Apple's module. The functions
// whose names begin with `simd_` are the same functions.

/// Returns the sum of the products of the components.
@inlinable
public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  (x * y).sum()
}

/// Returns the sum of the products of the components.
@inlinable
public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  (x * y).sum()
}

/// Returns the square of the length.
@inlinable
public func length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  (x * x).sum()
}

/// Returns the square of the length.
@inlinable
public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  (x * x).sum()
}

/// Returns the Euclidean length.
@inlinable
public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  (x * x).sum().squareRoot()
}

/// Returns the Euclidean length.
@inlinable
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  (x * x).sum().squareRoot()
}

/// Returns the square of the distance between two points.
@inlinable
public func distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  length_squared(x - y)
}

/// Returns the square of the distance between two points.
@inlinable
public func simd_distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  length_squared(x - y)
}

/// Returns the distance between two points.
@inlinable
public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  length(x - y)
}

/// Returns the distance between two points.
@inlinable
public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  length(x - y)
}

/// Returns a vector of length 1 with the direction of a vector. The components of a vector of
/// length 0 become NaN.
@inlinable
public func normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x / length(x)
}

/// Returns a vector of length 1 with the direction of a vector. The components of a vector of
/// length 0 become NaN.
@inlinable
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x / length(x)
}

/// Returns the reflection of a direction at a surface with a normal vector of length 1.
@inlinable
public func reflect<Vector: SIMD>(_ x: Vector, _ n: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  x - n * (2 * dot(x, n))
}

/// Returns the reflection of a direction at a surface with a normal vector of length 1.
@inlinable
public func simd_reflect<Vector: SIMD>(_ x: Vector, _ n: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  x - n * (2 * dot(x, n))
}

/// Returns the projection of a vector onto another one.
@inlinable
public func project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  y * (dot(x, y) / length_squared(y))
}

/// Returns the projection of a vector onto another one.
@inlinable
public func simd_project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  y * (dot(x, y) / length_squared(y))
}

/// Interpolates linearly: `x` for 0, `y` for 1, component by component.
@inlinable
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  x + (y - x) * t
}

/// Interpolates linearly: `x` for 0, `y` for 1, component by component.
@inlinable
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  x + (y - x) * t
}

/// Interpolates linearly: `x` for 0, `y` for 1.
@inlinable
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint {
  x + (y - x) * t
}

/// Interpolates linearly: `x` for 0, `y` for 1.
@inlinable
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint {
  x + (y - x) * t
}

/// Returns the components without their signs.
@inlinable
public func abs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x.replacing(with: -x, where: x .< 0)
}

/// Returns the components without their signs.
@inlinable
public func simd_abs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x.replacing(with: -x, where: x .< 0)
}

/// Returns 1, -1 or 0 for each component.
@inlinable
public func sign<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  Vector.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}

/// Returns 1, -1 or 0 for each component.
@inlinable
public func simd_sign<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  Vector.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}

/// Returns the parts of the components behind the point, from 0 to 1.
@inlinable
public func fract<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x - x.rounded(.down)
}

/// Returns the parts of the components behind the point, from 0 to 1.
@inlinable
public func simd_fract<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x - x.rounded(.down)
}

/// Returns 0 for the components below an edge, and 1 for all others.
@inlinable
public func step<Vector: SIMD>(_ x: Vector, edge: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  Vector(repeating: 1).replacing(with: 0, where: x .< edge)
}

/// Returns 0 for the components below an edge, and 1 for all others.
@inlinable
public func simd_step<Vector: SIMD>(_ edge: Vector, _ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  Vector(repeating: 1).replacing(with: 0, where: x .< edge)
}

/// Interpolates smoothly from 0 at one edge to 1 at the other, with the polynomial 3t² - 2t³.
@inlinable
public func smoothstep<Vector: SIMD>(_ x: Vector, edge0: Vector, edge1: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  let t = clamp((x - edge0) / (edge1 - edge0), min: .zero, max: Vector(repeating: 1))
  return t * t * (3 - 2 * t)
}

/// Interpolates smoothly from 0 at one edge to 1 at the other, with the polynomial 3t² - 2t³.
@inlinable
public func simd_smoothstep<Vector: SIMD>(_ edge0: Vector, _ edge1: Vector, _ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  smoothstep(x, edge0: edge0, edge1: edge1)
}

/// Returns the components, rounded.
@inlinable
public func floor<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x.rounded(.down)
}

/// Returns the components, rounded.
@inlinable
public func ceil<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x.rounded(.up)
}

/// Returns the components, rounded.
@inlinable
public func trunc<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x.rounded(.towardZero)
}

/// Returns the components, rounded.
@inlinable
public func rint<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x.rounded(.toNearestOrEven)
}

/// Returns the smaller components.
@inlinable
public func min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable {
  pointwiseMin(x, y)
}

/// Returns the smaller components.
@inlinable
public func simd_min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: Comparable {
  pointwiseMin(x, y)
}

/// Returns the larger components.
@inlinable
public func max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable {
  pointwiseMax(x, y)
}

/// Returns the larger components.
@inlinable
public func simd_max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: Comparable {
  pointwiseMax(x, y)
}

/// Returns the components, limited to ranges.
@inlinable
public func clamp<Vector: SIMD>(_ x: Vector, min low: Vector, max high: Vector) -> Vector
where Vector.Scalar: Comparable {
  pointwiseMin(pointwiseMax(x, low), high)
}

/// Returns the components, limited to a range.
@inlinable
public func clamp<Vector: SIMD>(_ x: Vector, min low: Vector.Scalar, max high: Vector.Scalar)
  -> Vector where Vector.Scalar: Comparable
{
  x.clamped(lowerBound: Vector(repeating: low), upperBound: Vector(repeating: high))
}

/// Returns the components, limited to ranges.
@inlinable
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ low: Vector, _ high: Vector) -> Vector
where Vector.Scalar: Comparable {
  pointwiseMin(pointwiseMax(x, low), high)
}

/// Returns the components, limited to a range.
@inlinable
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ low: Vector.Scalar, _ high: Vector.Scalar)
  -> Vector where Vector.Scalar: Comparable
{
  x.clamped(lowerBound: Vector(repeating: low), upperBound: Vector(repeating: high))
}

/// Returns the smallest component.
@inlinable
public func reduce_min<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: Comparable {
  x.min()
}

/// Returns the smallest component.
@inlinable
public func simd_reduce_min<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: Comparable {
  x.min()
}

/// Returns the largest component.
@inlinable
public func reduce_max<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: Comparable {
  x.max()
}

/// Returns the largest component.
@inlinable
public func simd_reduce_max<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: Comparable {
  x.max()
}

/// Returns the sum of the components.
@inlinable
public func reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  x.sum()
}

/// Returns the sum of the components.
@inlinable
public func simd_reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  x.sum()
}

/// Returns whether two vectors are equal.
@inlinable
public func simd_equal<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Bool {
  x == y
}

/// Returns the vector that is orthogonal to two vectors, by the right-hand rule.
@inlinable
public func cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// Returns the cross product of two vectors in the plane z = 0.
@inlinable
public func cross<Scalar: FloatingPoint>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<Scalar> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

/// Returns the vector that is orthogonal to two vectors, by the right-hand rule.
@inlinable
public func simd_cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<
  Scalar
> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// Returns the cross product of two vectors in the plane z = 0.
@inlinable
public func simd_cross<Scalar: FloatingPoint>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<
  Scalar
> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

/// Interpolates linearly: `x` for 0, `y` for 1.
@inlinable
public func mix(_ x: Float, _ y: Float, t: Float) -> Float {
  x + (y - x) * t
}

/// Interpolates linearly: `x` for 0, `y` for 1.
@inlinable
public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float {
  x + (y - x) * t
}

/// Returns a number, limited to a range.
@inlinable
public func clamp(_ x: Float, min low: Float, max high: Float) -> Float {
  Swift.min(Swift.max(x, low), high)
}

/// Returns a number, limited to a range.
@inlinable
public func simd_clamp(_ x: Float, _ low: Float, _ high: Float) -> Float {
  Swift.min(Swift.max(x, low), high)
}

/// Returns 1, -1 or 0.
@inlinable
public func sign(_ x: Float) -> Float {
  x > 0 ? 1 : x < 0 ? -1 : 0
}

/// Interpolates smoothly from 0 at one edge to 1 at the other.
@inlinable
public func simd_smoothstep(_ edge0: Float, _ edge1: Float, _ x: Float) -> Float {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}

/// Interpolates linearly: `x` for 0, `y` for 1.
@inlinable
public func mix(_ x: Double, _ y: Double, t: Double) -> Double {
  x + (y - x) * t
}

/// Interpolates linearly: `x` for 0, `y` for 1.
@inlinable
public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double {
  x + (y - x) * t
}

/// Returns a number, limited to a range.
@inlinable
public func clamp(_ x: Double, min low: Double, max high: Double) -> Double {
  Swift.min(Swift.max(x, low), high)
}

/// Returns a number, limited to a range.
@inlinable
public func simd_clamp(_ x: Double, _ low: Double, _ high: Double) -> Double {
  Swift.min(Swift.max(x, low), high)
}

/// Returns 1, -1 or 0.
@inlinable
public func sign(_ x: Double) -> Double {
  x > 0 ? 1 : x < 0 ? -1 : 0
}

/// Interpolates smoothly from 0 at one edge to 1 at the other.
@inlinable
public func simd_smoothstep(_ edge0: Double, _ edge1: Double, _ x: Double) -> Double {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}
