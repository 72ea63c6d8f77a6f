// SPDX-License-Identifier: MIT

/// The rule that determines the inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the winding number of the path around it is not 0.
  case winding = 0
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd = 1
}

/// The shape of the ends of a line.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at its end point.
  case butt = 0
  /// A semicircle around the end point.
  case round = 1
  /// Half a square around the end point.
  case square = 2
}

/// The shape of the corner between two lines.
public enum CGLineJoin: Int32, Sendable {
  /// Outlines that are extended until they meet in a point.
  case miter = 0
  /// Outlines that are joined by an arc around the corner.
  case round = 1
  /// A corner that is cut off.
  case bevel = 2
}

/// The kind of an element of a path.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath; one point.
  case moveToPoint = 0
  /// A line; one point.
  case addLineToPoint = 1
  /// A quadratic curve; its control point and its end.
  case addQuadCurveToPoint = 2
  /// A cubic curve; its two control points and its end.
  case addCurveToPoint = 3
  /// The end of a closed subpath; no point.
  case closeSubpath = 4
}

/// An element of a path, as passed to the block of `applyWithBlock`.
public struct CGPathElement {
  /// The kind of element.
  public var type: CGPathElementType
  /// The points of the element, its end last. Valid only during the call of the block.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// A sequence of lines and curves, as data for a renderer.
public class CGPath: Hashable {
  /// The elements, in drawing order.
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

  /// Creates the outline of a rectangle with elliptic corners, whose width and height are limited
  /// to half those of the rectangle.
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

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last element; the origin if the path is empty.
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

  /// Whether a point is inside the transformed path. Every subpath counts as closed. Linear in the
  /// number of elements.
  @discardableResult
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

  /// Returns an immutable copy.
  @discardableResult
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Returns a transformed, immutable copy.
  @discardableResult
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements, transform)
  }

  /// Returns a mutable copy.
  @discardableResult
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// Returns a transformed, mutable copy.
  @discardableResult
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: copy(using: transform)?.elements ?? elements)
  }

  /// Calls the block with each element, in drawing order. The pointers are valid only during the
  /// call of the block.
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
      // At least one point, because an empty buffer may have no base address.
      var points = element.points + [.zero]
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: base), block)
      }
    }
  }

  /// Whether both paths have equal elements in the same order.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

  /// Hashes the elements that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }

  /// Calls `body` with each line and curve and, if `closing` is true, with the lines that close
  /// open subpaths.
  func forEachSegment(closing: Bool, _ body: (CubicSegment) -> Void) {
    var cursor = PathCursor()
    for element in elements {
      if case .move = element, closing, let segment = cursor.closingSegment { body(segment) }
      if let segment = cursor.advance(element) { body(segment) }
    }
    if closing, let segment = cursor.closingSegment { body(segment) }
  }
}

/// A cursor that visits the elements of a path in order. It stores the start of the current subpath
/// and the current point.
struct PathCursor {
  private(set) var start: CGPoint?
  private(set) var point: CGPoint?

  init() {}

  init(_ elements: [PathElement]) {
    for element in elements {
      advance(element)
    }
  }

  /// The line that closes the current subpath; nil if the current point is its start.
  var closingSegment: CubicSegment? {
    guard let start, let point, start != point else { return nil }
    return CubicSegment(from: point, to: start)
  }

  /// Moves past an element. Returns the line or curve that the element draws, or nil if it draws
  /// none.
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

// Swift Testing reflects the values in a failed expectation up to ten levels deep. The stores that
// views, images and paths refer to have mirrors without children, so that this takes no noticeable
// time. Views, controllers and layers themselves have ordinary mirrors, because customers'
// subclasses have properties that a mirror shows on Apple's platforms, too.
extension CGPath: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
