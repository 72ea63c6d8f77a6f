// SPDX-License-Identifier: MIT
#if Rendering
  import CPangoCairo
  import HeadlessUIKit

  // The content behind a visual effect view.
  extension LayerPainter {
    /// Draws what the canvas already shows behind a layer, blurred and tinted.
    func paintBackdrop(_ shown: ShownLayer, _ shape: RoundedRectangle) {
      guard let blur = shown.layer.backdrop, shape.rect.isDrawable else { return }
      canvas.saving {
        canvas.clip(to: shape)
        if let backdrop = Backdrop(of: shape.rect, on: canvas, radius: blur.radius) {
          canvas.draw(backdrop, opacity: blur.opacity)
        }
        canvas.setSource(blur.tint.rgba)
        canvas.fill(shape)
      }
    }

    /// Draws the output of a closure in one color, if the layer is of a view with vibrancy.
    func paintVibrantly(_ shown: ShownLayer, _ body: () -> Void) {
      guard let color = shown.layer.vibrantColor else { return body() }
      let rect = extents.extent(of: shown).rect
      canvas.masked(in: rect) {
        canvas.setSource(color.rgba)
        canvas.fill(rect)
      } by: {
        body()
      }
    }
  }

  /// A blurred copy of a part of a canvas.
  struct Backdrop {
    /// The deviation in pixels above which half the resolution is sufficient.
    private static let largestDeviation: CGFloat = 6

    let picture: Surface
    /// The frame of the picture, in the pixels of the canvas.
    let frame: CGRect

    /// Copies and blurs the part within a rectangle in points; nil where the rectangle is not
    /// visible. Pixels beyond the edge of the canvas count as those at the edge.
    init?(of rect: CGRect, on canvas: Canvas, radius: CGFloat) {
      let visible = rect.intersection(canvas.clipBox).applying(canvas.transform)
      guard visible.isDrawable, visible.width >= 1, visible.height >= 1 else { return nil }
      var (scale, deviation): (CGFloat, CGFloat) = (1, radius * canvas.pixelsPerPoint)
      while deviation > Self.largestDeviation {
        scale /= 2
        deviation /= 2
      }
      let blur = GaussianBlur(deviation: deviation)
      let margin = CGFloat(blur.reach) / scale
      let frame = visible.insetBy(dx: -margin, dy: -margin).integral
      guard frame.width * frame.height < 1e8, let target = cairo_get_group_target(canvas.context)
      else { return nil }
      let picture = Surface(
        width: Int((frame.width * scale).rounded(.up)),
        height: Int((frame.height * scale).rounded(.up)))
      let context = cairo_create(picture.pointer)
      cairo_scale(context, Double(scale), Double(scale))
      cairo_set_source_surface(context, target, Double(-frame.minX), Double(-frame.minY))
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
      cairo_paint(context)
      cairo_destroy(context)
      blur.apply(toColorsOf: picture)
      self.picture = picture
      self.frame = CGRect(
        x: frame.minX, y: frame.minY, width: CGFloat(picture.width) / scale,
        height: CGFloat(picture.height) / scale)
    }
  }

  extension Canvas {
    fileprivate func draw(_ backdrop: Backdrop, opacity: CGFloat) {
      saving {
        alpha *= opacity
        cairo_identity_matrix(context)
        guard let pattern = Pattern(backdrop.picture, filling: backdrop.frame) else { return }
        setSource(pattern)
        paint()
      }
    }
  }

  extension GaussianBlur {
    /// Blurs the colors and the alpha of a picture in place.
    fileprivate func apply(toColorsOf picture: Surface) {
      let channel = Surface(width: picture.width, height: picture.height, format: .mask)
      for index in 0..<4 {
        picture.withPixels { colors, colorsPerRow in
          channel.withPixels { values, valuesPerRow in
            Self.copy(
              colors + index, step: 4, colorsPerRow, to: values, step: 1, valuesPerRow, picture)
          }
        }
        apply(to: channel)
        picture.withPixels { colors, colorsPerRow in
          channel.withPixels { values, valuesPerRow in
            Self.copy(
              values, step: 1, valuesPerRow, to: colors + index, step: 4, colorsPerRow, picture)
          }
        }
      }
    }

    // A plain loop over raw memory, because it also runs in unoptimized builds.
    private static func copy(
      _ source: UnsafeMutablePointer<UInt8>, step: Int, _ sourcePerRow: Int,
      to target: UnsafeMutablePointer<UInt8>, step targetStep: Int, _ targetPerRow: Int,
      _ picture: Surface
    ) {
      var y = 0
      while y < picture.height {
        let (from, to) = (source + y &* sourcePerRow, target + y &* targetPerRow)
        var x = 0
        while x < picture.width {
          to[x &* targetStep] = from[x &* step]
          x = x &+ 1
        }
        y = y &+ 1
      }
    }
  }
#endif
