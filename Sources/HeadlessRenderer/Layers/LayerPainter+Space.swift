// SPDX-License-Identifier: MIT
#if Rendering
  import CPangoCairo
  import HeadlessUIKit

  // Layers with three-dimensional transforms.
  extension LayerPainter {
    /// Draws a layer in perspective: first into a flat surface, then mapped pixel by pixel.
    func paint(_ shown: ShownLayer, inPerspective matrix: CATransform3D) {
      let extent = extents.extent(of: shown).rect
      let toPixels = Homography(matrix, then: canvas.transform)
      guard extent.isDrawable, extent.width > 0, extent.height > 0,
        let box = toPixels.box(of: extent), box.isDrawable
      else { return }
      let visible = box.intersection(canvas.pixelClipBox).integral
      let scale = min(toPixels.magnification(in: extent), 4 * canvas.pixelsPerPoint)
      guard !visible.isNull, visible.width > 0, visible.height > 0, scale > 0, scale.isFinite
      else { return }
      // One transparent pixel on every side gives smooth edges.
      let margin = 1 / scale
      let flat = Surface(
        width: Int((extent.width * scale).rounded(.up)) + 2,
        height: Int((extent.height * scale).rounded(.up)) + 2)
      let flatCanvas = Canvas(flat, scale: scale)
      flatCanvas.translate(x: margin - extent.minX, y: margin - extent.minY)
      LayerPainter(canvas: flatCanvas, caches: caches, traits: traits, extents: extents)
        .paintInPlace(shown)

      let fromFlat = CATransform3DConcat(
        CATransform3DMakeAffineTransform(
          CGAffineTransform(
            a: margin, b: 0, c: 0, d: margin, tx: extent.minX - margin, ty: extent.minY - margin)),
        matrix)
      guard let toFlat = Homography(fromFlat, then: canvas.transform).inverted else { return }
      let seen = Surface(width: Int(visible.width), height: Int(visible.height))
      toFlat.resample(flat, into: seen, origin: visible.origin)
      canvas.draw(seen, atPixel: visible.origin)
    }

    /// Draws the sublayers of a transform layer, which are not flattened: each in its own
    /// perspective, the farthest first.
    func paintSublayers(of shown: ShownLayer, inSpace space: CATransform3D) {
      let sublayerTransform = SublayerTransform(shown)
      let sublayers = shown.layer.orderedSublayers.map { layer in
        let shown = ShownLayer(layer)
        let matrix = CATransform3DConcat(
          shown.values.matrixToSuperlayer(within: sublayerTransform), space)
        return (shown, matrix, depth: matrix.depth(of: shown.values.bounds))
      }
      let order = sublayers.enumerated().sorted {
        ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
      }
      for (_, (shown, matrix, _)) in order {
        paint(shown, matrix)
      }
    }
  }

  extension Canvas {
    /// The bounding box of the clip, in pixels.
    fileprivate var pixelClipBox: CGRect { clipBox.applying(transform) }

    /// Draws a surface without resampling.
    fileprivate func draw(_ picture: Surface, atPixel origin: CGPoint) {
      saving {
        cairo_identity_matrix(context)
        cairo_set_source_surface(context, picture.pointer, Double(origin.x), Double(origin.y))
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        paint()
      }
    }
  }

  extension CATransform3D {
    /// Returns the depth of a rectangle's center, which increases towards the eye.
    fileprivate func depth(of rect: CGRect) -> CGFloat {
      let (x, y) = (rect.midX, rect.midY)
      let depth = (x * m13 + y * m23 + m43) / (x * m14 + y * m24 + m44)
      return depth.isFinite ? depth : 0
    }
  }
#endif
