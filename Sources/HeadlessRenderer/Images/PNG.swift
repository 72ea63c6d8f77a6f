// SPDX-License-Identifier: MIT
#if Rendering
  import CPangoCairo
  public import HeadlessUIKit

  /// An error of reading or writing an image file.
  public enum RenderedImageError: Error, Equatable, CustomStringConvertible {
    /// The data is not a PNG image, or is damaged.
    case notPNG
    /// The image has no pixels, which PNG cannot represent.
    case empty
    /// There is not enough memory.
    case outOfMemory

    /// A description of the error.
    public var description: String {
      switch self {
      case .notPNG: "The data is no PNG picture, or a damaged one."
      case .empty: "A picture without pixels cannot be a PNG picture."
      case .outOfMemory: "There is not enough memory for the picture."
      }
    }
  }

  extension RenderedImage {
    /// Returns the image in the PNG format.
    public func pngData() throws(RenderedImageError) -> Data {
      guard width > 0, height > 0 else { throw .empty }
      var data = Data()
      let surface = surface
      let status = withUnsafeMutablePointer(to: &data) { data in
        cairo_surface_write_to_png_stream(
          surface.pointer,
          { target, bytes, count in
            guard let target, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            target.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
            return CAIRO_STATUS_SUCCESS
          }, data)
      }
      withExtendedLifetime(surface) {}
      guard status == CAIRO_STATUS_SUCCESS else { throw .outOfMemory }
      return data
    }

    /// Writes the image to a PNG file, and creates missing folders.
    public func write(to url: URL) throws {
      let data = try pngData()
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    }

    /// Creates an image from PNG data.
    public init(png data: Data, scale: CGFloat = 1) throws(RenderedImageError) {
      // The decoder would read a truncated file as an image with transparent rows at its end.
      guard data.starts(with: [0x89, 0x50, 0x4E, 0x47]), data.suffix(8).starts(with: Self.end)
      else { throw .notPNG }
      var rest = data[...]
      let read = withUnsafeMutablePointer(to: &rest) { rest in
        cairo_image_surface_create_from_png_stream(
          { source, bytes, count in
            guard let source, let bytes else { return CAIRO_STATUS_READ_ERROR }
            let rest = source.assumingMemoryBound(to: Data.self)
            guard rest.pointee.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
            rest.pointee.copyBytes(to: bytes, count: Int(count))
            rest.pointee.removeFirst(Int(count))
            return CAIRO_STATUS_SUCCESS
          }, rest)
      }
      guard let surface = Surface(adopting: read), let colors = surface.inColor else {
        throw .notPNG
      }
      self.init(colors, scale: scale)
    }

    /// Creates an image from a PNG file.
    public init(contentsOf url: URL, scale: CGFloat = 1) throws {
      try self.init(png: Data(contentsOf: url), scale: scale)
    }

    // The name and the checksum of the last chunk, which are equal in all files.
    private static let end: [UInt8] = [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
  }

  extension Surface {
    /// The same image with four bytes per pixel, because files may have fewer; nil on failure.
    fileprivate var inColor: Surface? {
      guard width > 0, height > 0 else { return nil }
      let copy = Surface(width: width, height: height)
      guard
        let pattern = Pattern(
          self, filling: CGRect(x: 0, y: 0, width: width, height: height),
          filter: CAIRO_FILTER_NEAREST)
      else { return nil }
      let canvas = Canvas(copy)
      canvas.setSource(pattern)
      canvas.paint()
      return copy
    }
  }
#endif
