// SPDX-License-Identifier: MIT
#if Rendering
  import CPangoCairo
  import HeadlessUIKit

  /// A drawing context for a surface. Lengths are points of the current transform; y grows
  /// downwards.
  ///
  /// Non-finite coordinates would put Cairo's context into a permanent error state, so all external
  /// values are checked with `isDrawable` first.
  final class Canvas {
    let context: OpaquePointer
    let surface: Surface

    /// The scale before any transform, in pixels per point.
    let baseScale: CGFloat

    /// The factor by which the alpha of everything is multiplied.
    var alpha: CGFloat = 1

    /// Creates a canvas on a surface, where one point is `scale` pixels.
    init(_ surface: Surface, scale: CGFloat = 1) {
      self.surface = surface
      context = cairo_create(surface.pointer)
      baseScale = scale > 0 && scale.isFinite ? scale : 1
      cairo_scale(context, Double(baseScale), Double(baseScale))
      // The maximum deviation of a flattened curve, in pixels.
      cairo_set_tolerance(context, 0.04)
    }

    deinit {
      cairo_destroy(context)
    }

    // MARK: State

    /// Calls the closure and then restores the transform, the clip, the color and the alpha.
    func saving<Result>(_ body: () throws -> Result) rethrows -> Result {
      cairo_save(context)
      let alpha = alpha
      defer {
        cairo_restore(context)
        self.alpha = alpha
      }
      return try body()
    }

    /// The transform from points to pixels.
    var transform: CGAffineTransform {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      return CGAffineTransform(matrix)
    }

    /// The number of pixels per point: the square root of the transform's area factor.
    var pixelsPerPoint: CGFloat {
      let transform = transform
      return abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    }

    func translate(x: CGFloat, y: CGFloat) {
      cairo_translate(context, Double(x), Double(y))
    }

    /// Applies a transform before the current one. Returns false if the result is degenerate, so
    /// that nothing can be drawn.
    func concatenate(_ transform: CGAffineTransform) -> Bool {
      let determinant = transform.a * transform.d - transform.b * transform.c
      guard transform.isDrawable, determinant != 0, determinant.isFinite else { return false }
      var matrix = cairo_matrix_t(transform)
      cairo_transform(context, &matrix)
      // Scales that are small but valid can still have a product of 0.
      let whole = self.transform
      let product = whole.a * whole.d - whole.b * whole.c
      return product != 0 && product.isFinite
    }

    /// The bounding box of the clip, in points.
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

    /// Fills the whole clip.
    func paint() {
      cairo_paint_with_alpha(context, Double(min(max(alpha, 0), 1)))
    }

    /// Draws the current source through the alpha of a pattern.
    func mask(_ pattern: Pattern) {
      cairo_mask(context, pattern.pointer)
    }

    /// Draws the output of the closure as one image with an opacity. The output is limited to the
    /// rectangle, which limits the memory for the image.
    func group(alpha: CGFloat, in rect: CGRect, _ body: () -> Void) {
      saving {
        clip(to: rect)
        self.alpha *= alpha
        guard let picture = recording(body) else { return }
        setSource(picture)
        paint()
      }
    }

    /// Draws the output of the first closure where the output of the second one is opaque.
    func masked(in rect: CGRect, _ content: () -> Void, by mask: () -> Void) {
      saving {
        clip(to: rect)
        guard let drawn = recording(content), let cover = recording(mask) else { return }
        // Both outputs already have their own alpha.
        setSource(drawn)
        self.mask(cover)
      }
    }

    /// Draws a mixture of two images: only the first one at 0, only the second one at 1.
    func crossDissolve(
      in rect: CGRect, progress: CGFloat, from first: () -> Void, to second: () -> Void
    ) {
      group(alpha: 1, in: rect) {
        add(first, share: 1 - progress)
        add(second, share: progress)
      }
    }

    // The two are added instead of composed, because composing would let the background show
    // through.
    private func add(_ body: () -> Void, share: CGFloat) {
      guard share > 0, let picture = recording(body) else { return }
      saving {
        cairo_set_operator(context, CAIRO_OPERATOR_ADD)
        alpha *= share
        setSource(picture)
        paint()
      }
    }

    /// Returns the output of the closure as a pattern at the same position.
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
    /// The components limited to the range of a screen, with 0 for NaN.
    var limited: RGBA {
      func limit(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
      return RGBA(
        space, red: limit(red), green: limit(green), blue: limit(blue), alpha: limit(alpha))
    }
  }
#endif
