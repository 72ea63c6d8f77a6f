// SPDX-License-Identifier: MIT

/// The pixels of an image, or the drawing that a renderer converts to pixels.
///
/// ```swift
/// let format = UIGraphicsImageRendererFormat()
/// format.scale = 2
/// let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image {
///   $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
/// }
/// print(image.cgImage?.width ?? 0)  // 40
///
/// let layer = CALayer()
/// layer.contents = image.cgImage
/// ```
///
/// Core Graphics' access to single pixels is not available. `CALayer.contents` shows an image.
public final class CGImage: Hashable, Sendable {
  let content: UIImage.Content
  /// The number of pixels per point of a drawing.
  let scale: CGFloat

  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int

  init?(_ values: UIImage.Values) {
    (content, scale) = (values.content, values.scale)
    switch values.content {
    case .empty, .symbol: return nil
    case .pixels(let pixels): (width, height) = (pixels.width, pixels.height)
    case .file(let file): (width, height) = (file.width, file.height)
    case .drawing(let drawing):
      width = Int((drawing.size.width * values.scale).rounded())
      height = Int((drawing.size.height * values.scale).rounded())
    }
  }

  /// Returns whether two images have the same content.
  public static func == (left: CGImage, right: CGImage) -> Bool {
    left === right || (left.content == right.content && left.scale == right.scale)
  }

  /// Adds the content to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(content)
  }
}

extension UIImage {
  /// The stored image, without its scale and its orientation; nil for a symbol and for an empty
  /// image.
  ///
  /// On Apple's platforms, the image of a symbol has pixels, too.
  public final var cgImage: CGImage? { CGImage(values) }

  /// Creates an image with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image with a number of pixels per point and an orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var values = Values()
    values.content = cgImage.content
    values.scale = scale > 0 ? scale : 1
    if case .drawing(let drawing) = cgImage.content, values.scale != cgImage.scale {
      values.content = .drawing(drawing.scaled(by: cgImage.scale / values.scale))
    }
    values.orientation = orientation
    self.init(values: values)
  }
}

extension ImageDrawing {
  /// Returns the drawing in another size.
  fileprivate func scaled(by factor: CGFloat) -> ImageDrawing {
    var values = UIImage.Values()
    values.content = .drawing(self)
    let original = UIImage(values: values)
    let size = CGSize(width: size.width * factor, height: size.height * factor)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      original.draw(in: CGRect(origin: .zero, size: size))
    }
    if case .drawing(let scaled) = image.values.content { return scaled }
    return self
  }
}
