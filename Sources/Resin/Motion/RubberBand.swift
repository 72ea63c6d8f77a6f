// SPDX-License-Identifier: MIT
internal import CResin

/// How far something gives way that is pulled beyond its edge.
///
///     let band = RubberBand.scrollView(dimension: view.height)
///     let offset = band.offset(forDistance: finger - edge)
///
/// Both forms are odd, and both can be turned round, so that a view which is caught again while it
/// is stretched does not jump. A parameter out of range, or a number that is not finite, gives 0.
public enum RubberBand: Hashable, Sendable {
  /// sign(x) · |x|^exponent, the form of "Building Fluid Interfaces". The exponent is above 0 and at
  /// most 1. Grows without limit, and is larger than the distance below one unit.
  case power(exponent: Double = 0.7)

  /// (1 - 1 / (x · coefficient / dimension + 1)) · dimension, the form of scroll views. The
  /// dimension is the length of the view along the motion. Never reaches it, except by rounding.
  case scrollView(dimension: Double, coefficient: Double = 0.55)

  /// How far the view is from its edge when the finger is this far from it.
  public func offset(forDistance distance: Double) -> Double {
    switch self {
    case .power(let exponent):
      resin_rubber_band_power(distance, exponent)
    case .scrollView(let dimension, let coefficient):
      resin_rubber_band(distance, dimension, coefficient)
    }
  }

  /// How far the finger is from the edge when the view is this far from it. An offset that no
  /// distance gives counts as the last one that does, so the answer is finite.
  public func distance(forOffset offset: Double) -> Double {
    switch self {
    case .power(let exponent):
      resin_rubber_band_power_inverse(offset, exponent)
    case .scrollView(let dimension, let coefficient):
      resin_rubber_band_inverse(offset, dimension, coefficient)
    }
  }
}
