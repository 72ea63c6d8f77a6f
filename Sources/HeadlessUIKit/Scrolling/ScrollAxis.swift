// SPDX-License-Identifier: MIT

/// A direction of scrolling. The two axes scroll independently of each other.
enum ScrollAxis: CaseIterable {
  case horizontal, vertical

  var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }

  /// Returns the interval that a rectangle occupies along the axis.
  func stretch(of rect: CGRect) -> (low: CGFloat, high: CGFloat) {
    self == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }
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
  /// The insets before and after the content, along an axis.
  subscript(axis: ScrollAxis) -> (before: Double, after: Double) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

/// The limits of the content offset along one axis.
struct ScrollLimits: Equatable {
  var low: Double
  /// The upper limit, which is never below `low`.
  var high: Double

  /// Creates limits. Values that are not finite, which clients may pass as sizes and insets, count
  /// as 0.
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
