// SPDX-License-Identifier: MIT
#if Rendering
  import CGdkPixbuf
  import HeadlessUIKit

  /// Returns the pixels of an image file, without its orientation; nil for data that gdk-pixbuf
  /// does not read. PNG, JPEG and GIF are always supported, further formats by its loaders.
  func decodedPixels(of data: Data) -> ImagePixels? {
    let loader = gdk_pixbuf_loader_new()
    defer { g_object_unref(loader) }
    let isWritten = data.withUnsafeBytes { bytes in
      gdk_pixbuf_loader_write(
        loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), nil) != 0
    }
    // A loader has to be closed in any case.
    let isClosed = gdk_pixbuf_loader_close(loader, nil) != 0
    guard isWritten, isClosed, let image = gdk_pixbuf_loader_get_pixbuf(loader) else { return nil }
    return pixels(of: image)
  }

  private func pixels(of image: OpaquePointer) -> ImagePixels? {
    let (width, height) = (
      Int(gdk_pixbuf_get_width(image)), Int(gdk_pixbuf_get_height(image))
    )
    let channels = Int(gdk_pixbuf_get_n_channels(image))
    let rowLength = Int(gdk_pixbuf_get_rowstride(image))
    guard width > 0, height > 0, channels == 3 || channels == 4,
      gdk_pixbuf_get_bits_per_sample(image) == 8, let source = gdk_pixbuf_read_pixels(image)
    else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { target, count in
      count = 4 * width * height
      guard let target = target.baseAddress else { return }
      var y = 0
      while y < height {
        let (from, to) = (source + y &* rowLength, target + y &* width &* 4)
        var x = 0
        while x < width {
          let (pixel, copy) = (from + x &* channels, to + x &* 4)
          copy[0] = pixel[0]
          copy[1] = pixel[1]
          copy[2] = pixel[2]
          copy[3] = channels == 4 ? pixel[3] : 255
          x = x &+ 1
        }
        y = y &+ 1
      }
    }
    return ImagePixels(width: width, height: height, bytes: bytes)
  }

  /// Returns a JPEG file with pixels in front of black; nil on failure.
  func jpegFile(_ pixels: ImagePixels, quality: CGFloat) -> Data? {
    guard pixels.width > 0, pixels.height > 0 else { return nil }
    var opaque: [UInt8] = []
    opaque.reserveCapacity(3 * pixels.width * pixels.height)
    for pixel in stride(from: 0, to: pixels.bytes.count, by: 4) {
      let alpha = Int(pixels.bytes[pixel + 3])
      for channel in 0..<3 {
        opaque.append(UInt8((Int(pixels.bytes[pixel + channel]) * alpha + 127) / 255))
      }
    }
    return opaque.withUnsafeBufferPointer { opaque -> Data? in
      guard
        let image = gdk_pixbuf_new_from_data(
          opaque.baseAddress, GDK_COLORSPACE_RGB, 0, 8, Int32(pixels.width), Int32(pixels.height),
          Int32(3 * pixels.width), nil, nil)
      else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(image)) }
      return file(of: image, quality: Int((quality * 100).rounded()))
    }
  }

  private func file(of image: OpaquePointer, quality: Int) -> Data? {
    var buffer: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    let isSaved = "quality".withCString { key in
      "\(quality)".withCString { value in
        var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
        var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
        return gdk_pixbuf_save_to_bufferv(image, &buffer, &count, "jpeg", &keys, &values, nil) != 0
      }
    }
    guard let buffer else { return nil }
    defer { g_free(buffer) }
    return isSaved ? Data(bytes: buffer, count: Int(count)) : nil
  }
#endif
