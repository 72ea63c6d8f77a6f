// SPDX-License-Identifier: MIT

/// The pixels of an image, row by row from the top. Each pixel has four bytes: red, green, blue and
/// alpha, not premultiplied.
package struct ImagePixels: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package let bytes: [UInt8]

  /// Creates an image from bytes; nil if their number is not four times that of the pixels.
  package init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width >= 0, height >= 0, bytes.count == 4 * width * height else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Creates an image with all pixels of one color, limited to the range of sRGB.
  package init(width: Int, height: Int, color: RGBA) {
    let color = color.inSRGB
    let pixel = [color.red, color.green, color.blue, color.alpha].map {
      UInt8((min(max($0, 0), 1) * 255).rounded())
    }
    self.width = max(width, 0)
    self.height = max(height, 0)
    bytes = (0..<self.width * self.height).flatMap { _ in pixel }
  }
}

extension ImagePixels {
  /// Returns the pixels as they are shown with an orientation. Linear in the number of pixels.
  func turned(_ orientation: UIImage.Orientation) -> ImagePixels {
    guard orientation != .up else { return self }
    let (shownWidth, shownHeight) = orientation.swapsSides ? (height, width) : (width, height)
    var turned: [UInt8] = []
    turned.reserveCapacity(bytes.count)
    for y in 0..<shownHeight {
      for x in 0..<shownWidth {
        let source = storedPosition(ofShown: x, y, orientation)
        let start = 4 * (source.y * width + source.x)
        turned.append(contentsOf: bytes[start..<start + 4])
      }
    }
    return ImagePixels(width: shownWidth, height: shownHeight, bytes: turned)!
  }

  /// Returns the position of the stored pixel that is shown at a position. The documentation of
  /// `UIImage.Orientation` on Apple's platforms defines the orientations.
  private func storedPosition(
    ofShown x: Int, _ y: Int, _ orientation: UIImage.Orientation
  ) -> (x: Int, y: Int) {
    switch orientation {
    case .up: (x, y)
    case .down: (width - 1 - x, height - 1 - y)
    case .left: (width - 1 - y, x)
    case .right: (y, height - 1 - x)
    case .upMirrored: (width - 1 - x, y)
    case .downMirrored: (x, height - 1 - y)
    case .leftMirrored: (y, x)
    case .rightMirrored: (width - 1 - y, height - 1 - x)
    }
  }
}

// Without children; see `CGPath`.
extension ImagePixels: CustomStringConvertible, CustomReflectable {
  package var description: String { "\(width) x \(height) pixels" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
