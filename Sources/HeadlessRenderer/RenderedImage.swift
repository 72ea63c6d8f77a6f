// SPDX-License-Identifier: MIT
#if Rendering
  public import HeadlessUIKit

  /// A picture that was drawn, or read from a PNG file. Does not change, and may be used from every
  /// thread.
  public struct RenderedImage: Hashable, Sendable {
    /// The pixels of a row.
    public let width: Int

    /// The number of rows.
    public let height: Int

    /// Pixels a point.
    public let scale: CGFloat

    /// Four bytes for each pixel, row by row from the top: blue, green, red and alpha. The colours
    /// are multiplied by alpha.
    public let bytes: [UInt8]

    /// A picture from its pixels; none where the number of bytes is not four times theirs, or a side
    /// is longer than 32,767 pixels.
    ///
    /// - Parameter bytes: blue, green, red and alpha of each pixel, colours multiplied by alpha.
    public init?(width: Int, height: Int, scale: CGFloat = 1, bytes: [UInt8]) {
      let sides = 0...Surface.longestSide
      guard sides.contains(width), sides.contains(height), bytes.count == 4 * width * height else {
        return nil
      }
      self.init(width: width, height: height, scale: scale, checked: bytes)
    }

    private init(width: Int, height: Int, scale: CGFloat, checked bytes: [UInt8]) {
      self.width = width
      self.height = height
      self.scale = scale > 0 && scale.isFinite ? scale : 1
      self.bytes = bytes
    }

    /// The size in points.
    public var size: CGSize {
      CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    }

    /// The colour of a pixel, from the left and from the top.
    public subscript(x: Int, y: Int) -> Pixel {
      precondition(
        (0..<width).contains(x) && (0..<height).contains(y), "there is no pixel \(x), \(y)")
      let start = 4 * (y * width + x)
      return Pixel(
        blue: bytes[start], green: bytes[start + 1], red: bytes[start + 2], alpha: bytes[start + 3])
    }

    /// The picture as `UIImage`, for image views and as the contents of layers.
    public var uiImage: UIImage {
      UIImage(pixels: unmultipliedPixels, scale: scale)
    }
  }

  extension RenderedImage {
    /// A colour as four bytes, not multiplied by alpha.
    public struct Pixel: Hashable, Sendable {
      /// How red, from 0 to 255.
      public var red: UInt8
      /// How green, from 0 to 255.
      public var green: UInt8
      /// How blue, from 0 to 255.
      public var blue: UInt8
      /// How opaque, from 0 to 255.
      public var alpha: UInt8

      /// A colour from its bytes, not multiplied by alpha.
      public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
      }

      /// A pixel of a picture, whose colours are multiplied by alpha.
      init(blue: UInt8, green: UInt8, red: UInt8, alpha: UInt8) {
        self.init(
          red: red.divided(byAlpha: alpha), green: green.divided(byAlpha: alpha),
          blue: blue.divided(byAlpha: alpha), alpha: alpha)
      }
    }
  }

  extension RenderedImage {
    /// What a surface shows.
    init(_ surface: Surface, scale: CGFloat) {
      precondition(surface.format == .color)
      let (width, height) = (surface.width, surface.height)
      let bytes = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { buffer, count in
        guard let target = buffer.baseAddress else { return }
        _ = surface.withPixels { pixels, bytesPerRow in
          for y in 0..<height {
            (target + 4 * width * y).initialize(from: pixels + bytesPerRow * y, count: 4 * width)
          }
        }
        count = 4 * width * height
      }
      self.init(width: width, height: height, scale: scale, checked: bytes)
    }

    /// A surface with the same pixels.
    var surface: Surface {
      let surface = Surface(width: width, height: height)
      _ = surface.withPixels { pixels, bytesPerRow in
        bytes.withUnsafeBufferPointer { source in
          guard let source = source.baseAddress else { return }
          for y in 0..<height {
            (pixels + bytesPerRow * y).update(from: source + 4 * width * y, count: 4 * width)
          }
        }
      }
      return surface
    }

    /// The pixels as images have them.
    var unmultipliedPixels: ImagePixels {
      let count = width * height
      let pixels = [UInt8](unsafeUninitializedCapacity: 4 * count) { target, written in
        bytes.withUnsafeBufferPointer { source in
          guard let from = source.baseAddress, let to = target.baseAddress else { return }
          var index = 0
          while index < 4 * count {
            let alpha = from[index + 3]
            to[index] = from[index + 2].divided(byAlpha: alpha)
            to[index + 1] = from[index + 1].divided(byAlpha: alpha)
            to[index + 2] = from[index].divided(byAlpha: alpha)
            to[index + 3] = alpha
            index += 4
          }
        }
        written = 4 * count
      }
      // The number of bytes is right.
      return ImagePixels(width: width, height: height, bytes: pixels)!
    }
  }

  extension UInt8 {
    /// The colour that gave this one when it was multiplied by an alpha.
    fileprivate func divided(byAlpha alpha: UInt8) -> UInt8 {
      guard alpha > 0, alpha < 255 else { return alpha == 0 ? 0 : self }
      let value = (UInt32(self) &* 255 &+ UInt32(alpha) / 2) / UInt32(alpha)
      return UInt8(truncatingIfNeeded: value > 255 ? 255 : value)
    }

    /// This colour multiplied by an alpha, rounded.
    func multiplied(byAlpha alpha: UInt8) -> UInt8 {
      let product = UInt32(self) &* UInt32(alpha) &+ 128
      return UInt8(truncatingIfNeeded: (product &+ product >> 8) >> 8)
    }
  }
#endif
