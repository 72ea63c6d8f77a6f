// SPDX-License-Identifier: MIT

extension CGContext {
  // MARK: Building a path

  /// Begins an empty path.
  public func beginPath() {
    currentPath = CGMutablePath()
  }

  /// Begins a subpath.
  public func move(to point: CGPoint) {
    currentPath.move(to: point, transform: state.transform)
  }

  /// Adds a line. Nothing happens without a current point.
  public func addLine(to point: CGPoint) {
    currentPath.addLine(to: point, transform: state.transform)
  }

  /// Adds a cubic curve. Nothing happens without a current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(
      to: end, control1: control1, control2: control2, transform: state.transform)
  }

  /// Adds a quadratic curve. Nothing happens without a current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control, transform: state.transform)
  }

  /// Ends the subpath with a line to its start.
  public func closePath() {
    currentPath.closeSubpath()
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    currentPath.addRect(rect, transform: state.transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) {
    currentPath.addRects(rects, transform: state.transform)
  }

  /// Begins a subpath of lines from each point to the next.
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(between: points, transform: state.transform)
  }

  /// Adds the ellipse that touches the rectangle's edges.
  public func addEllipse(in rect: CGRect) {
    currentPath.addEllipse(in: rect, transform: state.transform)
  }

  /// Adds an arc of a circle, with a line to its start if the path has a point. Angles are radians.
  /// `clockwise` is meant where y grows upwards: angles fall.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: state.transform)
  }

  /// Adds an arc that touches two lines: from the current point to the first tangent's end, and from
  /// there to the second one's.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard !currentPath.isEmpty else { return }
    // A circle of user space, which need not be one of the base space.
    let arc = CGMutablePath()
    arc.move(to: currentPointOfPath)
    arc.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    if currentPath.elements.last == .close { currentPath.move(to: currentPath.currentPoint) }
    currentPath.elements += arc.elements.dropFirst().map { $0.applying(state.transform) }
  }

  /// Adds a path.
  public func addPath(_ path: CGPath) {
    currentPath.addPath(path, transform: state.transform)
  }

  /// Whether the path has no element.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The end of the path, in user space; the origin where it is empty.
  public var currentPointOfPath: CGPoint {
    currentPath.isEmpty ? .zero : currentPath.currentPoint.applying(state.transform.inverted())
  }

  /// The smallest rectangle of user space around all points of the path, control points included.
  public var boundingBoxOfPath: CGRect {
    path?.boundingBox ?? .null
  }

  /// A copy of the path in user space; none where it is empty.
  public var path: CGPath? {
    guard !currentPath.isEmpty else { return nil }
    let inverse = state.transform.inverted()
    return CGPath(elements: currentPath.elements.map { $0.applying(inverse) })
  }

  /// Whether a point of user space lies in what a mode draws of the path. Of lines only the inside of
  /// the path counts.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    return mode != .stroke && currentPath.contains(point.applying(state.transform), using: rule)
  }

  // MARK: Drawing the path

  /// Fills or strokes the path, and clears it.
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

  /// Fills the inside of the path, and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  /// Draws a line along the path, and clears it.
  public func strokePath() {
    drawPath(using: .stroke)
  }

  /// Fills a rectangle. The path is cleared.
  public func fill(_ rect: CGRect) {
    fill([rect])
  }

  /// Fills rectangles. The path is cleared.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Fills an ellipse. The path is cleared.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Draws a line around a rectangle. The path is cleared.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Draws a line of a width around a rectangle. The path is cleared.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saving {
      setLineWidth(width)
      stroke(rect)
    }
  }

  /// Draws a line around an ellipse. The path is cleared.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws a line between the points of each pair. The path is cleared.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle clear. The path stays.
  public func clear(_ rect: CGRect) {
    record(.clear(rect))
  }

  /// Fills a path of the base space.
  func fill(_ path: [PathElement], _ rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    record(.fill(path, rule, state.fill), inBaseSpace: true)
  }

  // The width and the shape of the line are those of the transform at the time of the stroke.
  private func stroke(_ path: [PathElement]) {
    let transform = state.transform
    // A transform without an inverse maps everything to a line.
    guard transform.a * transform.d - transform.b * transform.c != 0 else { return }
    let inverse = transform.inverted()
    stroke(path.map { $0.applying(inverse) }, state.line)
  }

  /// Draws a line along a path of user space.
  func stroke(_ path: [PathElement], _ style: StrokeStyle) {
    guard !path.isEmpty, style.width > 0 else { return }
    record(.stroke(path, style, state.stroke))
  }
}
