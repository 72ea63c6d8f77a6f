// SPDX-License-Identifier: MIT
#if Rendering
  import CPangoCairo
  import HeadlessUIKit

  /// Draws into a surface. Lengths are points of the current transform; y grows downwards.
  ///
  /// Coordinates that are not finite would break Cairo's context for good, so whatever comes from
  /// outside goes through `isDrawable` first.
  final class Canvas {
    let context: OpaquePointer
    let surface: Surface

    /// Pixels a point before anything is transformed.
    let baseScale: CGFloat

    /// What the alpha of everything is multiplied by.
    var alpha: CGFloat = 1

    /// A canvas of pixels; one point is `scale` pixels.
    init(_ surface: Surface, scale: CGFloat = 1) {
      self.surface = surface
      context = cairo_create(surface.pointer)
      baseScale = scale > 0 && scale.isFinite ? scale : 1
      cairo_scale(context, Double(baseScale), Double(baseScale))
      // No curve is further from the true one than this share of a pixel.
      cairo_set_tolerance(context, 0.04)
    }

    deinit {
      cairo_destroy(context)
    }

    // MARK: State

    /// Runs the closure; the transform, the clip, the colour and the alpha are then what they
    /// were.
    func saving<Result>(_ body: () throws -> Result) rethrows -> Result {
      cairo_save(context)
      let alpha = alpha
      defer {
        cairo_restore(context)
        self.alpha = alpha
      }
      return try body()
    }

    /// Points to pixels.
    var transform: CGAffineTransform {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      return CGAffineTransform(matrix)
    }

    /// How many pixels a point has, were it a square.
    var pixelsPerPoint: CGFloat {
      let transform = transform
      return abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    }

    func translate(x: CGFloat, y: CGFloat) {
      cairo_translate(context, Double(x), Double(y))
    }

    /// Applies a transform before the current one. False where it maps all to a line, and nothing
    /// is to be drawn.
    func concatenate(_ transform: CGAffineTransform) -> Bool {
      let determinant = transform.a * transform.d - transform.b * transform.c
      guard transform.isDrawable, determinant != 0, determinant.isFinite else { return false }
      var matrix = cairo_matrix_t(transform)
      cairo_transform(context, &matrix)
      // Scales that are tiny each can still multiply to nothing.
      let whole = self.transform
      let product = whole.a * whole.d - whole.b * whole.c
      return product != 0 && product.isFinite
    }

    /// The rectangle around what can still be drawn to, in points.
    var clipBox: CGRect {
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_clip_extents(context, &left, &top, &right, &bottom)
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    func clip(to path: [PathElement], rule: CGPathFillRule = .winding) {
      add(path)
      cairo_set_fill_rule(context, rule.cairo)
      cairo_clip(context)
    }

    func clip(to rect: CGRect) {
      guard rect.isDrawable else { return }
      cairo_rectangle(
        context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
      cairo_clip(context)
    }

    // MARK: Sources

    func setSource(_ color: RGBA) {
      let color = color.inSRGB.limited
      cairo_set_source_rgba(
        context, Double(color.red), Double(color.green), Double(color.blue),
        Double(color.alpha * alpha))
    }

    func setSource(_ pattern: Pattern) {
      cairo_set_source(context, pattern.pointer)
    }

    // MARK: Drawing

    func fill(_ path: [PathElement], rule: CGPathFillRule = .winding) {
      add(path)
      cairo_set_fill_rule(context, rule.cairo)
      cairo_fill(context)
    }

    func fill(_ rect: CGRect) {
      guard rect.isDrawable else { return }
      cairo_rectangle(
        context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
      cairo_fill(context)
    }

    func stroke(_ path: [PathElement], _ style: StrokeStyle) {
      guard style.width > 0, style.width.isFinite else { return }
      add(path)
      style.apply(to: context)
      cairo_stroke(context)
    }

    /// Fills all that the clip leaves.
    func paint() {
      cairo_paint_with_alpha(context, Double(min(max(alpha, 0), 1)))
    }

    /// Draws through the alpha of a pattern.
    func mask(_ pattern: Pattern) {
      cairo_mask(context, pattern.pointer)
    }

    /// Draws what the closure draws as one picture, with an opacity. Nothing outside of the
    /// rectangle, so that no more pixels than needed are kept.
    func group(alpha: CGFloat, in rect: CGRect, _ body: () -> Void) {
      saving {
        clip(to: rect)
        self.alpha *= alpha
        guard let picture = recording(body) else { return }
        setSource(picture)
        paint()
      }
    }

    /// Draws what the first closure draws where the second one's drawing is opaque.
    func masked(in rect: CGRect, _ content: () -> Void, by mask: () -> Void) {
      saving {
        clip(to: rect)
        guard let drawn = recording(content), let cover = recording(mask) else { return }
        // Both were drawn with the alpha of their own.
        setSource(drawn)
        self.mask(cover)
      }
    }

    /// Draws what lies between two pictures: the first one at 0, the second one at 1.
    func crossDissolve(
      in rect: CGRect, progress: CGFloat, from first: () -> Void, to second: () -> Void
    ) {
      group(alpha: 1, in: rect) {
        add(first, share: 1 - progress)
        add(second, share: progress)
      }
    }

    // Added, not one over the other, which would let what is behind shine through.
    private func add(_ body: () -> Void, share: CGFloat) {
      guard share > 0, let picture = recording(body) else { return }
      saving {
        cairo_set_operator(context, CAIRO_OPERATOR_ADD)
        alpha *= share
        setSource(picture)
        paint()
      }
    }

    /// What the closure draws, as a pattern that lies where it was drawn.
    private func recording(_ body: () -> Void) -> Pattern? {
      cairo_push_group(context)
      let alpha = alpha
      self.alpha = 1
      body()
      self.alpha = alpha
      return Pattern(adopting: cairo_pop_group(context))
    }
  }

  extension RGBA {
    /// Components within what a screen shows; 0 for those that are no numbers.
    var limited: RGBA {
      func limit(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
      return RGBA(
        space, red: limit(red), green: limit(green), blue: limit(blue), alpha: limit(alpha))
    }
  }
#endif
