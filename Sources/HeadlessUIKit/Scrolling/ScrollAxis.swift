// SPDX-License-Identifier: MIT

/// Across or down: what scrolls along one axis knows nothing of the other.
enum ScrollAxis: CaseIterable {
  case horizontal, vertical

  var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }
}

/// A value for each axis.
struct PerAxis<Value> {
  var horizontal: Value
  var vertical: Value

  init(_ value: (ScrollAxis) -> Value) {
    horizontal = value(.horizontal)
    vertical = value(.vertical)
  }

  subscript(axis: ScrollAxis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

extension PerAxis<Double> {
  var point: CGPoint { CGPoint(x: horizontal, y: vertical) }
}

extension CGPoint {
  subscript(axis: ScrollAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }
}

extension CGSize {
  subscript(axis: ScrollAxis) -> Double { axis == .horizontal ? width : height }
}

extension UIEdgeInsets {
  /// The insets before and after the content.
  subscript(axis: ScrollAxis) -> (before: Double, after: Double) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

/// How far content may be scrolled along one axis.
struct ScrollLimits: Equatable {
  var low: Double
  /// Never below `low`.
  var high: Double

  /// Numbers that are not finite, as sizes and insets may be that come from outside, count as 0.
  init(content: Double, length: Double, insets: (before: Double, after: Double)) {
    let (content, length) = (content.isFinite ? content : 0, length.isFinite ? length : 0)
    low = insets.before.isFinite ? 0 - insets.before : 0  // not -0
    high = max(content - length + (insets.after.isFinite ? insets.after : 0), low)
  }

  func clamp(_ offset: Double) -> Double {
    offset.isNaN ? low : min(max(offset, low), high)
  }

  func contains(_ offset: Double) -> Bool {
    offset >= low && offset <= high
  }
}
