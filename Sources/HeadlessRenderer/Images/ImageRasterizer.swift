// SPDX-License-Identifier: MIT
#if Rendering
  import HeadlessUIKit

  /// A rasterizer of images from their commands, and a writer of their files, for
  /// `UIImage.pngData()`.
  struct ImageRasterizer: ImageRasterizing {
    @MainActor func pixels(of drawing: ImageDrawing, scale: CGFloat) -> ImagePixels? {
      let surface = Surface(drawing, scale: scale, caches: PaintCaches())
      return RenderedImage(surface, scale: scale).unmultipliedPixels
    }

    func png(of pixels: ImagePixels) -> Data? {
      pngFile(pixels.bytes, width: pixels.width, height: pixels.height, order: .rgba)
    }

    func jpeg(of pixels: ImagePixels, quality: CGFloat) -> Data? {
      jpegFile(pixels, quality: quality)
    }

    func pixels(ofFile data: Data) -> ImagePixels? { decodedPixels(of: data) }
  }

  extension Surface {
    /// Creates the pixels of an image at its own scale.
    @MainActor convenience init(_ drawing: ImageDrawing, scale: CGFloat, caches: PaintCaches) {
      func count(_ length: CGFloat) -> Int {
        Int(min((length * scale).rounded(), CGFloat(Self.longestSide)))
      }
      self.init(width: count(drawing.size.width), height: count(drawing.size.height))
      guard width > 0, height > 0 else { return }
      DisplayListPainter(canvas: Canvas(self, scale: scale), caches: caches, traits: .current)
        .paint(drawing.steps)
    }
  }
#endif
