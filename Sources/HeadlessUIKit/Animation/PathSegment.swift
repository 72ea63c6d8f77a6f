// SPDX-License-Identifier: MIT

/// A line or a curve of a path, as a cubic Bézier curve.
struct PathSegment {
  private let start: CGPoint
  private let control1: CGPoint
  private let control2: CGPoint
  let end: CGPoint
  /// The lengths from the start to evenly spaced parameters; empty if the parameter is the part of
  /// the way.
  private var lengths: [Double] = []

  /// The number of chords that measure a curve. 64 chords of a quarter circle are too short by
  /// 0.0025 %.
  private static let chords = 64

  init(from start: CGPoint, to end: CGPoint) {
    self.init(
      from: start, start.mixed(with: end, 1 / 3), start.mixed(with: end, 2 / 3), to: end)
  }

  init(from start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, to end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  /// Returns the point at a part of the way: of the parameter, or of the length after `measure()`.
  func point(at part: Double) -> CGPoint {
    guard let length = lengths.last, length > 0, part > 0, part < 1 else { return bezier(part) }
    let target = part * length
    let index = max((lengths.firstIndex { $0 >= target } ?? 1), 1)
    let (low, high) = (lengths[index - 1], lengths[index])
    let inside = high > low ? (target - low) / (high - low) : 0
    return bezier((Double(index - 1) + inside) / Double(Self.chords))
  }

  private func bezier(_ t: Double) -> CGPoint {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// Measures the segment, after which `point(at:)` has a constant speed. Returns the length.
  mutating func measure() -> Double {
    var (sum, last) = (0.0, start)
    lengths = [0]
    for index in 1...Self.chords {
      let next = bezier(Double(index) / Double(Self.chords))
      sum += hypot(next.x - last.x, next.y - last.y)
      lengths.append(sum)
      last = next
    }
    return sum
  }
}

extension ValueCurve {
  /// Creates a curve along a path, with a value at each end of a segment; nil for a path without
  /// segments.
  init?(along path: CGPath) {
    var (first, current) = (CGPoint.zero, CGPoint.zero)
    var segments: [PathSegment] = []
    var start: CGPoint?
    for element in path.elements {
      if case .move(let point) = element {
        (first, current) = (point, point)
        continue
      }
      start = start ?? current
      switch element {
      case .move: break
      case .line(let end): segments.append(PathSegment(from: current, to: end))
      case .quadCurve(let end, let control):
        segments.append(
          PathSegment(
            from: current, current.mixed(with: control, 2 / 3), end.mixed(with: control, 2 / 3),
            to: end))
      case .curve(let end, let control1, let control2):
        segments.append(PathSegment(from: current, control1, control2, to: end))
      case .close:
        guard current != first else { continue }
        segments.append(PathSegment(from: current, to: first))
      }
      current = segments.last?.end ?? current
    }
    guard let start, !segments.isEmpty else { return nil }
    self.init(values: [start.animated] + segments.map(\.end.animated))
    self.segments = segments
  }

  /// Sets the times so that the speed along the segments is constant.
  mutating func timesFromLengths() {
    let lengths = segments.indices.map { segments[$0].measure() }
    let total = lengths.reduce(0, +)
    guard total > 0 else { return }
    times = lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1 / total) }
  }
}

extension CGPoint {
  fileprivate func mixed(with other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
