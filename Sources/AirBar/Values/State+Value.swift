// SPDX-License-Identifier: MIT
internal import Resin

extension State {
  /// The values that something has in one part of a bar's way.
  public enum ValueRangeType: Hashable, Sendable {
    /// The same value all the way.
    case value(CGFloat)
    /// From the value at the lower stop to that at the higher one, which may be less.
    case range(CGFloat, CGFloat)

    /// The values at the lower and at the higher stop.
    public var range: (CGFloat, CGFloat) {
      switch self {
      case .value(let value): (value, value)
      case .range(let low, let high): (low, high)
      }
    }
  }

  /// The value that goes with the height of the bar, such as an alpha or the size of a font.
  ///
  ///     background.alpha = state.value(
  ///       compactNormalRange: .range(0, 1), normalExpandedRange: .value(1))
  ///
  /// At the normal stop the upper range counts. In a bar with more stops than three each range is
  /// spread evenly over the stops on its side of the normal one; without a stop above the normal one
  /// the upper range is not used. A value that is not finite gives 0.
  public func value(
    compactNormalRange: ValueRangeType, normalExpandedRange: ValueRangeType
  ) -> CGFloat {
    let below = configuration.normalStop
    let above = configuration.stops.count - 1 - below
    return value(
      ranges: compactNormalRange.parts(below) + normalExpandedRange.parts(above))
  }

  /// The value that goes with the height of the bar, with one range for each interval between
  /// neighbouring stops, ascending with them.
  ///
  /// At a stop the interval above it counts, at the last stop the one below. Another number of ranges,
  /// or a value that is not finite, gives 0.
  public func value(ranges: [ValueRangeType]) -> CGFloat {
    let ranges = ranges.map { type in
      BarRange(from: Double(type.range.0), to: Double(type.range.1))
    }
    return (try? configuration.reducer.value(of: bar, in: ranges)).map { CGFloat($0) } ?? 0
  }
}

extension State.ValueRangeType {
  /// The range in so many parts of equal size.
  fileprivate func parts(_ count: Int) -> [State.ValueRangeType] {
    let (low, high) = range
    func edge(_ index: Int) -> CGFloat {
      index == 0
        ? low : index == count ? high : low + (high - low) * CGFloat(index) / CGFloat(count)
    }
    return (0..<count).map { .range(edge($0), edge($0 + 1)) }
  }
}
