// SPDX-License-Identifier: MIT
#if Rendering
  import CPangoCairo
  import HeadlessUIKit

  extension Canvas {
    /// Fills the clip with a gradient of a context.
    func paint(_ gradient: DrawingGradient) {
      guard let pattern = gradient.pattern else { return }
      setSource(pattern)
      paint()
    }
  }

  extension DrawingGradient {
    fileprivate var pattern: Pattern? {
      let made: OpaquePointer?
      switch shape {
      case .linear(let start, let end):
        guard start.isDrawable, end.isDrawable, start != end else { return nil }
        made = cairo_pattern_create_linear(
          Double(start.x), Double(start.y), Double(end.x), Double(end.y))
      case .radial(let start, let startRadius, let end, let endRadius):
        guard start.isDrawable, end.isDrawable, startRadius.isDrawable, endRadius.isDrawable,
          start != end || startRadius != endRadius
        else { return nil }
        made = cairo_pattern_create_radial(
          Double(start.x), Double(start.y), Double(startRadius), Double(end.x), Double(end.y),
          Double(endRadius))
      }
      guard let pattern = Pattern(adopting: made) else { return nil }
      for stop in stops { pattern.addStop(at: stop.location, stop.color) }
      return pattern
    }

    /// Cairo extends the outermost stops, so a side that is not drawn ends with a transparent stop.
    private var stops: [Gradient.Stop] {
      let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
      var stops = Gradient(
        kind: .axial, colors: colors, locations: locations, start: .zero, end: .zero
      ).stops
      guard let first = stops.first, let last = stops.last else { return [] }
      if !options.contains(.drawsBeforeStartLocation) {
        stops = [.init(location: 0, color: clear), .init(location: 0, color: first.color)] + stops
      }
      if !options.contains(.drawsAfterEndLocation) {
        stops += [.init(location: 1, color: last.color), .init(location: 1, color: clear)]
      }
      return stops
    }
  }

  extension Pattern {
    func addStop(at location: CGFloat, _ color: RGBA) {
      cairo_pattern_add_color_stop_rgba(
        pointer, Double(location), Double(color.red), Double(color.green), Double(color.blue),
        Double(color.alpha))
    }
  }
#endif
