// SPDX-License-Identifier: MIT
internal import CResin

/// Searches for the nearest of several positions. The result of a tie is the first position.
///
/// Indices are offsets from the first element. Elements that are not finite are ignored. The result
/// is nil if no element is finite, or if the target is not finite. O(n).
public enum Nearest {
  /// Returns the index of the stop nearest to a position on a line. Stops may be in any order.
  public static func stop(to target: Double, in stops: some Collection<Double>) -> Int? {
    index(among: stops) { resin_nearest_stop($0.baseAddress, $0.count, target) }
  }

  /// Returns the index of the point nearest to a point of the plane.
  ///
  /// ```swift
  /// let corners: [SIMD2<Double>] = [[0, 0], [300, 0], [0, 600], [300, 600]]
  /// print(Nearest.point(to: [280, 350], in: corners) ?? -1)  // 3
  /// ```
  public static func point(
    to target: SIMD2<Double>, in points: some Collection<SIMD2<Double>>
  ) -> Int? {
    index(among: points) { points in
      points.withMemoryRebound(to: resin_point.self) {
        resin_nearest_point(
          $0.baseAddress, $0.count, resin_point(x: target.x, y: target.y))
      }
    }
  }

  /// Returns the index of the angle nearest to another angle on the circle. Angles are in radians
  /// and may exceed a full circle.
  public static func angle(to target: Double, in angles: some Collection<Double>) -> Int? {
    index(among: angles) { resin_closest_angle($0.baseAddress, $0.count, target) }
  }

  /// Returns the shortest signed rotation from one angle to another, in radians, above -π and at
  /// most π; 0 if an angle is not finite.
  ///
  /// The sum of the result and a rotation of many full circles is at the angle `end`, without
  /// unwinding the full circles:
  ///
  /// ```swift
  /// let rightAngles = [0, 0.5, 1, 1.5].map { $0 * Double.pi }
  /// let projected = 2.9 + DecelerationRate.fast.project(initialVelocity: 3)
  /// if let index = Nearest.angle(to: projected, in: rightAngles) {
  ///   let rotation = projected + Nearest.turn(from: projected, to: rightAngles[index])
  ///   print((rotation * 100).rounded() / 100)  // 3.14
  /// }
  /// ```
  public static func turn(from start: Double, to end: Double) -> Double {
    resin_shortest_turn(start, end)
  }

  private static func index<Element>(
    among elements: some Collection<Element>,
    _ find: (UnsafeBufferPointer<Element>) -> UInt32
  ) -> Int? {
    let index =
      elements.withContiguousStorageIfAvailable(find)
      ?? Array(elements).withUnsafeBufferPointer(find)
    return index == UInt32.max ? nil : Int(index)
  }
}
