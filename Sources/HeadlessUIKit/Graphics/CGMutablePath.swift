// SPDX-License-Identifier: MIT

/// A path that grows.
public final class CGMutablePath: CGPath {
  /// An empty path.
  public convenience init() {
    self.init(elements: [])
  }

  private func append(_ added: [PathElement], _ transform: CGAffineTransform = .identity) {
    elements += transform.isIdentity ? added : added.map { $0.applying(transform) }
  }

  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.move(to: point)], transform)
  }

  /// Adds a line. Without a subpath to go on with, nothing happens.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    addStep(.line(to: point), transform)
  }

  /// Adds a quadratic curve. Without a subpath to go on with, nothing happens.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    addStep(.quadCurve(to: end, control: control), transform)
  }

  /// Adds a cubic curve. Without a subpath to go on with, nothing happens.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    addStep(.curve(to: end, control1: control1, control2: control2), transform)
  }

  private func addStep(_ element: PathElement, _ transform: CGAffineTransform) {
    guard !elements.isEmpty else { return }
    resume()
    append([element], transform)
  }

  // An element after a closed subpath begins a new subpath at the start of the closed one.
  private func resume() {
    if elements.last == .close { append([.move(to: currentPoint)]) }
  }

  /// Ends the subpath with a line to its start. Without one, nothing happens.
  public func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    append([.close])
  }

  /// Begins a subpath of lines from each point to the next.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    append([.move(to: first)] + points.dropFirst().map { .line(to: $0) }, transform)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathBuilder.rect(rect), transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects {
      addRect(rect, transform: transform)
    }
  }

  /// Adds the ellipse that touches the rectangle's edges.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathBuilder.ellipse(in: rect), transform)
  }

  /// Adds a rectangle with elliptic corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    append(PathBuilder.roundedRect(rect, corners: .allCorners, radii: radii), transform)
  }

  /// Adds a path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements, transform)
  }

  /// Adds an arc of a circle, with a line to its start if the path has a point. Angles are radians;
  /// clockwise is meant where y grows upwards: angles fall.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = PathBuilder.sweep(from: startAngle, to: endAngle, increasing: !clockwise)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Adds an arc of a circle that spans an angle, in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let direction = PathBuilder.direction(startAngle)
    let start = CGPoint(x: center.x + radius * direction.dx, y: center.y + radius * direction.dy)
    let arc = PathBuilder.arc(
      center: center, radius: radius, startAngle: startAngle, delta: delta)
    resume()
    append([elements.isEmpty ? .move(to: start) : .line(to: start)] + arc, transform)
  }

  /// Adds an arc that touches the line from here to the first tangent's end and the line from there
  /// to the second one's, with a line to its start. Without a subpath, nothing happens.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !elements.isEmpty else { return }
    resume()
    let here = currentPoint
    let corner = tangent1End.applying(transform)
    let first = Self.direction(from: corner, to: here)
    let second = Self.direction(from: corner, to: tangent2End.applying(transform))
    let cross = first.dx * second.dy - first.dy * second.dx
    guard radius > 0, abs(cross) > 1e-12 else {
      append([.line(to: corner)])
      return
    }
    let dot = first.dx * second.dx + first.dy * second.dy
    // tan of half the angle between the tangents.
    let reach = radius * (1 + dot) / abs(cross)
    let start = CGPoint(x: corner.x + first.dx * reach, y: corner.y + first.dy * reach)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: start.x - side * first.dy * radius, y: start.y + side * first.dx * radius)
    let from = atan2(Double(start.y - center.y), Double(start.x - center.x))
    let sweep = Double.pi - acos(Double(dot))
    append(
      [.line(to: start)]
        + PathBuilder.arc(
          center: center, radius: radius, startAngle: CGFloat(from),
          delta: CGFloat(-Double(side) * sweep)))
  }

  private static func direction(from: CGPoint, to: CGPoint) -> CGVector {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? CGVector(dx: x / length, dy: y / length) : .zero
  }
}
