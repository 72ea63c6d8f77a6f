// SPDX-License-Identifier: MIT

/// An element of a path, for renderers.
package enum PathElement: Hashable, Sendable {
  case move(to: CGPoint)
  case line(to: CGPoint)
  case quadCurve(to: CGPoint, control: CGPoint)
  case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
  case close

  package func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let end): .move(to: end.applying(transform))
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let first, let second):
      .curve(
        to: end.applying(transform), control1: first.applying(transform),
        control2: second.applying(transform))
    case .close: .close
    }
  }

  /// The control points and the end of the element, the end last.
  package var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let first, let second): [first, second, end]
    case .close: []
    }
  }
}

/// A cubic Bézier curve. Lines and quadratic curves are stored as cubic curves, too.
struct CubicSegment: Sendable {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint

  init(from start: CGPoint, control1: CGPoint, control2: CGPoint, to end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  init(from start: CGPoint, to end: CGPoint) {
    self.init(from: start, control1: start, control2: end, to: end)
  }

  init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
    self.init(
      from: start, control1: Self.between(start, control, 2 / 3),
      control2: Self.between(end, control, 2 / 3), to: end)
  }

  private static func between(_ from: CGPoint, _ to: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }

  func point(at t: CGFloat) -> CGPoint {
    CGPoint(x: value(\.x, at: t), y: value(\.y, at: t))
  }

  private func value(_ axis: KeyPath<CGPoint, CGFloat>, at t: CGFloat) -> CGFloat {
    let u = 1 - t
    return u * u * u * start[keyPath: axis] + 3 * u * u * t * control1[keyPath: axis]
      + 3 * u * t * t * control2[keyPath: axis] + t * t * t * end[keyPath: axis]
  }

  /// Returns the parameters of the local extrema along an axis, in ascending order: the roots of
  /// the derivative between 0 and 1.
  func turns(along axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let (p0, p1) = (start[keyPath: axis], control1[keyPath: axis])
    let (p2, p3) = (control2[keyPath: axis], end[keyPath: axis])
    let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
    var roots: [CGFloat] = []
    let discriminant = b * b - 4 * a * c
    if discriminant >= 0 {
      // The numerically stable form, which avoids differences of nearly equal numbers.
      let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
      if a != 0 { roots.append(q / a) }
      if q != 0 { roots.append(c / q) }
    }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// Returns the number of crossings of the curve with the ray from a point to the right. `signed`
  /// is the number of crossings in the direction of growing y less the number in the other
  /// direction. A crossing at an end of a monotonic part counts only for the part on the side of
  /// larger y.
  func crossings(rightOf point: CGPoint) -> (signed: Int, count: Int) {
    var (signed, count) = (0, 0)
    // The curve is contained in the bounding box of its points.
    let points = [start, control1, control2, end]
    guard points.contains(where: { $0.x > point.x }), points.contains(where: { $0.y > point.y }),
      points.contains(where: { $0.y <= point.y })
    else { return (0, 0) }
    let stops = [0] + turns(along: \.y) + [1]
    for (low, high) in zip(stops, stops.dropFirst()) {
      let (from, to) = (value(\.y, at: low), value(\.y, at: high))
      guard (from <= point.y) != (to <= point.y) else { continue }
      if x(atHeight: point.y, from: low, to: high, rising: from < to) > point.x {
        signed += from < to ? 1 : -1
        count += 1
      }
    }
    return (signed, count)
  }

  // Finds x by bisection on a part in which y is monotonic.
  private func x(
    atHeight height: CGFloat, from low: CGFloat, to high: CGFloat, rising: Bool
  ) -> CGFloat {
    var (low, high) = (low, high)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (value(\.y, at: middle) <= height) == rising {
        low = middle
      } else {
        high = middle
      }
    }
    return value(\.x, at: (low + high) / 2)
  }
}
