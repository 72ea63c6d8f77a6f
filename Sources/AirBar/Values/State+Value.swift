// SPDX-License-Identifier: MIT
internal import Resin

extension State {
  /// The values of a property in one interval of the bar's heights.
  public enum ValueRangeType: Hashable, Sendable {
    /// The same value at all heights.
    case value(CGFloat)
    /// From the value at the lower stop to the value at the higher one, which may be less.
    case range(CGFloat, CGFloat)

    /// The values at the lower and at the higher stop.
    public var range: (CGFloat, CGFloat) {
      switch self {
      case .value(let value): (value, value)
      case .range(let low, let high): (low, high)
      }
    }
  }

  /// Returns a value for the height of the bar, such as an alpha or the size of a font.
  ///
  /// ```swift
  /// let barController = BarController(
  ///   configuration: Configuration(
  ///     compactStateHeight: 64, normalStateHeight: 200, expandedStateHeight: 300)
  /// ) { _ in }
  /// let alpha = barController.state.value(
  ///   compactNormalRange: .range(0, 1), normalExpandedRange: .value(1))
  /// print(alpha)  // 1.0
  /// ```
  ///
  /// At the normal stop the upper range counts. In a bar with more stops than three, each range is
  /// distributed evenly over the intervals on its side of the normal stop; without a stop above the
  /// normal one the upper range is not used. If a number is not finite, the value is 0.
  public func value(
    compactNormalRange: ValueRangeType, normalExpandedRange: ValueRangeType
  ) -> CGFloat {
    let below = configuration.normalStop
    let above = configuration.lastStop - below
    return value(in: compactNormalRange.parts(below) + normalExpandedRange.parts(above))
  }

  /// Returns a value for the height of the bar, with a range for each interval between adjacent
  /// stops, ascending.
  ///
  /// At a stop the interval above it counts, at the last stop the interval below. If the number of
  /// ranges is another one, or a number is not finite, the value is 0.
  public func value(ranges: [ValueRangeType]) -> CGFloat {
    value(in: ranges.flatMap { $0.parts(1) })
  }

  private func value(in ranges: [BarRange]) -> CGFloat {
    (try? configuration.reducer.value(of: bar, in: ranges)) ?? 0
  }
}

extension State.ValueRangeType {
  /// Returns the range in parts of equal size.
  fileprivate func parts(_ count: Int) -> [BarRange] {
    let (low, high) = range
    func edge(_ index: Int) -> CGFloat {
      index == 0
        ? low : index == count ? high : low + (high - low) * CGFloat(index) / CGFloat(count)
    }
    return (0..<count).map { BarRange(from: edge($0), to: edge($0 + 1)) }
  }
}
