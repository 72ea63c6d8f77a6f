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
      // Opaque pixels are the same with and without premultiplication.
      let file =
        isOpaque
        ? pngFile(bytes, width: width, height: height, order: .bgra)
        : pngFile(unmultipliedPixels.bytes, width: width, height: height, order: .rgba)
      guard let file else { throw .outOfMemory }
      return file
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

  /// The order of the four bytes of a pixel.
  enum PixelOrder {
    case rgba, bgra
  }

  /// Returns a PNG file with pixels that are not premultiplied, or nil if libpng fails.
  ///
  /// libpng's fast settings take a fifth of the time of its default ones, and files of screens have
  /// the same size.
  func pngFile(_ pixels: [UInt8], width: Int, height: Int, order: PixelOrder) -> Data? {
    guard width > 0, height > 0, pixels.count == 4 * width * height else { return nil }
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(width)
    image.height = png_uint_32(height)
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    if order == .bgra { image.format |= png_uint_32(PNG_FORMAT_FLAG_BGR) }
    image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
    // Deflate makes incompressible data larger by five bytes in 16 KiB at most; each row has a byte
    // of its own.
    var size = png_alloc_size_t(pixels.count + height + (pixels.count + height) / 1024 + 4096)
    var file = Data(count: size)
    let status = file.withUnsafeMutableBytes { file in
      png_image_write_to_memory(&image, file.baseAddress, &size, 0, pixels, 0, nil)
    }
    png_image_free(&image)
    guard status != 0 else { return nil }
    file.removeSubrange(size...)
    return file
  }

  extension RenderedImage {
    /// Whether the alpha of every pixel is 255.
    private var isOpaque: Bool {
      bytes.withUnsafeBufferPointer { bytes in
        guard let alphas = bytes.baseAddress else { return true }
        let end = bytes.count
        var index = 3
        while index < end {
          if alphas[index] != 255 { return false }
          index = index &+ 4
        }
        return true
      }
    }
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
