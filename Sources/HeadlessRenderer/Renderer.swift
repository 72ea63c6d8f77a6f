// SPDX-License-Identifier: MIT
#if Rendering
  public import HeadlessUIKit

  /// Draws views and layers into pictures, as they look at the present moment of their device.
  ///
  ///     let renderer = Renderer(scale: 2)
  ///     try renderer.image(of: window).write(to: URL(fileURLWithPath: "screen.png"))
  ///
  /// A renderer keeps what is worth keeping between two pictures, so one that draws frame after
  /// frame is faster than a new one for each.
  ///
  /// Layers are drawn as Core Animation documents them, with these exceptions: a transform with
  /// perspective is drawn as the affine transform that comes nearest; filters, and the vibrancy of
  /// visual effects, are not drawn; colours are mixed in sRGB.
  @MainActor
  public final class Renderer {
    /// Pixels a point.
    public let scale: CGFloat

    private let caches = PaintCaches()

    /// A renderer of pictures with some pixels a point.
    ///
    /// From now on text is measured with the fonts that it is drawn in (``PangoTextMeasurer``), in
    /// the host of the current task, unless `measuresText` is false. A text that was laid out before
    /// with other widths is squeezed or spread into them.
    public init(scale: CGFloat = 2, measuresText: Bool = true) {
      self.scale = scale > 0 && scale.isFinite ? min(scale, 64) : 1
      if measuresText { PangoTextMeasurer.shared.install() }
    }

    /// A picture of a view's bounds, laid out before. What is left free is clear.
    ///
    /// The view is drawn even where it is hidden, and without its own transform.
    public func image(of view: UIView) -> RenderedImage {
      view.layoutIfNeeded()
      return image(of: view.layer, traits: view.traitCollection)
    }

    /// A picture of a layer's bounds. What is left free is clear.
    ///
    /// The layer is drawn even where it is hidden, and without its own transform.
    public func image(of layer: CALayer) -> RenderedImage {
      image(of: layer, traits: .current)
    }

    /// Draws a view into a frame of the caller's, as for a window or a video. The frame is made
    /// clear first; of the view, what does not fit is cut off.
    ///
    /// - Parameters:
    ///   - pixels: `height` rows of blue, green, red and alpha, colours multiplied by alpha.
    ///   - width: the pixels of a row.
    ///   - height: the number of rows.
    ///   - bytesPerRow: from a row to the next: at least four times the width, and a multiple of 4.
    public func draw(
      _ view: UIView, into pixels: UnsafeMutableRawBufferPointer, width: Int, height: Int,
      bytesPerRow: Int
    ) {
      precondition(
        pixels.count >= height * bytesPerRow, "the frame has fewer bytes than its rows")
      guard let base = pixels.baseAddress, width > 0, height > 0 else { return }
      view.layoutIfNeeded()
      let surface = Surface(pixels: base, width: width, height: height, bytesPerRow: bytesPerRow)
      surface.clear()
      paint(view.layer, on: surface, traits: view.traitCollection)
    }

    private func image(of layer: CALayer, traits: UITraitCollection) -> RenderedImage {
      let size = layer.presentationValues.bounds.size
      let surface = Surface(width: pixelCount(size.width), height: pixelCount(size.height))
      paint(layer, on: surface, traits: traits)
      return RenderedImage(surface, scale: scale)
    }

    private func paint(_ layer: CALayer, on surface: Surface, traits: UITraitCollection) {
      guard surface.width > 0, surface.height > 0 else { return }
      let canvas = Canvas(surface, scale: scale)
      let shown = ShownLayer(layer)
      canvas.translate(x: -shown.values.bounds.minX, y: -shown.values.bounds.minY)
      LayerPainter(canvas: canvas, caches: caches, traits: traits).paintInPlace(shown)
    }

    /// The pixels that a length takes, none of them only in part; 0 for what is no length.
    private func pixelCount(_ length: CGFloat) -> Int {
      let pixels = length * scale
      guard pixels > 0 else { return 0 }
      // A length that is whole but for rounding gets no pixel more.
      return Int(min((pixels - 1e-6).rounded(.up), CGFloat(Surface.longestSide)))
    }
  }
#else
  /// Draws views into pictures; only where the trait `Rendering` is on.
  @available(
    *, unavailable,
    message: "Depend on resin with traits: [\"Rendering\"], which needs Cairo and Pango"
  )
  public enum Renderer {}
#endif
