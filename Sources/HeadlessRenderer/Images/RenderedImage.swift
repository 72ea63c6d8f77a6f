// SPDX-License-Identifier: MIT
#if Rendering
  public import HeadlessUIKit

  /// An image that was drawn, or read from a PNG file. Immutable and safe to use from every thread.
  ///
  /// ```swift
  /// let image = RenderedImage(width: 1, height: 1, bytes: [0, 0, 128, 128])  // premultiplied red
  /// print(image?[0, 0].red ?? 0, image?[0, 0].alpha ?? 0)  // 255 128
  ///
  /// let data = try image?.pngData() ?? Data()
  /// print(try RenderedImage(png: data) == image)  // true
  /// ```
  ///
  /// Positions are in pixels from the upper left corner. The subscript is checked and undoes the
  /// premultiplication: loops over all pixels read ``bytes``.
  public struct RenderedImage: Hashable, Sendable {
    /// The width, in pixels.
    public let width: Int

    /// The height, in pixels.
    public let height: Int

    /// The scale, in pixels per point.
    public let scale: CGFloat

    /// The pixels, row by row from the top, with four bytes per pixel: blue, green, red and alpha.
    /// The colors are premultiplied by alpha.
    public let bytes: [UInt8]

    /// Creates an image from its pixels; nil if the number of bytes is not `4 * width * height`, or
    /// if a side is longer than 32,767 pixels.
    ///
    /// - Parameter bytes: Blue, green, red and alpha of each pixel, premultiplied by alpha.
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

    /// Returns the color of a pixel, counted from the left and from the top.
    public subscript(x: Int, y: Int) -> Pixel {
      precondition(
        (0..<width).contains(x) && (0..<height).contains(y), "there is no pixel \(x), \(y)")
      let start = 4 * (y * width + x)
      return Pixel(
        blue: bytes[start], green: bytes[start + 1], red: bytes[start + 2], alpha: bytes[start + 3])
    }

    /// The image as a `UIImage`, for image views and the contents of layers.
    public var uiImage: UIImage {
      UIImage(pixels: unmultipliedPixels, scale: scale)
    }
  }

  extension RenderedImage {
    /// A color in four bytes, not premultiplied by alpha.
    public struct Pixel: Hashable, Sendable {
      /// The red component, from 0 to 255.
      public var red: UInt8
      /// The green component, from 0 to 255.
      public var green: UInt8
      /// The blue component, from 0 to 255.
      public var blue: UInt8
      /// The opacity, from 0 to 255.
      public var alpha: UInt8

      /// Creates a color from its bytes, not premultiplied by alpha.
      public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
      }

      /// Creates a color from a pixel of an image, which is premultiplied by alpha.
      init(blue: UInt8, green: UInt8, red: UInt8, alpha: UInt8) {
        self.init(
          red: red.divided(byAlpha: alpha), green: green.divided(byAlpha: alpha),
          blue: blue.divided(byAlpha: alpha), alpha: alpha)
      }
    }
  }

  extension RenderedImage {
    /// Creates an image from the pixels of a surface.
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

    /// A new surface with the same pixels.
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

    /// The pixels without premultiplication, as `UIImage` stores them.
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
      // Never nil: the number of bytes matches the size.
      return ImagePixels(width: width, height: height, bytes: pixels)!
    }
  }

  extension UInt8 {
    /// Returns the component before the premultiplication by `alpha`.
    fileprivate func divided(byAlpha alpha: UInt8) -> UInt8 {
      guard alpha > 0, alpha < 255 else { return alpha == 0 ? 0 : self }
      let value = (UInt32(self) &* 255 &+ UInt32(alpha) / 2) / UInt32(alpha)
      return UInt8(truncatingIfNeeded: value > 255 ? 255 : value)
    }

    /// Returns the component premultiplied by `alpha`, rounded.
    func multiplied(byAlpha alpha: UInt8) -> UInt8 {
      let product = UInt32(self) &* UInt32(alpha) &+ 128
      return UInt8(truncatingIfNeeded: (product &+ product >> 8) >> 8)
    }
  }
#endif
