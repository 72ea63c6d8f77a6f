// SPDX-License-Identifier: MIT
#if Rendering
  import CPangoCairo
  import HeadlessUIKit

  /// The drawing parameters that a text layout does not contain.
  struct TextStyle {
    var color: RGBA
    var traits: UITraitCollection
    var isRightToLeft = false
  }

  extension Canvas {
    /// Draws a text in a rectangle: the first line begins at the top, and the lines are aligned in
    /// the width.
    func draw(_ text: TextLayout, in rect: CGRect, _ style: TextStyle) {
      guard rect.isDrawable else { return }
      PangoEngine.shared.locked {
        for line in text.lines {
          let x = rect.minX + line.x(inWidth: rect.width, isRightToLeft: style.isRightToLeft)
          draw(line, x: x, top: rect.minY, style)
        }
      }
    }

    private func draw(_ line: TextLayout.Line, x: CGFloat, top: CGFloat, _ style: TextStyle) {
      for fragment in line.fragments {
        guard let background = fragment.run.backgroundColor else { continue }
        setSource(background.rgba(with: style.traits))
        fill(
          CGRect(x: x + fragment.x, y: top + line.y, width: fragment.width, height: line.height))
      }
      for fragment in line.fragments {
        let color = fragment.run.color?.rgba(with: style.traits) ?? style.color
        let origin = CGPoint(
          x: x + fragment.x, y: top + line.baseline - fragment.run.baselineOffset)
        guard origin.isDrawable else { continue }
        let shaped = PangoEngine.shared.shape(fragment)
        drawLine(fragment, origin, shaped, .under, style, color)
        setSource(color)
        draw(shaped, at: origin, width: fragment.width)
        drawLine(fragment, origin, shaped, .through, style, color)
      }
    }

    /// Draws glyphs from a point on their baseline in a given width. Text that was measured with
    /// other widths is compressed or stretched.
    private func draw(_ text: ShapedText, at origin: CGPoint, width: CGFloat) {
      let squeeze = text.width > 0 ? width / text.width : 1
      guard (squeeze - 1).magnitude > 1e-3, squeeze > 0, squeeze < 4 else {
        return draw(text, at: origin)
      }
      saving {
        translate(x: origin.x, y: origin.y)
        guard concatenate(CGAffineTransform(scaleX: squeeze, y: 1)) else { return }
        draw(text, at: .zero)
      }
    }

    private func draw(_ text: ShapedText, at origin: CGPoint) {
      let keepsPixels = showsGlyphsAsPixels
      let start = keepsPixels ? roundedToPixels(origin) : origin
      for item in text.items {
        cairo_move_to(context, Double(start.x + item.x), Double(start.y))
        if keepsPixels || item.isColored {
          pango_cairo_show_glyph_string(context, item.font, item.glyphs)
        } else {
          pango_cairo_glyph_string_path(context, item.font, item.glyphs)
          cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
          cairo_fill(context)
        }
      }
      cairo_new_path(context)
    }

    // Cairo draws a glyph once and then copies it, each time to the nearest pixel. In rotated or
    // scaled text, every letter would jitter separately, and at one pixel per point the gaps would
    // be uneven.
    /// Whether glyphs are copied as pixels; otherwise their outlines are filled.
    private var showsGlyphsAsPixels: Bool {
      let transform = transform
      return baseScale >= 1.5 && transform.b == 0 && transform.c == 0
        && (transform.a - baseScale).magnitude < 1e-6
        && (transform.d - baseScale).magnitude < 1e-6
    }

    /// Rounds a point to whole pixels, so that the gaps between letters remain constant while text
    /// moves.
    private func roundedToPixels(_ point: CGPoint) -> CGPoint {
      let (transform, pixel) = (transform, point.applying(transform))
      return CGPoint(
        x: (pixel.x.rounded() - transform.tx) / transform.a,
        y: (pixel.y.rounded() - transform.ty) / transform.d)
    }
  }

  // MARK: Lines under and through text

  private enum TextLine {
    case under
    case through
  }

  extension Canvas {
    private func drawLine(
      _ fragment: TextLayout.Fragment, _ origin: CGPoint, _ shaped: ShapedText,
      _ textLine: TextLine,
      _ style: TextStyle, _ textColor: RGBA
    ) {
      let run = fragment.run
      let kind = textLine == .under ? run.underline : run.strikethrough
      guard kind & 0x0F != 0, let font = shaped.items.first?.font else { return }
      let ownColor = textLine == .under ? run.underlineColor : run.strikethroughColor
      setSource(ownColor?.rgba(with: style.traits) ?? textColor)
      let metrics = pango_font_get_metrics(font, nil)
      defer { pango_font_metrics_unref(metrics) }
      // The distance of the upper edge above the baseline, and the thickness.
      let (upper, thickness) =
        textLine == .under
        ? (
          pango_font_metrics_get_underline_position(metrics),
          pango_font_metrics_get_underline_thickness(metrics)
        )
        : (
          pango_font_metrics_get_strikethrough_position(metrics),
          pango_font_metrics_get_strikethrough_thickness(metrics)
        )
      let unit = CGFloat(PANGO_SCALE)
      // A line is at least a pixel thick, because a thinner one would be drawn only as a faint
      // shade.
      let thin = max(CGFloat(thickness) / unit, 1 / max(pixelsPerPoint, 1e-3))
      let thick = kind & NSUnderlineStyle.thick.rawValue != 0 && kind & 0x08 == 0
      var stroke = StrokeStyle(width: thick ? 2 * thin : thin)
      stroke.dashes = Self.dashes(of: kind, width: stroke.width)
      let y = origin.y - CGFloat(upper) / unit + stroke.width / 2
      line(from: origin.x, to: origin.x + fragment.width, y: y, stroke)
      if kind & NSUnderlineStyle.double.rawValue == NSUnderlineStyle.double.rawValue {
        line(from: origin.x, to: origin.x + fragment.width, y: y + 2 * stroke.width, stroke)
      }
    }

    private func line(from left: CGFloat, to right: CGFloat, y: CGFloat, _ style: StrokeStyle) {
      stroke([.move(to: CGPoint(x: left, y: y)), .line(to: CGPoint(x: right, y: y))], style)
    }

    private static func dashes(of kind: Int, width: CGFloat) -> [CGFloat] {
      let (dot, dash, gap) = (width, 4 * width, 2 * width)
      return switch NSUnderlineStyle(rawValue: kind & 0x0F00) {
      case .patternDot: [dot, dot]
      case .patternDash: [dash, gap]
      case .patternDashDot: [dash, gap, dot, gap]
      case .patternDashDotDot: [dash, gap, dot, gap, dot, gap]
      default: []
      }
    }
  }
#endif
