// SPDX-License-Identifier: MIT
#if Rendering
  import CPangoCairo
  import HeadlessUIKit

  /// A block of pixels in memory that Cairo draws into. Not safe to use from two threads at once.
  final class Surface {
    enum Format {
      /// Blue, green, red and alpha, one byte each, premultiplied by alpha, on little-endian
      /// machines.
      case color
      /// Alpha only, one byte.
      case mask

      var cairo: cairo_format_t { self == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8 }
      var bytesPerPixel: Int { self == .color ? 4 : 1 }
    }

    /// Cairo's limit for the length of a side, in pixels.
    static let longestSide = 32767

    let pointer: OpaquePointer
    let format: Format
    let width: Int
    let height: Int

    /// Creates transparent pixels. The sides are limited to Cairo's maximum.
    init(width: Int, height: Int, format: Format = .color) {
      self.width = min(max(width, 0), Self.longestSide)
      self.height = min(max(height, 0), Self.longestSide)
      self.format = format
      pointer = cairo_image_surface_create(
        format.cairo, Int32(self.width), Int32(self.height))
      precondition(
        cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS,
        "no memory for a picture of \(self.width) x \(self.height) pixels")
    }

    /// Creates a surface for external pixels, which must remain valid during the surface's
    /// lifetime.
    init(pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
      precondition(
        (0...Self.longestSide).contains(width) && (0...Self.longestSide).contains(height)
          && bytesPerRow >= width * 4 && bytesPerRow % 4 == 0,
        "a frame needs 4 bytes a pixel, and rows of a multiple of 4 bytes")
      self.width = width
      self.height = height
      format = .color
      pointer = cairo_image_surface_create_for_data(
        pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
        Int32(height), Int32(bytesPerRow))
    }

    /// Takes ownership of a surface that a Cairo function returned; nil if the surface is in an
    /// error state.
    init?(adopting surface: OpaquePointer?) {
      guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
        surface.map(cairo_surface_destroy)
        return nil
      }
      pointer = surface
      format = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_A8 ? .mask : .color
      width = Int(cairo_image_surface_get_width(surface))
      height = Int(cairo_image_surface_get_height(surface))
    }

    deinit {
      cairo_surface_destroy(pointer)
    }

    var bytesPerRow: Int { Int(cairo_image_surface_get_stride(pointer)) }

    /// Calls a closure with the pixels, row by row from the top.
    func withPixels<Result>(_ body: (UnsafeMutablePointer<UInt8>, _ bytesPerRow: Int) -> Result)
      -> Result?
    {
      cairo_surface_flush(pointer)
      guard let pixels = cairo_image_surface_get_data(pointer) else { return nil }
      defer { cairo_surface_mark_dirty(pointer) }
      return body(pixels, bytesPerRow)
    }

    /// Writes pending drawing to the pixels and releases external pixels.
    func finish() {
      cairo_surface_finish(pointer)
    }

    /// Makes all pixels transparent.
    func clear() {
      _ = withPixels { pixels, bytesPerRow in
        // External memory may end after the last pixel of the last row.
        let rowLength = width * format.bytesPerPixel
        for y in 0..<height { memset(pixels + bytesPerRow * y, 0, rowLength) }
      }
    }
  }
#endif
