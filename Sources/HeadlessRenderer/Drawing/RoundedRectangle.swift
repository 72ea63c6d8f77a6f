// SPDX-License-Identifier: MIT
#if Rendering
  import HeadlessUIKit

  /// A rectangle with rounded corners, the shape of a layer.
  struct RoundedRectangle: Hashable {
    var rect: CGRect
    var radius: CGFloat = 0
    /// The corners that are rounded; left and right refer to the screen.
    var corners = Corners.all
    /// Whether the corners have a continuous curvature, as in Apple's icons.
    var isContinuous = false

    struct Corners: OptionSet, Hashable {
      let rawValue: Int

      static let topLeft = Corners(rawValue: 1)
      static let topRight = Corners(rawValue: 2)
      static let bottomRight = Corners(rawValue: 4)
      static let bottomLeft = Corners(rawValue: 8)
      static let all: Corners = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    }

    /// The radius, limited to half of the shorter side.
    var usedRadius: CGFloat {
      corners.isEmpty ? 0 : max(0, min(radius, rect.width / 2, rect.height / 2))
    }

    /// Returns the rectangle with its edges moved inwards, or outwards by a negative length.
    func inset(by length: CGFloat) -> RoundedRectangle {
      var inner = self
      inner.rect = CGRect(
        x: rect.minX + length, y: rect.minY + length, width: max(rect.width - 2 * length, 0),
        height: max(rect.height - 2 * length, 0))
      inner.radius = radius > 0 ? max(usedRadius - length, 0) : 0
      return inner
    }

    /// The outline, clockwise on the screen.
    var path: [PathElement] {
      let radius = usedRadius
      guard radius > 0 else {
        return [
          .move(to: CGPoint(x: rect.minX, y: rect.minY)),
          .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
          .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
          .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
      }
      let shape =
        isContinuous
        ? CornerShape(
          continuousOfRadius: radius, reach: min(rect.width, rect.height) / 2)
        : CornerShape(arcOfRadius: radius)
      // Each corner with the directions of its edges, in the order of the path: towards it and away
      // from it.
      let turns: [(Corners, CGPoint, into: CGVector, out: CGVector)] = [
        (
          .topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0),
          CGVector(dx: 0, dy: 1)
        ),
        (
          .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1),
          CGVector(dx: -1, dy: 0)
        ),
        (
          .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0),
          CGVector(dx: 0, dy: -1)
        ),
        (
          .topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1),
          CGVector(dx: 1, dy: 0)
        ),
      ]
      let start = corners.contains(.topLeft) ? shape.reach : 0
      var path: [PathElement] = [.move(to: CGPoint(x: rect.minX + start, y: rect.minY))]
      for turn in turns {
        guard corners.contains(turn.0) else {
          path.append(.line(to: turn.1))
          continue
        }
        path += shape.elements(at: turn.1, into: turn.into, out: turn.out)
      }
      return path + [.close]
    }
  }

  /// The curves of a rounded corner, in lengths along its two edges.
  private struct CornerShape {
    private struct Curve {
      var control1, control2, end: (CGFloat, CGFloat)
    }

    /// The distance from the corner to the ends of the curves.
    private(set) var reach: CGFloat
    // Each point is given by its distances from the corner: backwards along the incoming edge, and
    // forwards along the outgoing edge.
    private var curves: [Curve]

    /// Creates a quarter circle, as a curve with an error of at most 0.03 % of the radius.
    init(arcOfRadius radius: CGFloat) {
      reach = radius
      let control = radius * (1 - 0.5522847498307936)  // 4/3 (sqrt(2) - 1)
      curves = [Curve(control1: (control, 0), control2: (0, control), end: (0, radius))]
    }

    // An arc in the middle, and a curve on each side whose curvature grows from 0 to the arc's.
    // With smoothing s, the corner extends over (1 + s) radii, and the arc spans 90 (1 - s)
    // degrees; 0.6 approximates Apple's corners.
    /// Creates a corner with continuous curvature, limited to the available length of an edge.
    init(continuousOfRadius radius: CGFloat, reach limit: CGFloat) {
      self.init(arcOfRadius: radius)
      let smoothing = min(0.6, limit / radius - 1)
      guard smoothing > 1e-3 else { return }
      let reach = (1 + smoothing) * radius
      let arc = (1 - smoothing) * .pi / 2
      let side = (CGFloat.pi / 2 - arc) / 2
      // The distances of the arc's start from the corner, and the tangent there.
      let along = radius * (1 - CGFloat(sin(Double(side))))
      let across = radius * (1 - CGFloat(cos(Double(side))))
      // The intersection of the tangent at the arc's start with the edge.
      let meets = along + across / CGFloat(tan(Double(side)))
      // At two thirds of the distance to the intersection, the curvature starts at 0.
      let first = reach - (reach - meets) * 2 / 3
      self.reach = reach
      let handle = 4 / 3 * CGFloat(tan(Double(arc / 4))) * radius
      let (cosine, sine) = (CGFloat(cos(Double(side))), CGFloat(sin(Double(side))))
      let arcControl = (along - handle * cosine, across + handle * sine)
      curves = [
        Curve(control1: (first, 0), control2: (meets, 0), end: (along, across)),
        Curve(
          control1: arcControl, control2: (arcControl.1, arcControl.0), end: (across, along)),
        Curve(control1: (0, meets), control2: (0, first), end: (0, reach)),
      ]
    }

    func elements(at corner: CGPoint, into: CGVector, out: CGVector) -> [PathElement] {
      func point(_ distances: (CGFloat, CGFloat)) -> CGPoint {
        CGPoint(
          x: corner.x - into.dx * distances.0 + out.dx * distances.1,
          y: corner.y - into.dy * distances.0 + out.dy * distances.1)
      }
      return [.line(to: point((reach, 0)))]
        + curves.map {
          .curve(to: point($0.end), control1: point($0.control1), control2: point($0.control2))
        }
    }
  }
#endif
