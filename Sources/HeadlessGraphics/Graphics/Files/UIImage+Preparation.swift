// SPDX-License-Identifier: MIT

extension UIImage {
  /// Returns the image, decoded. Without a renderer nothing is decoded, and the image is returned
  /// as it is.
  @discardableResult
  public final func preparingForDisplay() -> UIImage? {
    _ = storedPixels
    return self
  }

  /// Calls a closure on the main queue with the decoded image.
  public final func prepareForDisplay(
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(self.preparingForDisplay()) }
  }

  /// Returns the image, decoded.
  @discardableResult
  public final func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// Returns the image, drawn in a size in points; nil if the size is empty or not finite.
  @discardableResult
  public final func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let result = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
    return result.withRenderingMode(renderingMode)
  }

  /// Calls a closure on the main queue with the image, drawn in a size in points.
  public final func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// Returns the image, drawn in a size in points; nil if the size is empty or not finite.
  @discardableResult
  public final func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}

// The system's images.
extension UIImage {
  /// An ellipsis in a circle.
  public class var actions: UIImage { standard("ellipsis.circle") }

  /// A plus sign in a filled circle.
  public class var add: UIImage { standard("plus.circle.fill") }

  /// A minus sign in a filled circle.
  public class var remove: UIImage { standard("minus.circle.fill") }

  /// A check mark in a filled circle.
  public class var checkmark: UIImage { standard("checkmark.circle.fill") }

  /// A check mark in a circle.
  public class var strokedCheckmark: UIImage { standard("checkmark.circle") }

  private static func standard(_ name: String) -> UIImage {
    UIImage(systemName: name) ?? UIImage()
  }
}
