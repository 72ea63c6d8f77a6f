// SPDX-License-Identifier: MIT
internal import CResin

/// Where something goes that is let go: the nearest of several places. Ties go to the first.
///
/// Indices count from the first element. What is not finite is passed over; a target that is not
/// finite has no nearest. O(n).
public enum Nearest {
  /// The index of the stop nearest to a place on a line. The stops may be in any order.
  public static func stop(to target: Double, in stops: some Collection<Double>) -> Int? {
    index(among: stops) { resin_nearest_stop($0.baseAddress, $0.count, target) }
  }

  /// The index of the point nearest to a point of the plane.
  ///
  ///     let corner = Nearest.point(to: projected, in: corners)
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

  /// The index of the angle nearest to another on the circle. In radians, reduced or not.
  public static func angle(to target: Double, in angles: some Collection<Double>) -> Int? {
    index(among: angles) { resin_closest_angle($0.baseAddress, $0.count, target) }
  }

  /// The shortest signed turn from one angle to another, in radians, above -π and at most π.
  ///
  /// Adding it to a rotation that has gone round many times ends at the right angle without
  /// unwinding:
  ///
  ///     let projected = rotation + DecelerationRate.fast.project(initialVelocity: velocity)
  ///     if let i = Nearest.angle(to: projected, in: rightAngles) {
  ///       rotation = projected + Nearest.turn(from: projected, to: rightAngles[i])
  ///     }
  ///
  /// 0 when an angle is not finite.
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
