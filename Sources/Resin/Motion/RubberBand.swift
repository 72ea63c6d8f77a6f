// SPDX-License-Identifier: MIT
internal import CResin

/// The resistance of content that is pulled beyond its edge.
///
/// ```swift
/// let band = RubberBand.scrollView(dimension: 800)
/// let offset = band.offset(forDistance: 200)
/// print(offset.rounded())  // 97.0
/// print(band.distance(forOffset: offset).rounded())  // 200.0
/// ```
///
/// Both forms are odd functions with inverses, so that a touch on a stretched view does not cause a
/// jump. The result is 0 if a parameter is out of range or a number is not finite.
///
/// When a finger takes hold of a view that is already stretched, start the drag at
/// ``distance(forOffset:)`` of the current offset. A finger that moves back to its first position
/// then moves the view to its first offset.
public enum RubberBand: Hashable, Sendable {
  /// The form of "Building Fluid Interfaces": sign(x) · |x|^exponent, with an exponent above 0 and
  /// at most 1. The offset is unbounded, and greater than the distance for distances below one
  /// unit.
  case power(exponent: Double = 0.7)

  /// The form of scroll views: (1 - 1 / (x · coefficient / dimension + 1)) · dimension. The
  /// dimension is the length of the view along the motion. It is also the limit of the offset,
  /// which is reached only by rounding.
  case scrollView(dimension: Double, coefficient: Double = 0.55)

  /// Returns the offset of the view from its edge for a distance of the finger from the edge.
  public func offset(forDistance distance: Double) -> Double {
    switch self {
    case .power(let exponent):
      resin_rubber_band_power(distance, exponent)
    case .scrollView(let dimension, let coefficient):
      resin_rubber_band(distance, dimension, coefficient)
    }
  }

  /// Returns the distance of the finger from the edge for an offset of the view. An offset that no
  /// finite distance results in is treated as the greatest possible offset, so the result is
  /// finite.
  public func distance(forOffset offset: Double) -> Double {
    switch self {
    case .power(let exponent):
      resin_rubber_band_power_inverse(offset, exponent)
    case .scrollView(let dimension, let coefficient):
      resin_rubber_band_inverse(offset, dimension, coefficient)
    }
  }
}
