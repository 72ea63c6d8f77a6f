// SPDX-License-Identifier: MIT

/// The size and the orientation that the header of an image file states. Sources: PNG (RFC 2083),
/// JPEG (ITU-T T.81, annex B, and Exif 2.3), GIF89a, and the WebP container (RFC 9649).
struct ImageHeader {
  let width: Int
  let height: Int
  var orientation = UIImage.Orientation.up

  /// Reads a header; nil for other formats, for damaged data and for an empty image.
  init?(_ data: Data) {
    let bytes = Bytes(data)
    guard
      let header = Self.png(bytes) ?? Self.jpeg(bytes) ?? Self.gif(bytes) ?? Self.webP(bytes)
        ?? Self.vector(data), header.width > 0, header.height > 0
    else { return nil }
    self = header
  }

  private init?(_ width: Int?, _ height: Int?, _ orientation: UIImage.Orientation = .up) {
    guard let width, let height else { return nil }
    (self.width, self.height, self.orientation) = (width, height, orientation)
  }

  private static func png(_ bytes: Bytes) -> ImageHeader? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      bytes.text(at: 12, count: 4) == "IHDR"
    else { return nil }
    return ImageHeader(bytes.big(at: 16, count: 4), bytes.big(at: 20, count: 4))
  }

  private static func gif(_ bytes: Bytes) -> ImageHeader? {
    guard bytes.text(at: 0, count: 4) == "GIF8" else { return nil }
    return ImageHeader(bytes.little(at: 6, count: 2), bytes.little(at: 8, count: 2))
  }

  private static func webP(_ bytes: Bytes) -> ImageHeader? {
    guard bytes.text(at: 0, count: 4) == "RIFF", bytes.text(at: 8, count: 4) == "WEBP" else {
      return nil
    }
    switch bytes.text(at: 12, count: 4) {
    case "VP8X":
      return ImageHeader(
        bytes.little(at: 24, count: 3).map { $0 + 1 }, bytes.little(at: 27, count: 3).map { $0 + 1 }
      )
    case "VP8L":
      guard let bits = bytes.little(at: 21, count: 4) else { return nil }
      return ImageHeader((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    case "VP8 ":
      return ImageHeader(
        bytes.little(at: 26, count: 2).map { $0 & 0x3FFF },
        bytes.little(at: 28, count: 2).map { $0 & 0x3FFF })
    default: return nil
    }
  }

  // MARK: JPEG

  /// Reads the segments up to the one that begins a frame.
  private static func jpeg(_ bytes: Bytes) -> ImageHeader? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var offset = 2
    var orientation = UIImage.Orientation.up
    while let mark = bytes.big(at: offset, count: 1), let kind = bytes.big(at: offset + 1, count: 1)
    {
      guard mark == 0xFF else { return nil }
      if kind == 0xFF {  // a fill byte
        offset += 1
        continue
      }
      guard let length = bytes.big(at: offset + 2, count: 2), length >= 2 else { return nil }
      switch kind {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        return ImageHeader(
          bytes.big(at: offset + 7, count: 2), bytes.big(at: offset + 5, count: 2), orientation)
      case 0xE1: orientation = exifOrientation(bytes, at: offset + 4) ?? orientation
      default: break
      }
      offset += 2 + length
    }
    return nil
  }

  /// Returns the orientation of the Exif data that begins at a position.
  private static func exifOrientation(_ bytes: Bytes, at segment: Int) -> UIImage.Orientation? {
    guard bytes.text(at: segment, count: 4) == "Exif" else { return nil }
    let start = segment + 6
    let isLittle = bytes.text(at: start, count: 2) == "II"
    func number(_ offset: Int, _ count: Int) -> Int? {
      isLittle
        ? bytes.little(at: start + offset, count: count)
        : bytes.big(at: start + offset, count: count)
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<min(count, 100) {
      let offset = directory + 2 + 12 * entry
      if number(offset, 2) == 0x0112 { return number(offset + 8, 2).flatMap(orientation(exif:)) }
    }
    return nil
  }

  private static func orientation(exif number: Int) -> UIImage.Orientation? {
    let all: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    return all.indices.contains(number - 1) ? all[number - 1] : nil
  }

  // MARK: Vector images

  /// Returns the size of an SVG or PDF document, as one pixel per unit.
  private static func vector(_ data: Data) -> ImageHeader? {
    if isPDF(data) { return pdf(data) }
    let start = String(decoding: data.prefix(65_536), as: UTF8.self)
    guard let tag = start.range(of: "<svg") else { return nil }
    let rest = String(start[tag.lowerBound...].prefix { $0 != ">" })
    let box = numbers(after: "viewBox=", in: rest) ?? []
    let width = numbers(after: " width=", in: rest)?.first ?? (box.count >= 4 ? box[2] : nil)
    let height = numbers(after: " height=", in: rest)?.first ?? (box.count >= 4 ? box[3] : nil)
    return ImageHeader(width.map { Int($0.rounded()) }, height.map { Int($0.rounded()) })
  }

  /// Whether the data begin as a PDF document does (ISO 32000-1, 7.5.2).
  static func isPDF(_ data: Data) -> Bool { data.starts(with: Data("%PDF".utf8)) }

  /// Returns the size of the first page, which may be described anywhere in the document, whatever
  /// else is in it; nil where it is compressed (ISO 32000-1, 7.5.7).
  private static func pdf(_ data: Data) -> ImageHeader? {
    guard let word = data.range(of: Data("/MediaBox".utf8)) else { return nil }
    let text = String(decoding: data[word.lowerBound...].prefix(256), as: UTF8.self)
    guard let box = numbers(after: "/MediaBox", in: text), box.count >= 4 else { return nil }
    return ImageHeader(
      Int(abs(box[2] - box[0]).rounded()), Int(abs(box[3] - box[1]).rounded()))
  }

  /// Returns the numbers between the next two delimiters after a word.
  private static func numbers(after word: String, in text: String) -> [Double]? {
    guard let range = text.range(of: word) else { return nil }
    let rest = text[range.upperBound...].drop { "[\"' ".contains($0) }
    let list = rest.prefix { !"]\"'>".contains($0) }
    let numbers = list.split { $0 == "," || $0.isWhitespace }.compactMap { word in
      Double(word.prefix { $0.isNumber || ".-".contains($0) })
    }
    return numbers.isEmpty || !numbers.allSatisfy { abs($0) < 1e6 } ? nil : numbers
  }
}

/// The bytes of a file, which may end anywhere.
private struct Bytes {
  private let data: Data

  init(_ data: Data) {
    self.data = data
  }

  private func slice(_ offset: Int, _ count: Int) -> Data? {
    guard offset >= 0, count >= 0, offset <= data.count - count else { return nil }
    return data[data.startIndex + offset..<data.startIndex + offset + count]
  }

  func starts(with bytes: [UInt8]) -> Bool { data.starts(with: bytes) }

  func text(at offset: Int, count: Int) -> String? {
    slice(offset, count).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the number whose most significant byte is first.
  func big(at offset: Int, count: Int) -> Int? {
    slice(offset, count)?.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the number whose least significant byte is first.
  func little(at offset: Int, count: Int) -> Int? {
    slice(offset, count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
