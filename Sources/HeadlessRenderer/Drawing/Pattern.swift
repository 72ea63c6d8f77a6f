// SPDX-License-Identifier: MIT
#if Rendering
  import CPangoCairo
  import HeadlessUIKit

  /// A source for Cairo: an image or a gradient.
  final class Pattern {
    /// The colors outside of an image.
    enum Extend {
      case none
      case repeated

      fileprivate var cairo: cairo_extend_t {
        self == .repeated ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_NONE
      }
    }

    let pointer: OpaquePointer

    init?(adopting pattern: OpaquePointer?) {
      guard let pattern, cairo_pattern_status(pattern) == CAIRO_STATUS_SUCCESS else {
        pattern.map(cairo_pattern_destroy)
        return nil
      }
      pointer = pattern
    }

    deinit {
      cairo_pattern_destroy(pointer)
    }

    /// Creates a pattern that maps the pixels of a surface to `rect`, in points.
    convenience init?(
      _ surface: Surface, filling rect: CGRect, filter: cairo_filter_t = CAIRO_FILTER_GOOD,
      extend: Extend = .none
    ) {
      guard rect.isDrawable, rect.width > 0, rect.height > 0, surface.width > 0, surface.height > 0
      else { return nil }
      self.init(adopting: cairo_pattern_create_for_surface(surface.pointer))
      cairo_pattern_set_filter(pointer, filter)
      cairo_pattern_set_extend(pointer, extend.cairo)
      let (x, y) = (
        CGFloat(surface.width) / rect.width, CGFloat(surface.height) / rect.height
      )
      setTransform(
        CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: -rect.minX * x, ty: -rect.minY * y))
    }

    /// Sets the transform from points to the pattern's own coordinates.
    func setTransform(_ transform: CGAffineTransform) {
      guard transform.isDrawable else { return }
      var matrix = cairo_matrix_t(transform)
      cairo_pattern_set_matrix(pointer, &matrix)
    }
  }
#endif
