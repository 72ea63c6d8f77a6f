// SPDX-License-Identifier: MIT

/// An image file in memory whose pixels have not been decoded: its size and orientation are read
/// from its header. A renderer decodes it when it is drawn.
package final class EncodedImage: Hashable, @unchecked Sendable {
  package let data: Data
  /// The size of the stored pixels.
  package let width: Int
  package let height: Int
  package let orientation: UIImage.Orientation

  private let lock = NSLock()
  private var decoded: ImagePixels??

  /// Creates an image from a file in the format PNG, JPEG, GIF or WebP, or a vector image (SVG or
  /// PDF); nil for other data.
  package init?(_ data: Data) {
    guard let header = ImageHeader(data) else { return nil }
    self.data = data
    (width, height, orientation) = (header.width, header.height, header.orientation)
  }

  /// Whether the data are a PDF document, which may have a size that cannot be read.
  package static func isPDF(_ data: Data) -> Bool { ImageHeader.isPDF(data) }

  /// The decoded pixels; nil without a renderer, and for data that its decoder does not read.
  package var pixels: ImagePixels? {
    guard let renderer = ValueEnvironment.current.rasterizer else { return nil }
    return lock.withLock {
      if let decoded { return decoded }
      let pixels = renderer.pixels(ofFile: data)
      decoded = .some(pixels)
      return pixels
    }
  }

  package static func == (left: EncodedImage, right: EncodedImage) -> Bool {
    left === right || left.data == right.data
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(data.count)
    hasher.combine(width)
    hasher.combine(height)
  }
}

// Without children; see `CGPath`.
extension EncodedImage: CustomReflectable {
  package var customMirror: Mirror { Mirror(self, children: []) }
}
