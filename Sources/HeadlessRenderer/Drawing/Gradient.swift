// SPDX-License-Identifier: MIT
#if Rendering
  import CPangoCairo
  import HeadlessUIKit

  /// A gradient. The first and the last color extend beyond the ends.
  struct Gradient {
    enum Kind {
      /// The colors change along the line from the start to the end.
      case axial
      /// The colors change around the start, in an ellipse whose bounding box has a corner at the
      /// end.
      case radial
      /// The colors change by angle about the start, clockwise from the direction of the end.
      case conic
    }

    struct Stop: Hashable {
      var location: CGFloat
      var color: RGBA
    }

    var kind = Kind.axial
    private(set) var stops: [Stop]
    /// The start point, in the unit square of the filled rectangle.
    var start: CGPoint
    var end: CGPoint

    /// Creates a gradient. The colors are evenly spaced unless there is a location for each color.
    init(kind: Kind, colors: [RGBA], locations: [CGFloat]?, start: CGPoint, end: CGPoint) {
      self.kind = kind
      self.start = start
      self.end = end
      var last: CGFloat = 0
      let hasLocations = locations?.count == colors.count
      stops = colors.enumerated().map { index, color in
        let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
        let wanted = hasLocations ? locations?[index] ?? even : even
        // Locations never decrease.
        last = wanted > last ? min(wanted, 1) : last
        return Stop(location: last, color: color.inSRGB.limited)
      }
    }

    func faded(by alpha: CGFloat) -> Gradient {
      guard alpha < 1 else { return self }
      var faded = self
      for index in stops.indices {
        faded.stops[index].color.alpha *= alpha
      }
      return faded
    }

    /// Returns the color at a location between the first stop and the last one.
    func color(at location: CGFloat) -> RGBA {
      guard let first = stops.first, let last = stops.last else {
        return RGBA(white: 0, alpha: 0)
      }
      guard let next = stops.first(where: { $0.location >= location }) else { return last.color }
      let before = stops.last { $0.location < location } ?? first
      let span = next.location - before.location
      return before.color.mixed(
        with: next.color, share: span > 0 ? (location - before.location) / span : 1)
    }
  }

  extension Canvas {
    /// Fills a path with a gradient whose unit square is mapped to a rectangle.
    func fill(_ path: [PathElement], with gradient: Gradient, in rect: CGRect) {
      guard rect.isDrawable, rect.width > 0, rect.height > 0, !gradient.stops.isEmpty,
        gradient.start.isDrawable, gradient.end.isDrawable,
        let pattern = gradient.faded(by: alpha).pattern(in: rect)
      else { return }
      setSource(pattern)
      fill(path)
    }
  }

  extension Gradient {
    fileprivate func pattern(in rect: CGRect) -> Pattern? {
      let from = CGPoint(x: rect.minX + start.x * rect.width, y: rect.minY + start.y * rect.height)
      let to = CGPoint(x: rect.minX + end.x * rect.width, y: rect.minY + end.y * rect.height)
      switch kind {
      case .axial:
        guard
          let pattern = Pattern(
            adopting: cairo_pattern_create_linear(
              Double(from.x), Double(from.y), Double(to.x), Double(to.y)))
        else { return nil }
        addStops(to: pattern)
        return pattern
      case .radial:
        let (across, down) = ((to.x - from.x).magnitude, (to.y - from.y).magnitude)
        guard across > 0, down > 0,
          let pattern = Pattern(adopting: cairo_pattern_create_radial(0, 0, 0, 0, 0, 1))
        else { return nil }
        addStops(to: pattern)
        pattern.setTransform(
          CGAffineTransform(
            a: 1 / across, b: 0, c: 0, d: 1 / down, tx: -from.x / across, ty: -from.y / down))
        return pattern
      case .conic:
        let angle = CGFloat(atan2(Double(to.y - from.y), Double(to.x - from.x)))
        return conicPattern(center: from, angle: angle, covering: rect)
      }
    }

    func addStops(to pattern: Pattern) {
      for stop in stops { pattern.addStop(at: stop.location, stop.color) }
      cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_PAD)
    }

    /// Returns a mesh of thin wedges around the center, each with the colors of its two edges.
    private func conicPattern(center: CGPoint, angle: CGFloat, covering rect: CGRect) -> Pattern? {
      guard let pattern = Pattern(adopting: cairo_pattern_create_mesh()) else { return nil }
      let farthest =
        [rect.minX, rect.maxX].flatMap { x in [rect.minY, rect.maxY].map { (x, $0) } }.map {
          hypot(Double($0.0 - center.x), Double($0.1 - center.y))
        }.max() ?? 0
      // The chord of a wedge is a little closer to the center than its ends.
      let radius = farthest * 1.02 + 1
      let steps = 72
      let edges = ((0...steps).map { CGFloat($0) / CGFloat(steps) } + stops.map(\.location))
        .sorted()
      for (low, high) in zip(edges, edges.dropFirst()) where high > low {
        // The margin keeps both of two stops at one location, which make a hard edge.
        let margin = (high - low) * 1e-6
        addWedge(
          to: pattern, center, radius, Double(angle + low * 2 * .pi),
          Double(angle + high * 2 * .pi), color(at: low + margin), color(at: high - margin))
      }
      return pattern
    }

    private func addWedge(
      to pattern: Pattern, _ center: CGPoint, _ radius: Double, _ from: Double, _ to: Double,
      _ first: RGBA, _ second: RGBA
    ) {
      let mesh = pattern.pointer
      let (x, y) = (Double(center.x), Double(center.y))
      cairo_mesh_pattern_begin_patch(mesh)
      cairo_mesh_pattern_move_to(mesh, x, y)
      cairo_mesh_pattern_line_to(mesh, x + radius * cos(from), y + radius * sin(from))
      cairo_mesh_pattern_line_to(mesh, x + radius * cos(to), y + radius * sin(to))
      cairo_mesh_pattern_line_to(mesh, x, y)
      for (corner, color) in [first, first, second, second].enumerated() {
        cairo_mesh_pattern_set_corner_color_rgba(
          mesh, UInt32(corner), Double(color.red), Double(color.green), Double(color.blue),
          Double(color.alpha))
      }
      cairo_mesh_pattern_end_patch(mesh)
    }
  }

  extension RGBA {
    /// Returns the interpolated color between this one and another, both in sRGB.
    func mixed(with other: RGBA, share: CGFloat) -> RGBA {
      func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * share }
      return RGBA(
        red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
        alpha: mix(alpha, other.alpha))
    }
  }
#endif
