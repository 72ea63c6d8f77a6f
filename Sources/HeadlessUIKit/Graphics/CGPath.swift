// SPDX-License-Identifier: MIT

/// The rule that determines the inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// Inside is where the path winds round other than 0 times.
  case winding = 0
  /// Inside is where a ray outwards crosses the path an odd number of times.
  case evenOdd = 1
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  /// At its end.
  case butt = 0
  /// With half a disc.
  case round = 1
  /// With half a square.
  case square = 2
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// With a point.
  case miter = 0
  /// With an arc.
  case round = 1
  /// With the corner cut off.
  case bevel = 2
}

/// The kind of one step of a path.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath; one point.
  case moveToPoint = 0
  /// A line; one point.
  case addLineToPoint = 1
  /// A quadratic curve; its control point and its end.
  case addQuadCurveToPoint = 2
  /// A cubic curve; its two control points and its end.
  case addCurveToPoint = 3
  /// Closes the subpath; no point.
  case closeSubpath = 4
}

/// An element of a path, as passed to the block of `applyWithBlock`.
public struct CGPathElement {
  /// The kind of step.
  public var type: CGPathElementType
  /// The points of the step, its end last.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// Lines and curves, as data for a renderer.
public class CGPath: Hashable {
  /// The steps from the first to the last.
  package internal(set) var elements: [PathElement]

  package init(elements: [PathElement]) {
    self.elements = elements
  }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(PathBuilder.rect(rect), transform)
  }

  /// Creates the outline of the ellipse inscribed in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(PathBuilder.ellipse(in: rect), transform)
  }

  /// A path that goes round a rectangle with elliptic corners, which are at most half as large as
  /// the rectangle.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(PathBuilder.roundedRect(rect, corners: .allCorners, radii: radii), transform)
  }

  private convenience init(
    _ elements: [PathElement], _ transform: UnsafePointer<CGAffineTransform>?
  ) {
    let transform = transform?.pointee ?? .identity
    self.init(elements: transform.isIdentity ? elements : elements.map { $0.applying(transform) })
  }

  /// Whether there is no step.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the path ends; the origin where it is empty.
  public var currentPoint: CGPoint { PathCursor(elements).point ?? .zero }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  public var boundingBox: CGRect { CGRect(around: elements.lazy.flatMap(\.points)) }

  /// The smallest rectangle around the path itself; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var points: [CGPoint] = []
    forEachSegment(closing: false) { segment in
      points += [segment.start, segment.end]
      for t in segment.turns(along: \.x) + segment.turns(along: \.y) {
        points.append(segment.point(at: t))
      }
    }
    // A subpath of one point has no segment.
    points += elements.compactMap { element in
      if case .move(let point) = element { point } else { nil }
    }
    return CGRect(around: points)
  }

  /// Whether the transformed path has the point inside. Every subpath counts as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let path =
      transform.isIdentity ? self : CGPath(elements: elements.map { $0.applying(transform) })
    var (signed, count) = (0, 0)
    path.forEachSegment(closing: true) { segment in
      let crossings = segment.crossings(rightOf: point)
      signed += crossings.signed
      count += crossings.count
    }
    return rule == .winding ? signed != 0 : count % 2 == 1
  }

  /// A copy that does not change.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// A transformed copy that does not change.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements, transform)
  }

  /// A copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// A transformed copy that can be changed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: copy(using: transform)?.elements ?? elements)
  }

  /// Calls the block with every step, from the first to the last. The pointers are good within it
  /// only.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      let type: CGPathElementType =
        switch element {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
      // Never empty, so that there is an address.
      var points = element.points + [.zero]
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: base), block)
      }
    }
  }

  /// Whether all steps are the same.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

  /// Feeds all steps.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }

  /// Every line and curve; with the lines that close open subpaths, if wished for.
  func forEachSegment(closing: Bool, _ body: (CubicSegment) -> Void) {
    var cursor = PathCursor()
    for element in elements {
      if case .move = element, closing, let segment = cursor.closingSegment { body(segment) }
      if let segment = cursor.advance(element) { body(segment) }
    }
    if closing, let segment = cursor.closingSegment { body(segment) }
  }
}

/// Where a path is after some steps.
struct PathCursor {
  private(set) var start: CGPoint?
  private(set) var point: CGPoint?

  init() {}

  init(_ elements: [PathElement]) {
    for element in elements {
      advance(element)
    }
  }

  /// The line that would close the subpath.
  var closingSegment: CubicSegment? {
    guard let start, let point, start != point else { return nil }
    return CubicSegment(from: point, to: start)
  }

  /// Goes on by a step, and returns it as a curve if it draws.
  @discardableResult
  mutating func advance(_ element: PathElement) -> CubicSegment? {
    let from = point ?? .zero
    switch element {
    case .move(let end):
      (start, point) = (end, end)
      return nil
    case .line(let end):
      point = end
      return CubicSegment(from: from, to: end)
    case .quadCurve(let end, let control):
      point = end
      return CubicSegment(from: from, control: control, to: end)
    case .curve(let end, let first, let second):
      point = end
      return CubicSegment(from: from, control1: first, control2: second, to: end)
    case .close:
      let segment = closingSegment
      point = start
      return segment
    }
  }
}
