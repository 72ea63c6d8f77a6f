// SPDX-License-Identifier: MIT

/// Encodes pixels as a PNG file: eight bits for each of red, green, blue and alpha, in sRGB, not
/// interlaced (Portable Network Graphics Specification, third edition).
///
/// Only images of devices without a renderer use this encoder, such as those of
/// `ScreenHost.makeImage` that a test attaches. HeadlessRenderer has the system's library write
/// files, which is faster and makes smaller files, but is not available in builds without the trait
/// `Rendering`.
enum PNGEncoder {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the contents of the PNG file; nil for an image without pixels, which PNG cannot
  /// represent.
  static func encode(_ pixels: ImagePixels) -> [UInt8]? {
    guard pixels.width > 0, pixels.height > 0 else { return nil }
    var file = signature
    let truecolorWithAlpha: UInt8 = 6
    file += chunk(
      "IHDR",
      ZlibStream.bigEndian(UInt32(pixels.width)) + ZlibStream.bigEndian(UInt32(pixels.height))
        + [8, truecolorWithAlpha, 0, 0, 0])
    file += chunk("sRGB", [0])
    file += chunk("IDAT", ZlibStream.compressing(filteredRows(of: pixels)))
    file += chunk("IEND", [])
    return file
  }

  /// Returns the rows with their filter bytes. Each byte is replaced by its difference to the byte
  /// above it, which is zero almost everywhere in images of screens.
  private static func filteredRows(of pixels: ImagePixels) -> [UInt8] {
    let stride = 4 * pixels.width
    let up: UInt8 = 2
    var rows: [UInt8] = []
    rows.reserveCapacity((stride + 1) * pixels.height)
    pixels.bytes.withUnsafeBufferPointer { bytes in
      for row in 0..<pixels.height {
        rows.append(up)
        let start = row * stride
        if row == 0 {
          rows.append(contentsOf: bytes[..<stride])
        } else {
          for index in start..<start + stride { rows.append(bytes[index] &- bytes[index - stride]) }
        }
      }
    }
    return rows
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let typeAndContent = Array(name.utf8) + content
    return ZlibStream.bigEndian(UInt32(content.count)) + typeAndContent
      + ZlibStream.bigEndian(crc32(typeAndContent))
  }

  /// The CRC remainders of the 256 byte values (PNG specification, annex D).
  private static let crcTable: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  /// Returns the cyclic redundancy check of a PNG chunk, also known as CRC-32/ISO-HDLC.
  static func crc32(_ input: [UInt8]) -> UInt32 {
    let table = crcTable
    return ~input.reduce(~0 as UInt32) { crc, byte in
      table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ crc >> 8
    }
  }
}
