// SPDX-License-Identifier: MIT
#if Rendering
  import CPangoCairo
  import HeadlessUIKit

  extension Canvas {
    /// Sets the current path. A path with a coordinate that Cairo cannot draw counts as empty.
    func add(_ path: [PathElement]) {
      cairo_new_path(context)
      guard path.allSatisfy({ $0.points.allSatisfy(\.isDrawable) }) else { return }
      var current = CGPoint.zero
      var start = CGPoint.zero
      for element in path {
        switch element {
        case .move(let end):
          cairo_move_to(context, Double(end.x), Double(end.y))
          start = end
        case .line(let end):
          cairo_line_to(context, Double(end.x), Double(end.y))
        case .quadCurve(let end, let control):
          // The equivalent cubic curve: its control points are at two thirds of the distances.
          addCurve(
            to: end, current.moved(towards: control, by: 2 / 3),
            end.moved(towards: control, by: 2 / 3))
        case .curve(let end, let first, let second):
          addCurve(to: end, first, second)
        case .close:
          cairo_close_path(context)
        }
        current = element.points.last ?? start
      }
    }

    private func addCurve(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
      cairo_curve_to(
        context, Double(first.x), Double(first.y), Double(second.x), Double(second.y),
        Double(end.x), Double(end.y))
    }
  }

  extension StrokeStyle {
    func apply(to context: OpaquePointer) {
      cairo_set_line_width(context, Double(width))
      cairo_set_line_cap(context, cap.cairo)
      cairo_set_line_join(context, join.cairo)
      cairo_set_miter_limit(context, miterLimit.isFinite ? Double(max(miterLimit, 1)) : 10)
      // Cairo rejects negative lengths and lengths with a sum of 0.
      let lengths = dashes.map(Double.init)
      let isPattern =
        lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
        && phase.isFinite
      cairo_set_dash(context, lengths, isPattern ? Int32(lengths.count) : 0, Double(phase))
    }
  }

  extension CGPoint {
    fileprivate func moved(towards other: CGPoint, by share: CGFloat) -> CGPoint {
      CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
  }

  extension CGLineCap {
    var cairo: cairo_line_cap_t {
      switch self {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    }
  }

  extension CGLineJoin {
    var cairo: cairo_line_join_t {
      switch self {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    }
  }

  extension CGPathFillRule {
    var cairo: cairo_fill_rule_t {
      self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
    }
  }

  extension cairo_matrix_t {
    init(_ transform: CGAffineTransform) {
      self.init(
        xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c),
        yy: Double(transform.d), x0: Double(transform.tx), y0: Double(transform.ty))
    }
  }

  extension CGAffineTransform {
    init(_ matrix: cairo_matrix_t) {
      self.init(
        a: CGFloat(matrix.xx), b: CGFloat(matrix.yx), c: CGFloat(matrix.xy), d: CGFloat(matrix.yy),
        tx: CGFloat(matrix.x0), ty: CGFloat(matrix.y0))
    }

    var isDrawable: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isDrawable) }
  }

  extension CGFloat {
    // Cairo uses 24.8 fixed-point numbers; a point at a distance of a million points is not
    // visible.
    /// Whether the number is a valid coordinate for Cairo.
    var isDrawable: Bool { magnitude < 1e6 }
  }

  extension CGPoint {
    var isDrawable: Bool { x.isDrawable && y.isDrawable }
  }

  extension CGRect {
    var isDrawable: Bool {
      origin.isDrawable && size.width.isDrawable && size.height.isDrawable
    }
  }
#endif
