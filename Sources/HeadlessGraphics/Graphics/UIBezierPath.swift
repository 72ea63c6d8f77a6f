// SPDX-License-Identifier: MIT

/// A path with its line style and fill rule.
///
/// ```swift
/// let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 50))
/// print(path.contains(CGPoint(x: 50, y: 25)), path.contains(CGPoint(x: 1, y: 1)))  // true false
///
/// let shape = CAShapeLayer()
/// shape.path = path.cgPath
/// path.apply(CGAffineTransform(scaleX: 2, y: 2))
/// print(path.bounds, shape.path?.boundingBox.width ?? 0)  // (0.0, 0.0, 200.0, 100.0) 100.0
/// ```
///
/// `fill()` and `stroke()` draw into the current context and do nothing without one. `cgPath` is a
/// copy, which later changes of the path do not affect.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()

  /// The line width, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of lines.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of the corners between lines.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The largest length of a mitered corner, as a multiple of the line width. Longer corners are
  /// beveled.
  open var miterLimit: CGFloat = 10
  /// The largest distance of a drawn curve from the exact one, in pixels.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule determines the inside. By default, the nonzero winding rule does.
  open var usesEvenOddFillRule = false

  package private(set) var dashPattern: [CGFloat] = []
  package private(set) var dashPhase: CGFloat = 0

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Creates an empty path: paths cannot be decoded, because HeadlessUIKit has no archives.
  public required init?(coder: NSCoder) {
    super.init()
  }

  private convenience init(elements: [PathElement]) {
    self.init()
    path = CGMutablePath(elements: elements)
  }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init(elements: PathBuilder.rect(rect))
  }

  /// Creates the outline of the ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(elements: PathBuilder.ellipse(in: rect))
  }

  /// Creates the outline of a rectangle with round corners, whose radius is limited to half the
  /// shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: radius, height: radius))
  }

  /// Creates the outline of a rectangle of which the given corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(elements: PathBuilder.roundedRect(rect, corners: corners, radii: cornerRadii))
  }

  /// Creates a circular arc. Angles are in radians. A clockwise arc has growing angles, because y
  /// grows downwards.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a copy of a path.
  public convenience init(cgPath: CGPath) {
    self.init(elements: cgPath.elements)
  }

  /// A copy of the elements of the path. Setting it replaces the elements.
  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set { path = CGMutablePath(elements: newValue.elements) }
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, control points included.
  open var bounds: CGRect { path.boundingBox }

  /// The end of the last element; the origin if the path is empty.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point is inside the path. Every subpath counts as closed.
  @discardableResult
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line from the current point, which becomes `point`.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a circular arc. Angles are in radians. A clockwise arc has growing angles, because y
  /// grows downwards.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the subpath with a line to its start.
  open func close() { path.closeSubpath() }

  /// Removes all elements and the current point.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Applies a transform to all points of the path.
  open func apply(_ transform: CGAffineTransform) {
    path = CGMutablePath(elements: path.elements.map { $0.applying(transform) })
  }

  /// Returns the path in reverse order, from its end to its start.
  @discardableResult
  open func reversing() -> UIBezierPath {
    let reversed = copyOfStyle()
    reversed.path = CGMutablePath(elements: path.elements.reversedPath())
    return reversed
  }

  /// Sets the dash pattern: the alternating lengths of dashes and gaps, and the offset in the
  /// pattern at which a line begins, all in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashPattern = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  /// Writes the dash pattern. Every pointer may be null.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashPattern.enumerated() {
      pattern?[index] = length
    }
    count?.pointee = dashPattern.count
    phase?.pointee = dashPhase
  }

  /// Fills the inside with the current fill color. Has no effect without a current context.
  open func fill() {
    UIGraphicsGetCurrentContext().map(recordFill)
  }

  /// Fills the inside with the current fill color, a blend mode and an opacity from 0 to 1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.composing(blendMode, alpha, recordFill)
  }

  /// Draws a line along the path in the current stroke color and in the line style of the path. Has
  /// no effect without a current context.
  open func stroke() {
    UIGraphicsGetCurrentContext().map(recordStroke)
  }

  /// Draws a line along the path in the current stroke color, with a blend mode and an opacity from
  /// 0 to 1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.composing(blendMode, alpha, recordStroke)
  }

  /// Restricts subsequent drawing in the current context to the inside of the path.
  open func addClip() {
    UIGraphicsGetCurrentContext()?.clip(toUserPath: path.elements, fillRule)
  }

  /// Returns a copy with the same elements and style.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = copyOfStyle()
    copy.path = CGMutablePath(elements: path.elements)
    return copy
  }

  private func copyOfStyle() -> UIBezierPath {
    let copy = UIBezierPath()
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashPattern = dashPattern
    copy.dashPhase = dashPhase
    return copy
  }
}

extension [PathElement] {
  /// Returns the subpaths in reverse order, each of them reversed.
  func reversedPath() -> [PathElement] {
    var reversed: [PathElement] = []
    var index = endIndex
    while index > startIndex {
      let start = self[..<index].lastIndex { if case .move = $0 { true } else { false } }
      reversed += Self.reversedSubpath(self[(start ?? startIndex)..<index])
      index = start ?? startIndex
    }
    return reversed
  }

  private static func reversedSubpath(_ subpath: ArraySlice<PathElement>) -> [PathElement] {
    let isClosed = subpath.last == .close
    let steps = isClosed ? subpath.dropLast() : subpath
    let ends = steps.compactMap(\.points.last)
    guard let last = ends.last else { return [] }
    var reversed: [PathElement] = [.move(to: last)]
    for (step, start) in zip(steps.dropFirst(), ends).reversed() {
      switch step {
      case .quadCurve(_, let control): reversed.append(.quadCurve(to: start, control: control))
      case .curve(_, let first, let second):
        reversed.append(.curve(to: start, control1: second, control2: first))
      case .move, .line, .close: reversed.append(.line(to: start))
      }
    }
    return isClosed ? reversed + [.close] : reversed
  }
}
