// SPDX-License-Identifier: MIT

extension CGContext {
  // MARK: Building a path

  /// Begins an empty path.
  public func beginPath() {
    currentPath = CGMutablePath()
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) {
    currentPath.move(to: point, transform: state.transform)
  }

  /// Adds a line. Has no effect without a current point.
  public func addLine(to point: CGPoint) {
    currentPath.addLine(to: point, transform: state.transform)
  }

  /// Adds a cubic curve. Has no effect without a current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(
      to: end, control1: control1, control2: control2, transform: state.transform)
  }

  /// Adds a quadratic curve. Has no effect without a current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control, transform: state.transform)
  }

  /// Closes the subpath with a line to its start.
  public func closePath() {
    currentPath.closeSubpath()
  }

  /// Adds a rectangle to the current path, as a closed subpath.
  public func addRect(_ rect: CGRect) {
    currentPath.addRect(rect, transform: state.transform)
  }

  /// Adds rectangles to the current path, each as a closed subpath.
  public func addRects(_ rects: [CGRect]) {
    currentPath.addRects(rects, transform: state.transform)
  }

  /// Adds a subpath of lines that connect the points in order.
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(between: points, transform: state.transform)
  }

  /// Adds the ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect) {
    currentPath.addEllipse(in: rect, transform: state.transform)
  }

  /// Adds a circular arc, with a line to its start if the path is not empty. Angles are in radians.
  /// A clockwise arc has falling angles, because Core Graphics lets y grow upwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: state.transform)
  }

  /// Adds an arc that touches the line from the current point to `tangent1End` and the line from
  /// `tangent1End` to `tangent2End`. Has no effect without a current point.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard !currentPath.isEmpty else { return }
    // The arc is circular in user space, but not necessarily in the base space.
    let arc = CGMutablePath()
    arc.move(to: currentPointOfPath)
    arc.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    if currentPath.elements.last == .close { currentPath.move(to: currentPath.currentPoint) }
    currentPath.elements += arc.elements.dropFirst().map { $0.applying(state.transform) }
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath) {
    currentPath.addPath(path, transform: state.transform)
  }

  /// Whether the path has no elements.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The end of the path, in user space; the origin if the path is empty.
  public var currentPointOfPath: CGPoint {
    currentPath.isEmpty ? .zero : currentPath.currentPoint.applying(state.transform.inverted())
  }

  /// The smallest rectangle, in user space, around all points of the path, including control
  /// points; null if the path is empty.
  public var boundingBoxOfPath: CGRect {
    path?.boundingBox ?? .null
  }

  /// A copy of the path in user space; nil if the path is empty.
  public var path: CGPath? {
    guard !currentPath.isEmpty else { return nil }
    let inverse = state.transform.inverted()
    return CGPath(elements: currentPath.elements.map { $0.applying(inverse) })
  }

  /// Whether a point, in user space, is in the area that a mode fills. Always false for `stroke`,
  /// because the area of lines does not count.
  @discardableResult
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    return mode != .stroke && currentPath.contains(point.applying(state.transform), using: rule)
  }

  // MARK: Drawing the path

  /// Fills or strokes the path, then clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = currentPath.elements
    switch mode {
    case .fill: fill(path, .winding)
    case .eoFill: fill(path, .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path, .winding)
      stroke(path)
    case .eoFillStroke:
      fill(path, .evenOdd)
      stroke(path)
    }
    beginPath()
  }

  /// Fills the inside of the path, then clears the path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  /// Draws a line along the path, then clears the path.
  public func strokePath() {
    drawPath(using: .stroke)
  }

  /// Fills a rectangle. Clears the path.
  public func fill(_ rect: CGRect) {
    fill([rect])
  }

  /// Fills rectangles. Clears the path.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Fills the ellipse inscribed in a rectangle. Clears the path.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Draws a line around a rectangle. Clears the path.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Draws a line of the given width around a rectangle. Clears the path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saving {
      setLineWidth(width)
      stroke(rect)
    }
  }

  /// Draws a line around the ellipse inscribed in a rectangle. Clears the path.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws a line between the two points of each pair. Clears the path.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent. Does not change the path.
  public func clear(_ rect: CGRect) {
    record(.clear(rect))
  }

  /// Fills a path that is given in the base space.
  func fill(_ path: [PathElement], _ rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    record(.fill(path, rule, state.fill), inBaseSpace: true)
  }

  // The transform at the time of the stroke determines the width and the shape of the line.
  private func stroke(_ path: [PathElement]) {
    let transform = state.transform
    // A transform without an inverse maps every shape to a line or a point.
    guard transform.a * transform.d - transform.b * transform.c != 0 else { return }
    let inverse = transform.inverted()
    stroke(path.map { $0.applying(inverse) }, state.line)
  }

  /// Draws a line along a path that is given in user space.
  func stroke(_ path: [PathElement], _ style: StrokeStyle) {
    guard !path.isEmpty, style.width > 0 else { return }
    record(.stroke(path, style, state.stroke))
  }
}
