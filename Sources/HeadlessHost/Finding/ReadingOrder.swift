// SPDX-License-Identifier: MIT

/// The order in which VoiceOver visits rectangles: top to bottom, and leading to trailing.
///
/// Rectangles are ordered by the recursive X-Y cut (Nagy and Seth, 1984): horizontal gaps cut them
/// into rows, vertical gaps cut a row into columns, from the leading column on, and each part is
/// cut again in the same way. Rectangles that no gap separates are ordered by their upper edges,
/// then by their leading edges. The given order decides only between equal positions, so the result
/// does not depend on the order of subviews. O(*n* log *n*) time for each level of the recursion.
enum ReadingOrder {
  /// The largest overlap, in points, that does not prevent a cut: a smaller one is a rounding
  /// error.
  private static let tolerance: CGFloat = 0.5

  /// Returns the indices of rectangles in reading order.
  static func indices(of rectangles: [CGRect], isRightToLeft: Bool) -> [Int] {
    let mirrored = rectangles.map { rectangle in
      isRightToLeft
        ? CGRect(
          x: -rectangle.maxX, y: rectangle.minY, width: rectangle.width, height: rectangle.height)
        : rectangle
    }
    return sorted(Array(mirrored.indices), mirrored)
  }

  private static func sorted(_ indices: [Int], _ rectangles: [CGRect]) -> [Int] {
    guard indices.count > 1 else { return indices }
    let rows = cut(indices) { (rectangles[$0].minY, rectangles[$0].maxY) }
    if rows.count > 1 { return rows.flatMap { sorted($0, rectangles) } }
    let columns = cut(indices) { (rectangles[$0].minX, rectangles[$0].maxX) }
    if columns.count > 1 { return columns.flatMap { sorted($0, rectangles) } }
    return indices.inOrder { one, other in
      let (first, second) = (rectangles[one], rectangles[other])
      return (edge(first.minY), edge(first.minX), one) < (
        edge(second.minY), edge(second.minX), other
      )
    }
  }

  /// Returns an edge in tenths of a point, without the rounding errors of conversions. A tenth is
  /// less than the distance between halves and thirds of a point, on which pixels are positioned.
  private static func edge(_ value: CGFloat) -> CGFloat {
    (value * 10).rounded()
  }

  /// Returns the parts between the gaps along an axis.
  private static func cut(
    _ indices: [Int], _ interval: (Int) -> (low: CGFloat, high: CGFloat)
  ) -> [[Int]] {
    var parts: [[Int]] = []
    var end = -CGFloat.infinity
    for index in indices.inOrder(by: { (interval($0).low, $0) < (interval($1).low, $1) }) {
      let (low, high) = interval(index)
      if parts.isEmpty || low >= end - tolerance {
        parts.append([index])
      } else {
        parts[parts.count - 1].append(index)
      }
      end = max(end, high)
    }
    return parts
  }
}
