// SPDX-License-Identifier: MIT

/// A path to which elements can be added.
///
/// ```swift
/// let path = CGMutablePath()
/// path.move(to: CGPoint(x: 0, y: 0))
/// path.addLine(to: CGPoint(x: 30, y: 0))
/// path.addLine(to: CGPoint(x: 0, y: 40))
/// path.closeSubpath()
/// print(path.boundingBox)  // (0.0, 0.0, 30.0, 40.0)
/// print(path.contains(CGPoint(x: 5, y: 5)))  // true
/// ```
///
/// A path begins with `move(to:)` or a whole shape: lines and curves that are added to an empty
/// path are ignored.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public convenience init() {
    self.init(elements: [])
  }

  private func append(_ added: [PathElement], _ transform: CGAffineTransform = .identity) {
    elements += transform.isIdentity ? added : added.map { $0.applying(transform) }
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.move(to: point)], transform)
  }

  /// Adds a line. Has no effect if the path is empty.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    addStep(.line(to: point), transform)
  }

  /// Adds a quadratic curve. Has no effect if the path is empty.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    addStep(.quadCurve(to: end, control: control), transform)
  }

  /// Adds a cubic curve. Has no effect if the path is empty.
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

  // Begins a new subpath at the start of the previous one if that one is closed.
  private func resume() {
    if elements.last == .close { append([.move(to: currentPoint)]) }
  }

  /// Closes the subpath with a line to its start. Has no effect if the path is empty or just
  /// closed.
  public func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    append([.close])
  }

  /// Adds a subpath of lines that connect the points in order.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    append([.move(to: first)] + points.dropFirst().map { .line(to: $0) }, transform)
  }

  /// Adds a rectangle as a closed subpath, after a transform.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathBuilder.rect(rect), transform)
  }

  /// Adds rectangles after a transform, each as a closed subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects {
      addRect(rect, transform: transform)
    }
  }

  /// Adds the ellipse inscribed in a rectangle.
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

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements, transform)
  }

  /// Adds a circular arc, with a line to its start if the path is not empty. Angles are in radians.
  /// A clockwise arc has falling angles, because Core Graphics lets y grow upwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = PathBuilder.sweep(from: startAngle, to: endAngle, increasing: !clockwise)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Adds a circular arc that spans an angle, in radians, with a line to its start if the path is
  /// not empty.
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

  /// Adds an arc that touches the line from the current point to `tangent1End` and the line from
  /// `tangent1End` to `tangent2End`, with a line to the start of the arc. Has no effect if the path
  /// is empty.
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
    // (1 + cos a) / sin a = cot(a / 2), where a is the angle between the two tangents.
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
