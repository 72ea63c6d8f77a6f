// SPDX-License-Identifier: MIT
#if Rendering
  import HeadlessUIKit

  /// The pixels of images as Cairo needs them, kept for the images that were drawn lately.
  final class ImageSurfaces {
    private enum Key: Hashable {
      case pixels(UInt, width: Int)
      case drawing(ImageDrawing, scale: CGFloat)
    }

    private struct Entry {
      // Keeps the bytes alive, and so their address its own.
      let pixels: ImagePixels?
      let surface: Surface
    }

    private var entries: [Key: Entry] = [:]
    private var byteCount = 0
    private let byteLimit = 256 << 20

    func surface(for pixels: ImagePixels) -> Surface? {
      guard pixels.width > 0, pixels.height > 0, pixels.width <= Surface.longestSide,
        pixels.height <= Surface.longestSide
      else { return nil }
      let address = pixels.bytes.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
      return surface(for: .pixels(address, width: pixels.width), keeping: pixels) {
        Surface(pixels)
      }
    }

    /// The pixels of a drawing at a scale, which the closure draws where they are not kept.
    func surface(for drawing: ImageDrawing, scale: CGFloat, draw: () -> Surface) -> Surface {
      surface(for: .drawing(drawing, scale: scale), keeping: nil, make: draw)
    }

    private func surface(
      for key: Key, keeping pixels: ImagePixels?, make: () -> Surface
    ) -> Surface {
      if let entry = entries[key] { return entry.surface }
      let surface = make()
      let bytes = 4 * surface.width * surface.height
      byteCount += bytes
      if byteCount > byteLimit {
        entries.removeAll()
        byteCount = bytes
      }
      entries[key] = Entry(pixels: pixels, surface: surface)
      return surface
    }
  }

  extension Surface {
    /// The pixels of an image, multiplied by their alpha.
    fileprivate convenience init(_ image: ImagePixels) {
      self.init(width: image.width, height: image.height)
      _ = withPixels { pixels, bytesPerRow in
        image.bytes.withUnsafeBufferPointer { source in
          guard let source = source.baseAddress else { return }
          var y = 0
          while y < image.height {
            let (from, to) = (source + y &* image.width &* 4, pixels + y &* bytesPerRow)
            var x = 0
            while x < image.width &* 4 {
              let alpha = from[x &+ 3]
              to[x] = from[x &+ 2].multiplied(byAlpha: alpha)
              to[x &+ 1] = from[x &+ 1].multiplied(byAlpha: alpha)
              to[x &+ 2] = from[x].multiplied(byAlpha: alpha)
              to[x &+ 3] = alpha
              x = x &+ 4
            }
            y = y &+ 1
          }
        }
      }
    }
  }
#endif
