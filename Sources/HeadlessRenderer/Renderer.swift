// SPDX-License-Identifier: MIT
#if Rendering
  public import HeadlessHost
  public import HeadlessUIKit

  /// A renderer of views and layers into images, as they appear at the current time of their
  /// device.
  ///
  /// ```swift
  /// let host = ScreenHost(.iPhone15)
  /// let renderer = Renderer(for: host)
  /// let view = UIView()
  /// view.backgroundColor = .red
  /// host.show(view)
  ///
  /// let image = renderer.image(of: host)
  /// print(image.width, image.height)  // 1179 2556
  /// print(image[0, 0].red, image[0, 0].green)  // 255 0
  /// let file = FileManager.default.temporaryDirectory.appendingPathComponent("screen.png")
  /// try image.write(to: file)
  /// ```
  ///
  /// A renderer caches data between images, so one renderer for many frames is faster than a new
  /// one for each.
  ///
  /// Layers are drawn as Core Animation documents them, with these exceptions: filters are
  /// not drawn; all transitions are drawn as cross dissolves; layers that intersect in
  /// space are drawn one after the other; colors are interpolated in sRGB, and
  /// `CGBlendMode.plusDarker` is drawn as `darken`.
  ///
  /// A renderer changes nothing on a host: the image of a host depends neither on other renderers
  /// nor on when they are created. A program that contains this module measures the text of all
  /// hosts with the fonts in which it is drawn; a host that is created with another
  /// `ScreenHost.TextMeasure` is drawn with its own widths.
  ///
  /// Glyphs are drawn with the installed fonts, so images of text differ between machines with
  /// different fonts. A character that no installed font contains is drawn as a box with its
  /// number: for Chinese, Japanese and Korean, install a font such as Debian's
  /// `fonts-wqy-microhei`.
  ///
  /// An image shows the presentation at the current time of the host: advance the clock before the
  /// next image of an animation. The time that an image takes grows with the number of its pixels.
  /// A side of an image has at most 32,767 pixels.
  @preconcurrency @MainActor
  public final class Renderer {
    /// The scale of the images, in pixels per point.
    public let scale: CGFloat

    private let caches = PaintCaches()

    /// Creates a renderer of images at a scale, in pixels per point.
    public init(scale: CGFloat = 2) {
      self.scale = scale > 0 && scale.isFinite ? min(scale, 64) : 1
    }

    /// Creates a renderer of images at the scale of a host's screen.
    public convenience init(for host: ScreenHost) {
      self.init(scale: host.traits.displayScale)
    }

    /// Creates a renderer of images at a scale. `measuresText` has no effect.
    @available(
      *, deprecated,
      message:
        "Use init(scale:): a renderer does not change how text is measured; see ScreenHost.TextMeasure"
    )
    public convenience init(scale: CGFloat = 2, measuresText: Bool) {
      self.init(scale: scale)
    }

    // MARK: Images

    /// Returns an image of a host's screen with all windows.
    public func image(of host: ScreenHost) -> RenderedImage {
      let screen = host.device.screen
      let surface = makeSurface(screen.bounds.size)
      paint(screen, on: surface)
      return RenderedImage(surface, scale: scale)
    }

    /// Returns an image of a view's bounds, after layout. Empty areas are transparent.
    ///
    /// The view is drawn even if it is hidden, and without its own transform.
    public func image(of view: UIView) -> RenderedImage {
      view.device.perform {
        view.layoutIfNeeded()
        return image(of: view.layer, traits: view.traitCollection)
      }
    }

    /// Returns an image of a layer's bounds. Empty areas are transparent.
    ///
    /// The layer is drawn even if it is hidden, and without its own transform.
    public func image(of layer: CALayer) -> RenderedImage {
      image(of: layer, traits: .current)
    }

    // MARK: Frames

    /// Draws a host's screen into a frame that the caller provides, for example for a window or a
    /// video. The frame is cleared first; content outside of it is clipped.
    ///
    /// - Parameters:
    ///   - pixels: `height` rows of blue, green, red and alpha, with the colors premultiplied by
    ///     alpha.
    ///   - width: The number of pixels in a row.
    ///   - height: The number of rows.
    ///   - bytesPerRow: The distance between the starts of two rows, in bytes: at least four times
    ///     the width, and a multiple of 4.
    public func draw(
      _ host: ScreenHost, into pixels: UnsafeMutableRawBufferPointer, width: Int, height: Int,
      bytesPerRow: Int
    ) {
      withFrame(pixels, width, height, bytesPerRow) { paint(host.device.screen, on: $0) }
    }

    /// Draws a view into a frame that the caller provides, with the same parameters as for a host.
    public func draw(
      _ view: UIView, into pixels: UnsafeMutableRawBufferPointer, width: Int, height: Int,
      bytesPerRow: Int
    ) {
      withFrame(pixels, width, height, bytesPerRow) { surface in
        view.device.perform {
          view.layoutIfNeeded()
          paint(view.layer, on: surface, traits: view.traitCollection)
        }
      }
    }
  }

  extension Renderer {
    private func withFrame(
      _ pixels: UnsafeMutableRawBufferPointer, _ width: Int, _ height: Int, _ bytesPerRow: Int,
      _ body: (Surface) -> Void
    ) {
      guard let base = pixels.baseAddress, width > 0, height > 0 else { return }
      precondition(
        pixels.count >= (height - 1) * bytesPerRow + 4 * width,
        "the frame has fewer bytes than its rows")
      let surface = Surface(pixels: base, width: width, height: height, bytesPerRow: bytesPerRow)
      surface.clear()
      body(surface)
      surface.finish()
    }

    private func image(of layer: CALayer, traits: UITraitCollection) -> RenderedImage {
      let surface = makeSurface(layer.presentationValues.bounds.size)
      paint(layer, on: surface, traits: traits)
      return RenderedImage(surface, scale: scale)
    }

    private func makeSurface(_ size: CGSize) -> Surface {
      Surface(width: pixelCount(size.width), height: pixelCount(size.height))
    }

    /// Returns the number of pixels that cover a length completely; 0 for an invalid length.
    private func pixelCount(_ length: CGFloat) -> Int {
      let pixels = length * scale
      guard pixels > 0 else { return 0 }
      // A rounding error must not add a pixel.
      return Int(min((pixels - 1e-6).rounded(.up), CGFloat(Surface.longestSide)))
    }

    private func paint(_ layer: CALayer, on surface: Surface, traits: UITraitCollection) {
      layer.displayTreeIfNeeded()
      paint(on: surface, traits: traits) { painter in
        let shown = ShownLayer(layer)
        painter.canvas.translate(x: -shown.values.bounds.minX, y: -shown.values.bounds.minY)
        painter.paintInPlace(shown)
      }
    }

    private func paint(_ screen: UIScreen, on surface: Surface) {
      for window in screen.windows {
        window.device.perform {
          window.layoutIfNeeded()
          window.layer.displayTreeIfNeeded()
          paint(window, on: surface)
        }
      }
    }

    private func paint(_ window: UIWindow, on surface: Surface) {
      paint(on: surface, traits: window.traitCollection) { painter in
        var painter = painter
        for view in window.pushedBackViews {
          painter.pushedBackViews[ObjectIdentifier(view.layer)] = view
        }
        painter.paint(window.layer)
      }
    }

    private func paint(
      on surface: Surface, traits: UITraitCollection, _ body: (LayerPainter) -> Void
    ) {
      guard surface.width > 0, surface.height > 0 else { return }
      let canvas = Canvas(surface, scale: scale)
      body(LayerPainter(canvas: canvas, caches: caches, traits: traits))
    }
  }
#else
  /// A renderer of views into images, which requires the trait `Rendering`.
  @available(
    *, unavailable,
    message: "Depend on resin with traits: [\"Rendering\"], which needs Cairo and Pango"
  )
  public enum Renderer {}
#endif
