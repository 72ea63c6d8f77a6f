// SPDX-License-Identifier: MIT
#if Rendering
  import HeadlessUIKit

  /// A cache of image pixels in Cairo's format, for recently drawn images.
  final class ImageSurfaces {
    private enum Key: Hashable {
      case pixels(UInt, width: Int)
      case drawing(ImageDrawing, scale: CGFloat)
    }

    private struct Entry {
      // A strong reference, which keeps the address of the bytes from being reused.
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

    /// Returns the pixels of a drawing at a scale, which the closure draws if they are not cached.
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
    /// Creates the pixels of an image, premultiplied by alpha.
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
