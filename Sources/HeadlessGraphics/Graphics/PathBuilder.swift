// SPDX-License-Identifier: MIT

/// Builds the path elements of common shapes.
enum PathBuilder {
  /// The distance of a control point from its end of a quarter circle of radius 1: 4/3 · tan(π/8).
  private static let quarter: CGFloat = 0.5522847498307936

  static func rect(_ rect: CGRect) -> [PathElement] {
    guard !rect.isNull else { return [] }
    return [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  /// Returns the ellipse inscribed in a rectangle. It begins at the right and continues to the
  /// bottom, where y grows downwards.
  static func ellipse(in rect: CGRect) -> [PathElement] {
    guard !rect.isNull else { return [] }
    let transform = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .scaledBy(x: rect.width / 2, y: rect.height / 2)
    let circle = arc(center: .zero, radius: 1, startAngle: 0, delta: 2 * .pi)
    return ([.move(to: CGPoint(x: 1, y: 0))] + circle + [.close]).map { $0.applying(transform) }
  }

  /// Returns the curves of a circular arc, each at most a quarter circle, without the line to the
  /// start of the arc.
  static func arc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat
  ) -> [PathElement] {
    guard delta != 0, delta.isFinite else { return [] }
    // The small subtrahend keeps a quarter circle in one piece despite rounding errors.
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(count)
    let reach = CGFloat(4.0 / 3.0 * tan(Double(step) / 4)) * radius
    return (0..<count).map { index in
      let from = startAngle + CGFloat(index) * step
      let to = index == count - 1 ? startAngle + delta : from + step
      let (start, end) = (direction(from), direction(to))
      let first = CGPoint(
        x: center.x + radius * start.dx - reach * start.dy,
        y: center.y + radius * start.dy + reach * start.dx)
      let second = CGPoint(
        x: center.x + radius * end.dx + reach * end.dy,
        y: center.y + radius * end.dy - reach * end.dx)
      return .curve(
        to: CGPoint(x: center.x + radius * end.dx, y: center.y + radius * end.dy),
        control1: first, control2: second)
    }
  }

  /// Returns the unit vector of an angle in radians, exact at multiples of π/2.
  static func direction(_ angle: CGFloat) -> CGVector {
    let quarters = Double(angle) / (.pi / 2)
    let whole = quarters.rounded()
    if abs(quarters - whole) < 1e-12, abs(whole) < 1e9 {
      let exact: [(Double, Double)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
      let (x, y) = exact[((Int(whole) % 4) + 4) % 4]
      return CGVector(dx: x, dy: y)
    }
    return CGVector(dx: cos(Double(angle)), dy: sin(Double(angle)))
  }

  /// Returns the signed angle that an arc spans between two angles, in radians, at most a full
  /// circle. `increasing` is true if the angle grows along the arc.
  static func sweep(from start: CGFloat, to end: CGFloat, increasing: Bool) -> CGFloat {
    guard start.isFinite, end.isFinite else { return 0 }
    let turn = 2 * CGFloat.pi
    var delta = increasing ? end - start : start - end
    if delta < 0 { delta -= turn * (delta / turn).rounded(.down) }
    delta = min(delta, turn)
    return increasing ? delta : -delta
  }

  static func roundedRect(
    _ rect: CGRect, corners: UIRectCorner, radii: CGSize
  ) -> [PathElement] {
    let width = min(max(radii.width, 0), rect.width / 2)
    let height = min(max(radii.height, 0), rect.height / 2)
    guard !rect.isNull, width > 0, height > 0 else { return self.rect(rect) }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    // The corners, each with the directions of the path before and after it.
    let turns: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
      (.topLeft, CGPoint(x: left, y: top), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
      (.topRight, CGPoint(x: right, y: top), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
      (.bottomRight, CGPoint(x: right, y: bottom), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
      (.bottomLeft, CGPoint(x: left, y: bottom), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
    ]
    var elements: [PathElement] = []
    for (corner, point, coming, going) in turns {
      func moved(_ direction: CGVector, _ share: CGFloat) -> CGPoint {
        CGPoint(
          x: point.x + direction.dx * width * share, y: point.y + direction.dy * height * share)
      }
      let isRound = corners.contains(corner)
      let entry = isRound ? moved(coming, -1) : point
      elements.append(elements.isEmpty ? .move(to: entry) : .line(to: entry))
      guard isRound else { continue }
      elements.append(
        .curve(
          to: moved(going, 1), control1: moved(coming, quarter - 1),
          control2: moved(going, 1 - quarter)))
    }
    return elements + [.close]
  }
}
