// SPDX-License-Identifier: MIT
import Foundation
import HeadlessRenderer

/// Pictures of the same size, arranged in rows on white.
struct Sheet {
  /// The pictures, each with rows of blue, green, red and alpha.
  var pictures: [[UInt8]]
  /// The size of a picture, in pixels.
  var width, height: Int
  var columns: Int

  /// Writes the sheet as a PNG file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - scale: The number of pixels per point of the pictures.
  func write(to url: URL, scale: Double) throws {
    let gap = max(width / 24, 2)
    let rows = (pictures.count + columns - 1) / columns
    let (total, tall) = (gap + columns * (width + gap), gap + rows * (height + gap))
    var bytes = [UInt8](repeating: 255, count: total * tall * 4)
    for (index, picture) in pictures.enumerated() {
      let x = gap + index % columns * (width + gap)
      let y = gap + index / columns * (height + gap)
      for row in 0..<height {
        let (from, to) = (row * width * 4, ((y + row) * total + x) * 4)
        bytes.replaceSubrange(to..<to + width * 4, with: picture[from..<from + width * 4])
      }
    }
    guard let image = RenderedImage(width: total, height: tall, scale: scale, bytes: bytes) else {
      throw Failure("the sheet would be too large: use a smaller --scale or more --columns")
    }
    try image.write(to: url)
  }
}
