// SPDX-License-Identifier: MIT

/// Lines and curves with what a renderer needs to draw them.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()

  /// How thick lines are, in points.
  open var lineWidth: CGFloat = 1
  /// How lines end.
  open var lineCapStyle: CGLineCap = .butt
  /// How lines meet.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How far a corner may reach, in line widths, before it is cut off.
  open var miterLimit: CGFloat = 10
  /// How far a drawn curve may be from the true one, in pixels.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule determines the inside.
  open var usesEvenOddFillRule = false

  package private(set) var dashPattern: [CGFloat] = []
  package private(set) var dashPhase: CGFloat = 0

  /// An empty path.
  public override init() {
    super.init()
  }

  /// Creates an empty path: paths cannot be decoded, because there are no archives here.
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

  /// Creates the outline of a rectangle with round corners, whose radius is at most half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: radius, height: radius))
  }

  /// Creates the outline of a rectangle with some round corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(elements: PathBuilder.roundedRect(rect, corners: corners, radii: cornerRadii))
  }

  /// An arc of a circle. Angles are radians; clockwise is meant where y grows downwards: angles
  /// grow.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A copy of a path.
  public convenience init(cgPath: CGPath) {
    self.init(elements: cgPath.elements)
  }

  /// A copy of the lines and curves, which can be set, too.
  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set { path = CGMutablePath(elements: newValue.elements) }
  }

  /// Whether there is no line, curve nor point.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, control points included.
  open var bounds: CGRect { path.boundingBox }

  /// Where the path ends.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether the point is inside. Every subpath counts as closed.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Begins a subpath.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle. Angles are radians; clockwise is meant where y grows downwards:
  /// angles grow.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Ends the subpath with a line to its start.
  open func close() { path.closeSubpath() }

  /// Takes all lines and curves away.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds another path's lines and curves.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    path = CGMutablePath(elements: path.elements.map { $0.applying(transform) })
  }

  /// The same path, run through from its end to its start.
  open func reversing() -> UIBezierPath {
    let reversed = copyOfStyle()
    reversed.path = CGMutablePath(elements: path.elements.reversedPath())
    return reversed
  }

  /// Sets how lines are broken: lengths of lines and gaps in turn, and where in them a line begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashPattern = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  /// Writes how lines are broken; every pointer may be null.
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

  /// Fills the inside with the current fill colour.
  open func fill() {
    UIGraphicsGetCurrentContext().map(recordFill)
  }

  /// Fills the inside with the current fill colour, a blend mode and an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.composing(blendMode, alpha, recordFill)
  }

  /// Draws a line along the path in the current stroke colour, with the path's own line style.
  open func stroke() {
    UIGraphicsGetCurrentContext().map(recordStroke)
  }

  /// Draws a line along the path in the current stroke colour, with a blend mode and an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.composing(blendMode, alpha, recordStroke)
  }

  /// Restricts drawing to the inside.
  open func addClip() {
    UIGraphicsGetCurrentContext()?.clip(toUserPath: path.elements, fillRule)
  }

  /// A copy with the same lines, curves and style.
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
  /// The same subpaths, the last one first and each one backwards.
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
