// SPDX-License-Identifier: MIT

extension UIImage {
  /// Creates an image that shows several images in turn in an image view.
  ///
  /// ```swift
  /// let host = ScreenHost(.iPhone15)
  /// let size = CGSize(width: 20, height: 20)
  /// let frames = [host.makeImage(.red, size: size), host.makeImage(.blue, size: size)]
  /// let image = UIImage.animatedImage(with: frames, duration: 1)
  /// print(image?.images?.count ?? 0, image?.duration ?? 0)  // 2 1.0
  /// ```
  ///
  /// - Parameter duration: The duration of one turn, in seconds; 0 for 1/10 s per image, which is
  ///   chosen here.
  @discardableResult
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var values = first.values
    values.frames = images
    values.duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 10
    return UIImage(values: values)
  }

  /// Creates an animated image of the images that the host has registered under a name that is
  /// followed by 0, 1, 2 and so on; nil if there is none.
  @discardableResult
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    if let first = UIImage(named: "\(name)0") { images.append(first) }
    while images.count < 1024, let next = UIImage(named: "\(name)\(max(images.count, 1))") {
      images.append(next)
    }
    return animatedImage(with: images, duration: duration)
  }

  /// The images of an animated image; nil for other images.
  public final var images: [UIImage]? { values.frames.isEmpty ? nil : values.frames }

  /// The duration of one turn of an animated image, in seconds; 0 for other images.
  public final var duration: TimeInterval { values.duration }
}
